/** Where one can be, and how to get from there. */
import {createContext, type ReactNode, useContext} from 'react';
import type {Recording} from './replay/replay.js';
import type {Pilot} from './run/pilot.js';
import type {Play} from './run/play.js';
import type {Library, ThrowMode} from './services.js';
import type {Settings, Shelf} from './shelf.js';

export type Route =
	| {
			readonly at: 'title' | 'new-run' | 'continue' | 'practice' | 'cards' | 'records' | 'keys' | 'calibrate' | 'how-to' | 'first-fight';
	  }
	/** `from`: a page behind one of its lines, where the pointer stays. */
	| {readonly at: 'settings'; readonly from?: 'keys' | 'calibrate' | undefined}
	| {readonly at: 'daily'; readonly date?: string | undefined; readonly throwMode?: ThrowMode | undefined}
	| {
			readonly at: 'replay';
			readonly recording: Recording;
			readonly from?: number | undefined;
			readonly takeOver: (from: number) => Play | string;
	  }
	| {readonly at: 'run'; readonly play: Play; readonly pilot?: Pilot | undefined};

export type ScreensProps = {readonly route: Route};

/** Everything behind the title: what it needs, and the screens themselves. */
export type House = Library & {
	readonly shelf: Shelf;
	readonly Screens: (props: ScreensProps) => ReactNode;
};

export type Ways = {
	readonly shelf: Shelf;
	readonly settings: Settings;
	/** Changes settings, at once and for good. */
	readonly change: (changes: Partial<Settings>) => void;
	/** Why they are not being kept. */
	readonly trouble: string | undefined;
	readonly go: (route: Route) => void;
	/** Ends the run, if one is open, and goes. */
	readonly leaveRun: (why: 'menu' | 'quit') => void;
	/** What was last played is not worth a word on leaving any more. */
	readonly forgetRun: () => void;
	readonly quit: () => void;
};

export const WaysContext = createContext<Ways | undefined>(undefined);

export const useWays = (): Ways => {
	const ways = useContext(WaysContext);
	if (!ways) throw new Error('There is no house around this component.');
	return ways;
};
