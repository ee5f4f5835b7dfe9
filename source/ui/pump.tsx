/**
 * Runs work and has React commit what came of it before returning, so that the next key meets the screen that the last one
 * made. Ink does not hand out its reconciler; but whatever is set during a commit is itself committed at once, for all trees.
 * So the work is done in the commit of a second, empty tree.
 */
import {render} from 'ink';
import {useLayoutEffect} from 'react';
import {createInkStreams} from './ink-streams.js';

export type Pump = {readonly run: (work: () => void) => void; readonly stop: () => void};

const Work = ({work}: {readonly work: () => void}): undefined => {
	useLayoutEffect(work);
	return undefined;
};

export const createPump = (): Pump => {
	const streams = createInkStreams({columns: 1, rows: 1}, () => undefined);
	const {rerender, unmount} = render(<Work work={() => undefined} />, streams.options);
	return {
		run: work => {
			const errors: unknown[] = [];
			rerender(
				<Work
					work={() => {
						// To the caller, not to the error boundary of an empty tree.
						try {
							work();
						} catch (error) {
							errors.push(error);
						}
					}}
				/>,
			);
			if (errors.length > 0) throw errors[0];
		},
		stop: unmount,
	};
};
