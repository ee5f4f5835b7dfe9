import {defineConfig} from 'vitest/config';

export default defineConfig({
	test: {
		include: ['test/**/*.test.{ts,tsx}'],
		// What is started from outside is what was built.
		globalSetup: 'test/helpers/build.ts',
		// Threads start faster than processes, and two of them fill the smallest machine we care for.
		pool: 'threads',
		maxWorkers: 2,
		testTimeout: 30_000,
		hookTimeout: 30_000,
	},
});
