import fc from 'fast-check';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {bindingNames, defaultBindings} from '../../source/ui/bindings.js';
import {beats, calibrate} from '../../source/ui/calibration.js';
import {rebind} from '../../source/ui/rebind.js';
import {defaultSettings} from '../../source/ui/shelf.js';
import {type FakeApp, renderApp} from '../helpers/fake-shelf.js';
import {keyOf} from '../helpers/fake-stage.js';
import {passUntil} from '../helpers/passing.js';

let app: FakeApp;
afterEach(() => {
	app.unmount();
	vi.useRealTimers();
});

describe('settings', () => {
	test('every one of them changes, at once and for good', () => {
		app = renderApp({at: 'settings', settings: {names: ['Anna']}});
		app.press(
			'right',
			'down',
			'left',
			'down',
			'right',
			'down',
			'right',
			'down',
			'right',
			'down',
			'right',
			'down',
			'right',
			'right',
			'left',
		);
		expect(app.shelved.settings).toMatchObject({
			throwMode: 'steady',
			assist: 60,
			reducedMotion: true,
			colours: '16',
			glyphs: 'ascii',
			bell: true,
			offset: 5,
		});
		// What would be lost is asked for twice, and walking on means no.
		app.press('9', 'down', 'up');
		expect(app.shelved.settings.names).not.toEqual([]);
		app.press('9');
		expect(app.text()).toContain('Choose it once more, and they are forgotten.');
		app.press('9', 'down', 'enter');
		expect(app.shelved.settings).toMatchObject({names: [], tutorialOffered: false});
		app.press('down', 'enter', 'enter');
		expect(app.shelved.settings).toEqual(defaultSettings);
	});

	test('colours and signs are seen at once', () => {
		app = renderApp({at: 'settings'});
		expect(app.text()).toContain('♥♥♥');
		expect(app.lastFrame()).toContain('\u001B[41m');
		app.press('5');
		expect(app.text()).toContain('***');
		expect(app.text()).not.toMatch(/[^ -~\n]/);
		app.press('4', '4');
		expect(app.lastFrame()).not.toContain('\u001B[41m');
		app.press('escape');
		expect(app.text()).toContain('>1 New run');
	});

	test('what is not kept is said', () => {
		app = renderApp({at: 'settings', shelved: {trouble: 'The settings are not being saved.'}});
		app.press('enter');
		expect(app.text()).toContain('The settings are not being saved.');
	});

	test('the delay has its limits', () => {
		app = renderApp({at: 'settings', settings: {offset: 398}});
		app.press(...Array.from({length: 6}, () => 'down'), 'right');
		expect(app.shelved.settings.offset).toBe(400);
	});
});

describe('keys', () => {
	test('a new key works at once, the old one no longer', () => {
		app = renderApp({at: 'keys'});
		app.press('down', 'enter');
		expect(app.text()).toContain('Press the new key for "down, flatter throw"');
		app.press('z');
		expect(app.shelved.settings.keys.down).toEqual(['z', 'j', 's']);
		app.press('down');
		expect(app.text()).toContain('▸2 ');
		app.press('z');
		expect(app.text()).toContain('▸3 ');
	});

	test('a key with another meaning is swapped, and it says so', () => {
		app = renderApp({at: 'keys'});
		app.press('8', 'm');
		expect(app.shelved.settings.keys).toMatchObject({help: ['m', 'f'], pause: ['?']});
		expect(app.text()).toContain('M: help. It meant "pause", which is now ?.');
	});

	test('Escape stays what it is, digits and chords too', () => {
		app = renderApp({at: 'keys'});
		app.press('1', 'escape');
		expect(app.text()).toContain('Nothing has changed.');
		app.press('1', '5');
		expect(app.text()).toContain('Digits choose');
		app.press('1', 'ctrl+x');
		expect(app.text()).toContain('Only single keys');
		expect(app.shelved.settings.keys).toEqual(defaultBindings);
		app.press('1', 'ctrl+c');
		expect(app.wasTaken()).toBe(false);
	});

	test('all of them go back', () => {
		app = renderApp({at: 'keys', settings: {keys: {...defaultBindings, choose: ['z']}}});
		app.press('up', 'z');
		expect(app.shelved.settings.keys).toEqual(defaultBindings);
		app.press('escape');
		expect(app.screen()[0]).toContain('Settings');
	});

	test('whatever is pressed, every action keeps a key and no key means two things', () => {
		const key = fc.constantFrom('a', 'q', 'x', 'm', '?', 'enter', 'space', 'escape', 'tab', 'up', 'down', 'backspace', '1', 'é');
		app = renderApp();
		fc.assert(
			fc.property(fc.array(fc.tuple(fc.constantFrom(...bindingNames), key)), pairs => {
				let bindings = defaultBindings;
				for (const [name, word] of pairs) bindings = rebind(bindings, name, keyOf(word)).bindings;
				for (const name of bindingNames) {
					expect(bindings[name].length).toBeGreaterThan(0);
					expect(new Set(bindings[name]).size).toBe(bindings[name].length);
				}
				const {choose: _, ...others} = bindings;
				const {press: __, ...inMenus} = bindings;
				for (const list of [Object.values(others).flat(), Object.values(inMenus).flat()]) expect(new Set(list).size).toBe(list.length);
				expect(bindings.back).toContain('escape');
			}),
			{seed: 26},
		);
	});
});

describe('the delay', () => {
	const even = (late: number) => Array.from({length: beats.count}, (_, beat) => 1000 + beat * beats.apart + late);

	test('is the middle of the taps, without the way to the terminal', () => {
		expect(calibrate(even(80), 1000, 0)).toEqual({offset: 80, spread: 0, taps: 12});
		expect(calibrate(even(80), 1000, 30)).toEqual({offset: 50, spread: 0, taps: 12});
		expect(calibrate(even(-40), 1000, 0)?.offset).toBe(-40);
		expect(calibrate([...even(80).slice(0, 11), 99_999], 1000, 0)?.offset).toBe(80);
	});

	test('has limits, and needs taps', () => {
		expect(calibrate(even(-280), 1000, 0)?.offset).toBe(-200);
		expect(calibrate(even(80).slice(0, 5), 1000, 0)).toBeUndefined();
		fc.assert(
			fc.property(fc.array(fc.integer({min: -5000, max: 20_000})), taps => {
				const {offset = 0} = calibrate(taps, 0, 0) ?? {};
				expect(offset).toBeGreaterThanOrEqual(-200);
				expect(offset).toBeLessThanOrEqual(400);
			}),
			{seed: 26},
		);
	});

	test('is tapped out, and kept or not', async () => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
		app = renderApp({at: 'calibrate'});
		// All of it lies in the past, so that nobody has to wait for the last beat.
		const from = performance.now() - (3 + beats.count) * beats.apart;
		app.press(keyOf('space', from));
		const start = from + 3 * beats.apart;
		expect(app.screen(start - 10)[10]).toContain('1 ...');
		expect(app.screen(start + 10)[8]).toMatch(/^ {4}\[▣\]/);
		expect(app.screen(start + beats.apart + 10)[8]).toMatch(/^ {5}• {4}\[▣\]/);
		for (let beat = 0; beat < beats.count; beat++) app.press(keyOf('space', start + beat * beats.apart + 70 + (beat % 3)));
		await passUntil(() => app.text().includes('Your finger is 71 ms late, give or take 1 (12 taps)'));
		expect(app.text()).toContain('Your finger is 71 ms late, give or take 1 (12 taps)');
		app.press('1');
		expect(app.shelved.settings.offset).toBe(71);
		expect(app.screen()[0]).toBe(' Settings');
	});

	test('begins anew when nobody could see the beats', () => {
		app = renderApp({at: 'calibrate'});
		app.press('space');
		expect(app.text()).not.toContain('starts it');
		app.resize(40, 10);
		app.resize(80, 24);
		expect(app.text()).toContain('Space starts it');
	});
});

test('back from the keys, the pointer is where it was', () => {
	app = renderApp({at: 'settings'});
	app.press('8');
	expect(app.screen()[0]).toContain('Settings: Keys');
	app.press('escape');
	expect(app.text()).toMatch(/▸8 Keys/);
	app.press('up', 'enter');
	expect(app.screen()[0]).toContain('Your own delay');
	app.press('escape');
	expect(app.text()).toMatch(/▸7 Your own delay/);
});

test('taps that are far apart are not kept by a blind Enter', async () => {
	vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
	app = renderApp({at: 'calibrate'});
	const from = performance.now() - (3 + beats.count) * beats.apart;
	const start = from + 3 * beats.apart;
	app.press(keyOf('space', from));
	for (let beat = 0; beat < beats.count; beat++) app.press(keyOf('space', start + beat * beats.apart + (beat % 2 === 0 ? 150 : -150)));
	await passUntil(() => app.text().includes('better once more'));
	expect(app.text()).toContain('better once more');
	expect(app.text()).toContain('▸1 Once more');
	expect(app.screen().at(-1)).toContain('Enter choose');
});
