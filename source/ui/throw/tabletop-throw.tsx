/** The throw on a real table: somebody throws a real die, and says where it lies. */

import {Box} from 'ink';
import {useState} from 'react';
import type {Landing, ThrowRequest, Zone} from '../../kernel/landing.js';
import {throwPhrase} from '../../view/describe.js';
import {Rows} from '../components/rows.js';
import {StripMenu} from '../components/strip-menu.js';
import type {Layout} from '../run/layout.js';
import {useServices} from '../services.js';

export type TabletopThrowProps = {
	readonly request: ThrowRequest;
	readonly layout: Layout;
	readonly title: string;
	readonly onLanded: (landing: Landing) => void;
	readonly onBack?: (() => void) | undefined;
};

type Answers = {readonly zone?: Zone; readonly bounces?: number; readonly icon?: boolean};

const places: readonly (readonly [string, Zone])[] = [
	['1', '1'],
	['2', '2'],
	['3', '3'],
	['4', '4'],
	['5', '5'],
	['Bullseye', 'bullseye'],
	['A hole', 'hole'],
	['A bone', 'bone'],
	['Off the board', 'outside'],
];

type Question = {readonly asks: string; readonly answers: readonly (readonly [string, Answers | {readonly kept: boolean}])[]};

const questionOf = (answers: Answers, needed: number, phrase: string): Question => {
	if (answers.zone === undefined) return {asks: 'Where does the die lie?', answers: places.map(([label, zone]) => [label, {zone}])};
	if (answers.bounces === undefined) {
		const bounces = needed > 1 ? [0, 1, 2] : [0, 1];
		return {
			asks: 'How often did it bounce on the table before it touched the board?',
			answers: bounces
				.toReversed()
				.map(count => [count === bounces.length - 1 ? `${count} or more` : String(count), {bounces: count}] as const),
		};
	}

	if (answers.icon === undefined) {
		return {
			asks: 'Is the special icon on top?',
			answers: [
				['No', {icon: false}],
				['Yes', {icon: true}],
			],
		};
	}

	return {
		asks: `Was it thrown ${phrase}?`,
		answers: [
			['Yes', {kept: true}],
			['No', {kept: false}],
		],
	};
};

export const TabletopThrow = ({request, layout, title, onLanded, onBack}: TabletopThrowProps) => {
	const {game, theme} = useServices();
	const [answers, setAnswers] = useState<Answers>({});
	const needed = request.stance.includes('double-bounce') ? 2 : 1;
	const phrase = throwPhrase(game.box, request.stance);
	const {asks, answers: options} = questionOf(answers, needed, phrase);
	const answer = (given: Answers | {readonly kept: boolean}): void => {
		const next = {...answers, ...given};
		const respected = 'kept' in given ? given.kept : request.stance.length === 0 ? true : undefined;
		const {zone, bounces, icon} = next;
		if (zone === undefined || bounces === undefined || icon === undefined || respected === undefined) setAnswers(next);
		else onLanded({zone, bounces, icon, respected});
	};

	const back = (): void => (answers.zone === undefined ? onBack?.() : setAnswers({}));
	return (
		<Box flexDirection="column" height={layout.bottomRows}>
			<Rows rows={[` ${theme.accent(title)}`, ` ${asks}`]} />
			<StripMenu
				key={asks}
				items={options.map(([label, value]) => ({label, value}))}
				onChoose={answer}
				onBack={back}
				width={layout.columns}
				height={layout.bottomRows - 2}
			/>
		</Box>
	);
};
