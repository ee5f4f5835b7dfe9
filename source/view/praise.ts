/** Achievements in words, where a run has just earned them. */
import {pageWidth, wrap} from './text.js';

type Praised = {readonly name: string; readonly text: string};

/** One paragraph for each; where there is room for `most` rows only, the last of them says how many are missing. */
export const praiseRows = (praised: readonly Praised[], columns = pageWidth, most = Number.POSITIVE_INFINITY): readonly string[] => {
	const blocks = praised.map(({name, text}) => wrap(`Achievement: ${name}. ${text}`, columns));
	const all = blocks.flat();
	if (all.length <= most) return all;
	const kept: string[] = [];
	let shown = 0;
	for (const block of blocks) {
		if (kept.length + block.length > most - 1) break;
		kept.push(...block);
		shown++;
	}

	const left = praised.length - shown;
	return most < 1 ? [] : [...kept, shown === 0 ? `${left} new achievements; see the records.` : `And ${left} more; see the records.`];
};
