/** What every screen may need: the game, its words and pictures, and how the player likes it. */
import {createContext, useContext} from 'react';
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import type {Key} from '../terminal/key-names.js';
import type {Portraits} from '../view/portraits.js';
import type {Voice} from '../view/voice.js';
import {type BindingName, type Bindings, isBound, keyLabel} from './bindings.js';
import type {Theme} from './theme.js';

export type ThrowMode = 'timed' | 'steady' | 'tabletop';

/** The part of the settings that screens look at; see `store/setting-values.ts` for the rest. */
export type Likings = {
	readonly throwMode: ThrowMode;
	/** Speed of the bars in per cent. */
	readonly assist: number;
	readonly reducedMotion: boolean;
	readonly bell: boolean;
	/** The player's own delay in milliseconds, on top of the measured round trip. */
	readonly offset: number;
};

/** What takes a moment to open: the title is on the screen before it. */
export type Library = {
	readonly game: DungeonFighter;
	readonly voice: Voice;
	readonly portraits: Portraits;
};

/** How it looks and which keys work; there from the first frame on. */
type Look = {
	readonly theme: Theme;
	readonly bindings: Bindings;
	readonly likings: Likings;
};

export type Services = Library & Look;

export const ServicesContext = createContext<(Look & Partial<Library>) | undefined>(undefined);

const isWhole = (services: Look & Partial<Library>): services is Services => services.game !== undefined;

const useLook = (): Look & Partial<Library> => {
	const services = useContext(ServicesContext);
	if (!services) throw new Error('There are no services around this component.');
	return services;
};

export const useServices = (): Services => {
	const services = useLook();
	if (!isWhole(services)) throw new Error('The box is not open yet.');
	return services;
};

export const useTheme = (): Theme => useLook().theme;

/** Asks whether a key is bound to something. */
export const useBindings = (): ((name: BindingName, key: Key) => boolean) => {
	const {bindings} = useLook();
	return (name, key) => isBound(bindings, name, key);
};

/** What to print for a key: "Space", "Esc". */
export const useKeyLabels = (): ((name: BindingName) => string) => {
	const {bindings} = useLook();
	return name => keyLabel(bindings, name);
};
