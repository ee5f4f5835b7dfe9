/** What stays of a run in the scrollback: who, how far, and how it ended or goes on. */
import {scoreOf} from '../dungeon-fighter/scoring.js';
import {heroName} from '../view/names.js';
import {count, list} from '../view/text.js';
import type {Play} from './run/play.js';

export const summaryOf = (play: Play): string => {
	const {box} = play.game;
	const state = play.state();
	const party = list(state.heroes.map(({id}) => heroName(box, id)));
	const difficulty = box.edition.difficulties.find(({id}) => id === state.difficulty)?.name ?? state.difficulty;
	const where = `${party}, ${difficulty}, round ${state.round}, seed ${state.seed}.`;
	if (state.outcome === 'won') {
		const {total, title} = scoreOf({box, state});
		return [where, `Won with ${count(total, 'point')}: ${title}.`, ...(play.epilogue?.() ?? [])].join('\n');
	}
	if (state.outcome === 'lost') return [where, 'Lost. The dungeon keeps the dice.', ...(play.epilogue?.() ?? [])].join('\n');
	return `${where}\n${play.trouble() ?? 'They wait where you left them: dungeon-fighter, then Continue.'}`;
};
