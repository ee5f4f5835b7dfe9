/** Begins the challenge of a day in a process of its own, and holds it until nobody talks to it any more: folder. */
import {beginDaily} from '../../source/engine/attempts.js';
import {shelfIn} from '../../source/store/runs.js';

const [folder = ''] = process.argv.slice(2);
const begun = beginDaily('2026-07-01', {throwing: 'bot'}, shelfIn(folder, {now: () => new Date('2026-07-01T12:00:00Z')}));
process.stdout.write('run' in begun ? 'begun\n' : 'told\n');
// The other one may come late.
if ('run' in begun) process.stdin.on('end', () => begun.run.close()).resume();
