/** What every screen may need: the game, its words and pictures, and how the player likes it. */
import {createContext, useContext} from 'react';
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import type {Key} from '../terminal/key-names.js';
import type {Portraits} from '../view/portraits.js';
import type {Voice} from '../view/voice.js';
import {type BindingName, type Bindings, isBound} from './bindings.js';
import type {Theme} from './theme.js';

export type ThrowMode = 'timed' | 'steady' | 'tabletop';

/** The part of the settings that screens look at; see store/settings for the rest. */
export type Likings = {
	readonly throwMode: ThrowMode;
	/** Speed of the bars in per cent. */
	readonly assist: number;
	readonly reducedMotion: boolean;
	readonly bell: boolean;
	/** The player's own delay in milliseconds, on top of the measured round trip. */
	readonly offset: number;
};

export type Services = {
	readonly game: DungeonFighter;
	readonly voice: Voice;
	readonly portraits: Portraits;
	readonly theme: Theme;
	readonly bindings: Bindings;
	readonly likings: Likings;
};

export const ServicesContext = createContext<Services | undefined>(undefined);

export const useServices = (): Services => {
	const services = useContext(ServicesContext);
	if (!services) throw new Error('There are no services around this component.');
	return services;
};

export const useTheme = (): Theme => useServices().theme;

/** Asks whether a key is bound to something. */
export const useBindings = (): ((name: BindingName, key: Key) => boolean) => {
	const {bindings} = useServices();
	return (name, key) => isBound(bindings, name, key);
};
