/** What a hit is made of. */
import type {Zone} from '../kernel/landing.js';
import type {Effect} from './effects/effect.js';
import type {DamagePart} from './events.js';
import {foeCard, type Table, thrownOf} from './table.js';

/** 2E-RULING-01, step 7: the section, the ability, the weapons, the spendables, and last what the monster makes of it. */
export const damageParts = (table: Table, ability: Effect | undefined): readonly DamagePart[] => {
	const {box, state} = table;
	const thrown = thrownOf(state);
	const foe = foeCard(table);
	const parts: DamagePart[] = [{what: 'section', points: sectionValue(table, thrown.landing.zone, ability)}];
	const add = (what: string, points: number): void => {
		if (points > 0) parts.push({what, points});
	};

	for (const id of thrown.weapons)
		add(
			id,
			box.weapon(id).hooks.reduce((sum, hook) => sum + (hook.bonus?.(table) ?? 0), 0),
		);
	if (ability?.bonus && thrown.ability !== undefined) add(box.hero(state.active).abilities[thrown.ability].is, ability.bonus(table));
	add('spendables', thrown.spent);
	const before = parts.reduce((sum, part) => sum + part.points, 0);
	const after = foe.hooks.reduce((total, hook) => hook.total?.(total) ?? total, before);
	if (after !== before) parts.push({what: 'resistant', points: after - before});
	return parts;
};

const sectionValue = ({box, state}: Table, zone: Zone, ability: Effect | undefined): number => {
	if (zone === 'bullseye') return box.edition.hit.bullseye;
	const value = foeCard({box, state}).hooks.reduce((current, hook) => hook.section?.(current) ?? current, Number(zone));
	return ability?.section?.(value) ?? value;
};
