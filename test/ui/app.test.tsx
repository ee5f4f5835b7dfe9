import {Text} from 'ink';
import {afterEach, describe, expect, test} from 'vitest';
import {useAnimation, useKeys} from '../../source/ui/hooks.js';
import {usePaused} from '../../source/ui/paused.js';
import type {House, Route} from '../../source/ui/routes.js';
import {defaultSettings} from '../../source/ui/shelf.js';
import {type FakeApp, houseOf, playOf, renderApp} from '../helpers/fake-shelf.js';

let app: FakeApp;
afterEach(() => app.unmount());

const shelved = () => ({
	settings: {...defaultSettings, tutorialOffered: true},
	begun: [],
	closed: [],
	unfinished: [],
	notices: [],
	trouble: undefined,
	refusal: undefined,
});

test('a run that is begun at the start is begun once, however often React renders', () => {
	const begun: string[] = [];
	const start = (): Route => {
		begun.push('x');
		return {at: 'run', play: playOf({difficulty: 'normal', heroes: 2, seed: 'x', names: {}})};
	};
	app = renderApp({isStrict: true, props: {start}});
	expect(app.screen()[0]).toContain('Round 1');
	expect(begun).toEqual(['x']);
});

const left = {id: 'a', mode: 'Hard', party: ['Murka', 'Marvin'], round: 3, throws: 7, inPlay: false};

describe('the title', () => {
	test('leads everywhere that is open, and back', () => {
		app = renderApp({shelved: {unfinished: [left]}});
		for (const [digit, title] of [
			['1', 'New run: How bad'],
			['3', 'Continue'],
			['4', 'Practice'],
			['5', 'Cards'],
			['7', 'Settings'],
			['8', 'How to play'],
		] as const) {
			app.press(digit);
			expect(app.screen()[0]).toContain(title);
			app.press('escape');
			expect(app.text()).toContain('An unofficial fan work.');
		}
		app.press('9');
		expect(app.hasLeft()).toBe(true);
		expect(app.farewell()).toEqual([]);
	});

	test('leads to the challenge of the day and to the records', () => {
		app = renderApp();
		app.press('2');
		expect(app.screen()[0]).toContain('Daily: 2026-01-31');
		app.press('escape', '6');
		expect(app.screen()[0]).toContain('Records');
	});

	test('names what would be continued, and what was found wrong', () => {
		app = renderApp({
			shelved: {unfinished: [left], notices: ['A run was set aside.']},
		});
		app.press('down', 'down');
		expect(app.text()).toContain('Murka and Marvin, round 3');
		expect(app.text()).toContain('A run was set aside.');
	});

	test('what is wrong at length has a page of its own', () => {
		const notice = (name: string): string =>
			`The run ${name} cannot be played on: Line 6 is damaged; it is set aside in /home/ann/somewhere/far/away/runs/set-aside.`;
		app = renderApp({shelved: {notices: ['one.jsonl', 'two.jsonl', 'three.jsonl'].map(notice)}});
		expect(app.text()).toContain('was set aside.');
		app.press('3');
		const words = app
			.screen()
			.map(row => row.trim())
			.join(' ');
		for (const name of ['one.jsonl', 'two.jsonl', 'three.jsonl']) expect(words).toContain(notice(name));
		app.press('escape');
		expect(app.text()).toContain('New run');
	});

	test('offers the rules once', () => {
		app = renderApp({settings: {tutorialOffered: false}});
		expect(app.text()).toContain('Your first dungeon?');
		app.press('1');
		expect(app.screen()[0]).toContain('Round 1');
		expect(app.shelved.settings.tutorialOffered).toBe(true);
		app.press('escape', '5');
		expect(app.text()).toContain('New run');
		expect(app.text()).not.toContain('Your first dungeon?');
		app.unmount();
		app = renderApp({settings: {tutorialOffered: false}});
		app.press('2');
		expect(app.text()).toContain('New run');
		expect(app.shelved.settings.tutorialOffered).toBe(true);
	});

	test('is there before the box is open, and takes keys', async () => {
		let open: (house: House) => void = () => undefined;
		const house = new Promise<House>(resolve => {
			open = resolve;
		});
		app = renderApp({props: {house}});
		expect(app.text()).toContain('New run');
		app.press('5');
		expect(app.text()).toContain('The lid is stuck');
		open(houseOf(shelved()));
		await expect.poll(() => app.screen()[0], {timeout: 10_000}).toContain('Cards');
	});

	test('does nothing while nobody does anything', () => {
		app = renderApp();
		const before = app.commits();
		app.press('x', 'f5', 'ctrl+f', 'left');
		expect(app.commits()).toBe(before);
	});
});

describe('too small', () => {
	const Probe = () => {
		const isPaused = usePaused();
		useKeys(key => {
			keys.push(key.name);
		});
		useAnimation(() => [{x: 0, y: 5, text: 'moving'}]);
		return <Text>{isPaused ? 'paused' : 'probe'}</Text>;
	};
	let keys: string[] = [];
	const withProbe = () => {
		keys = [];
		return renderApp({at: 'cards', props: {house: {...houseOf(shelved()), Screens: Probe}}});
	};

	test('says what is needed and what is there; what is behind it stands still and goes on', () => {
		app = withProbe();
		app.press('a');
		app.resize(79, 24);
		expect(app.text()).toContain('needs 80 columns and 24 rows. Here are 79 and 24');
		expect(app.text()).not.toMatch(/probe|paused|moving/);
		app.press('b');
		expect(app.wasTaken()).toBe(false);
		app.resize(80, 23);
		expect(app.text()).toContain('Here are 80 and 23');
		app.resize(80, 24);
		expect(app.text()).toMatch(/probe.*moving/s);
		app.press('c');
		expect(keys).toEqual(['a', 'c']);
	});

	test('keeps what was typed and chosen', () => {
		app = renderApp({at: 'new-run'});
		app.press('2', '3');
		const before = app.screen();
		app.resize(20, 5);
		expect(app.screen().join(' ')).toContain('This dungeon needs');
		app.press('escape', 'enter');
		app.resize(80, 24);
		expect(app.screen()).toEqual(before);
	});

	test('can be as small as it likes', () => {
		app = renderApp({columns: 1, rows: 1});
		expect(app.screen()).toHaveLength(1);
		app.resize(120, 40);
		app.resize(30, 90);
		app.resize(80, 24);
		expect(app.text()).toContain('New run');
	});
});

describe('a run', () => {
	test('can be where the game starts; leaving it closes it and leaves a word in the scrollback', () => {
		const closed: string[] = [];
		const play = playOf({difficulty: 'hard', heroes: ['murka', 'marvin'], seed: 'x', names: {}}, () => closed.push('x'));
		app = renderApp({props: {start: (): Route => ({at: 'run', play})}});
		expect(app.screen()[0]).toContain('Round 1');
		app.press('escape', '5');
		expect(closed).toEqual(['x']);
		expect(app.text()).toContain('New run');
		app.press('9');
		expect(app.farewell()[0]).toMatch(/^Murka and Marvin, Hard, round 1, seed x\.\nThey wait .* Continue\.$/);
		expect(closed).toEqual(['x']);
	});

	test('that is open when the terminal goes is closed too', () => {
		const closed: string[] = [];
		const play = playOf({difficulty: 'hard', heroes: 2, seed: 'x', names: {}}, () => closed.push('x'));
		app = renderApp({props: {start: (): Route => ({at: 'run', play})}});
		expect(app.farewell()).toHaveLength(1);
		expect(closed).toEqual(['x']);
	});
});

describe('continue', () => {
	const unfinished = [
		{...left, inPlay: true},
		{...left, id: 'b', party: ['Goldfinga', 'Wilrond'], round: 9},
	];

	test('plays on, but not what somebody else plays', () => {
		app = renderApp({at: 'continue', shelved: {unfinished}});
		app.press('enter');
		expect(app.text()).toContain('is playing this one already');
		app.press('down', 'enter');
		expect(app.screen()[0]).toContain('Round 1');
		app.press('escape', '5');
		expect(app.shelved.closed).toEqual(['b']);
	});

	test('says why a run cannot be opened', () => {
		app = renderApp({at: 'continue', shelved: {unfinished, refusal: 'It was played with other cards.'}});
		app.press('2');
		expect(app.text()).toContain('It was played with other cards.');
		app.press('escape');
		expect(app.text()).toContain('New run');
	});

	test('is empty without a run', () => {
		app = renderApp({at: 'continue'});
		expect(app.text()).toContain('Nobody is waiting');
		app.press('escape');
		expect(app.text()).toContain('New run');
	});
});

test('whoever has played a run to its end is not asked whether it is the first', () => {
	const finished = {...playOf({difficulty: 'normal', heroes: 2, seed: 'over', names: {}})};
	const over = {...finished, state: () => ({...finished.state(), outcome: 'lost' as const, waiting: {kind: 'over' as const}})};
	app = renderApp({settings: {tutorialOffered: false}, props: {start: () => ({at: 'run', play: over})}});
	expect(app.screen()[0]).toContain('Defeat');
	app.press('enter');
	expect(app.text()).toContain('New run');
	expect(app.shelved.settings.tutorialOffered).toBe(true);
});
