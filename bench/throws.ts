/** How fast the throw is: dice a second through `throwDie`, for the plain throw and for a hard one, on one core. */
import {requestOf} from '../source/dungeon-fighter/throw-request.js';
import {boxOf} from '../source/store/boxes.js';
import {gestureByHand} from '../source/throwing/fingers.js';
import {throwDie} from '../source/throwing/throw-die.js';

const box = boxOf('second');
if (!box) throw new Error('the second edition is missing');

const perSecond = (count: number, work: (index: number) => void): number => {
	for (let index = 0; index < count / 10; index++) work(index);
	const start = performance.now();
	for (let index = 0; index < count; index++) work(index);
	return count / ((performance.now() - start) / 1000);
};

for (const stance of [[], ['jump', 'blind', 'bank']]) {
	const requests = Array.from({length: 1000}, (_, number) => requestOf(box, {die: 'red', stance, seed: 'bench', number}));
	const gestures = requests.map(request => gestureByHand(request, 'skilled'));
	const thrown = perSecond(100_000, index => throwDie(requests[index % 1000]!, gestures[index % 1000]!));
	const pressed = perSecond(50_000, index => gestureByHand(requests[index % 1000]!, 'skilled'));
	const name = stance.length === 0 ? 'plain' : stance.join(', ');
	console.log(`${`throws/s, ${name}`.padEnd(44)}${thrown.toFixed(0).padStart(14)}`);
	console.log(`${`presses of a bot/s, ${name}`.padEnd(44)}${pressed.toFixed(0).padStart(14)}`);
}
