/** Where the flags of `play` lead, and what a run that begins there knows of the settings. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Input} from '../source/commands/definitions.js';
import {routeOf} from '../source/commands/screen-route.js';
import type {Opened} from '../source/commands/screen-shelf.js';
import {beginRun} from '../source/engine/run.js';
import {gameOfEdition} from '../source/engine/runs.js';
import {shelfIn} from '../source/store/runs.js';
import type {Play} from '../source/ui/run/play.js';
import {defaultSettings, type Settings} from '../source/ui/shelf.js';
import {moveOf} from './helpers/games.js';

let home: string;

beforeEach(() => {
	home = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-route-'));
	vi.stubEnv('DUNGEON_FIGHTER_HOME', home);
});

afterEach(() => {
	vi.unstubAllEnvs();
	rmSync(home, {recursive: true, force: true});
});

const playBehind = (flags: Input['flags'], settings: Partial<Settings>): Play => {
	const opened = {shelf: {settings: () => ({...defaultSettings, ...settings})}} as unknown as Opened;
	const route = routeOf({words: [], flags})?.(opened);
	if (route?.at !== 'run') throw new Error('no run');
	return route.play;
};

const sharedBy = (play: Play): string => {
	for (let move = moveOf(play.game, {state: play.state()}, 'steady', 'gesture'); move; ) {
		play.act(move);
		move = moveOf(play.game, {state: play.state()}, 'steady', 'gesture');
	}

	play.close();
	return play.epilogue?.()?.share.join('\n') ?? '';
};

test.each(['unicode', 'ascii'] as const)('what there is to copy has the signs of the settings: %s', glyphs => {
	const isAscii = glyphs === 'ascii';
	expect(/^[ -~\n]+$/.test(sharedBy(playBehind({seed: 'signs'}, {glyphs})))).toBe(isAscii);
	beginRun(gameOfEdition('second')!, {seed: 'signs', heroes: 2}, {throwing: 'steady'}, shelfIn()).close();
	expect(/^[ -~\n]+$/.test(sharedBy(playBehind({continue: true}, {glyphs})))).toBe(isAscii);
});
