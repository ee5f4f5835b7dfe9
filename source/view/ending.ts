/** Words for the moments that fill the screen: the die as it lands, the grave and the feast. */
import type {Box} from '../dungeon-fighter/box.js';
import type {Event} from '../dungeon-fighter/events.js';
import type {State} from '../dungeon-fighter/state.js';
import type {Zone} from '../kernel/landing.js';
import {foeName, heroName} from './names.js';
import {count, list} from './text.js';
import type {Say} from './voice.js';
import type {VoiceKey} from './voice-keys.js';

type BannerKey = Extract<VoiceKey, `landing-banner-${string}`>;

/** What the banner is about: the reason of a miss before the place, since a bullseye without a bounce is none. */
export const bannerKey = ({landing, why}: Extract<Event, {type: 'thrown'}>): BannerKey => {
	if (why !== undefined) return `landing-banner-${why}`;
	const zone: Zone = landing.zone;
	return zone === 'bullseye' && landing.icon ? 'landing-banner-insta-kill' : `landing-banner-${zone}`;
};

/** A few words in large letters for a die that has just come to rest. */
export const banner = (event: Extract<Event, {type: 'thrown'}>, say: Say): string => say(bannerKey(event), {});

const party = (box: Box, {heroes}: State): string => list(heroes.map(({id}) => heroName(box, id)));

type EpitaphKey = Extract<VoiceKey, `epitaph-${string}`>;

const epitaphKey = ({cause, combat}: State): EpitaphKey =>
	cause === 'out-of-dice' ? 'epitaph-out-of-dice' : `epitaph-${combat?.after ?? 'throw'}`;

/** For the tombstone of a party that lost; by what it died of: a throw, the price of the dice, shame, or no dice. */
export const epitaph = (box: Box, state: State, say: Say): string =>
	say(epitaphKey(state), {heroes: party(box, state), monster: foeName(box, state), rounds: count(state.round, 'round')});

/** For a party that won. */
export const victory = (box: Box, state: State, points: number, say: Say): string =>
	say('victory', {heroes: party(box, state), monster: foeName(box, state), points: count(points, 'point')});
