/** The end: points and a title, or a stone with names on it. */
import {scoreOf} from '../../dungeon-fighter/scoring.js';
import type {State} from '../../dungeon-fighter/state.js';
import {outsideText} from '../../kernel/outside-text.js';
import type {Size} from '../../terminal/streams.js';
import {epitaph, victory} from '../../view/ending.js';
import {foeName, heroName} from '../../view/names.js';
import {carve} from '../../view/portraits.js';
import {praiseRows} from '../../view/praise.js';
import {scoreWords} from '../../view/score-text.js';
import {besides, wrap} from '../../view/text.js';
import {speaker, titleLine} from '../../view/voice.js';
import {keyLabel} from '../bindings.js';
import {Rows} from '../components/rows.js';
import {headline, keyHelp} from '../components/strip.js';
import {useKeys, useSize} from '../hooks.js';
import {type Services, useBindings, useServices} from '../services.js';
import type {Epilogue} from './play.js';

const signed = (points: number): string => (points < 0 ? String(points) : `+${points}`);

/** How the run ended, in rows. */
export const endingRows = ({game, voice, portraits, theme}: Services, state: State, {columns, rows}: Size): readonly string[] => {
	const {box} = game;
	const say = speaker(voice, `${state.seed}/end`);
	if (state.outcome === 'won') {
		const {total, title, lines} = scoreOf({box, state});
		const points = lines.map(line => `${scoreWords(line.what).padEnd(36)}${signed(line.points).padStart(4)}`);
		const picture = portraits.victory.map(row => theme.gold(`  ${row}`));
		const words = wrap(victory(box, state, total, say), columns - 4).map(row => theme.accent(`  ${row}`));
		const sum = [
			...points.map(row => `  ${row}`),
			theme.strong(`  ${'Total'.padEnd(36)}${String(total).padStart(4)}   ${title}`),
			...wrap(titleLine(voice, title, state.seed) ?? '', columns - 4).map(row => theme.dim(`  ${row}`)),
		];
		// On a small screen the points come before the picture.
		const ways = [
			[...picture, '', ...words, '', ...sum],
			[...picture, ...words, ...sum],
			[...words, '', ...sum],
		];
		return ways.find(way => way.length <= rows) ?? ['', ...ways[2]!];
	}

	const stone = carve(
		portraits,
		state.heroes.map(hero => heroName(box, hero.id)),
	);
	const cause = state.cause === 'out-of-dice' ? 'They ran out of dice.' : 'They all fainted.';
	const words = [
		...wrap(epitaph(box, state, say), columns - 36).map(row => theme.accent(row)),
		'',
		`Killed by ${foeName(box, state)}.`,
		cause,
		`Round ${state.round}, ${state.throws} throws, ${state.shops} of ${box.edition.shop.visits} shops.`,
		'',
		theme.dim('Only the victorious count points.'),
	];
	return [
		'',
		...besides(
			stone.map(row => `  ${row}`),
			['', '', ...words],
			34,
		),
	];
};

/** So many rows of praise leave room for the rest. */
const mostPraise = 4;

type EndingProps = {
	readonly state: State;
	/** Stands at the right end of the headline, instead of the seed. */
	readonly caption?: string | undefined;
	readonly epilogue?: Epilogue | undefined;
	readonly onLeave: () => void;
	readonly onLog: () => void;
	/** Shows what there is to copy, if there is anything. */
	readonly onShare?: (() => void) | undefined;
};

export const Ending = ({state, caption, epilogue, onLeave, onLog, onShare}: EndingProps) => {
	const services = useServices();
	const {theme, bindings} = services;
	const is = useBindings();
	const {columns, rows} = useSize();
	useKeys(key => {
		if (is('log', key)) return onLog();
		if (key.name === 'c' && onShare) return onShare();
		if (is('choose', key) || is('back', key)) return onLeave();
		return false;
	});
	const head = headline(theme, state.outcome === 'won' ? 'Victory' : 'Defeat', caption ?? `seed ${outsideText(state.seed)}`, columns);
	const said = [
		...(epilogue?.standing === undefined ? [] : wrap(epilogue.standing, columns - 4).map(row => `  ${row}`)),
		...praiseRows(epilogue?.achievements ?? [], columns - 4, mostPraise).map(row => theme.gold(`  ${row}`)),
	];
	const room = rows - 2 - said.length;
	const body = endingRows(services, state, {columns, rows: room}).slice(0, room);
	const filler = Array.from({length: Math.max(0, room - body.length)}, () => '');
	const foot = keyHelp(theme, [
		[keyLabel(bindings, 'choose'), 'leave'],
		[keyLabel(bindings, 'log'), 'read it all again'],
		...(onShare ? [['C', 'a text to share'] as const] : []),
	]);
	return <Rows rows={[head, ...body, ...filler, ...said, ` ${foot}`]} height={rows} />;
};
