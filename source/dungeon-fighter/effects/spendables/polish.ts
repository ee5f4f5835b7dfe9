import {heroOf, standing} from '../../table.js';
import type {Effect} from '../effect.js';

/** The used armours of one hero are ready again. */
export const polish = (): Effect => ({
	spend: {
		needsTarget: true,
		useful: ({state}, target) =>
			target !== undefined && standing(heroOf(state, target)) && heroOf(state, target).equipment.some(carried => carried.used),
		averts: (_table, {hero}, target) => target === hero,
		events: (_table, _by, _card, target) => (target === undefined ? [] : [{type: 'armour-readied', hero: target}]),
	},
});
