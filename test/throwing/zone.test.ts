/** Where a die lies, on a board drawn for these tests. */
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {boardSchema} from '../../source/dungeon-fighter/cards.js';
import type {Board} from '../../source/kernel/board.js';
import type {Zone} from '../../source/kernel/landing.js';
import {targetZones} from '../../source/throwing/target.js';
import {cornersOf, zoneAt, zoneOfPoint} from '../../source/throwing/zone.js';
import {secondEdition} from '../helpers/scene.js';

const half = 0.05;

const board: Board = {
	sections: [
		{zone: 'bullseye', radius: 0.1},
		{zone: '5', radius: 0.2},
		{zone: '4', radius: 0.3},
		{zone: '3', radius: 0.4},
		{zone: '2', radius: 0.6},
		{zone: '1', radius: 1},
	],
	spots: [],
	holes: [{x: 0.75, y: 0, radius: 0.1}],
	bones: [{x1: 0, y1: -0.7, x2: 0, y2: -0.9, radius: 0.05}],
	dieHalf: half,
	border: 'most-corners',
	touchingHoleMisses: false,
};

const straight = {cos: 1, sin: 0};
const lying = (x: number, y: number, on: Board = board): Zone => zoneAt(on, {x, y, turn: straight});
const cornerZones = (x: number, y: number, on: Board = board): readonly Zone[] =>
	cornersOf({x, y, turn: straight}, on.dieHalf).map(corner => zoneOfPoint(on, corner.x, corner.y));
const miss: readonly Zone[] = ['hole', 'bone', 'outside'];
const worth = (zone: Zone): number => (zone === 'bullseye' ? 10 : miss.includes(zone) ? 0 : Number(zone));
const count = (zones: readonly Zone[], wanted: Zone): number => zones.filter(zone => zone === wanted).length;

describe('the zone under a point', () => {
	test.each([
		['bullseye', 0, 0],
		['bullseye', -0.06, 0.06],
		['5', 0.15, 0],
		['4', 0, 0.25],
		['3', -0.35, 0],
		['2', 0, -0.5],
		['1', -0.7, 0],
		['1', 0, 0.99],
		['hole', 0.75, 0],
		['hole', 0.75, 0.09],
		['1', 0.75, 0.11],
		['bone', 0, -0.8],
		['bone', 0.04, -0.8],
		['bone', 0, -0.94],
		['1', 0, -0.96],
		['1', 0.06, -0.8],
		['outside', 0, 1.01],
		['outside', 0.8, 0.8],
		['outside', -30, 5],
	] as const)('%s at %d, %d', (zone, x, y) => {
		expect(zoneOfPoint(board, x, y)).toBe(zone);
	});

	test('the line around a section belongs to the lower one', () => {
		expect(zoneOfPoint(board, 0.4, 0)).toBe('2');
		expect(zoneOfPoint(board, 0, -1)).toBe('outside');
	});
});

describe('a die', () => {
	test.each([
		['bullseye', 0, 0],
		['2', 0.5, 0],
		['1', -0.75, 0],
		['hole', 0.75, 0],
		['outside', 1.5, 1.5],
	] as const)('wholly in %s counts for it, at %d, %d', (zone, x, y) => {
		expect(new Set(cornerZones(x, y))).toEqual(new Set([zone]));
		expect(lying(x, y)).toBe(zone);
	});

	test('has its corners half a side from its middle, however it is turned', () => {
		for (const spin of [0, 0.2, 0.5, 1, -1]) {
			const length = Math.sqrt(1 + spin * spin);
			for (const {x, y} of cornersOf({x: 0.2, y: -0.1, turn: {cos: 1 / length, sin: spin / length}}, half)) {
				expect(Math.hypot(x - 0.2, y + 0.1)).toBeCloseTo(half * Math.SQRT2, 12);
			}
		}
	});

	test('turned, it reaches other sections with its corners', () => {
		const turned = {cos: Math.SQRT1_2, sin: Math.SQRT1_2};
		expect(lying(0.46, 0)).toBe('2');
		expect(new Set(cornerZones(0.46, 0))).toEqual(new Set(['2']));
		expect(cornersOf({x: 0.46, y: 0, turn: turned}, half).map(({x, y}) => zoneOfPoint(board, x, y))).toContain('3');
		expect(zoneAt(board, {x: 0.46, y: 0, turn: turned})).toBe('2');
	});

	test('2E-HIT-04: most corners decide, up', () => {
		expect(count(cornerZones(0.27, 0.27), '3')).toBe(3);
		expect(count(cornerZones(0.27, 0.27), '2')).toBe(1);
		expect(lying(0.27, 0.27)).toBe('3');
	});

	test('2E-HIT-04: most corners decide, down', () => {
		expect(count(cornerZones(0.3, 0.3), '3')).toBe(1);
		expect(count(cornerZones(0.3, 0.3), '2')).toBe(3);
		expect(lying(0.3, 0.3)).toBe('2');
	});

	test('2E-HIT-04: two corners are most where the others are one each', () => {
		const spotted: Board = {
			...board,
			spots: [{x: 0.55, y: 0.05, radius: 0.02, zone: '6'}],
			holes: [{x: 0.55, y: -0.05, radius: 0.02}],
			bones: [],
		};
		expect(cornerZones(0.5, 0, spotted).toSorted()).toEqual(['2', '2', '6', 'hole']);
		expect(lying(0.5, 0, spotted)).toBe('2');
	});

	test('2E-RULING-58: what is a miss is one area, whether hole, bone or table: two corners against two are a miss', () => {
		const pocked = {...board, holes: [{x: 0.55, y: 0.05, radius: 0.02}], bones: [{x1: 0.55, y1: -0.05, x2: 0.56, y2: -0.05, radius: 0.02}]};
		expect(cornerZones(0.5, 0, pocked).toSorted()).toEqual(['2', '2', 'bone', 'hole']);
		expect(lying(0.5, 0, pocked)).toBe('bone');
	});

	test.each([
		['5', 0.1, 'bullseye'],
		['4', 0.2, '5'],
		['3', 0.3, '4'],
		['2', 0.4, '3'],
		['1', 0.6, '2'],
	] as const)('2E-HIT-05: in doubt the lower section: %s', (zone, x, higher) => {
		expect(cornerZones(-x, 0).toSorted()).toEqual([zone, zone, higher, higher].toSorted());
		expect(lying(-x, 0)).toBe(zone);
		expect(lying(0, x)).toBe(zone);
	});

	test('2E-HIT-05: four corners in four places count for the lowest', () => {
		const spotted: Board = {
			...board,
			spots: [{x: 0.55, y: 0.05, radius: 0.02, zone: '6'}],
			holes: [{x: 0.45, y: -0.05, radius: 0.02}],
			sections: [
				{zone: '3', radius: 0.5},
				{zone: '1', radius: 1},
			],
		};
		expect(cornerZones(0.5, 0, spotted).toSorted()).toEqual(['1', '3', '6', 'hole']);
		expect(lying(0.5, 0, spotted)).toBe('hole');
	});

	test.each([
		['outside', 0, 1, '1'],
		['hole', 0.65, 0, '1'],
		['bone', 0.05, -0.8, '1'],
	] as const)('2E-RULING-58: on the border with %s a tie is a miss', (zone, x, y, section) => {
		expect(cornerZones(x, y).toSorted()).toEqual([zone, zone, section, section].toSorted());
		expect(lying(x, y)).toBe(zone);
	});

	test.each([
		['hole', {holes: [{x: 0.55, y: 0.05, radius: 0.02}]}],
		['bone', {bones: [{x1: 0.55, y1: 0.05, x2: 0.56, y2: 0.05, radius: 0.02}]}],
		['outside', {sections: [{zone: '2', radius: 0.55}]}],
	] as const)('2E-RULING-58: one corner in the %s is no miss', (zone, change) => {
		const changed = {...board, ...change};
		const [x, y] = zone === 'outside' ? [0.36, 0.36] : [0.5, 0];
		expect(cornerZones(x!, y!, changed).toSorted()).toEqual(['2', '2', '2', zone]);
		expect(lying(x!, y!, changed)).toBe('2');
	});

	test.each([
		['hole', {holes: [{x: 0.5, y: 0, radius: 0.06}]}],
		['bone', {bones: [{x1: 0.5, y1: 0, x2: 0.51, y2: 0, radius: 0.05}]}],
	] as const)('2E-RULING-58: a %s under the middle of a die that no corner is in is no miss', (_, change) => {
		expect(lying(0.5, 0, {...board, ...change})).toBe('2');
	});

	test('2E-RULING-58: between two kinds of miss it is a miss', () => {
		const both = {...board, holes: [{x: 0.95, y: 0, radius: 0.08}]};
		expect(new Set(cornerZones(1, 0, both))).toEqual(new Set(['hole', 'outside']));
		expect(miss).toContain(lying(1, 0, both));
	});

	test('the zone is always the lowest of those with the most corners', () => {
		const place = fc.double({min: -1.2, max: 1.2, noNaN: true});
		fc.assert(
			fc.property(place, place, fc.double({min: -1, max: 1, noNaN: true}), (x, y, spin) => {
				const length = Math.sqrt(1 + spin * spin);
				const die = {x, y, turn: {cos: 1 / length, sin: spin / length}};
				const zones = cornersOf(die, half).map(corner => zoneOfPoint(board, corner.x, corner.y));
				const most = Math.max(...zones.map(zone => count(zones, zone)));
				const tied = zones.filter(zone => count(zones, zone) === most);
				expect(tied).toContain(zoneAt(board, die));
				expect(worth(zoneAt(board, die))).toBe(Math.min(...tied.map(worth)));
			}),
			{seed: 58, numRuns: 2000},
		);
	});
});

describe('the first edition', () => {
	const first: Board = {...board, border: 'largest-part', touchingHoleMisses: true};

	test('the largest part decides, where the corners would be in doubt', () => {
		expect(cornerZones(0.39, 0).toSorted()).toEqual(['2', '2', '3', '3']);
		expect(lying(0.39, 0)).toBe('2');
		expect(lying(0.39, 0, first)).toBe('3');
		expect(lying(0.42, 0, first)).toBe('2');
	});

	test('the largest part decides, where more corners lie in the other', () => {
		const large = {...first, dieHalf: 0.2};
		const corners = cornersOf({x: 0.42, y: 0, turn: straight}, 0.2).map(({x, y}) => zoneOfPoint({...board, holes: []}, x, y));
		expect(corners.toSorted()).toEqual(['1', '1', '4', '4']);
		expect(zoneAt({...large, holes: []}, {x: 0.42, y: 0, turn: straight})).toBe('2');
	});

	test.each([
		['with one corner', 0.64, 0.1],
		['with its side', 0.61, 0],
		['with half of it', 0.65, 0],
		['wholly', 0.75, 0],
	])('a die that touches a hole %s is a miss', (_, x, y) => {
		expect(lying(x, y, first)).toBe('hole');
	});

	test('a die over a hole smaller than itself touches it', () => {
		const small = {...first, holes: [{x: -0.5, y: 0, radius: 0.01}]};
		expect(lying(-0.5, 0, small)).toBe('hole');
		expect(lying(-0.5, 0, {...small, touchingHoleMisses: false})).toBe('2');
	});

	describe('to touch a hole is exact', () => {
		const gap = 1e-9;
		const turned = {cos: Math.SQRT1_2, sin: Math.SQRT1_2};
		const small = {x: 0.5, y: 0.1, radius: 0.03};
		const pocked = {...first, holes: [small]};
		const touches = (x: number, y: number, turn: typeof straight, on: Board = pocked): boolean => zoneAt(on, {x, y, turn}) === 'hole';

		test.each([
			['its left edge', -1, 0],
			['its right edge', 1, 0],
			['its upper edge', 0, 1],
			['its lower edge', 0, -1],
		])('with %s, and not a hair off', (_, dx, dy) => {
			const reach = half + small.radius;
			expect(touches(small.x - dx * (reach - gap), small.y - dy * (reach - gap), straight)).toBe(true);
			expect(touches(small.x - dx * (reach + gap), small.y - dy * (reach + gap), straight)).toBe(false);
			// Past the middle of the edge, with no corner and no sample near.
			const along = 0.37 * half;
			expect(touches(small.x - dx * (reach - gap) + dy * along, small.y - dy * (reach - gap) + dx * along, straight)).toBe(true);
		});

		test.each([
			[1, 1],
			[1, -1],
			[-1, 1],
			[-1, -1],
		])('with the corner to %i, %i, and not a hair off', (dx, dy) => {
			const reach = half + small.radius * Math.SQRT1_2;
			expect(touches(small.x - dx * (reach - gap), small.y - dy * (reach - gap), straight)).toBe(true);
			expect(touches(small.x - dx * (reach + gap), small.y - dy * (reach + gap), straight)).toBe(false);
			// Beside the corner a square of that size would reach, a circle does not.
			expect(touches(small.x - dx * (half + small.radius - gap), small.y - dy * (half + small.radius - gap), straight)).toBe(false);
		});

		test('turned on its corner it reaches farther, and its edge leans', () => {
			const reach = half * Math.SQRT2 + small.radius;
			expect(touches(small.x - reach + gap, small.y, turned)).toBe(true);
			expect(touches(small.x - reach - gap, small.y, turned)).toBe(false);
			expect(touches(small.x - reach + gap, small.y, straight)).toBe(false);
			const aside = (half + small.radius) * Math.SQRT1_2;
			expect(touches(small.x - aside + gap, small.y - aside + gap, turned)).toBe(true);
			expect(touches(small.x - aside - gap, small.y - aside - gap, turned)).toBe(false);
		});

		test('a pinprick anywhere under the die is touched, and none beside it', () => {
			const inside = fc.double({min: -0.999, max: 0.999, noNaN: true});
			fc.assert(
				fc.property(inside, inside, fc.double({min: -1, max: 1, noNaN: true}), (across, along, spin) => {
					const length = Math.sqrt(1 + spin * spin);
					const turn = {cos: 1 / length, sin: spin / length};
					const under = (a: number, b: number) => ({
						x: 0.5 + half * (a * turn.cos - b * turn.sin),
						y: half * (a * turn.sin + b * turn.cos),
						radius: 1e-6,
					});
					expect(touches(0.5, 0, turn, {...first, holes: [under(across, along)]})).toBe(true);
					expect(touches(0.5, 0, turn, {...first, holes: [under(1.0001, along)]})).toBe(false);
					expect(touches(0.5, 0, turn, {...first, holes: [under(across, -1.0001)]})).toBe(false);
				}),
				{seed: 9, numRuns: 2000},
			);
		});

		test('a missed-shot spot is touched like a hole', () => {
			const spotted: Board = {...first, holes: [], spots: [{...small, zone: 'hole'}]};
			expect(touches(small.x - half - small.radius + gap, small.y, straight, spotted)).toBe(true);
			expect(touches(small.x - half - small.radius - gap, small.y, straight, spotted)).toBe(false);
			const critical: Board = {...first, holes: [], spots: [{...small, zone: '6'}]};
			expect(touches(small.x, small.y, straight, critical)).toBe(false);
		});
	});

	test('beside the hole is no miss, and bones are judged by the largest part', () => {
		expect(lying(0.58, 0, {...first, holes: [{x: 0.75, y: 0, radius: 0.11}]})).toBe('2');
		expect(lying(0.08, -0.8, first)).toBe('1');
		expect(lying(0.02, -0.8, first)).toBe('bone');
	});

	test('the rule of the hole holds for most corners, too', () => {
		expect(lying(0.61, 0)).not.toBe('hole');
		expect(lying(0.61, 0, {...board, touchingHoleMisses: true})).toBe('hole');
	});
});

describe('the prototype', () => {
	const prototype: Board = {
		...board,
		holes: [],
		bones: [],
		spots: [
			{x: 0, y: 0.5, radius: 0.08, zone: '6'},
			{x: 0.3, y: 0, radius: 0.08, zone: 'hole'},
		],
	};

	test('a critical spot is worth 6 wherever it lies', () => {
		expect(zoneOfPoint(prototype, 0, 0.5)).toBe('6');
		expect(lying(0, 0.5, prototype)).toBe('6');
		expect(lying(0, 0.6, prototype)).not.toBe('6');
	});

	test('across its border a tie goes to the lower section', () => {
		expect(cornerZones(0.06, 0.5, prototype).toSorted()).toEqual(['2', '2', '6', '6']);
		expect(lying(0.06, 0.5, prototype)).toBe('2');
	});

	test('a missed-shot spot is a miss amid good sections, and in a tie', () => {
		expect(zoneOfPoint(prototype, 0.3, 0)).toBe('hole');
		expect(lying(0.3, 0, prototype)).toBe('hole');
		expect(count(cornerZones(0.36, 0, prototype), 'hole')).toBe(2);
		expect(lying(0.36, 0, prototype)).toBe('hole');
	});

	test('four critical zones and four missed-shot zones make a board, and are seen on the target', () => {
		const beside = [1, -1].flatMap(x => [1, -1].map(y => ({x, y})));
		const whole = boardSchema.parse({
			...secondEdition.board,
			holes: [],
			bones: [],
			spots: [
				...beside.map(({x, y}) => ({x: 0.36 * x, y: 0.36 * y, radius: 0.12, zone: 'hole'})),
				...beside.map(({x, y}) => ({x: 0.22 * x, y: 0.22 * y, radius: 0.07, zone: '6'})),
			],
		});
		for (const {x, y} of beside) {
			expect(lying(0.22 * x, 0.22 * y, whole)).toBe('6');
			expect(lying(0.36 * x, 0.36 * y, whole)).toBe('hole');
		}

		const zones = targetZones(whole, {columns: 61, rows: 31}).flat();
		expect(count(zones, '6')).toBeGreaterThan(8);
		expect(count(zones, 'hole')).toBeGreaterThan(16);
	});

	test('6 is more than 5 and less than the bullseye', () => {
		const near = {...prototype, spots: [{x: 0.2, y: 0, radius: 0.11, zone: '6' as const}]};
		expect(cornerZones(0.09, 0, near).toSorted()).toEqual(['6', '6', 'bullseye', 'bullseye']);
		expect(lying(0.09, 0, near)).toBe('6');
		const far = {...prototype, spots: [{x: 0, y: 0, radius: 0.15, zone: '6' as const}]};
		expect(cornerZones(0.14, 0, far).toSorted()).toEqual(['5', '5', '6', '6']);
		expect(lying(0.14, 0, far)).toBe('5');
	});
});
