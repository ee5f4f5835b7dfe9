/** Phase 1: the leader looks at two rooms, chooses one, and the monster in it wakes up. */
import type {Action} from '../actions.js';
import {placesFor} from '../carrying.js';
import {goTo, type Play, say, sayAll, wait} from '../play.js';
import type {State} from '../state.js';
import {inGame, leftOf, type Table} from '../table.js';

/** 2E-DUNGEON-01: two rooms, as long as there are two (2E-RULING-36). */
export const startRound = (play: Play): void => {
	say(play, {type: 'round-started', round: play.state.round + 1});
	if (play.state.decks.dungeon.length === 0) say(play, {type: 'rooms-returned'});
	say(play, {type: 'path-offered', to: play.state.leader, cards: Math.min(2, play.state.decks.dungeon.length)});
	wait(play, {kind: 'choose-path'});
};

export const pathActions = ({state}: Table): readonly Action[] => state.offer.map(card => ({type: 'choose-path', card}));

export const choosePath = (play: Play, card: string): void => {
	const room = play.box.room(card);
	say(play, {type: 'room-entered', room: card, icons: room.icons, steps: play.state.steps + room.icons});
	for (const hook of room.hooks) if (hook.revealed) sayAll(play, hook.revealed(play));
	const [gift] = play.state.decks.equipment;
	if (gift !== undefined && room.hooks.some(hook => hook.freeEquipment)) {
		say(play, {type: 'equipment-found', card: gift, why: 'free-equipment'});
		wait(play, {kind: 'assign-equipment', card: gift});
		return;
	}

	meetMonster(play);
};

export const assignActions = (table: Table, card: string): readonly Action[] => [
	...placesFor(table, card).map((place): Action => ({type: 'assign', card, ...place})),
	{type: 'discard', card},
];

export const meetMonster = (play: Play): void => {
	revealMonster(play);
	goTo(play, 'combat');
};

/** 2E-COMBAT-02: the seat on the leader's left begins. */
export const startCombat = (play: Play): void => {
	say(play, {type: 'turn-started', hero: leftOf(play.state, play.state.leader, inGame)});
	goTo(play, 'turn');
};

/** 2E-DUNGEON-10: Life on the card, and what the room and the difficulty add. */
export const revealMonster = (play: Play): void => {
	refillMonsters(play);
	const {box, state} = play;
	const card = box.foe(state.decks.monsters[0]!);
	const advantage = state.room === undefined ? 0 : box.room(state.room).hooks.reduce((sum, hook) => sum + (hook.advantage ?? 0), 0);
	say(play, {
		type: 'monster-revealed',
		monster: card.id,
		boss: false,
		life: card.life + advantage + difficultyLife(play),
		gold: Math.min(card.gold, state.supply.gold),
	});
};

export const difficultyLife = ({box, state}: Table): number =>
	box.edition.difficulties.find(mode => mode.id === state.difficulty)?.monsterLife ?? 0;

export const monsterCanBeDrawn = (state: State): boolean => state.decks.monsters.length + state.discards.monsters.length > 0;

/** 2E-RULING-36: the strongest come back first. */
const refillMonsters = (play: Play): void => {
	const {box, state} = play;
	if (state.decks.monsters.length > 0) return;
	const pile = state.discards.monsters;
	const strongest = pile.filter(id => box.foe(id).level === box.edition.monsterDeck.thenAllOfLevel);
	say(play, {type: 'monsters-reshuffled', cards: strongest.length > 0 ? strongest : pile});
};
