/** How it ends. */
import {type Play, say, wait} from '../play.js';
import {scoreOf} from '../scoring.js';
import type {LossCause} from '../state.js';

export const win = (play: Play): void => {
	const {total, title} = scoreOf(play);
	say(play, {type: 'won', total, title});
	wait(play, {kind: 'over'});
};

export const lose = (play: Play, cause: LossCause): void => {
	say(play, {type: 'lost', cause, to: play.state.combat?.foe.id ?? ''});
	wait(play, {kind: 'over'});
};
