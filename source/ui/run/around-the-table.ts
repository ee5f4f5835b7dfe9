/** What stands around the table: where the party is and what it has, and what can be said about a decision besides its choices. */
import type {Action} from '../../dungeon-fighter/actions.js';
import type {State} from '../../dungeon-fighter/state.js';
import {equipmentText} from '../../view/card-text.js';
import {capital, heroName, modeName} from '../../view/names.js';
import {wrap} from '../../view/text.js';
import type {Other} from './centre.js';
import type {Play} from './play.js';

export const headlineOf = (play: Play, state: State, roundTrip: number, assist: number): readonly [string, string] => {
	const {box} = play.game;
	const place =
		state.phase === 'boss'
			? 'The Boss'
			: state.room === undefined
				? state.phase === 'shopping'
					? 'The Shop'
					: 'A corridor'
				: box.room(state.room).name;
	const {icons, visits} = box.edition.shop;
	const shop =
		state.phase === 'shopping' ? `shop ${state.shops} of ${visits}` : `${Math.min(state.steps, icons)}/${icons} to shop ${state.shops + 1}`;
	const steps = state.shops >= visits && state.phase !== 'shopping' ? '' : `${shop}  `;
	const left = `Round ${state.round}  ${place}  ${modeName(box, state.difficulty)}`;
	const right = `${assist < 100 ? `assist ${assist}%  ` : ''}${steps}$${state.chest.gold}  dice +${state.chest.bonusDice}${roundTrip > 0 ? `  ${roundTrip} ms` : ''}`;
	return [left, right];
};

export const centreNotes = (play: Play, state: State, width: number): readonly string[] => {
	const {box} = play.game;
	if (state.waiting.kind === 'assign-equipment') {
		const card = box.card(state.waiting.card);
		return [...wrap(`${capital(card.kind)}: ${equipmentText(box, card)}.`, width), ...wrap(card.flavour ?? '', width)];
	}

	if (state.waiting.kind === 'choose-path') return [`${heroName(box, state.leader)} leads, and looks in secret.`];
	return [];
};

/** What lies on the table of the Shop and cannot be bought, with the reason. */
export const tooDear = (play: Play, state: State, actions: readonly Action[]): readonly Other[] => {
	if (state.waiting.kind !== 'shop') return [];
	const {box} = play.game;
	const {gold} = state.chest;
	return state.wares
		.filter(id => !actions.some(action => action.type === 'buy' && action.card === id))
		.map(id => {
			const {name, price} = box.card(id);
			const why = price > gold ? `${price} gold, and there are ${gold}` : 'nobody can carry it';
			return {label: `${name} (${price} gold)`, why: `${capital(equipmentText(box, box.card(id)))}. Not now: ${why}.`};
		});
};
