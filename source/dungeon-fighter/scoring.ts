/** 2E-SCORE: only the victorious count (2E-RULING-49). */
import type {Table} from './table.js';

export type ScoreLine = {readonly what: string; readonly points: number};

export type Score = {readonly total: number; readonly title: string; readonly lines: readonly ScoreLine[]};

export const scoreOf = ({box, state}: Table): Score => {
	const {score, titles, difficulties} = box.edition;
	const scars = state.heroes.reduce((sum, hero) => sum + hero.scars.length, 0);
	const eliminated = state.heroes.filter(hero => hero.eliminated).length;
	const lines = [
		{what: 'gold', points: state.chest.gold * score.gold},
		{what: 'bonus-dice', points: state.chest.bonusDice * score.bonusDie},
		{what: 'no-scars', points: scars === 0 ? score.noScars : 0},
		{what: 'scars', points: scars * score.scar},
		{what: 'eliminated', points: eliminated * score.eliminated},
		{what: 'difficulty', points: difficulties.find(mode => mode.id === state.difficulty)?.score ?? 0},
	].filter(line => line.points !== 0);
	const total = lines.reduce((sum, line) => sum + line.points, 0);
	const {title} = titles.find(({from}) => from === undefined || total >= from) ?? {title: ''};
	return {total, title, lines};
};
