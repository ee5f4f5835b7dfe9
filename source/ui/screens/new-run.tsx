/** From "New run" to the first room: one question after the other, and back again. */
import {Box} from 'ink';
import {useState} from 'react';
import {unpack} from '../../dungeon-fighter/setup.js';
import {seedLimit} from '../../engine/requests.js';
import {Menu} from '../components/menu.js';
import {Page, pageFrame} from '../components/page.js';
import {Rows} from '../components/rows.js';
import {TextField} from '../components/text-field.js';
import {useSize} from '../hooks.js';
import {useWays} from '../routes.js';
import {useKeyLabels, useServices} from '../services.js';
import {type Draft, firstDraft, newRunOf, partySize, playerWords, reviewOf} from './new-run/draft.js';
import {NamePlayers} from './new-run/name-players.js';
import {PickHeroes} from './new-run/pick-heroes.js';

const steps = ['difficulty', 'players', 'heroes', 'names', 'begin', 'seed'] as const;

type Step = (typeof steps)[number];

const questions: Readonly<Record<Step, string>> = {
	difficulty: 'How bad shall it be?',
	players: 'How many of you are there?',
	heroes: 'Who goes down there?',
	names: 'Who is to blame?',
	begin: 'Ready?',
	seed: 'Which dungeon?',
};

export const NewRunScreen = ({onLeave}: {readonly onLeave: () => void}) => {
	const {columns, rows} = useSize();
	const {shelf, settings, change, go} = useWays();
	const {game, theme} = useServices();
	const label = useKeyLabels();
	const {box} = game;
	const [step, setStep] = useState<Step>('difficulty');
	const [draft, setDraft] = useState((): Draft => firstDraft(settings, shelf.newSeed()));
	const [trouble, setTrouble] = useState<string>();
	const [pointed, setPointed] = useState('');
	const to = (next: Step, changes: Partial<Draft> = {}): void => {
		setTrouble(undefined);
		setPointed('');
		setDraft({...draft, ...changes});
		setStep(next);
	};
	const back = (): void => (step === 'difficulty' ? onLeave() : to(steps[steps.indexOf(step) - 1]!));
	const begin = (): void => {
		try {
			const run = newRunOf(draft, count =>
				unpack(box, {difficulty: draft.difficulty, heroes: count, seed: draft.seed}).heroes.map(({id}) => id),
			);
			if (draft.names.some(Boolean)) change({names: draft.names});
			go({at: 'run', play: shelf.begin(run)});
		} catch (error) {
			setTrouble(error instanceof Error ? error.message : String(error));
		}
	};
	const size = {width: columns - 2, height: rows - pageFrame - 3};
	const answers = {
		difficulty: () => (
			<Menu
				key="difficulty"
				items={box.edition.difficulties.map(mode => ({
					label: mode.name,
					value: mode.id,
					hint: `${mode.hint} ${mode.monsterLife > 0 ? `Every monster has ${mode.monsterLife} more life` : 'Monsters as printed'}; winning is worth ${mode.score} points.`,
				}))}
				start={Math.max(
					0,
					box.edition.difficulties.findIndex(({id}) => id === draft.difficulty),
				)}
				onChoose={difficulty => to('players', {difficulty})}
				onBack={back}
				{...size}
			/>
		),
		players: () => (
			<Menu
				key="players"
				items={Array.from({length: box.edition.heroes.max}, (_, index) => ({
					label: playerWords(index + 1),
					value: index + 1,
					hint:
						index === 0
							? `You lead ${box.edition.heroes.solo} heroes, who will blame each other.`
							: 'One hero each, one keyboard for all. Take turns, and take cover.',
				}))}
				start={draft.players - 1}
				onChoose={players => to('heroes', players === draft.players ? {} : {players, picked: []})}
				onBack={back}
				{...size}
			/>
		),
		heroes: () => (
			<PickHeroes
				key="heroes"
				draft={draft}
				onPick={picked => setDraft({...draft, picked})}
				onPoint={setPointed}
				onDone={isDealt => to('names', {isDealt})}
				onBack={back}
				{...size}
			/>
		),
		names: () => <NamePlayers key="names" draft={draft} onDone={names => to('begin', {names})} onBack={names => to('heroes', {names})} />,
		begin: () => (
			<Menu
				key="begin"
				items={[
					{label: 'Open the dungeon', value: 'begin', hint: 'Last chance to have been somewhere else.'},
					{
						label: `Throwing: ${draft.throwMode}`,
						value: 'mode',
						hint:
							draft.throwMode === 'timed'
								? 'You stop moving bars in time. Choose to change it for this run.'
								: 'You pick a spot and a risk, and chance does the rest. Choose to change it for this run.',
					},
					{
						label: `Seed: ${draft.seed}`,
						value: 'seed',
						hint: 'The same seed, the same dungeon: dealt cards, rooms, monsters. Choose to type one.',
					},
				]}
				onChoose={what => {
					if (what === 'begin') begin();
					else if (what === 'seed') to('seed');
					else to('begin', {throwMode: draft.throwMode === 'timed' ? 'steady' : 'timed'});
				}}
				onBack={back}
				{...size}
			/>
		),
		seed: () => (
			<TextField
				key="seed"
				label="  Seed:"
				start={draft.seed}
				ghost="(empty: a fresh one)"
				maximum={seedLimit}
				onSubmit={seed => to('begin', {seed: seed || shelf.newSeed()})}
				onBack={back}
			/>
		),
	};
	const isTyping = step === 'names' || step === 'seed';
	const isComplete = draft.picked.length >= partySize(box, draft.players);
	const heroKey = pointed !== '' ? 'take or leave' : isComplete ? 'go on' : 'deal';
	const keys = [
		[isTyping ? 'Enter' : label('choose'), step === 'heroes' ? heroKey : 'choose'],
		[isTyping ? 'Esc' : label('back'), step === 'difficulty' ? 'title' : 'back'],
	] as const;
	const review = reviewOf(box, draft, steps.indexOf(step));
	return (
		<Page title={`New run: ${questions[step]}`} note={`${Math.min(5, steps.indexOf(step) + 1)} of 5`} keys={keys}>
			{answers[step]()}
			<Box flexGrow={1} />
			<Rows
				rows={[
					trouble === undefined ? '' : theme.bad(` ${trouble}`),
					review.length === 0 ? '' : theme.dim(` So far: ${review.join(', ')}.`),
					'',
				]}
			/>
		</Page>
	);
};
