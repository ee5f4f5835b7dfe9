/** The throw on a real table: somebody throws a real die, and says where it lies. */
import {Box} from 'ink';
import {useState} from 'react';
import type {Landing, ThrowRequest, Zone} from '../../kernel/landing.js';
import {composeStance} from '../../throwing/throw-die.js';
import {throwPhrase} from '../../view/describe.js';
import {wrap} from '../../view/text.js';
import {Rows} from '../components/rows.js';
import {rowsOfStrip, StripMenu} from '../components/strip-menu.js';
import {useLesson} from '../lesson.js';
import {usePageKeys} from '../run/foot.js';
import type {Layout} from '../run/layout.js';
import {useServices} from '../services.js';

type TabletopThrowProps = {
	readonly request: ThrowRequest;
	readonly layout: Layout;
	readonly title: string;
	readonly onLanded: (landing: Landing) => void;
	readonly onBack?: (() => void) | undefined;
};

type Answers = {readonly zone?: Zone; readonly bounces?: number; readonly icon?: boolean};

const places: readonly (readonly [string, Zone])[] = [
	['Worth 1', '1'],
	['Worth 2', '2'],
	['Worth 3', '3'],
	['Worth 4', '4'],
	['Worth 5', '5'],
	['Bullseye', 'bullseye'],
	['A hole', 'hole'],
	['A bone', 'bone'],
	['Off the board', 'outside'],
];

type Answer = readonly [label: string, means: Answers | {readonly kept: boolean}, letter?: string];

type Question = {readonly asks: string; readonly answers: readonly Answer[]};

const times = ['Never', 'Once', 'Twice'];

const questionOf = (answers: Answers, needed: number, phrase: string): Question => {
	if (answers.zone === undefined) return {asks: 'Where does the die lie?', answers: places.map(([label, zone]) => [label, {zone}])};
	if (answers.bounces === undefined) {
		const bounces = needed > 1 ? [0, 1, 2] : [0, 1];
		return {
			asks: 'How often did it bounce on the table before it touched the board?',
			answers: bounces
				.toReversed()
				.map(count => [`${times[count]}${count === bounces.length - 1 ? ' or more' : ''}`, {bounces: count}, String(count)] as const),
		};
	}

	if (answers.icon === undefined) {
		return {
			asks: 'Is the special icon on top?',
			answers: [
				['No', {icon: false}, 'n'],
				['Yes', {icon: true}, 'y'],
			],
		};
	}

	return {
		asks: `Was it thrown ${phrase}?`,
		answers: [
			['Yes', {kept: true}, 'y'],
			['No', {kept: false}, 'n'],
		],
	};
};

export const TabletopThrow = ({request, layout, title, onLanded, onBack}: TabletopThrowProps) => {
	const {game, theme} = useServices();
	const lesson = useLesson();
	const [answers, setAnswers] = useState<Answers>({});
	const needed = composeStance(request.handicaps).bounces;
	const phrase = throwPhrase(game.box, request.stance);
	const {asks, answers: options} = questionOf(answers, needed, phrase);
	const answer = (given: Answers | {readonly kept: boolean}): void => {
		const next = {...answers, ...given};
		const respected = 'kept' in given ? given.kept : request.stance.length === 0 ? true : undefined;
		const {zone, bounces, icon} = next;
		if (zone === undefined || bounces === undefined || icon === undefined || respected === undefined) setAnswers(next);
		else onLanded({zone, bounces, icon, respected});
	};

	/** One question back. */
	const back = (): void => {
		const {zone, bounces, icon} = answers;
		if (zone === undefined) onBack?.();
		else if (bounces === undefined) setAnswers({});
		else setAnswers(icon === undefined ? {zone} : {zone, bounces});
	};

	const taught = lesson === undefined ? [] : wrap(lesson, layout.columns - 2).slice(0, 2);
	const top = taught.length === 0 ? [theme.accent(title)] : taught.map(row => theme.gold(row));
	const items = options.map(([label, value, letter]) => ({label, value, letter}));
	const keys = usePageKeys(true);
	const hasKeys = layout.bottomRows - top.length - 1 > rowsOfStrip(items, layout.columns);
	return (
		<Box flexDirection="column" height={layout.bottomRows}>
			<Rows rows={[...top, asks].map(row => ` ${row}`)} />
			<StripMenu
				key={asks}
				items={items}
				onChoose={answer}
				onBack={back}
				width={layout.columns}
				height={layout.bottomRows - top.length - 1 - (hasKeys ? 1 : 0)}
			/>
			{hasKeys && <Rows rows={[` ${keys}`]} />}
		</Box>
	);
};
