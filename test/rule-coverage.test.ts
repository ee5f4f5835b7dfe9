/** Every clause of the catalogues in docs/rules is named by a test, and no test names a clause that does not exist. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const id = /\b(?:2E|1E|PR|DIE)-[A-Z0-9]+-[A-Za-z0-9-]*[A-Za-z0-9]/g;

/** A clause is defined where its id opens a list item, a table row or a heading. */
const definition = /^(?:[-*] +|\| *|#+ +)?\**`?((?:2E|1E|PR|DIE)-[A-Z0-9]+-[A-Za-z0-9-]*[A-Za-z0-9])/;

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
	readdirSync(join(root, folder), {recursive: true, withFileTypes: true})
		.filter(entry => entry.isFile() && ending.test(entry.name))
		.map(entry => join(entry.parentPath, entry.name));

const clauses = new Set(
	filesIn('docs/rules', /\.md$/).flatMap(file =>
		readFileSync(file, 'utf8')
			.split('\n')
			.flatMap(line => definition.exec(line)?.[1] ?? []),
	),
);

const named = new Map(
	filesIn('test', /\.test\.tsx?$/)
		.filter(file => !file.endsWith('rule-coverage.test.ts'))
		.flatMap(file => (readFileSync(file, 'utf8').match(id) ?? []).map(clause => [clause, file] as const)),
);

test('the catalogue of the second edition is there, whole', () => {
	expect([...clauses].filter(clause => clause.startsWith('2E-'))).toHaveLength(311);
});

test('every clause is named by a test', () => {
	expect([...clauses].filter(clause => !named.has(clause))).toEqual([]);
});

test('every clause that a test names exists', () => {
	expect([...named].filter(([clause]) => !clauses.has(clause))).toEqual([]);
});
