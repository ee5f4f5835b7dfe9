import fc from 'fast-check';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {portraitsOf} from '../../source/engine/looks.js';
import type {Key} from '../../source/terminal/key-names.js';
import {defaultBindings} from '../../source/ui/bindings.js';
import {heroSheet} from '../../source/ui/card-sheet.js';
import {edit, type Typed} from '../../source/ui/components/text-field.js';
import {howToPages, pageSize} from '../../source/ui/how-to-pages.js';
import {createTheme} from '../../source/ui/theme.js';
import {type FakeApp, game, renderApp} from '../helpers/fake-shelf.js';
import {keyOf} from '../helpers/fake-stage.js';
import {passUntil} from '../helpers/passing.js';

let app: FakeApp | undefined;
afterEach(() => {
	app?.unmount();
	app = undefined;
	vi.useRealTimers();
});

describe('cards', () => {
	test('every kind has a tab, every card is shown whole', () => {
		app = renderApp({at: 'cards'});
		const {box} = game;
		const all = [box.heroes, box.monsters, box.bosses, box.equipment, box.dungeon, box.throws.filter(card => 'second' in card.names)];
		for (const cards of all) {
			for (const [index, card] of cards.entries()) {
				const name = 'name' in card ? card.name : card.names.second!;
				expect(app.screen()[0]).toContain(`${index + 1} of ${cards.length}`);
				const shown = app
					.screen()
					.map(row => row.slice(34))
					.join(' ')
					.replaceAll(/\s+/g, ' ');
				expect(shown).toContain(name);
				const last = 'flavour' in card ? card.flavour : card.instruction;
				expect(shown).toContain(last.split(' ').slice(-2).join(' '));
				app.press('down');
			}
			app.press('right');
		}
		expect(app.screen()[0]).toContain('Heroes, 1 of 8');
		app.press('left');
		expect(app.screen()[0]).toContain('Throws');
		app.press('q');
		expect(app.text()).toContain('New run');
	});

	test('throws are shown in motion, or both poses at once', () => {
		app = renderApp({at: 'cards'});
		app.press('left');
		const before = app.commits();
		expect(app.screen(0)[5]).toContain('-O');
		expect(app.screen(0)[4]).not.toEqual(app.screen(1000)[4]);
		expect(app.commits()).toBe(before);
		app.unmount();
		app = renderApp({at: 'cards', settings: {reducedMotion: true}});
		app.press('left');
		expect(app.screen(0)).toEqual(app.screen(1000));
		expect(app.screen()[5]).toMatch(/-O.*-O/);
	});

	test('a remapped key turns the page here too', () => {
		app = renderApp({at: 'cards', settings: {keys: {...defaultBindings, right: ['n']}}});
		app.press('l');
		expect(app.screen()[0]).toContain('Heroes');
		app.press('n');
		expect(app.screen()[0]).toContain('Monsters');
	});
});

test('no hero has more to say than a small screen holds', () => {
	const table = {box: game.box, portraits: portraitsOf('second'), theme: createTheme('none', 'ascii', 0)};
	for (const hero of game.box.heroes) {
		expect(heroSheet({...table, width: 44}, hero).length, hero.name).toBeLessThanOrEqual(19);
		expect(heroSheet({...table, width: 49}, hero).length, hero.name).toBeLessThanOrEqual(18);
	}
});

describe('how to play', () => {
	test('the pages fit, and go forwards and backwards', () => {
		const pages = howToPages(game.box, portraitsOf('second'), name => name, createTheme('none', 'ascii').glyphs);
		expect(pages.length).toBeLessThanOrEqual(8);
		for (const {rows, title} of pages) {
			expect(rows.length, title).toBeLessThanOrEqual(pageSize.rows);
			for (const row of rows) expect(row.length, row).toBeLessThanOrEqual(pageSize.columns);
		}
		app = renderApp({at: 'how-to'});
		app.press('2', 'right', 'right', 'left');
		expect(app.screen()[0]).toContain('2 of 7');
		app.press('enter', 'enter', 'enter', 'enter', 'enter');
		expect(app.screen()[0]).toContain('7 of 7');
		app.press('enter', 'escape');
		expect(app.text()).toContain('New run');
	});

	test('the bars are told with the keys of the player', () => {
		app = renderApp({at: 'how-to', settings: {keys: {...defaultBindings, press: ['z']}}});
		app.press('2', 'right', 'right');
		expect(app.text()).toContain('Z stops it');
	});

	test('a first fight comes before the pages', () => {
		app = renderApp({at: 'how-to'});
		expect(app.text()).toContain('▸1 Learn by being hit (2 minutes)');
		app.press('2');
		expect(app.screen()[0]).toContain('1 of 7');
		app.press('escape', 'enter');
		expect(app.text()).toContain('Murka, two doors. Which one?');
	});
});

test('records: all runs on one page', () => {
	app = renderApp({at: 'records'});
	expect(app.text()).toContain('12 runs, 3 of them won.');
	expect(app.lastFrame()).toContain('\u001B[1mGraveyard\u001B[22m');
	expect(app.lastFrame()).not.toContain('\u001B[1m12 runs');
	expect(app.screen()[0]).toMatch(/1-22 of 43$/);
	app.press('space');
	expect(app.text()).toContain('+ grave 40');
	expect(app.screen()[0]).toMatch(/22-43 of 43$/);
	app.press('escape');
	expect(app.text()).toContain('New run');
});

describe('the challenge of the day', () => {
	test('begins in either way of throwing', () => {
		app = renderApp({at: 'daily', settings: {throwMode: 'steady'}});
		expect(app.text()).toContain('The challenge: a test.');
		app.press('1', 'enter');
		expect(app.shelved.begun.at(-1)?.throwMode).toBe('steady');
		expect(app.screen()[0]).toContain('Round 1');
		app.unmount();
		app = renderApp({at: 'daily', settings: {throwMode: 'steady'}});
		app.press('2', 'enter');
		expect(app.shelved.begun.at(-1)?.throwMode).toBe('timed');
	});

	test('asks once who plays, offers the name of last time, and remembers it', () => {
		app = renderApp({at: 'daily'});
		app.press('1');
		expect(app.text()).toContain('Your name:');
		expect(app.text()).toContain('(nobody in particular)');
		app.press('escape');
		expect(app.text()).toContain('Go in');
		app.press('1', 'A', 'd', 'a', 'enter');
		expect(app.shelved.begun).toMatchObject([{names: {everybody: 'Ada'}}]);
		expect(app.shelved.settings.names).toEqual(['Ada']);
		app.unmount();
		app = renderApp({at: 'daily', settings: {names: ['Ada', 'Bob']}});
		app.press('1', 'enter');
		expect(app.shelved.begun).toMatchObject([{names: {everybody: 'Ada'}}]);
		app.unmount();
		app = renderApp({at: 'daily', settings: {names: ['Ada', 'Bob']}});
		app.press('1', 'backspace', 'backspace', 'backspace', 'enter');
		expect(app.shelved.begun).toMatchObject([{names: {everybody: ''}}]);
		expect(app.shelved.settings.names).toEqual(['Ada', 'Bob']);
	});

	test('that was begun is continued or given up, and nothing else', () => {
		app = renderApp({at: 'daily', shelved: {openDaily: 'Round 3, in the soup'}});
		expect(app.text()).toContain('Round 3, in the soup');
		expect(app.text()).not.toContain('Go in');
		app.press('2');
		expect(app.text()).toContain('Yes, give it up');
		app.press('1');
		expect(app.text()).toContain('Continue');
		app.press('2', '2');
		expect(app.text()).toContain('Go in, throw by timing');
		app.unmount();
		app = renderApp({at: 'daily', shelved: {openDaily: 'Round 3, in the soup'}});
		app.press('1');
		expect(app.screen()[0]).toContain('Round 1');
	});

	test('is another one after midnight, without a key', async () => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
		// The screen looks a second after midnight.
		const shelved = {day: {lasts: -900, name: '2026-01-31'}};
		app = renderApp({at: 'daily', shelved});
		expect(app.screen()[0]).toContain('2026-01-31');
		shelved.day.name = '2026-02-01';
		shelved.day.lasts = 3_600_000;
		await passUntil(() => app?.screen()[0]?.includes('2026-02-01') === true);
		expect(app.screen()[0]).toContain('2026-02-01');
	});

	test('that turns while a name is typed is offered anew, and not begun', async () => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
		const shelved = {day: {lasts: -900, name: '2026-01-31'}};
		app = renderApp({at: 'daily', shelved});
		app.press('1', 'A');
		shelved.day.name = '2026-02-01';
		shelved.day.lasts = 3_600_000;
		await passUntil(() => app?.screen()[0]?.includes('2026-02-01') === true);
		expect(app.screen()[0]).toContain('2026-02-01');
		expect(app.text()).not.toContain('Your name:');
		expect(app.shelved.begun).toEqual([]);
	});

	test('refuses to begin what is no longer what it was', () => {
		app = renderApp({at: 'daily', shelved: {day: {lasts: 5000, name: '2026-01-31', refusal: 'Its day is over.'}}});
		app.press('1', 'enter');
		expect(app.text()).toContain('Its day is over.');
		expect(app.text()).toContain('Go in');
	});

	test('offers to copy the attempt that counts', () => {
		app = renderApp({at: 'daily', shelved: {sharedDaily: ['Dungeon Fighter 2026-01-31', 'DF1-abc']}});
		app.press('3');
		expect(app.text()).toContain('DF1-abc');
		expect(app.text()).toContain('o monster beaten.');
		app.press('escape');
		expect(app.text()).toContain('Go in');
	});

	test('says why it cannot be continued', () => {
		app = renderApp({at: 'daily', shelved: {openDaily: 'Round 3', refusal: 'It is being played in another window.'}});
		app.press('1');
		expect(app.text()).toContain('It is being played in another window.');
	});
});

describe('a text field', () => {
	const names = ['left', 'right', 'home', 'end', 'backspace', 'delete', 'up', 'tab', 'f5', 'pageup', 'ctrl+a', 'alt+x', 'shift+left'];
	const anyKey: fc.Arbitrary<Key> = fc.oneof(
		fc.constantFrom(...names).map(word => keyOf(word)),
		fc.string({unit: 'grapheme', minLength: 1, maxLength: 1}).map(text => ({...keyOf('x'), name: text, text})),
		fc.string({unit: 'binary'}).map(text => ({...keyOf('paste'), text})),
	);

	test('never gets confused', () => {
		fc.assert(
			fc.property(fc.array(anyKey), fc.integer({min: 0, max: 20}), (keys, maximum) => {
				let field: Typed = {text: [], at: 0};
				for (const key of keys) {
					const next = edit(field, key, maximum);
					if (key.ctrl || key.alt) expect(next).toBeUndefined();
					field = next ?? field;
					// As files count: a seed of smiles must be one that a journal takes.
					expect(field.text.join('').length).toBeLessThanOrEqual(maximum);
					expect(field.at).toBeGreaterThanOrEqual(0);
					expect(field.at).toBeLessThanOrEqual(field.text.length);
					expect(field.text.join('')).not.toMatch(/[\p{Cc}\p{Cs}]/u);
				}
			}),
			{seed: 26},
		);
	});

	test('types what a list of letters would hold', () => {
		const letter = fc.constantFrom(...'abcXYZ19');
		fc.assert(
			fc.property(fc.array(fc.oneof(letter, fc.constantFrom('left', 'right', 'home', 'end', 'backspace', 'delete'))), words => {
				let field: Typed = {text: [], at: 0};
				let [before, after] = ['', ''];
				for (const word of words) {
					field = edit(field, keyOf(word), 100) ?? field;
					if (word === 'left') [before, after] = [before.slice(0, -1), before.slice(-1) + after];
					else if (word === 'right') [before, after] = [before + after.slice(0, 1), after.slice(1)];
					else if (word === 'home') [before, after] = ['', before + after];
					else if (word === 'end') [before, after] = [before + after, ''];
					else if (word === 'backspace') before = before.slice(0, -1);
					else if (word === 'delete') after = after.slice(1);
					else before += word;
				}
				expect([field.text.join(''), field.at]).toEqual([before + after, before.length]);
			}),
			{seed: 26},
		);
	});
});
