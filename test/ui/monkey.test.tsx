import fc from 'fast-check';
import {expect, test} from 'vitest';
import {renderApp} from '../helpers/fake-shelf.js';
import {keyOf} from '../helpers/fake-stage.js';

const places = ['title', 'new-run', 'continue', 'cards', 'settings', 'keys', 'calibrate', 'how-to', 'practice', 'records'] as const;

test.each(places)('%s: plain ASCII where that is asked for, nothing cut off', at => {
	const app = renderApp({at, settings: {glyphs: 'ascii'}});
	expect(app.text()).toMatch(/^[ -~\n]+$/);
	app.unmount();
});

const words = [
	'up',
	'down',
	'left',
	'right',
	'enter',
	'space',
	'escape',
	'backspace',
	'tab',
	'home',
	'end',
	'pageup',
	'ctrl+x',
	'q',
	'z',
	'?',
];
const step = fc.oneof(
	{weight: 12, arbitrary: fc.constantFrom(...words, ...'12345678').map(word => ({word}))},
	{weight: 1, arbitrary: fc.string({unit: 'binary'}).map(paste => ({paste}))},
	{weight: 1, arbitrary: fc.tuple(fc.integer({min: 1, max: 140}), fc.integer({min: 1, max: 50})).map(size => ({size}))},
);

test('whatever is pressed, and however the window is pulled about, there is a screen', () => {
	fc.assert(
		fc.property(fc.array(step, {maxLength: 30}), fc.constantFrom(...places), (steps, at) => {
			const app = renderApp({
				at,
				shelved: {unfinished: [{id: 'a', mode: 'Hard', party: ['Murka', 'Marvin'], round: 3, throws: 7, inPlay: false}]},
			});
			for (const each of steps) {
				if ('size' in each) app.resize(...each.size);
				else app.press('word' in each ? each.word : {...keyOf('paste'), text: each.paste});
			}
			app.resize(80, 24);
			const text = app.text();
			app.unmount();
			expect(text).toMatch(/\S/);
			expect(text).not.toContain('…');
		}),
		{seed: 26, numRuns: 60},
	);
});
