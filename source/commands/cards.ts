/** `dungeon-fighter cards`: what is in the box, in words or as JSON. */
import {cardsOf} from '../engine/engine.js';
import {cardKinds, cardRows} from '../view/cards.js';
import type {Input} from './definitions.js';
import {readBox} from './options.js';
import {print} from './output.js';
import {Problem} from './problem.js';

export const cards = (input: Input): void => {
	const box = readBox(input);
	const kind = input.flags.kind === undefined ? undefined : cardKinds.find(name => name === input.flags.kind);
	if (input.flags.kind !== undefined && kind === undefined) {
		throw new Problem('usage', `There is no kind of card "${String(input.flags.kind)}"; choose ${cardKinds.join(', ')}.`);
	}

	if (!input.flags.json) {
		print(cardRows(box, kind).join('\n'));
		return;
	}

	const all = cardsOf(box);
	print(JSON.stringify(kind === undefined ? all : all[kind], undefined, 2));
};
