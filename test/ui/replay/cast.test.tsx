import xterm from '@xterm/headless';
import {expect, test} from 'vitest';
import {botMove} from '../../../source/bots/autoplay.js';
import {throwRequest} from '../../../source/dungeon-fighter/throw-request.js';
import type {Move} from '../../../source/engine/moves.js';
import {Session} from '../../../source/engine/session.js';
import {gestureOf} from '../../../source/throwing/hands.js';
import {recordCast} from '../../../source/ui/replay/cast.js';
import type {Recording} from '../../../source/ui/replay/replay.js';
import {game, servicesWith} from '../../helpers/services.js';

/** A bot's run with its gestures. */
const recorded = (seed: string, most: number): Recording => {
	const setup = {seed, heroes: 2};
	const session = new Session(game, setup);
	const moves: Move[] = [];
	while (moves.length < most) {
		const move = botMove(game, session.state, 'skilled');
		if (!move) break;
		const made: Move =
			move.type === 'throw'
				? {
						type: move.type,
						die: move.die,
						weapons: move.weapons,
						gesture: gestureOf(throwRequest({box: game.box, state: session.state}, {...move}), 'skilled'),
					}
				: move;
		session.move(made);
		moves.push(made);
	}

	return {game, setup, moves, names: {}};
};

test('a replay is an asciicast: a head, then output in the order of time, and it ends with the run', async () => {
	const recording = recorded('cast', 1000);
	const cast = await recordCast(recording, servicesWith({throwMode: 'timed', reducedMotion: false}), {title: 'A run', timestamp: 1});
	const [head, ...lines] = cast
		.trimEnd()
		.split('\n')
		.map(line => JSON.parse(line));
	expect(head).toEqual({version: 2, width: 80, height: 24, timestamp: 1, title: 'A run', env: {TERM: 'xterm-256color'}});
	expect(lines.length).toBeGreaterThan(100);
	let before = 0;
	for (const [at, kind, bytes] of lines) {
		expect(at).toBeGreaterThanOrEqual(before);
		expect(kind).toBe('o');
		expect(typeof bytes).toBe('string');
		before = at;
	}

	const terminal = new xterm.Terminal({cols: 80, rows: 24, allowProposedApi: true});
	for (const [, , bytes] of lines) await new Promise<void>(resolve => terminal.write(bytes, resolve));
	const screen = Array.from({length: 24}, (_, row) => terminal.buffer.active.getLine(row)?.translateToString(true) ?? '').join('\n');
	expect(screen).toMatch(/Victory|Defeat/);
	terminal.dispose();
}, 60_000);
