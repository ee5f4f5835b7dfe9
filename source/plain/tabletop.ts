/** A real die on a real table: the player says where it lies. */
import type {Box} from '../dungeon-fighter/box.js';
import type {Landing, ThrowRequest, Zone} from '../kernel/landing.js';
import {throwPhrase} from '../view/describe.js';
import {type Desk, quoted, Wrong} from './ask.js';

const names: Partial<Readonly<Record<Zone, string>>> = {
	bullseye: 'the bullseye',
	hole: 'a hole',
	bone: 'a bone',
	outside: 'off the board',
};

const zonesOf = ({board}: ThrowRequest): readonly Zone[] => [
	...new Set<Zone>([...board.sections.map(({zone}) => zone), ...board.spots.map(({zone}) => zone), 'hole', 'bone', 'outside']),
];

const mostBounces = 99;

const readBounces = (answer: string): number | Wrong => {
	if (answer === '') return 1;
	const isNumber = /^[0-9]{1,2}$/.test(answer);
	return isNumber ? Number(answer) : new Wrong(`${quoted(answer)} is no number of bounces; type 0 to ${mostBounces}.`);
};

/** Undefined: it has not been thrown after all. */
export const askLanding = async (desk: Desk, box: Box, request: ThrowRequest): Promise<Landing | undefined> => {
	const {stance} = request;
	const how = stance.length > 0 ? `, ${throwPhrase(box, stance)}` : '';
	const options = zonesOf(request).map(value => ({text: names[value] ?? `the ${value}`, value}));
	const zone = await desk.choose(`Throw it${how}. Where does it lie?`, options, {back: true});
	if (zone === undefined) return undefined;
	const icon = await desk.yesOrNo('Is the icon up?', false);
	const bounces = await desk.ask('How often did it bounce on the table before it touched the board? [1]:', readBounces);
	const respected = stance.length === 0 || (await desk.yesOrNo(`And honestly: was it thrown ${throwPhrase(box, stance)}?`, true));
	return {zone, icon, bounces, respected};
};
