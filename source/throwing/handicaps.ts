/** The handicaps by the names that data/throws.json uses, in the order in which they are put together. */
import {airtime} from './handicaps/airtime.js';
import {balance} from './handicaps/balance.js';
import {bank} from './handicaps/bank.js';
import {bounces} from './handicaps/bounces.js';
import {cap} from './handicaps/cap.js';
import {coupled} from './handicaps/coupled.js';
import {curve} from './handicaps/curve.js';
import {dark} from './handicaps/dark.js';
import {deadline} from './handicaps/deadline.js';
import {flatten} from './handicaps/flatten.js';
import {header} from './handicaps/header.js';
import {hurdle} from './handicaps/hurdle.js';
import {jitter} from './handicaps/jitter.js';
import {lag} from './handicaps/lag.js';
import {lever} from './handicaps/lever.js';
import {lowRelease} from './handicaps/low-release.js';
import {mirror} from './handicaps/mirror.js';
import {occludeHalf} from './handicaps/occlude-half.js';
import {occludeMiddle} from './handicaps/occlude-middle.js';
import {puffs} from './handicaps/puffs.js';
import {range} from './handicaps/range.js';
import {speed} from './handicaps/speed.js';
import {spring} from './handicaps/spring.js';
import {strike} from './handicaps/strike.js';
import {tilt} from './handicaps/tilt.js';
import {turn} from './handicaps/turn.js';
import {twin} from './handicaps/twin.js';
import {wobble} from './handicaps/wobble.js';
import type {Handicap} from './stance.js';

export const handicaps: Readonly<Record<string, Handicap>> = {
	// What is seen, and how the die flies.
	dark,
	flatten,
	mirror,
	'occlude-half': occludeHalf,
	'occlude-middle': occludeMiddle,
	'low-release': lowRelease,
	bank,
	bounces,
	cap,
	curve,
	hurdle,
	range,
	// What comes in the place of a bar.
	twin,
	balance,
	strike,
	lever,
	spring,
	puffs,
	// What is done to the bars that are left, and to what came in their place.
	coupled,
	header,
	tilt,
	speed,
	wobble,
	jitter,
	lag,
	// What must be done by when.
	turn,
	airtime,
	deadline,
};
