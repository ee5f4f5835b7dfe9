import {expect, test} from 'vitest';
import {type Machine, savesFolder, settingsFolder} from '../../source/store/folders.js';

const machine = (platform: NodeJS.Platform, env: Record<string, string> = {}): Machine => ({platform, env, home: '/home/u'});

test.each([
	['Linux', machine('linux'), '/home/u/.local/share/dungeon-fighter', '/home/u/.config/dungeon-fighter'],
	['XDG', machine('linux', {XDG_DATA_HOME: '/d', XDG_CONFIG_HOME: '/c'}), '/d/dungeon-fighter', '/c/dungeon-fighter'],
	[
		'a relative XDG path is ignored',
		machine('linux', {XDG_DATA_HOME: 'd'}),
		'/home/u/.local/share/dungeon-fighter',
		'/home/u/.config/dungeon-fighter',
	],
	['macOS', machine('darwin'), '/home/u/Library/Application Support/dungeon-fighter', '/home/u/Library/Preferences/dungeon-fighter'],
	['Windows', machine('win32', {APPDATA: 'C:\\R'}), 'C:\\R\\dungeon-fighter', 'C:\\R\\dungeon-fighter'],
	['a folder of your own', machine('darwin', {DUNGEON_FIGHTER_HOME: '/own'}), '/own', '/own'],
])('%s', (_, where, saves, settings) => {
	expect([savesFolder(where), settingsFolder(where)]).toEqual([saves, settings]);
});
