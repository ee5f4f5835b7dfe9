/** The screens behind the title. They come with the box of cards, after the first frame. */
import {PracticeScreen} from './practice/practice-screen.js';
import {ReplayScreen} from './replay/replay-screen.js';
import {type House, type ScreensProps, useWays} from './routes.js';
import type {Play} from './run/play.js';
import {RunScreen} from './run/run-screen.js';
import {Calibrate} from './screens/calibrate.js';
import {Cards} from './screens/cards.js';
import {Continue} from './screens/continue.js';
import {DailyScreen} from './screens/daily.js';
import {FirstFight} from './screens/first-fight.js';
import {HowTo} from './screens/how-to.js';
import {Keys} from './screens/keys.js';
import {NewRunScreen} from './screens/new-run.js';
import {Records} from './screens/records.js';
import {SettingsScreen} from './screens/settings.js';

const Screens = ({route}: ScreensProps) => {
	const {go, leaveRun, settings, change} = useWays();
	/** Whoever has seen a run to its end needs no lesson. */
	const endRun = (play: Play, why: 'menu' | 'quit'): void => {
		if (play.state().outcome !== undefined && !settings.tutorialOffered) change({tutorialOffered: true});
		leaveRun(why);
	};
	const toTitle = (): void => go({at: 'title'});
	switch (route.at) {
		case 'run':
			return <RunScreen play={route.play} pilot={route.pilot} onLeave={why => (route.pilot ? leaveRun(why) : endRun(route.play, why))} />;
		case 'daily':
			return <DailyScreen date={route.date} throwMode={route.throwMode} onLeave={toTitle} />;
		case 'replay':
			return (
				<ReplayScreen
					recording={route.recording}
					from={route.from}
					onLeave={leaveRun}
					onTakeOver={from => {
						const play = route.takeOver(from);
						if (typeof play === 'string') return play;
						go({at: 'run', play});
						return undefined;
					}}
				/>
			);
		case 'new-run':
			return <NewRunScreen onLeave={toTitle} />;
		case 'continue':
			return <Continue onLeave={toTitle} />;
		case 'practice':
			return <PracticeScreen onLeave={toTitle} />;
		case 'cards':
			return <Cards onLeave={toTitle} />;
		case 'records':
			return <Records onLeave={toTitle} />;
		case 'settings':
			return <SettingsScreen from={route.from} onLeave={toTitle} />;
		case 'keys':
			return <Keys onLeave={() => go({at: 'settings', from: 'keys'})} />;
		case 'calibrate':
			return <Calibrate onLeave={() => go({at: 'settings', from: 'calibrate'})} />;
		case 'how-to':
			return <HowTo onLeave={toTitle} firstFight={() => go({at: 'first-fight'})} />;
		case 'first-fight':
			return <FirstFight onLeave={toTitle} />;
		case 'title':
			return undefined;
	}
};

export const openHouse = (opened: Omit<House, 'Screens'>): House => ({...opened, Screens});
