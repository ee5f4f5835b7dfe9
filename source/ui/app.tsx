/** The whole game on a stage: which screen is shown, how it looks, and whether there is room for it. */
import {Box} from 'ink';
import {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {Rows} from './components/rows.js';
import {useAway, useSize, useTerminal} from './hooks.js';
import {PausedContext} from './paused.js';
import {type House, type Route, type Ways, WaysContext} from './routes.js';
import type {Play} from './run/play.js';
import {type Cover, Title} from './screens/title.js';
import {ServicesContext} from './services.js';
import {defaultSettings, type Settings} from './shelf.js';
import {type ColourLevel, createTheme} from './theme.js';
import {tooSmall} from './too-small.js';
import {wantedSize} from './wanted-size.js';

export type AppProps = {
	/** What the title shows before anything else is there. */
	readonly cover: Cover;
	readonly house: House | Promise<House>;
	readonly level: ColourLevel;
	/** Settings for the frames before the house is open. */
	readonly first?: Partial<Settings> | undefined;
	/** Where to go when it is; the title otherwise. */
	readonly start?: ((house: House) => Route | undefined) | undefined;
	/** What stays in the scrollback of a run. */
	readonly lastWordsOf?: ((play: Play) => string) | undefined;
};

const useHouse = (house: AppProps['house']): House | undefined => {
	const [open, setOpen] = useState(house instanceof Promise ? undefined : house);
	const [failure, setFailure] = useState<unknown>();
	useEffect(() => {
		if (house instanceof Promise) house.then(setOpen, setFailure);
	}, [house]);
	// To the stage, which gives the terminal back and says it.
	if (failure !== undefined) throw failure;
	return open;
};

/** Where it begins, once. It may begin a run, with a file of its own, and so is nothing for a render, which may be done twice. */
const useStart = (opened: House | undefined, start: AppProps['start']): Route | undefined => {
	const [route, setRoute] = useState<Route>();
	const isDone = useRef(false);
	useLayoutEffect(() => {
		if (!opened || isDone.current) return;
		isDone.current = true;
		setRoute(start?.(opened));
	}, [opened, start]);
	return route;
};

/** The run that is open, closed whatever way the game ends, with its last words for the scrollback. */
const useOpenRun = (lastWordsOf: AppProps['lastWordsOf']) => {
	const {onClose} = useTerminal();
	const run = useRef<Play | undefined>(undefined);
	const words = useRef<string | undefined>(undefined);
	const close = useCallback((): void => {
		if (!run.current) return;
		words.current = lastWordsOf?.(run.current);
		run.current.close();
		run.current = undefined;
	}, [lastWordsOf]);
	// Never taken off: the screens are gone before the terminal asks.
	useLayoutEffect(() => {
		onClose(() => {
			close();
			return words.current;
		});
	}, [onClose, close]);
	const forget = useCallback((): void => {
		words.current = undefined;
	}, []);
	return {run, close, forget};
};

export const App = ({cover, house, level, first, start, lastWordsOf}: AppProps) => {
	const {columns, rows} = useSize();
	const terminal = useTerminal();
	const opened = useHouse(house);
	const [changed, setSettings] = useState<Settings>();
	const [trouble, setTrouble] = useState<string>();
	const [wanted, setRoute] = useState<Route>();
	const {run, close, forget} = useOpenRun(lastWordsOf);

	const kept = useMemo(() => opened?.shelf.settings(), [opened]);
	const settings = changed ?? kept ?? {...defaultSettings, ...first};
	const started = useStart(opened, start);
	const route: Route = wanted ?? started ?? {at: 'title'};
	if (route.at === 'run') run.current = route.play;

	const {colours, glyphs, keys, throwMode, assist, reducedMotion, bell, offset} = settings;
	const theme = useMemo(() => createTheme(colours, glyphs, level), [colours, glyphs, level]);
	const services = useMemo(
		() => ({...opened, theme, bindings: keys, likings: {throwMode, assist, reducedMotion, bell, offset}}),
		[opened, theme, keys, throwMode, assist, reducedMotion, bell, offset],
	);
	const ways = useMemo((): Ways | undefined => {
		if (!opened) return undefined;
		const quit = (): void => {
			close();
			void terminal.leave();
		};
		return {
			shelf: opened.shelf,
			settings,
			trouble,
			change: changes => {
				const next = {...settings, ...changes};
				setSettings(next);
				setTrouble(opened.shelf.save(next));
			},
			go: setRoute,
			leaveRun: why => {
				close();
				setRoute({at: 'title'});
				if (why === 'quit') quit();
			},
			forgetRun: forget,
			quit,
		};
	}, [opened, settings, trouble, terminal, close, forget]);

	const isSmall = columns < wantedSize.columns || rows < wantedSize.rows;
	const isAway = useAway();
	return (
		<ServicesContext.Provider value={services}>
			<WaysContext.Provider value={ways}>
				{isSmall && <Rows rows={tooSmall({columns, rows}, theme, route.at === 'run')} />}
				<PausedContext.Provider value={isSmall || isAway}>
					<Box flexDirection="column" flexShrink={0} height={rows} display={isSmall ? 'none' : 'flex'}>
						{route.at === 'title' || !opened ? (
							<Title
								cover={cover}
								house={opened}
								ways={ways}
								go={setRoute}
								quit={ways?.quit ?? (() => void terminal.leave())}
								isLeaving={route.at !== 'title'}
							/>
						) : (
							<opened.Screens route={route} />
						)}
					</Box>
				</PausedContext.Provider>
			</WaysContext.Provider>
		</ServicesContext.Provider>
	);
};
