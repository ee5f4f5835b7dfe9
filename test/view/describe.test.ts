import {describe, expect, test} from 'vitest';
import {equipmentText, foeText, roomText} from '../../source/view/card-text.js';
import {
	abilityName,
	abilityText,
	armourEffectText,
	isAbility,
	monsterEffectText,
	roomEffectText,
	spendableEffectText,
	throwName,
	throwPhrase,
	typeName,
	typeNames,
	weaponEffectText,
} from '../../source/view/describe.js';
import {sourceName} from '../../source/view/names.js';
import {secondEdition as box} from '../helpers/scene.js';

describe('what a card does, in words', () => {
	test('weapons', () => {
		expect(weaponEffectText(box, {is: 'bonus', amount: 4})).toBe('+4 damage');
		expect(weaponEffectText(box, {is: 'bonus-against', type: 'beast', amount: 4, otherwise: 1})).toBe(
			'+4 damage against Beasts, otherwise +1',
		);
		expect(weaponEffectText(box, {is: 'bonus-against', type: 'undead', amount: 4, otherwise: 0})).toBe(
			'+4 damage against Undead, otherwise none',
		);
		expect(weaponEffectText(box, {is: 'bonus-with-die', die: 'green', amount: 3, otherwise: 1})).toBe(
			'+3 damage with the green die, otherwise +1',
		);
		expect(weaponEffectText(box, {is: 'bonus-with-die', die: 'bonus', amount: 2, otherwise: 1})).toBe(
			'+2 damage with a Bonus die, otherwise +1',
		);
	});

	test('armour', () => {
		expect(armourEffectText(box, {is: 'prevent', amount: 2})).toBe('stops 2 damage');
		expect(armourEffectText(box, {is: 'prevent-all'})).toBe('stops all damage');
		expect(armourEffectText(box, {is: 'counter', amount: 3})).toBe('hits back for 3');
		expect(armourEffectText(box, {is: 'loot', amount: 1})).toBe('shakes 1 gold loose');
	});

	test('spendables', () => {
		expect(spendableEffectText(box, {is: 'heal', amount: 3})).toBe('one hero heals 3');
		expect(spendableEffectText(box, {is: 'heal-party', amount: 2})).toBe('every hero heals 2');
		expect(spendableEffectText(box, {is: 'damage', amount: 2})).toBe('+2 damage to one hit');
		expect(spendableEffectText(box, {is: 'bomb', amount: 5})).toBe('5 damage to the monster, no throw needed');
		expect(spendableEffectText(box, {is: 're-throw'})).toBe('a die is thrown again');
		expect(spendableEffectText(box, {is: 'gain-dice', amount: 1})).toBe('+1 Bonus die');
		expect(spendableEffectText(box, {is: 'gain-dice', amount: 2})).toBe('+2 Bonus dice');
		expect(spendableEffectText(box, {is: 'gold', amount: 2})).toBe('+2 gold');
		expect(spendableEffectText(box, {is: 'polish'})).toBe("one hero's used armour is ready again");
	});

	test('rooms', () => {
		expect(roomEffectText(box, {is: 'gold-bonus', amount: 1})).toBe('+1 gold');
		expect(roomEffectText(box, {is: 'heal-party', amount: 2})).toBe('every hero heals 2');
		expect(roomEffectText(box, {is: 'gain-die', amount: 1})).toBe('+1 Bonus die');
		expect(roomEffectText(box, {is: 'free-equipment'})).toBe('a free Shop card');
		expect(roomEffectText(box, {is: 'monster-advantage', amount: 3})).toBe('+3 life for the monster');
	});

	test('monsters', () => {
		expect(monsterEffectText(box, {is: 'tricky'})).toBe('a 1 is a miss');
		expect(monsterEffectText(box, {is: 'leeching', amount: 2})).toBe('a miss gives it 2 life back');
	});

	test('abilities', () => {
		expect(abilityName('free-sample')).toBe('"Free" Sample');
		expect(abilityText(box, {is: 'sworn-enemy', type: 'plant'})).toBe('on a hit, +4 damage against Plants, otherwise +1');
		expect(isAbility('toString')).toBe(false);
	});

	test('whole cards', () => {
		expect(equipmentText(box, box.card('hell-bow'))).toMatch(/^\+\d damage, thrown off your elbow$/);
		expect(equipmentText(box, box.card('eau-de-napalm'))).toBe('+2 damage to one hit');
		expect(foeText(box, box.foe('owlbear'))).toBe('Rabid: a miss hurts every hero');
		expect(foeText(box, box.foe('zombie-monkey'))).toBe('throw under your leg');
		expect(foeText(box, box.foe('gorgon'))).toBeUndefined();
		expect(roomText(box, box.room('pot-of-gold-room'))).toBe('+1 gold, +3 life for the monster');
		expect(roomText(box, box.room('trampoline-of-doom-room'))).toBe('throw in mid-air');
	});
});

test('a stance is read out in one breath, with the legs of whoever throws', () => {
	expect(throwPhrase(box, [])).toBe('');
	expect(throwPhrase(box, ['under-the-leg', 'blind'])).toBe('under your leg, with your eyes shut');
	expect(throwPhrase(box, ['under-the-leg', 'blind'], 'she')).toBe('under her leg, with her eyes shut');
	expect(throwPhrase(box, ['friendly'], 'they')).toBe("with their neighbour's hand");
	expect(throwName(box, 'jump')).toBe('Jump Shot');
});

test('types', () => {
	expect(box.edition.types.map(({id}) => typeName(box, id))).toEqual(['Beast', 'Undead', 'Plant', 'Fiend', 'Greenskin', 'Construct']);
	expect(box.edition.types.map(({id}) => typeNames(box, id))).toEqual(['Beasts', 'Undead', 'Plants', 'Fiends', 'Greenskins', 'Constructs']);
});

test('whatever causes something has a name', () => {
	expect(['sworn-enemy', 'greedy', 'eau-de-napalm', 'epic-shot', 'heal-party-room', 'shop'].map(why => sourceName(box, why))).toEqual([
		'Sworn Enemy',
		'Greedy',
		'Eau de Napalm',
		'Epic Shot',
		'the room',
		'the Shop',
	]);
});
