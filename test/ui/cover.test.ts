import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {portraitsOf, voiceOf} from '../../source/engine/looks.js';
import {colourLevel} from '../../source/ui/colour-level.js';
import {readCover, readFirstSettings} from '../../source/ui/cover.js';

test('the first frame shows what the checked files show', () => {
	const cover = readCover(length => length - 1);
	expect(cover.art).toEqual(portraitsOf('second').title);
	expect(cover.tagline).toBe(voiceOf('second').lines.tagline.at(-1));
	expect(cover.tip).toBe(voiceOf('second').lines.tip.at(-1));
	expect(readCover(() => 0, 'no-such-edition')).toMatchObject({art: [], tagline: '', tip: ''});
});

test('of the settings it takes what it can use', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-'));
	const file = path.join(folder, 'settings.json');
	const read = (text: string) => {
		writeFileSync(file, text);
		return readFirstSettings(file);
	};
	expect(readFirstSettings(path.join(folder, 'none.json'))).toEqual({});
	expect(read('{')).toEqual({});
	expect(read('null')).toEqual({});
	expect(read('{"colours": "purple", "glyphs": 7}')).toEqual({});
	expect(read('{"colours": "none", "glyphs": "ascii", "offset": "x"}')).toEqual({colours: 'none', glyphs: 'ascii'});
	rmSync(folder, {recursive: true});
});

test('NO_COLOR holds unless FORCE_COLOR says otherwise', () => {
	expect(colourLevel({}, 2)).toBe(2);
	expect(colourLevel({NO_COLOR: '1'}, 2)).toBe(0);
	expect(colourLevel({NO_COLOR: ''}, 2)).toBe(2);
	expect(colourLevel({NO_COLOR: '1', FORCE_COLOR: '3'}, 3)).toBe(3);
});
