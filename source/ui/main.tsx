/** The game in a terminal: the title at once, then everything else. */
import type {Input, Output} from '../terminal/streams.js';
import {openTerminal} from '../terminal/terminal.js';
import {App, type AppProps} from './app.js';
import {colourLevel} from './colour-level.js';
import {readCover} from './cover.js';
import type {House} from './routes.js';
import type {Settings} from './shelf.js';
import {openStage} from './stage.js';

type GameOptions = {
	/** Brings the shelf, the rules and the looks. Called after the first frame, so it may import what takes its time. */
	readonly open: () => Promise<Omit<House, 'Screens'>>;
	/** What is known of the settings before that; see `readFirstSettings`. */
	readonly first?: Partial<Settings> | undefined;
	readonly start?: AppProps['start'];
	readonly input?: Input;
	readonly output?: Output;
	readonly env?: NodeJS.ProcessEnv;
};

/** Resolves when the terminal has been given back; rejects when the box cannot be opened. */
export const openGame = ({
	open,
	first,
	start,
	input = process.stdin,
	output = process.stdout,
	env = process.env,
}: GameOptions): Promise<void> => {
	const terminal = openTerminal({input, output});
	let lastWordsOf: AppProps['lastWordsOf'];
	let openDoor: (house: House) => void = () => undefined;
	const house = new Promise<House>(resolve => {
		openDoor = resolve;
	});
	const ended = new Promise<void>((resolve, reject) => {
		terminal.onClose(() => {
			resolve();
			return undefined;
		});
		// After the first frame is out. A box that cannot be opened is for the caller to explain, on a terminal given back.
		setImmediate(() => {
			Promise.all([open(), import('./house.js'), import('./last-words.js')])
				.then(([opened, {openHouse}, words]) => {
					lastWordsOf = words.lastWordsOf;
					openDoor(openHouse(opened));
				})
				.catch((error: unknown) => {
					reject(error);
					terminal.close();
				});
		});
	});
	openStage(
		terminal,
		<App
			cover={readCover(length => Math.floor(Math.random() * length))}
			house={house}
			level={colourLevel(env)}
			first={first}
			start={start}
			lastWordsOf={play => lastWordsOf?.(play) ?? ''}
		/>,
	);
	return ended;
};
