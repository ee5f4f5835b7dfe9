import {describe, expect, test} from 'vitest';
import {renderApp} from '../helpers/fake-shelf.js';
import {expectFrame} from '../helpers/frames.js';

const sizes = [
	[80, 24],
	[100, 30],
	[120, 40],
] as const;

describe.each(sizes)('at %d by %d', (columns, rows) => {
	test.each([
		['title', {}, []],
		['new-run', {at: 'new-run'}, []],
		['new-run-heroes', {at: 'new-run'}, ['enter', 'enter', 'down', 'enter', 'down']],
		['settings', {at: 'settings'}, []],
	] as const)('%s', async (name, options, keys) => {
		const app = renderApp({...options, columns, rows});
		app.press(...keys);
		const screen = app.screen();
		expect(screen.join('\n')).not.toContain('…');
		await expectFrame(screen, `${name}-${columns}x${rows}`);
		app.unmount();
	});
});
