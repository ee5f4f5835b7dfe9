import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {defaultSettings} from '../../source/store/setting-values.js';
import {openSettings} from '../../source/store/settings.js';

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-settings-'));
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

const file = (): string => path.join(folder, 'settings.json');

test('without a file everything is as usual, and nothing is written', async () => {
	const settings = await openSettings(path.join(folder, 'new'));
	expect(settings.values).toEqual(defaultSettings);
	expect(settings.problem).toBeUndefined();
});

test('a change is there the next time, and the rest is as usual', async () => {
	const settings = await openSettings(folder);
	settings.change({assist: 60, names: ['Ann', 'Bob'], keys: {press: ['x']}});
	expect(settings.values.assist).toBe(60);
	const again = await openSettings(folder);
	expect(again.problem).toBeUndefined();
	expect(again.values).toEqual({...defaultSettings, assist: 60, names: ['Ann', 'Bob'], keys: {press: ['x']}});
});

describe('a damaged file is set aside, with a sentence', () => {
	test.each([['{"assist": 80'], ['[]'], ['"text"'], ['null'], ['\u0000\u0001']])('%j', async content => {
		writeFileSync(file(), content);
		const settings = await openSettings(folder);
		expect(settings.values).toEqual(defaultSettings);
		expect(settings.problem).toMatch(/^The settings cannot be read .*set aside as .*\.damaged, and the usual ones are used\.$/);
		const aside = readdirSync(folder).filter(name => name.endsWith('.damaged'));
		expect(aside.map(name => readFileSync(path.join(folder, name), 'utf8'))).toEqual([content]);
		expect((await openSettings(folder)).problem).toBeUndefined();
	});

	test('one bad value does not cost the good ones, nor those of another version', async () => {
		writeFileSync(file(), JSON.stringify({assist: 80, offset: 5000, keys: {up: ['x']}}));
		const settings = await openSettings(folder);
		expect(settings.problem).toContain('offset');
		expect(settings.values).toEqual({...defaultSettings, assist: 80, keys: {up: ['x']}});
		expect((await openSettings(folder)).values.assist).toBe(80);
		writeFileSync(file(), JSON.stringify({bell: true, hologram: 'on'}));
		(await openSettings(folder)).change({assist: 60});
		expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({bell: true, hologram: 'on', assist: 60});
	});
});

test('where nothing can be written the changes hold for now, with a sentence', async () => {
	mkdirSync(folder, {recursive: true});
	writeFileSync(path.join(folder, 'blocked'), '');
	const settings = await openSettings(path.join(folder, 'blocked'));
	settings.change({bell: true});
	expect(settings.values.bell).toBe(true);
	expect(settings.problem).toMatch(/^The settings are not being saved, because a file is in the way of its folder /);
});

test('nobody loads the settings without need', () => {
	const source = fileURLToPath(new URL('../../source/', import.meta.url));
	const files = readdirSync(source, {recursive: true, encoding: 'utf8'}).filter(name => /\.tsx?$/.test(name));
	const eager = files.filter(name =>
		/^import (?!type)[^;]*from '(conf|[^']*\/store\/settings\.js)'/m.test(readFileSync(path.join(source, name), 'utf8')),
	);
	expect(eager).toEqual([]);
});
