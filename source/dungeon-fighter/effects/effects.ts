/** From what a card says in data to what it does. */
import type {AbilityData, ArmourEffectData, MonsterEffectData, RoomEffectData, SpendableEffectData, WeaponEffectData} from '../cards.js';
import {agileInstincts} from './abilities/agile-instincts.js';
import {cooking} from './abilities/cooking.js';
import {courage} from './abilities/courage.js';
import {doubleSwing} from './abilities/double-swing.js';
import {focusedDamage} from './abilities/focused-damage.js';
import {freeSample} from './abilities/free-sample.js';
import {healParty} from './abilities/heal-party.js';
import {heavyLoad} from './abilities/heavy-load.js';
import {heroicDefense} from './abilities/heroic-defense.js';
import {pickpocket} from './abilities/pickpocket.js';
import {piercingDamage} from './abilities/piercing-damage.js';
import {reThrow} from './abilities/re-throw.js';
import {selfHealing} from './abilities/self-healing.js';
import {sweetFlute} from './abilities/sweet-flute.js';
import {swornEnemy} from './abilities/sworn-enemy.js';
import {timeSpell} from './abilities/time-spell.js';
import {counter} from './armours/counter.js';
import {loot} from './armours/loot.js';
import {prevent} from './armours/prevent.js';
import {preventAll} from './armours/prevent-all.js';
import type {Effect} from './effect.js';
import {gang} from './monsters/gang.js';
import {greedy} from './monsters/greedy.js';
import {leeching} from './monsters/leeching.js';
import {rabid} from './monsters/rabid.js';
import {resistant} from './monsters/resistant.js';
import {superTricky} from './monsters/super-tricky.js';
import {tricky} from './monsters/tricky.js';
import {freeEquipment} from './rooms/free-equipment.js';
import {gainDie} from './rooms/gain-die.js';
import {goldBonus} from './rooms/gold-bonus.js';
import {healingRoom} from './rooms/heal-party.js';
import {monsterAdvantage} from './rooms/monster-advantage.js';
import {bomb} from './spendables/bomb.js';
import {damage} from './spendables/damage.js';
import {gainDice} from './spendables/gain-dice.js';
import {gold} from './spendables/gold.js';
import {heal} from './spendables/heal.js';
import {healAll} from './spendables/heal-party.js';
import {polish} from './spendables/polish.js';
import {reThrowCard} from './spendables/re-throw.js';
import {bonus} from './weapons/bonus.js';
import {bonusAgainst} from './weapons/bonus-against.js';
import {bonusWithDie} from './weapons/bonus-with-die.js';

/** One maker for each name a schema allows, so that a name without an effect does not compile. */
type Makers<Data extends {is: string}> = {readonly [Name in Data['is']]: (data: Extract<Data, {is: Name}>) => Effect};

const make = <Data extends {is: string}>(makers: Makers<Data>, data: Data): Effect =>
	(makers[data.is as Data['is']] as (data: Data) => Effect)(data);

const abilities: Makers<AbilityData> = {
	'agile-instincts': agileInstincts,
	'piercing-damage': piercingDamage,
	'focused-damage': focusedDamage,
	're-throw': reThrow,
	'heal-party': healParty,
	pickpocket,
	'self-healing': selfHealing,
	'sworn-enemy': ({type}) => swornEnemy(type),
	'free-sample': freeSample,
	'double-swing': doubleSwing,
	'time-spell': timeSpell,
	'heroic-defense': heroicDefense,
	'heavy-load': heavyLoad,
	courage,
	'sweet-flute': sweetFlute,
	cooking,
};

const monsterEffects: Makers<MonsterEffectData> = {
	rabid,
	tricky,
	'super-tricky': superTricky,
	greedy,
	leeching: ({amount}) => leeching(amount),
	gang,
	resistant,
};

const weaponEffects: Makers<WeaponEffectData> = {
	bonus: ({amount}) => bonus(amount),
	'bonus-against': ({type, amount, otherwise}) => bonusAgainst(type, amount, otherwise),
	'bonus-with-die': ({die, amount, otherwise}) => bonusWithDie(die, amount, otherwise),
};

const armourEffects: Makers<ArmourEffectData> = {
	prevent: ({amount}) => prevent(amount),
	'prevent-all': preventAll,
	counter: ({amount}) => counter(amount),
	loot: ({amount}) => loot(amount),
};

const spendableEffects: Makers<SpendableEffectData> = {
	heal: ({amount}) => heal(amount),
	'heal-party': ({amount}) => healAll(amount),
	damage: ({amount}) => damage(amount),
	bomb: ({amount}) => bomb(amount),
	're-throw': reThrowCard,
	'gain-dice': ({amount}) => gainDice(amount),
	gold: ({amount}) => gold(amount),
	polish,
};

const roomEffects: Makers<RoomEffectData> = {
	'gold-bonus': ({amount}) => goldBonus(amount),
	'heal-party': ({amount}) => healingRoom(amount),
	'gain-die': ({amount}) => gainDie(amount),
	'free-equipment': freeEquipment,
	'monster-advantage': ({amount}) => monsterAdvantage(amount),
};

export const abilityEffect = (data: AbilityData): Effect => make(abilities, data);
export const monsterEffect = (data: MonsterEffectData): Effect => make(monsterEffects, data);
export const weaponEffect = (data: WeaponEffectData): Effect => make(weaponEffects, data);
export const armourEffect = (data: ArmourEffectData): Effect => make(armourEffects, data);
export const spendableEffect = (data: SpendableEffectData): Effect => make(spendableEffects, data);
export const roomEffect = (data: RoomEffectData): Effect => make(roomEffects, data);
