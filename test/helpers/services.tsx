/** What screens find around them in tests: the second edition, no colours, and whatever a test likes otherwise. */
import type {ReactNode} from 'react';
import {type DungeonFighter, dungeonFighter} from '../../source/dungeon-fighter/game.js';
import {portraitsOf, voiceOf} from '../../source/engine/looks.js';
import {defaultBindings} from '../../source/ui/bindings.js';
import {type Likings, type Services, ServicesContext} from '../../source/ui/services.js';
import {createTheme} from '../../source/ui/theme.js';
import {type FakeStage, type FakeStageOptions, renderOnStage} from './fake-stage.js';
import {secondEdition} from './scene.js';

export const likings: Likings = {throwMode: 'steady', assist: 100, reducedMotion: true, bell: false, offset: 0};

export const game: DungeonFighter = dungeonFighter(secondEdition);

export const servicesWith = (change: Partial<Likings> = {}, more: Partial<Services> = {}): Services => ({
	game,
	voice: voiceOf('second'),
	portraits: portraitsOf('second'),
	theme: createTheme('none', 'unicode'),
	bindings: defaultBindings,
	likings: {...likings, ...change},
	...more,
});

export type ServedOptions = FakeStageOptions & {likings?: Partial<Likings>; services?: Partial<Services>};

/** A screen on a stage, with everything it needs. */
export const renderServed = (screen: ReactNode, {likings: liked = {}, services = {}, ...options}: ServedOptions = {}): FakeStage =>
	renderOnStage(<ServicesContext.Provider value={servicesWith(liked, services)}>{screen}</ServicesContext.Provider>, options);

/** The rows of the screen as one text, to look for words in. */
export const textOf = (stage: FakeStage, at?: number): string => stage.screen(at).join('\n');
