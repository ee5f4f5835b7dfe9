/** Holds what comes from outside against its schema. What does not fit is refused in one plain sentence. */
import * as z from 'zod';
import {quoted} from '../kernel/outside-text.js';
import {Refusal} from '../kernel/refusal.js';

const kinds: Readonly<Record<string, string>> = {
	string: 'a text',
	number: 'a number',
	int: 'a whole number',
	boolean: 'yes or no (true or false)',
	array: 'a list',
	object: 'an object',
	record: 'an object',
};

const units: Readonly<Record<string, string>> = {string: ' characters', array: ' entries'};

const listed = (values: readonly unknown[]): string => {
	const words = values.map(value => JSON.stringify(value));
	return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
};

/** What is wanted instead, where the schema does not say so itself. Reads on after the name of the field. */
const wanted = (issue: z.core.$ZodRawIssue): string | undefined => {
	switch (issue.code) {
		case 'invalid_type':
			return `must be ${kinds[issue.expected] ?? issue.expected}`;
		case 'invalid_value':
			return `must be ${listed(issue.values)}`;
		case 'too_small':
			return `must ${issue.origin in units ? 'have' : 'be'} at least ${issue.minimum}${units[issue.origin] ?? ''}`;
		case 'too_big':
			return `must ${issue.origin in units ? 'have' : 'be'} at most ${issue.maximum}${units[issue.origin] ?? ''}`;
		default:
			return undefined;
	}
};

const isMissing = (value: unknown, path: readonly PropertyKey[]): boolean =>
	path.reduce((inside, key) => (inside as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key], value) === undefined;

const sentence = (what: string, value: unknown, issue: z.core.$ZodIssue): string => {
	const field = (...more: readonly string[]): string => quoted([...issue.path, ...more].join('.'));
	if (issue.code === 'unrecognized_keys')
		return `${/^[aeiou]/.test(what) ? 'An' : 'A'} ${what} has no field ${field(...issue.keys.slice(0, 1))}.`;
	if (issue.path.length === 0) return `The ${what} ${issue.message}.`;
	return isMissing(value, issue.path) ? `The ${what} has no ${field()}.` : `In the ${what}, ${field()} ${issue.message}.`;
};

/** The value, if it has the shape; `what` it is meant to be goes into the sentence. */
export const readShape = <Shape>(schema: z.ZodType<Shape>, value: unknown, what: string): Shape => {
	const read = schema.safeParse(value, {error: wanted});
	if (read.success) return read.data;
	throw new Refusal('bad-request', sentence(what, value, read.error.issues[0]!));
};

/** Both ends of a range are told at once. */
const within = (number: z.ZodNumber, least: number, most: number, message: string): z.ZodNumber =>
	number.min(least, message).max(most, message);

export const numberWithin = (least: number, most: number): z.ZodNumber => {
	const message = `must be a number from ${least} to ${most}`;
	return within(z.number(message), least, most, message);
};

export const wholeWithin = (least: number, most: number): z.ZodNumber => {
	const message = `must be a whole number from ${least} to ${most}`;
	return within(z.int(message), least, most, message);
};
