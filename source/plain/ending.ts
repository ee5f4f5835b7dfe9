/** The last page: the feast or the grave. */
import {scoreOf} from '../dungeon-fighter/scoring.js';
import {portraitsOf, voiceOf} from '../engine/looks.js';
import type {Run} from '../engine/run.js';
import {epitaph, victory} from '../view/ending.js';
import {heroName} from '../view/names.js';
import {carve} from '../view/portraits.js';
import {scoreRows} from '../view/score-text.js';
import {pageWidth, wrap} from '../view/text.js';
import {type Say, titleLine} from '../view/voice.js';

/** A screen reader gets the words of the tombstone without the stone. */
export const endingRows = (run: Run, say: Say, reader: boolean): readonly string[] => {
	const {state} = run;
	const {box} = run.game;
	const edition = box.edition.id;
	if (state.outcome !== 'won') {
		const stone = reader
			? []
			: carve(
					portraitsOf(edition),
					state.heroes.map(({id}) => heroName(box, id)),
				).map(row => row.trimEnd());
		return ['', ...stone, ...wrap(epitaph(box, state, say), pageWidth)];
	}

	const score = scoreOf({box, state});
	const word = titleLine(voiceOf(edition), score.title, state.seed);
	return [
		'',
		...wrap(victory(box, state, score.total, say), pageWidth),
		'',
		...scoreRows(score),
		'',
		...wrap(`You are: ${score.title}.${word === undefined ? '' : ` ${word}`}`, pageWidth),
	];
};
