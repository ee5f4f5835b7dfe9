import stringWidth from 'string-width';
import {expect, test} from 'vitest';
import {targetSizes} from '../../../source/throwing/target.js';
import {layoutOf} from '../../../source/ui/run/layout.js';
import {targetRowsOf} from '../../../source/ui/run/target-rows.js';
import {createTheme} from '../../../source/ui/theme.js';
import {barSprites} from '../../../source/ui/throw/bars.js';
import {poseHeight, poseRows, poseSprites} from '../../../source/ui/throw/pose.js';
import {TimedHand} from '../../../source/ui/throw/timed-hand.js';
import {portraitSizes} from '../../../source/view/portraits.js';
import {secondEdition as box} from '../../helpers/scene.js';
import {requestOf, secondEditionThrows} from '../../throwing/hand.js';

const theme = createTheme('none', 'unicode');

const sizes = Array.from({length: 121}, (_, wider) =>
	Array.from({length: 37}, (__, higher) => ({columns: 80 + wider, rows: 24 + higher})),
).flat();

/** Corners of the range, and a few in between. */
const someSizes = sizes.filter(({columns, rows}) => [80, 81, 99, 120, 200].includes(columns) && [24, 25, 37, 60].includes(rows));

test('rows and columns add up, at every size', () => {
	const wrong = sizes.filter(size => {
		const layout = layoutOf(size);
		const {columns, rows, target, targetLeft, powerLeft, foeLeft, partyWidth, foeWidth} = layout;
		const across = partyWidth === targetLeft && powerLeft === targetLeft + target.columns && foeLeft === powerLeft + 3;
		const wide = foeLeft + foeWidth === columns && partyWidth >= 20 && foeWidth >= portraitSizes.bosses.columns;
		const down = layout.mainTop + layout.mainRows === layout.aimRow && layout.aimRow + 1 === layout.bottomRow;
		const high = layout.bottomRow + layout.bottomRows === rows && layout.bottomRows >= 5 && target.rows <= layout.mainRows;
		return !(across && wide && down && high);
	});
	expect(wrong).toEqual([]);
});

test('the target is odd both ways, about as wide as high, and neither too small nor too large', () => {
	const {smallest, largest} = targetSizes;
	const wrong = sizes.filter(size => {
		const {columns, rows} = layoutOf(size).target;
		const isOdd = columns % 2 === 1 && rows % 2 === 1;
		const fits = columns >= smallest.columns && columns <= largest.columns && rows >= smallest.rows && rows <= largest.rows;
		// A cell is about twice as high as wide.
		return !(isOdd && fits && columns / rows > 1 && columns / rows < 2.3);
	});
	expect(wrong).toEqual([]);
});

test('the target that is drawn has the size it was given', () => {
	for (const size of someSizes) {
		const {target} = layoutOf(size);
		const rows = targetRowsOf(theme, target, {board: box.board, lying: [], seat: 'north'});
		expect(rows).toHaveLength(target.rows);
		for (const row of rows) expect(stringWidth(row)).toBe(target.columns);
	}
});

test('bars and poses stay in their places, whatever the throw and the moment', () => {
	for (const size of someSizes) {
		const layout = layoutOf(size);
		for (const id of [undefined, ...secondEditionThrows]) {
			const ids = id === undefined ? [] : [id];
			const hand = new TimedHand(requestOf(ids), {assist: 100, roundTrip: 0});
			hand.begin(0);
			for (let beat = 0, at = 0; beat < hand.stance.beats.length; beat++, at += 900) {
				for (const moment of [0, 250, 800]) {
					for (const {x, y, text} of barSprites(theme, layout, hand, at + moment)) {
						const right = x + stringWidth(text);
						if (y === layout.aimRow) expect(x >= 0 && right <= layout.columns).toBe(true);
						else {
							expect(x >= layout.powerLeft && right <= layout.foeLeft).toBe(true);
							expect(y >= layout.mainTop && y < layout.mainTop + layout.target.rows).toBe(true);
						}
					}
				}

				hand.expire(at + 900);
			}

			for (const frame of [0, 1] as const) {
				const pose = poseSprites(layout, poseRows(box, ids, frame));
				expect(pose).toHaveLength(poseHeight);
				for (const {x, y, text} of pose) {
					expect(x >= 0 && x + text.length <= layout.partyWidth).toBe(true);
					expect(y >= layout.aimRow - poseHeight && y < layout.aimRow).toBe(true);
				}
			}
		}
	}
});

test('the aim bar reaches beyond the rims of the board', () => {
	for (const size of someSizes) {
		const layout = layoutOf(size);
		const [rail] = barSprites(theme, layout, new TimedHand(requestOf([]), {assist: 100, roundTrip: 0}), 0);
		expect(rail?.text).toContain('[');
		expect(rail?.text).toContain(']');
	}
});
