/** A disk that may not be written says so, also where Node has another word for it. */
import {expect, test, vi} from 'vitest';
import {realDisk, reasonOf} from '../../source/store/disk.js';

const failing = vi.hoisted(() => ({access: 'EROFS'}));

vi.mock('node:fs', async load => {
	const real = await load<typeof import('node:fs')>();
	const fail = (code: string) => () => {
		throw Object.assign(new Error(code), {code});
	};
	const accessSync = (): void => (failing.access === '' ? undefined : fail(failing.access)());
	return {...real, mkdirSync: fail('ENOENT'), accessSync};
});

const reason = (): string => {
	try {
		realDisk.makeFolder('/tmp/none/of/this');
		return '';
	} catch (error) {
		return reasonOf(error);
	}
};

test('a folder on a read-only disk cannot be made, because that is read-only', () => {
	expect(reason()).toBe('the disk is read-only');
	failing.access = 'EACCES';
	expect(reason()).toBe('it may not be written');
	failing.access = '';
	expect(reason()).toBe('it is not there');
});
