/** Writing to a pipe that may be slow, or gone. */
import {once} from 'node:events';

export const print = (text: string): void => {
	process.stdout.write(`${text}\n`);
};

/** Waits where the reader cannot keep up, so that nothing piles up here. */
export const printLine = async (text: string): Promise<void> => {
	if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
};
