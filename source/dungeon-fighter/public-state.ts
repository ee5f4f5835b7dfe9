/** What everybody at the table can see: no deck orders, no face-down cards. The form is part of the engine protocol. */
import type {DungeonFighter} from './game.js';
import {type Score, scoreOf} from './scoring.js';
import type {State} from './state.js';
import {inGame, maxLife} from './table.js';

export const publicState = ({box}: Pick<DungeonFighter, 'box'>, state: State) => {
	const foe = state.combat?.foe;
	const card = foe && box.foe(foe.id);
	const score: Score | null = state.outcome === 'won' ? scoreOf({box, state}) : null;
	return {
		edition: state.edition,
		difficulty: state.difficulty,
		seed: state.seed,
		twist: state.twist ?? null,
		stacked: state.stacked,
		round: state.round,
		phase: state.phase,
		leader: state.leader,
		active: state.active,
		chest: state.chest,
		supply: state.supply,
		dice: state.combat?.dice ?? {red: 'ready', green: 'ready', blue: 'ready'},
		lying: state.combat?.lying ?? [],
		throws: state.throws,
		heroes: state.heroes.map(hero => ({...hero, maxLife: inGame(hero) ? maxLife(box, hero) : 0})),
		monster:
			foe && card
				? {
						id: foe.id,
						level: card.level ?? null,
						type: card.type,
						life: foe.life,
						maxLife: foe.maxLife,
						damage: card.damage,
						gold: foe.gold,
						abilities: card.effects,
						throws: card.throws,
						boss: foe.boss,
					}
				: null,
		room: state.room === undefined ? null : {id: state.room},
		path: {steps: state.steps, shops: state.shops},
		wares: state.wares,
		tokens: state.combat?.tokens ?? [],
		stolen: state.stolen !== undefined,
		decks: {
			dungeon: state.decks.dungeon.length,
			monsters: state.decks.monsters.length,
			equipment: state.decks.equipment.length,
		},
		outcome: state.outcome ?? null,
		cause: state.cause ?? null,
		score,
	};
};

export type PublicState = ReturnType<typeof publicState>;
