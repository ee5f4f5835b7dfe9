/** `dungeon-fighter stats`: all runs together, from their journals. */

import type {FinishedRun} from '../engine/archive.js';
import {readArchive} from '../engine/archive.js';
import {todayUtc} from '../engine/daily.js';
import {achievementCardsOf} from '../engine/looks.js';
import {recordsOf} from '../engine/records.js';
import {shelfIn} from '../store/runs.js';
import {recordRows} from '../view/records.js';
import {count} from '../view/text.js';
import type {Input} from './definitions.js';
import {readBox} from './options.js';
import {print} from './output.js';

/** A run in JSON: what it is, and not every die of it. */
const brief = ({file, edition, difficulty, league, unverified, when, about, setup, summary}: FinishedRun) => {
	const {throws, counts: _, ...rest} = summary;
	return {
		...rest,
		throws: throws.length,
		edition,
		difficulty,
		league,
		unverified,
		when,
		file,
		seed: setup.seed,
		twist: setup.twist,
		daily: about?.daily,
	};
};

export const stats = (input: Input): void => {
	const box = readBox(input);
	const shelf = shelfIn();
	const {runs, damaged} = readArchive(shelf);
	const records = recordsOf(runs, achievementCardsOf(box.edition.id), todayUtc(shelf.now()));
	if (input.flags.json) {
		const {best, hall, graveyard, achievements, ...rest} = records;
		const json = {
			...rest,
			best: best.map(({run, ...group}) => ({...group, run: run && brief(run)})),
			// An empty date is none.
			achievements: achievements.map(({run, earned, ...achievement}) => ({...achievement, earned: earned || null, file: run?.file})),
			hall: hall.map(brief),
			graveyard: graveyard.map(brief),
			damaged,
		};
		print(JSON.stringify(json, undefined, 2));
		return;
	}

	print(recordRows(box, records).join('\n'));
	const [first] = damaged;
	if (first) print(`\n${count(damaged.length, 'journal')} could not be counted; see why with: dungeon-fighter verify ${first.file}`);
};
