/** The command line: flags in, one command out, and every problem as one sentence. */
import {run} from './source/commands/run.js';

await run(process.argv.slice(2));
