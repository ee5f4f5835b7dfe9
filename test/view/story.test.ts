import {expect, test} from 'vitest';
import {botMove} from '../../source/bots/autoplay.js';
import {dungeonFighter} from '../../source/dungeon-fighter/game.js';
import {voiceOf} from '../../source/engine/looks.js';
import {Session} from '../../source/engine/session.js';
import {boxOf} from '../../source/store/boxes.js';
import {storyOf} from '../../source/view/story.js';
import {plainly} from '../../source/view/voice.js';

const say = plainly(voiceOf('second'));

test('where one Boss follows another in the same step, the blow that killed the first is told of the first', () => {
	const game = dungeonFighter(boxOf('second', 'boss-rush')!);
	let seen = 0;
	for (let run = 0; run < 40 && seen < 5; run++) {
		const session = new Session(game, {seed: `story ${run}`, heroes: ['murka', 'marvin'], difficulty: 'normal', twist: 'boss-rush'});
		for (let move = botMove(game, session.state, 'expert'); move; move = botMove(game, session.state, 'expert')) {
			const foe = session.state.combat?.foe.id;
			session.move(move);
			const killed = session.events.findIndex(({type}) => type === 'monster-defeated');
			const next = session.events.findIndex(({type}) => type === 'monster-revealed');
			if (foe === undefined || killed === -1 || next < killed) continue;
			const told = storyOf({box: game.box, state: session.state}, session.events, say, foe);
			const blow = told.find(({event}) => event.type === 'hit');
			if (!blow) continue;
			seen++;
			expect(blow.text).toContain(game.box.foe(foe).name);
			expect(session.state.combat?.epic).toBe(false);
		}
	}
	expect(seen).toBe(5);
});
