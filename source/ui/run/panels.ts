/** The panels around the target, as painted rows: who is there, and what is in the way. */
import type {Box} from '../../dungeon-fighter/box.js';
import type {Hero} from '../../dungeon-fighter/state.js';
import {maxLife, stanceOf, type Table} from '../../dungeon-fighter/table.js';
import {colours} from '../../kernel/landing.js';
import {foeText} from '../../view/card-text.js';
import {throwPhrase, typeName} from '../../view/describe.js';
import {foePortrait, type Portraits} from '../../view/portraits.js';
import {type PlayerNames, playerOf} from '../../view/question.js';
import {wrap} from '../../view/text.js';
import {cut} from '../cut.js';
import type {Theme} from '../theme.js';

/** Columns and rows that a panel may fill. */
type Room = {readonly width: number; readonly height: number};

const hearts = (theme: Theme, life: number, most: number): string => {
	const {heart, lostHeart} = theme.glyphs;
	const full = Math.max(0, life);
	return theme.bad(heart.repeat(full)) + theme.dim(lostHeart.repeat(Math.max(0, most - full)));
};

const condition = (theme: Theme, box: Box, hero: Hero): string => {
	if (hero.eliminated) return theme.dim('out of the game');
	const scars = colours.filter(colour => hero.scars.includes(colour)).map(colour => theme.die[colour](theme.glyphs.scar));
	const marks = scars.length > 0 ? ` ${scars.join('')}` : '';
	return hero.fainted ? `${theme.bad('fainted')}${marks}` : `${hearts(theme, hero.life, maxLife(box, hero))} ${hero.life}${marks}`;
};

const gear = (theme: Theme, box: Box, hero: Hero, width: number, rows: number): readonly string[] => {
	const cards = hero.equipment.map(
		({id, used}) =>
			` ${used ? `(${cut(box.card(id).name, width - 3, theme.glyphs)})` : ` ${cut(box.card(id).name, width - 2, theme.glyphs)}`}`,
	);
	if (cards.length <= rows) return cards.map(theme.dim);
	if (rows <= 0) return [];
	const left = cards.length - rows + 1;
	return [...cards.slice(0, rows - 1), rows === 1 ? `  ${left} cards` : `  and ${left} more`].map(theme.dim);
};

/** Who plays whom: of the two names the hero's is the one to stay whole, as long as there is room for both. */
const seated = (theme: Theme, name: string, player: string | undefined, width: number): string => {
	if (player === undefined) return cut(name, width, theme.glyphs);
	const room = width - name.length - 3;
	const [first = name] = name.split(' ');
	return room < Math.min(3, player.length)
		? `${cut(player, width - first.length - 3, theme.glyphs)} (${first})`
		: `${cut(player, room, theme.glyphs)} (${name})`;
};

/** The party, from the first seat on; the more heroes, the fewer rows each has. */
export const partyRows = (theme: Theme, {box, state}: Table, names: PlayerNames, {width, height}: Room): readonly string[] => {
	const each = Math.floor(height / state.heroes.length);
	return state.heroes.flatMap(hero => {
		const isActive = hero.id === state.active;
		const player = playerOf(state, hero.id, names);
		const name = box.hero(hero.id).name;
		const star = hero.id === state.leader ? '*' : ' ';
		const text = `${isActive ? theme.glyphs.pointer : ' '}${star}${seated(theme, name, player, width - 3)}`;
		const head = isActive ? theme.accent(text) : hero.eliminated ? theme.dim(text) : theme.strong(text);
		const rows = [head, `  ${condition(theme, box, hero)}`, ...gear(theme, box, hero, width, each - 2)];
		return [...rows, ...Array.from({length: Math.max(0, each - rows.length)}, () => '')].slice(0, Math.max(2, each));
	});
};

const lifeBar = (theme: Theme, life: number, most: number, width: number): string => {
	const full = Math.max(0, Math.min(width, Math.round((width * life) / Math.max(1, most))));
	return theme.bad(theme.glyphs.bar.repeat(full)) + theme.dim(theme.glyphs.noBar.repeat(width - full));
};

/** The monster: its picture, its life, what it can do, and what it makes the party do. */
export const foeRows = (theme: Theme, portraits: Portraits, table: Table, {width, height}: Room): readonly string[] => {
	const {box, state} = table;
	const {combat} = state;
	if (!combat) return [];
	const {foe} = combat;
	const card = box.foe(foe.id);
	const picture = (foePortrait(portraits, foe.id)?.rows ?? []).map(row => row.slice(0, width));
	const life = Math.max(0, foe.life);
	const words = foeText(box, card);
	const stance = stanceOf(table, []);
	const kind = `${typeName(box, card.type)}${card.level === undefined ? ', Boss' : `, level ${card.level}`}`;
	const text = [
		...wrap(card.name, width).map(row => theme.strong(row)),
		theme.dim(kind),
		`${lifeBar(theme, life, foe.maxLife, Math.min(10, width - 7))} ${life}/${foe.maxLife}`,
		`${theme.strong(String(card.damage))} damage a miss${foe.gold > 0 ? `, ${theme.gold(`${theme.glyphs.gold}${foe.gold}`)}` : ''}`,
		...(words === undefined || card.throws.length > 0 ? [] : wrap(words, width)),
		...(stance.length === 0 ? [] : wrap(`Throw ${throwPhrase(box, stance)}.`, width).map(row => theme.accent(row))),
	];
	const space = Math.max(0, height - text.length);
	return [...picture.slice(0, space), ...text].slice(0, height);
};
