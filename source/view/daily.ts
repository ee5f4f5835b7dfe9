/** The challenge of the day in words. */
import type {Box} from '../dungeon-fighter/box.js';
import type {Setup} from '../dungeon-fighter/setup.js';
import {heroName, modeName} from './names.js';
import {count, list, pageWidth, wrap} from './text.js';

/** What is told; the view does not know the engine. */
type ShownDaily = {
	readonly date: string;
	readonly name: string;
	readonly twist: {readonly text: string; readonly flavour: string} | undefined;
	readonly setup: Pick<Setup, 'difficulty' | 'heroes'>;
};

const minute = 60_000;

/** "5 hours and 12 minutes"; the last minute is told as one. */
export const timeText = (milliseconds: number): string => {
	const minutes = Math.max(1, Math.ceil(milliseconds / minute));
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	return list([...(hours > 0 ? [count(hours, 'hour')] : []), ...(rest > 0 ? [count(rest, 'minute')] : [])]);
};

export const dailyRows = (box: Box, {date, name, twist, setup}: ShownDaily): readonly string[] => {
	const mode = modeName(box, setup.difficulty ?? '');
	const party =
		typeof setup.heroes === 'object' ? list(setup.heroes.map(id => heroName(box, id))) : count(setup.heroes ?? 0, 'hero', 'heroes');
	return [
		...wrap(`The challenge of ${date}: ${name}. ${mode}, with ${party}.`, pageWidth),
		...(twist ? wrap(`${twist.text} ${twist.flavour}`, pageWidth) : []),
	];
};
