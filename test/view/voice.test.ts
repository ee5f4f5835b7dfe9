import {describe, expect, test} from 'vitest';
import {DataProblem} from '../../source/dungeon-fighter/data-problem.js';
import {voiceOf} from '../../source/engine/looks.js';
import {zones} from '../../source/kernel/landing.js';
import {readLooks} from '../../source/store/boxes.js';
import {fill, line, openVoice, plainly, speaker, titleLine} from '../../source/view/voice.js';
import {type VoiceKey, voiceKeys} from '../../source/view/voice-keys.js';
import {secondEdition} from '../helpers/scene.js';

const voice = voiceOf('second');
const keys = Object.keys(voiceKeys) as VoiceKey[];

// biome-ignore lint/suspicious/noExplicitAny: tests break this file in every way there is.
const raw = (): any => structuredClone(readLooks('second', 'voice').content);

/** What is said about a spoiled file. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
const problemOf = (spoil: (file: any) => void): string => {
	const file = raw();
	spoil(file);
	try {
		openVoice(file, 'second-edition/voice');
	} catch (error) {
		expect(error).toBeInstanceOf(DataProblem);
		return (error as DataProblem).message;
	}

	return 'the file was read';
};

describe('the file', () => {
	test('has a word on every title of the edition and on no other', () => {
		expect(Object.keys(voice.titles).toSorted()).toEqual(secondEdition.edition.titles.map(({title}) => title).toSorted());
		for (const {title} of secondEdition.edition.titles) expect(titleLine(voice, title, 'seed')).toBeTruthy();
		expect(titleLine(voice, 'Nobodies', 'seed')).toBeUndefined();
	});

	test('is plain ASCII in short, finished sentences', () => {
		for (const [key, lines] of [...Object.entries(voice.lines), ...Object.entries(voice.titles)]) {
			for (const each of lines) {
				expect(each, key).toMatch(/^[ -~]+$/);
				expect(each, key).not.toMatch(/^ | $| {2}/);
				expect(each.replace(/\{\w+\}/g, '').length, each).toBeLessThanOrEqual(key.startsWith('landing-banner') ? 32 : 76);
				if (!key.startsWith('landing-banner')) expect(each, key).toMatch(/([.!?]"?|\{hint\}|\{ask\}|\{text\})$/);
			}
		}
	});

	test('never tells the same joke under two keys, but for the sober half of the throws', () => {
		const jokes = keys.filter(key => !key.startsWith('thrown-')).flatMap(key => voice.lines[key].slice(1));
		expect(jokes.filter((each, index) => jokes.indexOf(each) !== index)).toEqual([]);
	});

	test('has enough of what is seen most', () => {
		for (const zone of zones) expect(voice.lines[`landing-banner-${zone}`].length, zone).toBeGreaterThanOrEqual(zone === '6' ? 6 : 12);
		for (const key of keys.filter(each => /^(miss|hit|fainted|suffered-monster|epitaph)/.test(each))) {
			expect(voice.lines[key].length, key).toBeGreaterThanOrEqual(3);
		}

		expect(voice.lines.tagline.length).toBeGreaterThanOrEqual(20);
		expect(voice.lines.tip.length).toBeGreaterThanOrEqual(25);
	});

	test.each([
		[
			'a line without the number',
			(file: ReturnType<typeof raw>) => (file.lines.reward = ['Gold!']),
			'reward: line 1: does not say {amount}.',
		],
		[
			'a gap nobody can fill',
			(file: ReturnType<typeof raw>) => file.lines.fainted.push('{hero} faints into {soup}.'),
			`fainted: line ${voice.lines.fainted.length + 1}: {soup} is not known here.`,
		],
		['half a gap', (file: ReturnType<typeof raw>) => (file.lines.tip = ['A {die is a die.']), 'tip: line 1: has half a pair of braces.'],
		['a joke told twice', (file: ReturnType<typeof raw>) => (file.lines.tip = ['Bounce.', 'Bounce.']), 'tip: line 2: is told twice.'],
		[
			'an unknown key',
			(file: ReturnType<typeof raw>) => (file.lines.sneezed = ['Achoo.']),
			'lines: sneezed: nothing in the game is called that.',
		],
		['a silent event', (file: ReturnType<typeof raw>) => delete file.lines.hit, 'lines: hit: has no lines.'],
		['no lines at all', (file: ReturnType<typeof raw>) => (file.lines.hit = []), 'lines.hit: Too small: expected array to have >=1 items.'],
		['another part', (file: ReturnType<typeof raw>) => (file.songs = []), 'songs: Unrecognized key: "songs".'],
	])('%s is refused with a sentence', (_, spoil, sentence) => {
		expect(problemOf(spoil)).toBe(`second-edition/voice.json: ${sentence}`);
	});

	test('an edition without a folder has no voice', () => {
		expect(() => voiceOf('ninth')).toThrow(new DataProblem('There is no edition "ninth".'));
	});
});

describe('the choice', () => {
	test.each(keys)('%s: all lines come up, none twice in a row', key => {
		const {length} = voice.lines[key];
		for (const seed of ['a', 'b', 'c']) {
			const said = Array.from({length: 6 * length + 1}, (_, turn) => line(voice, key, seed, turn));
			expect(new Set(said.slice(0, length)).size).toBe(length);
			if (length > 1) expect(said.filter((each, turn) => each === said[turn - 1])).toEqual([]);
			expect(said).toEqual(said.map((_, turn) => line(voice, key, seed, turn)));
		}
	});

	test('another seed, other words', () => {
		const talk = (seed: string): string[] => {
			const say = speaker(voice, seed);
			return Array.from({length: 12}, () => say('tagline', {}));
		};
		expect(talk('a')).toEqual(talk('a'));
		expect(talk('a')).not.toEqual(talk('b'));
	});

	test('one key does not disturb another', () => {
		const [one, other] = [speaker(voice, 'seed'), speaker(voice, 'seed')];
		one('tip', {});
		expect(one('tagline', {})).toBe(other('tagline', {}));
	});

	test('a line begins with a capital, whatever is in its gaps', () => {
		expect(fill('{die} is gone.', {die: 'the red die'})).toBe('The red die is gone.');
		expect(plainly(voice)('round-started', {round: 7})).toBe('Round 7.');
	});
});
