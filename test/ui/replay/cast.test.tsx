/** Casts are checked by the format that asciinema reads: docs.asciinema.org/manual/asciicast/v2. */
import xterm from '@xterm/headless';
import {describe, expect, test} from 'vitest';
import {recordCast} from '../../../source/ui/replay/cast.js';
import type {Recording} from '../../../source/ui/replay/replay.js';
import {goldenRecording, goldens, recorded} from '../../helpers/recordings.js';
import {servicesWith} from '../../helpers/services.js';

type Event = readonly [at: number, kind: string, bytes: string];

const castOf = async (recording: Recording, options: {columns?: number; rows?: number; timestamp?: number} = {}) => {
	const cast = await recordCast(recording, servicesWith({throwMode: 'timed', reducedMotion: false}), {title: 'A run', ...options});
	expect(cast.endsWith('\n')).toBe(true);
	const [head, ...events] = cast
		.trimEnd()
		.split('\n')
		.map(line => JSON.parse(line) as unknown);
	return {head, events: events as readonly Event[]};
};

/** Events that are not as the format wants them. */
const wrongEvents = (events: readonly Event[]): readonly Event[] =>
	events.filter((event, index) => {
		const [at, kind, bytes] = event;
		const isInTime = Number.isFinite(at) && at >= (events[index - 1]?.[0] ?? 0);
		return event.length !== 3 || !isInTime || kind !== 'o' || typeof bytes !== 'string' || bytes === '' || /\p{Surrogate}/u.test(bytes);
	});

const lastScreen = async (events: readonly Event[], cols = 80, rows = 24): Promise<string> => {
	const terminal = new xterm.Terminal({cols, rows, allowProposedApi: true});
	await new Promise<void>(resolve => terminal.write(events.map(([, , bytes]) => bytes).join(''), resolve));
	const screen = Array.from({length: rows}, (_, row) => terminal.buffer.active.getLine(row)?.translateToString(true) ?? '').join('\n');
	terminal.dispose();
	return screen;
};

describe.each(goldens)('$file as an asciicast', ({file, outcome, score}) => {
	test('has a head, output in the order of time, and the end of the run on its last screen', {timeout: 60_000}, async () => {
		const {head, events} = await castOf(goldenRecording(file), {timestamp: 1});
		expect(head).toEqual({version: 2, width: 80, height: 24, timestamp: 1, title: 'A run', env: {TERM: 'xterm-256color'}});
		expect(events.length).toBeGreaterThan(100);
		expect(wrongEvents(events)).toEqual([]);
		const screen = await lastScreen(events);
		expect(screen).toMatch(outcome === 'won' ? /^ Victory/ : /^ Defeat/);
		if (score) expect(screen).toMatch(new RegExp(`Total +${score.total} +${score.title}`));
	});
});

test('in another size, of a run that was never finished, without a date', async () => {
	const {head, events} = await castOf(recorded({seed: 'cast', heroes: 2}, 'steady', 12), {columns: 100, rows: 30});
	expect(head).toEqual({version: 2, width: 100, height: 30, title: 'A run', env: {TERM: 'xterm-256color'}});
	expect(wrongEvents(events)).toEqual([]);
	expect(await lastScreen(events, 100, 30)).toContain('ends here');
});
