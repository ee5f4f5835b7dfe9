/** What can be laid over a run, with the run standing still below it. */
import type {State} from '../../dungeon-fighter/state.js';
import {wrap} from '../../view/text.js';
import {useSize} from '../hooks.js';
import {useServices} from '../services.js';
import {helpRows, Page, sheetRows, watchRows} from './pages.js';
import {type PageName, PauseMenu} from './pause-menu.js';
import type {Pilot} from './pilot.js';
import type {Play} from './play.js';
import {SharePage} from './share-page.js';

export type OverlayName = PageName | 'menu' | 'share';

type OverlayProps = {
	readonly name: OverlayName;
	readonly play: Play;
	readonly shown: State;
	readonly log: readonly string[];
	readonly pilot: Pilot | undefined;
	readonly onOpen: (name: OverlayName) => void;
	readonly onClose: () => void;
	readonly onLeave: (why: 'menu' | 'quit') => void;
};

export const Overlay = ({name, play, shown, log, pilot, onOpen, onClose, onLeave}: OverlayProps) => {
	const {theme, bindings} = useServices();
	const {columns} = useSize();
	switch (name) {
		case 'log':
			return <Page title="The story so far" rows={log.flatMap(line => wrap(line, columns - 3))} fromEnd onClose={onClose} />;
		case 'party': {
			const rows = sheetRows(theme, {box: play.game.box, state: shown}, columns, play.names);
			return <Page title="The party" rows={rows} onClose={onClose} />;
		}

		case 'share':
			return <SharePage {...play.epilogue?.()} isLast onClose={onClose} />;
		case 'help':
			return <Page title="Help" rows={[...watchRows(theme, pilot?.keys), ...helpRows(theme, bindings)]} onClose={onClose} />;
		case 'menu':
			return <PauseMenu trouble={play.trouble()} onGoOn={onClose} onOpen={onOpen} onLeave={onLeave} />;
	}
};
