/** Phase 5: one Boss, the dice at hand, and no way back. */
import {goTo, type Play, say} from '../play.js';
import {combatOf, standing, type Table} from '../table.js';
import {difficultyLife} from './dungeon.js';
import {lose} from './ending.js';

/** 2E-SHOP-10, 2E-BOSS-01; 2E-RULING-30: the difficulty counts here too. */
export const meetBoss = (play: Play): void => {
	say(play, {type: 'monsters-discarded'});
	revealBoss(play);
	goTo(play, 'combat');
};

const revealBoss = (play: Play): void => {
	const card = play.box.foe(play.state.decks.bosses[0]!);
	say(play, {type: 'monster-revealed', monster: card.id, boss: true, life: card.life + difficultyLife(play), gold: 0});
};

/** With a twist there may be more of them. */
export const bossesLeft = ({box, state}: Table): boolean =>
	state.decks.bosses.length > 0 && box.bosses.length - state.decks.bosses.length < (box.edition.bosses ?? 1);

/** The next one has been waiting behind the door: the dice come back, the fainted stay down. */
export const meetNextBoss = (play: Play): void => {
	if (!play.state.heroes.some(standing)) {
		lose(play, 'all-fainted');
		return;
	}

	say(play, {type: 'dice-collected', bonusDice: combatOf(play.state).bonusOut});
	revealBoss(play);
	goTo(play, 'next-turn');
};
