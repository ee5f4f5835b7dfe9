import type {Effect} from '../effect.js';

/** 2E-MON-greedy: a miss costs a coin of the chest, if there is one. */
export const greedy = (): Effect => ({
	missed: ({state}) => (state.chest.gold > 0 ? [{type: 'gold-lost', amount: 1, why: 'greedy'}] : []),
});
