import {afterEach, describe, expect, test, vi} from 'vitest';
import {FirstFight} from '../../../source/ui/screens/first-fight.js';
import type {ThrowMode} from '../../../source/ui/services.js';
import type {FakeStage} from '../../helpers/fake-stage.js';
import {keyOf} from '../../helpers/fake-stage.js';
import {renderServed} from '../../helpers/services.js';

let stage: FakeStage;
afterEach(() => stage.unmount());

/** Words without the breaks between the rows. */
const flat = (): string =>
	stage
		.screen()
		.map(row => row.trim())
		.join(' ');

/** Always takes the first choice, and throws at the middle; all that was on the screen, until somebody leaves. */
const playLesson = (throwMode: ThrowMode): {seen: readonly string[]; left: number} => {
	const onLeave = vi.fn();
	stage = renderServed(<FirstFight onLeave={onLeave} />, {likings: {throwMode}});
	const seen: string[] = [];
	let at = 1000;
	for (let step = 0; step < 400 && onLeave.mock.calls.length === 0; step++) {
		seen.push(flat());
		// Bars are locked as they cross the middle.
		at += 401;
		stage.press(keyOf('space', at));
	}

	return {seen, left: onLeave.mock.calls.length};
};

const common = [
	'Every room has a monster in it; some have manners, too. Press I for the party',
	'? for all the keys.',
	'wakes the ability of its colour',
	'a miss hurts whoever threw.',
	'Dice that lie on the target stay there and are in the way.',
	'Icons bring the Shop nearer.',
	'may all ask for something at once.',
];

const own: Readonly<Record<ThrowMode, readonly string[]>> = {
	timed: ['as it passes the mark beside the target.', 'so a leg hides the middle of the aim bar'],
	steady: ['Nobody is in a hurry.', 'the marks are wider, and more goes wrong'],
	tabletop: ['and say where it lies.', 'so throw it under your leg'],
};

describe.each(['timed', 'steady', 'tabletop'] as const)('the first fight, %s', throwMode => {
	test('teaches in whole sentences, and is over after two monsters', () => {
		const {seen, left} = playLesson(throwMode);
		expect(left).toBe(1);
		for (const words of [...common, ...own[throwMode]]) {
			expect(
				seen.some(text => text.includes(words)),
				words,
			).toBe(true);
		}

		// Once: as long as the moment lasts, and never again.
		const taught = seen.map(text => text.includes('a miss hurts whoever threw.'));
		expect(taught.lastIndexOf(true) - taught.indexOf(true)).toBeLessThan(2);
		expect(seen.filter(text => text.includes('Next hero, next die.')).length).toBeLessThanOrEqual(1);
		expect(seen.some(text => text.includes('Suspiciously Large Turnip'))).toBe(true);
		expect(seen.some(text => text.includes('Zombie Monkey'))).toBe(true);
		expect(seen.some(text => text.includes('Round 3'))).toBe(false);
	});
});

test('a lesson is not kept, and says so', () => {
	stage = renderServed(<FirstFight onLeave={() => undefined} />);
	stage.press('m');
	expect(flat()).toContain('This is a lesson; nothing of it is kept.');
});
