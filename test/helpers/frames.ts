/** Whole screens kept as text, to be read by people: `npx vitest -u` writes them anew. */
import {expect} from 'vitest';

export const expectFrame = async (rows: readonly string[], name: string): Promise<void> => {
	await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot(`../ui/frames/${name}.txt`);
};
