/** How often bots win with each twist, in per cent: `npm run twists [games]`. A good one is between 15 and 85. */
import {gameOfEdition} from '../source/engine/runs.js';
import {simulate} from '../source/engine/simulation.js';
import {twistsOf} from '../source/store/boxes.js';

const runs = Number(process.argv[2] ?? 200);

const winRate = (twist: string | undefined, hand: 'skilled' | 'steady', heroes: number): string => {
	const game = gameOfEdition('second', twist);
	if (!game) throw new Error(`there is no twist ${twist}`);
	return String(Math.round(simulate(game, {difficulty: 'normal', heroes, hand, runs, seed: 'twists'}).winRate)).padStart(11);
};

console.log(`${''.padEnd(24)}  skilled, 2  skilled, 4   steady, 2`);
for (const twist of [undefined, ...twistsOf('second').map(({id}) => id)]) {
	console.log(
		`${(twist ?? 'none').padEnd(24)} ${winRate(twist, 'skilled', 2)} ${winRate(twist, 'skilled', 4)} ${winRate(twist, 'steady', 2)}`,
	);
}
