/** What is wrong with a data file, in one sentence: the file, the card, the field. */
import type * as z from 'zod';
import {DataProblem} from './data-problem.js';

export const problem = (file: string, card: string, field: string, what: string): DataProblem =>
	new DataProblem(`${file}.json: ${[card, field].filter(part => part !== '').join(': ')}: ${what}.`);

export const check = <Schema extends z.ZodType>(file: string, schema: Schema, data: unknown, card = ''): z.infer<Schema> => {
	const result = schema.safeParse(data);
	if (result.success) return result.data;
	const issue = result.error.issues[0]!;
	const field = issue.path.join('.');
	const keys = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '';
	const message = issue.message.replace(/^Invalid input: |^Invalid discriminator value\. /, '').replace(/\.$/, '');
	throw problem(file, card, field || keys || 'the whole', message);
};
