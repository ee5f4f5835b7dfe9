import {describe, expect, test} from 'vitest';
import {voiceOf} from '../../source/engine/looks.js';
import {banner, bannerKey, epitaph, victory} from '../../source/view/ending.js';
import {plainly} from '../../source/view/voice.js';
import {bossFight, fight, monster} from '../helpers/scene.js';

const voice = voiceOf('second');
const say = plainly(voice);

const landing = {zone: 'bullseye', icon: false, bounces: 1, respected: true} as const;
const thrown = {type: 'thrown', hero: 'murka', die: 'red', weapons: [], stance: [], landing, result: 'hit'} as const;

describe('the banner of a landing', () => {
	test('is about the place of a hit', () => {
		expect(bannerKey(thrown)).toBe('landing-banner-bullseye');
		expect(bannerKey({...thrown, landing: {...landing, icon: true}})).toBe('landing-banner-insta-kill');
		expect(banner({...thrown, landing: {...landing, zone: '3'}}, say)).toBe('THREE');
	});

	test('is about the reason of a miss', () => {
		const missed = {...thrown, result: 'miss'} as const;
		expect(banner({...missed, why: 'no-bounce'}, say)).toBe('NO BOUNCE');
		expect(banner({...missed, landing: {...landing, zone: 'hole'}, why: 'hole'}, say)).toBe('IN THE HOLE');
		expect(banner({...missed, landing: {...landing, zone: '1'}, why: 'tricky'}, say)).toBe('DODGED');
	});
});

describe('the epitaph names what the party died of', () => {
	const weak = {murka: {life: 1}, wilrond: {life: 1}, 'brad-breckfust': {life: 1}};

	test('a blow', () => {
		const scene = fight({party: weak, monster: monster({effects: [{is: 'rabid'}]})});
		scene.throw('red', 'outside');
		expect(scene.state.outcome).toBe('lost');
		expect(epitaph(scene.game.box, scene.state, say)).toBe('They fought Test Monster. Test Monster did not notice at first.');
	});

	test('the price of the dice', () => {
		const scene = fight({party: weak, chest: {bonusDice: 0}});
		for (const die of ['red', 'green', 'blue'] as const) scene.throw(die, '1');
		scene.do({type: 'retrieve-dice'});
		expect(scene.state.outcome).toBe('lost');
		expect(epitaph(scene.game.box, scene.state, say)).toBe('They bent down for the dice, and stayed down.');
	});

	test('shame', () => {
		const scene = fight({party: weak, monster: monster({throws: ['blind']})});
		scene.do({type: 'back-down'});
		expect(scene.state.outcome).toBe('lost');
		expect(epitaph(scene.game.box, scene.state, say)).toBe('They died of shame, which is not even a monster.');
	});

	test('an empty chest', () => {
		const scene = bossFight({chest: {bonusDice: 0}});
		for (const die of ['red', 'green', 'blue'] as const) scene.throw(die, '1');
		expect(scene.state.cause).toBe('out-of-dice');
		expect(epitaph(scene.game.box, scene.state, say)).toBe('They had courage, friendship, and no dice.');
	});
});

test('the winners are named', () => {
	const scene = bossFight();
	scene.throw('red', 'bullseye', {icon: true});
	expect(scene.state.outcome).toBe('won');
	expect(victory(scene.game.box, scene.state, 12, say)).toMatch(/^Test Boss is down, .*Wilrond.* are up, and nobody can explain it\.$/);
});
