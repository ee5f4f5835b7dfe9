/** A run that nobody keeps: a lesson, a bot's game, a replay. */
import type {Event} from '../../dungeon-fighter/events.js';
import type {Move} from '../../engine/moves.js';
import type {Session} from '../../engine/session.js';
import type {Play} from './play.js';

/** `trouble` says why it is not kept; `moves` have been made already. */
export const loosePlay = (
	session: Session,
	trouble: string,
	{names = {}, moves = []}: {readonly names?: Play['names']; readonly moves?: readonly Move[]} = {},
): Play => {
	const history: Event[] = [...session.events];
	const act = (move: Move): readonly Event[] => {
		session.move(move);
		history.push(...session.events);
		return session.events;
	};
	for (const move of moves) act(move);
	return {
		game: session.game,
		state: () => session.state,
		history: () => history,
		act,
		trouble: () => trouble,
		names,
		close: () => undefined,
	};
};
