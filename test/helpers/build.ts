/** Builds the game once before the tests that start it from outside. */
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

export const setup = (): void => {
	const {status} = spawnSync(process.execPath, [fileURLToPath(new URL('../../scripts/fresh.mjs', import.meta.url))], {
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	if (status !== 0) throw new Error('The game cannot be built; the reason is above.');
};
