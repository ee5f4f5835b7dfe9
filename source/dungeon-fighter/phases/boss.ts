/** Phase 5: one Boss, the dice at hand, and no way back. */
import {goTo, type Play, say} from '../play.js';
import {difficultyLife} from './dungeon.js';

/** 2E-SHOP-10, 2E-BOSS-01; 2E-RULING-30: the difficulty counts here too. */
export const meetBoss = (play: Play): void => {
	say(play, {type: 'monsters-discarded'});
	const card = play.box.foe(play.state.decks.bosses[0]!);
	say(play, {type: 'monster-revealed', monster: card.id, boss: true, life: card.life + difficultyLife(play), gold: 0});
	goTo(play, 'combat');
};
