/** Tap with the beat: how late the screen and the finger are, so that no throw suffers from it. */
import {useLayoutEffect, useState} from 'react';
import {wrap} from '../../view/text.js';
import {beats, calibrate} from '../calibration.js';
import {Menu} from '../components/menu.js';
import {Page} from '../components/page.js';
import {Rows} from '../components/rows.js';
import {useAnimation, useKeys} from '../hooks.js';
import {usePaused} from '../paused.js';
import {useWays} from '../routes.js';
import {useBindings, useKeyLabels, useTheme} from '../services.js';
import {useRoundTrip} from '../use-round-trip.js';

type Trial = {readonly start: number; readonly taps: readonly number[]; readonly isOver: boolean};

/** Taps further apart than this, in milliseconds, say little. */
const mostSpread = 60;

const lead = 3 * beats.apart;
const [left, step, trackRow] = [4, 6, 8];

export const Calibrate = ({onLeave}: {readonly onLeave: () => void}) => {
	const {settings, change} = useWays();
	const theme = useTheme();
	const is = useBindings();
	const label = useKeyLabels();
	const isPaused = usePaused();
	const roundTrip = useRoundTrip();
	const [trial, setTrial] = useState<Trial>();
	const start = trial?.start;
	const isRunning = trial !== undefined && !trial.isOver;
	const result = trial?.isOver ? calibrate(trial.taps, trial.start, roundTrip) : undefined;

	// Beats that nobody could see count for nothing.
	if (isPaused && isRunning) setTrial(undefined);
	useLayoutEffect(() => {
		if (start === undefined) return undefined;
		const end = start + beats.count * beats.apart - performance.now();
		const timer = setTimeout(() => setTrial(now => now && {...now, isOver: true}), Math.max(0, end));
		return () => clearTimeout(timer);
	}, [start]);
	useKeys(
		key => {
			if (is('back', key)) return onLeave();
			if (!is('press', key)) return false;
			// The key may be older than this moment; the beats begin with it.
			if (!trial) return setTrial({start: key.at + lead, taps: [], isOver: false});
			return key.at > trial.start - beats.apart / 2 ? setTrial({...trial, taps: [...trial.taps, key.at]}) : true;
		},
		{isActive: !trial?.isOver},
	);
	useAnimation(
		at => {
			if (start === undefined) return [];
			const beat = Math.floor((at - start) / beats.apart);
			if (beat < 0) return [{x: left, y: trackRow + 2, text: `${Math.min(3, -beat)} ... `}];
			return [
				{x: left + Math.min(beats.count - 1, beat) * step, y: trackRow, text: theme.accent(`[${theme.glyphs.die}]`)},
				{x: left, y: trackRow + 2, text: 'Tap!  '},
			];
		},
		{active: isRunning},
	);
	const track = Array.from({length: beats.count}, () => ` ${theme.glyphs.bullet} `.padEnd(step)).join('');
	const what = `A die jumps ${beats.count} times, ${beats.apart} ms apart. Press ${label('press')} exactly when it lands, as if you meant it.`;
	const how = trial ? '' : theme.strong(`${label('press')} starts it; three beats to breathe come first.`);
	const told = [...wrap(what, 74), '', how].map(row => `  ${row}`);
	// What moves is drawn by rows of the screen, so the track must stay on its own.
	const head = Array.from({length: trackRow - 2}, (_, row) => told[row] ?? '');
	const isVague = result !== undefined && result.spread > mostSpread;
	const keep = result ? [{label: `Keep ${result.offset} ms`, value: 'keep'}] : [];
	const said = result
		? `Your finger is ${result.offset} ms late, give or take ${result.spread} (${result.taps} taps). So far the game reckoned with ${settings.offset} ms.${isVague ? ' That is too far apart to be sure of; better once more.' : ''}`
		: 'That was too few taps to say anything. The dice sympathise.';
	const answers = [
		...(isVague ? [] : keep),
		{label: 'Once more', value: 'again'},
		...(isVague ? keep : []),
		{label: `Leave it at ${settings.offset} ms`, value: 'leave'},
	];
	return (
		<Page
			title="Settings: Your own delay"
			note={`way to the terminal: ${roundTrip} ms`}
			keys={[trial?.isOver ? [label('choose'), 'choose'] : [label('press'), trial ? 'tap' : 'start'], [label('back'), 'back']]}
		>
			<Rows rows={head} />
			<Rows rows={[' '.repeat(left) + theme.dim(track), '', '']} />
			{trial?.isOver && (
				<>
					<Rows rows={['', ...wrap(said, 74).map(row => `  ${row}`), '']} />
					<Menu
						items={answers}
						onChoose={what => {
							if (what === 'again') return setTrial(undefined);
							if (what === 'keep' && result) change({offset: result.offset});
							return onLeave();
						}}
						onBack={onLeave}
						width={40}
						height={3}
					/>
				</>
			)}
		</Page>
	);
};
