/** Who throws, as a stick figure: the first pose before the throw, the second as the die leaves the hand. */
import type {Box} from '../../dungeon-fighter/box.js';
import type {Sprite} from '../../terminal/cells.js';
import type {Layout} from '../run/layout.js';

const plainPose = [
	['         ', '  O      ', ' /|\\#    ', '  |  ====', ' / \\ |  |'],
	['     #   ', ' \\O/     ', '  |      ', '  |  ====', ' / \\ |  |'],
] as const;

/** Several throws at once take turns. */
export const poseRows = (box: Box, stance: readonly string[], frame: 0 | 1, turn = 0): readonly string[] =>
	(stance.length === 0 ? plainPose : box.throwCard(stance[turn % stance.length]!).pose)[frame] ?? [];

/** In the corner below the party. */
export const poseSprites = (layout: Layout, rows: readonly string[]): readonly Sprite[] =>
	rows.map((text, index) => ({
		x: Math.max(0, Math.floor((layout.partyWidth - 9) / 2) - 4),
		y: layout.aimRow - rows.length + index,
		text: text.padEnd(9),
	}));
