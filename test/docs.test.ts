/** What the documentation promises is there, and what is there is documented. */
import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {beforeAll, describe, expect, test} from 'vitest';
import {autoplay} from '../source/bots/autoplay.js';
import {exitCodes} from '../source/commands/problem.js';
import {type BoxFiles, openBox} from '../source/dungeon-fighter/box.js';
import * as cards from '../source/dungeon-fighter/cards.js';
import {DataProblem} from '../source/dungeon-fighter/data-problem.js';
import {dungeonFighter} from '../source/dungeon-fighter/game.js';
import {publicState} from '../source/dungeon-fighter/public-state.js';
import {twistSchema} from '../source/dungeon-fighter/twists.js';
import {achievementSchema} from '../source/engine/achievements.js';
import {type Answer, Engine} from '../source/engine/engine.js';
import {achievementCardsOf} from '../source/engine/looks.js';
import {verbs} from '../source/engine/requests.js';
import * as library from '../source/index.js';
import {zones} from '../source/kernel/landing.js';
import {handNames} from '../source/throwing/odds.js';
import {portraitSizes, portraitsSchema} from '../source/view/portraits.js';
import {voiceSchema} from '../source/view/voice.js';
import {voiceKeys} from '../source/view/voice-keys.js';
import {playedGame} from './helpers/games.js';
import {boxWith, secondEdition, secondEditionFiles} from './helpers/scene.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const run = promisify(execFile);

const protocol = read('docs/protocol.md');
const data = read('data/README.md');
const readme = read('README.md');
const contributing = read('CONTRIBUTING.md');
const bot = read('docs/example-bot.mjs');

/** The part of a text under a heading, up to the next one of the same rank or higher. */
const section = (text: string, heading: string): string => {
	const start = text.indexOf(`${heading}\n`);
	if (start < 0) throw new Error(`There is no heading "${heading}".`);
	const rank = /^#+/.exec(heading)?.[0].length ?? 0;
	const rest = text.slice(start + heading.length);
	const end = rest.search(new RegExp(`^#{1,${rank}} `, 'm'));
	return end < 0 ? rest : rest.slice(0, end);
};

/** The cells of the table rows in a text, without the heads. */
const rows = (text: string): string[][] =>
	text
		.split('\n')
		.filter((line, index, lines) => line.startsWith('|') && !line.startsWith('|---') && !lines[index + 1]?.startsWith('|---'))
		.map(line =>
			line
				.slice(1, -1)
				.split('|')
				.map(cell => cell.trim()),
		);

/** The words in backticks. */
const quoted = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '');

const firstColumn = (text: string): string[] => rows(text).flatMap(([first]) => quoted(first));

/** A code block, by its language and number. */
const block = (text: string, language: string, number = 0): string => {
	const blocks = [...text.matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```$/gm)].filter(([, named]) => named === language);
	const found = blocks[number]?.[2];
	if (found === undefined) throw new Error(`There is no ${language || 'plain'} block ${number}.`);
	return found;
};

const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort();

/** The members of a union in a source file: the literal of `type` and the names of the other fields, with a "?" where they may be missing. */
const members = (file: string): Map<string, string[]> => {
	const text = read(file).replace(/\/\*\*[\s\S]*?\*\//g, '');
	const parts = text.split(/readonly type: '/).slice(1);
	return new Map(
		parts.map(part => {
			const [own = ''] = part.split('}');
			const type = own.slice(0, own.indexOf("'"));
			return [type, [...own.matchAll(/readonly (\w+\??):/g)].map(([, field]) => field ?? '')];
		}),
	);
};

/** The literals of a type in a source file. */
const literals = (file: string, type: string): string[] => {
	const declaration = new RegExp(`export type ${type} =([^;]*(?:;[^\\n]*\\})*[^;]*);`).exec(read(file))?.[1] ?? '';
	return [...declaration.matchAll(/'([^']+)'/g)].map(([, word]) => word ?? '');
};

describe('docs/protocol.md is whole and exact', () => {
	test('every verb and nothing else', () => {
		const table = section(protocol, '## Requests and answers');
		expect(firstColumn(table)).toEqual([...verbs]);
	});

	test('every error code and nothing else', () => {
		const codes = literals('source/kernel/refusal.ts', 'RefusalCode');
		expect(codes.length).toBeGreaterThan(4);
		expect(sorted(firstColumn(section(protocol, '## Errors')))).toEqual(sorted(codes));
	});

	test('every field of a setup and nothing else', () => {
		const fields = (file: string, type: string): string[] => {
			const [, body = ''] = new RegExp(`export type ${type} = \\{([\\s\\S]*?)\\n\\};`).exec(read(file)) ?? [];
			return [...body.matchAll(/^\treadonly (\w+)\??:/gm)].map(([, field]) => field ?? '');
		};
		const source = 'source/dungeon-fighter/setup.ts';
		const plain = fields(source, 'Setup').filter(field => !['stack', 'chest', 'party'].includes(field));
		const documented = firstColumn(section(protocol, '## `new`: start a game'));
		expect(sorted(documented)).toEqual(
			sorted([
				...plain,
				...fields(source, 'Stack').map(field => `stack.${field}`),
				...fields(source, 'PartyMember').map(field => `party.<hero>.${field}`),
				'chest.gold',
				'chest.bonusDice',
			]),
		);
	});

	test('every kind of decision and nothing else', () => {
		const kinds = literals('source/dungeon-fighter/state.ts', 'Waiting').filter(kind => kind !== 'over');
		expect(kinds).toHaveLength(11);
		const table = rows(section(protocol, '## `decision`: whose move, and every legal move')).filter(cells => cells.length === 4);
		expect(sorted(table.flatMap(([kind]) => quoted(kind)))).toEqual(sorted(kinds));
	});

	test('every action with its fields, and in the row of a kind', () => {
		const actions = members('source/dungeon-fighter/actions.ts');
		expect(actions.size).toBeGreaterThan(20);
		const all = rows(section(protocol, '## `decision`: whose move, and every legal move'));
		const documented = all.filter(cells => cells.length === 3).map(([type, fields]) => [quoted(type)[0] ?? '', quoted(fields)] as const);
		expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(actions));
		const listed = all.filter(cells => cells.length === 4).flatMap(cells => quoted(cells[3]));
		expect(sorted(listed)).toEqual(sorted(actions.keys()));
	});

	test('every event with its fields and nothing else', () => {
		const events = members('source/dungeon-fighter/events.ts');
		expect(events.size).toBeGreaterThan(40);
		const documented = rows(section(protocol, '## `events`: what just happened'));
		expect(Object.fromEntries(documented.map(([type, fields]) => [quoted(type)[0] ?? '', quoted(fields)]))).toEqual(
			Object.fromEntries(events),
		);
	});

	test('every zone, hand and exit code', () => {
		const throws = section(protocol, '## Throws: a landing, a gesture or a hand');
		expect(zones.filter(zone => !/^[2-4]$/.test(zone) && !throws.includes(`"${zone}"`))).toEqual([]);
		expect(handNames.filter(hand => !throws.includes(`"${hand}"`))).toEqual([]);
		const journals = section(protocol, '## Journals: a game that can be proved');
		for (const code of [exitCodes.diverged, exitCodes.otherRules, exitCodes.damaged, exitCodes.unreadable]) {
			expect(journals).toContain(`\n| ${code} |`);
		}

		for (const code of [exitCodes.usage, exitCodes.badData, exitCodes.bug]) expect(journals).toMatch(new RegExp(` ${code} (for|when)`));
	});

	test('everything the library exports', () => {
		const text = section(protocol, '## As a library');
		const types = [...read('source/index.ts').matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, , names = '']) =>
			names.split(',').map(name => name.trim().replace(/^type /, '')),
		);
		expect(sorted([...types, ...Object.keys(library)]).filter(name => !new RegExp(`\`${name}\\b`).test(text))).toEqual([]);
	});
});

/** The paths of the leaves of a value and of what is on the way to them: `heroes[].life`. */
const pathsOf = (value: unknown, at: string, stop: readonly string[]): string[] => {
	if (typeof value !== 'object' || value === null || stop.includes(at)) return [at];
	if (Array.isArray(value)) {
		const items = value.filter(item => typeof item === 'object').flatMap(item => pathsOf(item, `${at}[]`, stop));
		return [at, ...items.filter(item => item !== `${at}[]`)];
	}

	const inner = Object.entries(value).flatMap(([key, item]) => pathsOf(item, at === '' ? key : `${at}.${key}`, stop));
	return at === '' ? inner : [at, ...inner];
};

describe('docs/protocol.md against games that were really played', () => {
	const game = dungeonFighter(secondEdition);
	const paths = new Set<string>();
	const seen = new Map<string, Set<string>>();

	beforeAll(() => {
		for (let seed = 0; seed < 20; seed++) {
			autoplay(game, {seed: `docs ${seed}`, heroes: 2 + (seed % 5)}, seed % 2 ? 'expert' : 'skilled', (state, events) => {
				for (const found of pathsOf(publicState(game, state), '', ['lying[].landing', 'monster.abilities'])) paths.add(found);
				for (const {type, ...fields} of events) seen.set(type, new Set([...(seen.get(type) ?? []), ...Object.keys(fields)]));
			});
		}
	});

	test('every field of the state and nothing else', () => {
		// What only groups its fields needs no row of its own.
		const groups = ['chest', 'supply', 'dice', 'path', 'decks'];
		const documented = firstColumn(section(protocol, '## `state`: what is on the table'));
		expect(sorted(documented)).toEqual(sorted(paths).filter(found => !groups.includes(found)));
	});

	test('every event has only the fields that are documented', () => {
		const documented = new Map(
			rows(section(protocol, '## `events`: what just happened')).map(([type, fields]) => [
				quoted(type)[0] ?? '',
				quoted(fields).map(field => field.replace('?', '')),
			]),
		);
		expect(seen.size).toBeGreaterThan(30);
		for (const [type, fields] of seen) expect(documented.get(type), type).toEqual(expect.arrayContaining([...fields]));
	});
});

/** Sends the requests of a transcript to an engine. */
const converse = (transcript: string, engine: Engine, isRequest: (line: string) => boolean): Answer[] =>
	transcript
		.split('\n')
		.map(line => line.trim())
		.filter(isRequest)
		.map(line => engine.line(line.replace(/^> /, '')));

const engineOf = (box = secondEdition): Engine => new Engine({version: '0.1.0', editions: ['second'], boxOf: () => box});

describe('the examples work', () => {
	test.each([
		['docs/protocol.md', block(section(protocol, '## Start it'), '', 1), 6],
		['README.md', block(section(readme, '## Write a bot'), ''), 2],
	] as const)('the first conversation of %s goes as it is written', (_, transcript, requests) => {
		const answers = converse(transcript, engineOf(), line => line.startsWith('> '));
		const written = transcript.split('\n').filter(line => line.startsWith('< '));
		expect([answers.length, written.length]).toEqual([requests, requests]);
		for (const [index, answer] of answers.entries()) {
			expect(written[index]).toContain(`"id":${String(answer.id)},"ok":${String(answer.ok)},`);
			const {decision} = answer as {decision?: {kind: string; by: string}};
			const kind = /"kind":"([^"]+)","by":"([^"]+)"/.exec(written[index] ?? '');
			if (kind) expect([decision?.kind, decision?.by]).toEqual([kind[1], kind[2]]);
		}
	});

	test('the puzzle can be set up', () => {
		const puzzle = block(section(protocol, '## `new`: start a game'), '').replace(/\n\s*/g, '');
		expect(engineOf().line(puzzle)).toMatchObject({ok: true, state: {stacked: true, phase: 'boss', monster: {id: 'the-lawn'}}});
	});

	test('all forms of a throw are understood', () => {
		const throws = block(section(protocol, '## Throws: a landing, a gesture or a hand'), '').trim().split('\n');
		expect(throws).toHaveLength(4);
		for (const act of throws) {
			const engine = engineOf();
			const setup = {seed: 's', heroes: ['murka', 'wilrond'], leader: 'wilrond', start: 'boss', party: {murka: {equipment: ['hell-bow']}}};
			expect(engine.request({new: setup})).toMatchObject({ok: true, decision: {by: 'murka'}});
			expect(engine.line(`{"id":1,"act":${act}}`)).toMatchObject({id: 1, ok: true});
		}
	});

	test('a journal looks as it is written', () => {
		const [head, ...entries] = block(section(protocol, '## Journals: a game that can be proved'), '').trim().split('\n');
		const session = new library.Session(dungeonFighter(secondEdition), {seed: 's1', heroes: ['murka', 'wilrond']});
		const room = session.game.decision(session.state)?.actions[0];
		expect(room?.type).toBe('choose-path');
		if (room) session.move(room);
		const keys = (line = ''): string[] => Object.keys(JSON.parse(line));
		const lines = session.journal.trim().split('\n');
		expect(keys(head)).toEqual(keys(lines[0]));
		expect(keys(entries[0])).toEqual(keys(lines[1]));
		expect(JSON.parse(head ?? '')).toMatchObject({journal: 1, edition: 'second', hash: expect.stringMatching(/^[0-9a-f]{12}$/)});
	});

	test('the bot in the text is the bot in the file', () => {
		expect(block(protocol, 'js')).toBe(bot);
		expect(bot.split('\n').length).toBeLessThan(45);
	});

	test('the bot wins as often as it is written', () => {
		const [, seeds, won, games] = /With the seeds 1 to (\d+) it wins (\d+) of (\d+) games/.exec(protocol) ?? [];
		const choose = new Function(`${/^const choose = [\s\S]*?^};$/m.exec(bot)?.[0]} return choose;`)() as (answer: Answer) => unknown;
		let wins = 0;
		for (let seed = 1; seed <= Number(seeds); seed++) {
			const engine = engineOf();
			let answer = engine.request({new: {heroes: 3, seed: String(seed)}});
			while (answer.ok && answer.decision) answer = engine.request({act: choose(answer)});
			if (answer.ok && (answer.state as {outcome: unknown}).outcome === 'won') wins++;
		}

		expect([String(wins), seeds]).toEqual([won, games]);
	});

	test('a stack of more monsters than a level has places makes the deck longer', () => {
		const ofLevelOne = secondEdition.monsters.filter(({level}) => level === 1).map(({id}) => id);
		const deckWith = (count: number): unknown => engineOf().request({new: {seed: 's', stack: {monsters: ofLevelOne.slice(0, count)}}});
		expect(deckWith(3)).toMatchObject({state: {decks: {monsters: 21}}});
		expect(deckWith(4)).toMatchObject({state: {decks: {monsters: 22}}});
	});

	test.each([
		['closing-down-sale', {shops: 1}, {shops: 2}],
		['glass-heroes', {party: {murka: {life: 7}}}, {party: {murka: {life: 8}}}],
		['well-fed', {party: {murka: {life: 11}}}, {party: {murka: {life: 12}}}],
	])('%s moves the limits of a setup as it is written', (twist, most, tooMuch) => {
		const engine = new Engine({version: '0.1.0', editions: ['second'], boxOf: library.boxOf});
		const setup = {seed: 's', heroes: ['murka', 'wilrond'], twist};
		expect(engine.request({new: {...setup, ...most}})).toMatchObject({ok: true});
		expect(engine.request({new: {...setup, ...tooMuch}})).toMatchObject({ok: false, error: {code: 'bad-request'}});
	});

	test.each(['example', 'another evening'])('the bot plays a whole game: %s', async seed => {
		const {stdout, stderr} = await run(process.execPath, ['docs/example-bot.mjs', 'dist/cli.js', seed], {cwd: root, timeout: 20_000});
		expect(stderr).toBe('');
		expect(stdout).toMatch(/^(won against [a-z-]+: [A-Z].+|lost against [a-z-]+: no title)\n$/);
	});

	test('the library example is typed and runs', async () => {
		const example = block(protocol, 'ts');
		const folder = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-docs-'));
		try {
			writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
			writeFileSync(path.join(folder, 'example.ts'), example);
			const options = {
				...{target: 'ES2023', lib: ['ES2023', 'DOM'], module: 'NodeNext', strict: true, noEmit: true, skipLibCheck: false},
				...{types: []},
				paths: {'dungeon-fighter': [path.join(root, 'dist/types/source/index.d.ts')]},
			};
			writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({compilerOptions: options, files: ['example.ts']}));
			const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
			const {stdout: problems} = await run(process.execPath, [tsc, '-p', folder]).catch((error: {stdout: string}) => error);
			expect(problems).toBe('');
		} finally {
			rmSync(folder, {recursive: true, force: true});
		}

		const {transform} = await import('esbuild');
		const {code} = await transform(example, {loader: 'ts', format: 'esm'});
		// Run in the package's own folder, where its name leads to itself.
		const {stdout} = await run(process.execPath, ['--input-type=module', '--eval', code], {cwd: root});
		expect(stdout).toMatch(/^(won|lost) .+ best hit \d+\n$/);
	});
});

// biome-ignore lint/suspicious/noExplicitAny: the insides of a schema are nobody's business but this test's.
type Schema = any;

/** The fields that a schema allows: `slots.weapon`, `sections[].zone`. An effect is a leaf, whatever is in it. */
const fieldsOf = (schema: Schema, at = ''): string[] => {
	const {type} = schema.def;
	const inside = (key: string): string => (at === '' ? key : `${at}.${key}`);
	if (type === 'optional') return fieldsOf(schema.def.innerType, at);
	if (type === 'union') {
		const isEffect = 'is' in (schema.options[0].shape ?? {});
		return isEffect ? [at] : sorted(schema.options.flatMap((option: Schema) => fieldsOf(option, at)));
	}

	if (type === 'object') return Object.entries(schema.shape).flatMap(([key, field]) => fieldsOf(field, inside(key)));
	if (type === 'array' && schema.element.def.type === 'object' && !('is' in schema.element.shape))
		return fieldsOf(schema.element, `${at}[]`);
	return [at];
};

describe('data/README.md is whole and exact', () => {
	const files: Readonly<Record<string, Schema>> = {
		edition: cards.editionSchema,
		heroes: cards.heroSchema,
		monsters: cards.monsterSchema,
		bosses: cards.bossSchema,
		equipment: cards.equipmentSchema,
		dungeon: cards.roomSchema,
		dice: cards.dieSchema,
		board: cards.boardSchema,
		throws: cards.throwSchema,
	};

	test('every file has its section', () => {
		expect(Object.keys(files).sort()).toEqual(Object.keys(secondEditionFiles()).sort());
	});

	test.each(Object.entries(files))('every field of %s.json and nothing else', (file, schema) => {
		const fields = fieldsOf(schema);
		expect(fields.length).toBeGreaterThan(2);
		expect(sorted(firstColumn(section(data, `## \`${file}.json\``)))).toEqual(sorted(fields));
	});

	test('every field of twists.json and nothing else', () => {
		const written = firstColumn(section(data, '## `twists.json`'));
		expect(sorted(written)).toEqual(sorted(fieldsOf(twistSchema)));
	});

	test('every field of achievements.json, every figure that it asks about, and nothing else', () => {
		const text = section(data, '## `achievements.json`');
		expect(sorted(firstColumn(text))).toEqual(sorted(fieldsOf(achievementSchema)));
		const asked = achievementCardsOf('second').flatMap(({when}) => when.map(({figure}) => figure));
		const counts = ['docs', 'more docs', 'still more'].flatMap(seed => Object.keys(playedGame({seed}).end?.counts ?? {}));
		const named = new Set([...quoted(text), ...counts].map(figure => figure.replace(/\.<.*>$/, '')));
		const events = ['scarred', 'eliminated', 'backed-down', 'given', 'fainted', 'epic', 'insta-kill', 'bullseye', 'bought', 'gold-spent'];
		expect(asked.filter(figure => !named.has(figure.split('.')[0] ?? '') && !events.includes(figure))).toEqual([]);
	});

	test('every field of voice.json, every key and its gaps, and nothing else', () => {
		const all = rows(section(data, '## `voice.json`'));
		expect(all.filter(cells => cells.length === 2).flatMap(([field]) => quoted(field))).toEqual(Object.keys(voiceSchema.shape));
		const documented = all
			.filter(cells => cells.length === 3)
			.flatMap(([keys, must, may]) => quoted(keys).map(key => [key, {must: quoted(must), may: quoted(may)}] as const));
		expect(Object.fromEntries(documented)).toEqual(voiceKeys);
	});

	test('every picture of portraits.json, with its size', () => {
		const written = rows(section(data, '## `portraits.json`'));
		expect(written.map(([field]) => quoted(field)[0])).toEqual(Object.keys(portraitsSchema.shape));
		for (const [field, text] of written) {
			const {rows: high, columns} = portraitSizes[quoted(field)[0] as keyof typeof portraitSizes];
			expect(text).toMatch(new RegExp(`\\b${high} rows of (at most )?${columns} columns`));
		}
	});

	const vocabularies: readonly (readonly [heading: string, schema: Schema])[] = [
		['Abilities of heroes', cards.abilityDataSchema],
		['Abilities of monsters', cards.monsterEffectDataSchema],
		['Effects of weapons', cards.weaponEffectDataSchema],
		['Effects of armours', cards.armourEffectDataSchema],
		['Effects of spendables', cards.spendableEffectDataSchema],
		['Effects of rooms', cards.roomEffectDataSchema],
	];

	test.each(vocabularies)('%s: every name with its fields', (heading, schema) => {
		const written = rows(section(data, `### ${heading}`)).map(([name, fields]) => [quoted(name)[0], quoted(fields)]);
		const allowed = schema.options.map(({shape: {is, ...fields}}: Schema) => [[...is.def.values][0], Object.keys(fields)]);
		expect(allowed.length).toBeGreaterThan(2);
		expect(Object.fromEntries(written)).toEqual(Object.fromEntries(allowed));
	});

	test('every handicap that a throw has and nothing else', () => {
		const used = secondEditionFiles().throws.flatMap((card: {handicaps: {is: string}[]}) => card.handicaps.map(({is}) => is));
		expect(sorted(firstColumn(section(data, '### Handicaps of throws')))).toEqual(sorted(used));
	});

	test('the monster that is added can be met', () => {
		const steps = section(data, '## How to add a monster');
		const box = boxWith({monsters: [JSON.parse(block(steps, 'json'))]});
		const answers = converse(block(steps, ''), engineOf(box), line => line.startsWith('{'));
		expect(answers.map(answer => answer.ok)).toEqual([true, true, true]);
		expect(answers[1]).toMatchObject({state: {monster: {id: 'unionised-skeleton'}}});
	});

	test('the example of a refusal is what the box says', () => {
		const spoiled = secondEditionFiles();
		spoiled.monsters.find((card: {id: string}) => card.id === 'owlbear').life = 'eleven';
		const sentence = /^second-edition\/(monsters\.json: .*)$/m.exec(data)?.[1] ?? 'nothing';
		expect(() => openBox(spoiled as BoxFiles)).toThrow(new DataProblem(sentence));
	});

	test('links lead somewhere', () => {
		const slug = (heading: string): string =>
			heading
				.replace(/^#+ /, '')
				.toLowerCase()
				.replace(/[^\w\- ]/g, '')
				.replaceAll(' ', '-');
		const anchors = (text: string): string[] => [...text.matchAll(/^#+ .+$/gm)].map(([heading]) => slug(heading));
		for (const [file, text] of [
			['docs/protocol.md', protocol],
			['data/README.md', data],
			['README.md', readme],
			['CONTRIBUTING.md', contributing],
		] as const) {
			for (const [, link = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
				if (/^https?:/.test(link)) continue;
				const [target = '', anchor] = link.split('#');
				const other = target === '' ? text : read(path.join(path.dirname(file), target));
				if (anchor !== undefined) expect(anchors(other), `${file}: ${link}`).toContain(anchor);
			}
		}
	});
});
