/** What stays of a run in the scrollback: who, how far, and how it ended or goes on. */
import {scoreOf} from '../dungeon-fighter/scoring.js';
import {outsideText} from '../kernel/outside-text.js';
import {heroName, modeName} from '../view/names.js';
import {praiseRows} from '../view/praise.js';
import {count, list, pageWidth, wrap} from '../view/text.js';
import type {Play} from './run/play.js';

/** What there is to say and to copy, below the result. */
const epilogueRows = (play: Play): readonly string[] => {
	const epilogue = play.epilogue?.();
	if (!epilogue) return [];
	const {standing, achievements, share} = epilogue;
	// What is to be copied stays in its lines.
	return [...(standing === undefined ? [] : wrap(standing, pageWidth)), ...praiseRows(achievements), '', ...share];
};

export const lastWordsOf = (play: Play): string => {
	const {box} = play.game;
	const state = play.state();
	const party = list(state.heroes.map(({id}) => heroName(box, id)));
	const where = wrap(
		`${party}, ${modeName(box, state.difficulty)}, round ${state.round}, seed ${outsideText(state.seed)}.`,
		pageWidth,
	).join('\n');
	if (state.outcome === 'won') {
		const {total, title} = scoreOf({box, state});
		return [where, `Won with ${count(total, 'point')}: ${title}.`, ...epilogueRows(play)].join('\n');
	}

	if (state.outcome === 'lost') return [where, 'Lost. The dungeon keeps the dice.', ...epilogueRows(play)].join('\n');
	return `${where}\n${play.trouble() ?? 'They wait where you left them: dungeon-fighter, then Continue.'}`;
};
