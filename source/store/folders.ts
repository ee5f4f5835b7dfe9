/** Where a player's runs and settings are kept on this machine. */
import {homedir} from 'node:os';
import path from 'node:path';

/** What decides it; tests bring their own. */
export type Machine = {
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly platform: NodeJS.Platform;
	readonly home: string;
};

const here = (): Machine => ({env: process.env, platform: process.platform, home: homedir()});

const name = 'dungeon-fighter';

type Kind = {readonly variable: string; readonly linux: readonly string[]; readonly mac: readonly string[]};

const folderOf = ({env, platform, home}: Machine, {variable, linux, mac}: Kind): string => {
	const {join, isAbsolute} = platform === 'win32' ? path.win32 : path.posix;
	if (env.DUNGEON_FIGHTER_HOME) return env.DUNGEON_FIGHTER_HOME;
	if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), name);
	if (platform === 'darwin') return join(home, ...mac, name);
	// A relative path there is to be ignored, says the XDG specification.
	const given = env[variable];
	return join(given && isAbsolute(given) ? given : join(home, ...linux), name);
};

/** For the runs. */
export const savesFolder = (machine = here()): string =>
	folderOf(machine, {variable: 'XDG_DATA_HOME', linux: ['.local', 'share'], mac: ['Library', 'Application Support']});

export const settingsFolder = (machine = here()): string =>
	folderOf(machine, {variable: 'XDG_CONFIG_HOME', linux: ['.config'], mac: ['Library', 'Preferences']});
