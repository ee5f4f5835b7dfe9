/**
 * Measures what bots may expect of their hands and writes source/throwing/measured.ts: `npm run odds`, after any change
 * to the physics, the board or the handicaps. The same on every machine.
 */
import {writeFileSync} from 'node:fs';
import {requestOf} from '../source/dungeon-fighter/throw-request.js';
import {boxOf} from '../source/store/boxes.js';
import {gestureByHand, gestureBySpread} from '../source/throwing/fingers.js';
import {handSpread, type Odds, pressingHands} from '../source/throwing/odds.js';
import {tally, worthOf} from '../source/throwing/tally.js';
import {throwDie} from '../source/throwing/throw-die.js';

const count = 8000;
const spreads = [10, 15, 20, 28, 35, 45, 56, 70, 90, 120, 160, 240];
const box = boxOf('second');
if (!box) throw new Error('the second edition is missing');

const asking = (stance: readonly string[]) => (number: number) => requestOf(box, {die: 'red', stance, seed: 'odds', number});
const rounded = (odds: Odds): Odds =>
	Object.fromEntries(Object.entries(odds).map(([key, share]) => [key, Number(share.toFixed(1))])) as Odds;

const plain = spreads.map(spread => ({
	spread,
	odds: tally(count, asking([]), request => throwDie(request, gestureBySpread(request, spread)).landing),
}));

/** The spread of a plain throw that is worth as much. */
const spreadWorth = (worth: number): number => {
	for (let row = 1; row < plain.length; row++) {
		const [better, worse] = [plain[row - 1]!, plain[row]!];
		const [high, low] = [worthOf(better.odds).worth, worthOf(worse.odds).worth];
		if (worth >= low) return better.spread + ((worse.spread - better.spread) * (high - Math.min(high, worth))) / (high - low);
	}

	return plain.at(-1)!.spread;
};

const handicapOf = (id: string): string => {
	const byHand = pressingHands.map(hand => {
		const odds = tally(count, asking([id]), request => throwDie(request, gestureByHand(request, hand)).landing);
		const spoilt = odds.disrespected;
		const own = handSpread[hand];
		const spread = spreadWorth(worthOf(odds).worth / (1 - spoilt / 100));
		// Where only good throws are done as required, those that are may be better than plain ones: below zero.
		const added = spread * spread - own * own;
		return `${hand}: [${(Math.sign(added) * Math.sqrt(Math.abs(added))).toFixed(0)}, ${spoilt.toFixed(1)}]`;
	});
	return `\t'${id}': {${byHand.join(', ')}},`;
};

const text = `/** Written by \`npm run odds\`; do not change it by hand. */
import type {Odds, PressingHand} from './odds.js';

/** Per cent of plain throws by the spread of the press in milliseconds; between two rows the chances are mixed. */
export const bySpread: readonly {readonly spread: number; readonly odds: Odds}[] = [
${plain.map(({spread, odds}) => `\t{spread: ${spread}, odds: ${JSON.stringify(rounded(odds))}},`).join('\n')}
];

/** What each required throw adds for each hand: spread in milliseconds, and the per cent of throws not done as required. */
export const handicaps: Readonly<Record<string, Readonly<Record<PressingHand, readonly [spread: number, spoilt: number]>>>> = {
${box.throws.map(({id}) => handicapOf(id)).join('\n')}
};
`;

writeFileSync(new URL('../source/throwing/measured.ts', import.meta.url), text);
