/** What a user did that cannot be done: one sentence, and an exit code that scripts can tell apart. */
import {reasonOf} from '../store/disk.js';

export const exitCodes = {
	/** A fault of ours. */
	bug: 1,
	/** A flag, a command or a value that is not known. */
	usage: 2,
	/** The journal does not lead where it says. */
	diverged: 3,
	/** The journal was played with other rules or cards. */
	otherRules: 4,
	/** The file is not a journal, or no longer one. */
	damaged: 5,
	/** The file cannot be read. */
	unreadable: 6,
	/** The game's own data files are broken. */
	badData: 7,
	/** A file cannot be written, or is there already. */
	unwritable: 8,
	/** There is no run to continue, or somebody else is playing it. */
	noRun: 9,
} as const;

export class Problem extends Error {
	override readonly name = 'Problem';

	constructor(
		readonly exit: keyof typeof exitCodes,
		message: string,
	) {
		super(message);
	}
}

/** A file that is there already is somebody's. */
export const unwritable = (file: string, error: unknown): Problem => {
	const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
	return new Problem('unwritable', `"${file}" cannot be written: ${isThere ? 'it exists already' : reasonOf(error)}.`);
};
