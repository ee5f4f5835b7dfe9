/** What just happened: enough to change the state, to animate it, and to tell it in words. */
import type {Colour, Die, Landing} from '../kernel/landing.js';
import type {LossCause, MissReason, Token} from './state.js';

/** One addend of a hit: the section, a weapon, an ability, a spendable, or what the monster makes of it. */
export type DamagePart = {readonly what: string; readonly points: number};

export type Event =
	| {readonly type: 'game-started'; readonly heroes: readonly string[]; readonly leader: string; readonly difficulty: string}
	| {readonly type: 'round-started'; readonly round: number}
	| {readonly type: 'path-offered'; readonly to: string; readonly cards: number}
	| {readonly type: 'room-entered'; readonly room: string; readonly icons: number; readonly steps: number}
	| {readonly type: 'gold-gained'; readonly amount: number; readonly why: string}
	| {readonly type: 'gold-lost'; readonly amount: number; readonly why: string}
	| {readonly type: 'dice-gained'; readonly amount: number; readonly why: string}
	| {readonly type: 'healed'; readonly hero: string; readonly amount: number; readonly life: number; readonly why: string}
	| {readonly type: 'equipment-found'; readonly card: string; readonly why: 'free-equipment' | 'free-sample'}
	| {readonly type: 'equipment-assigned'; readonly card: string; readonly to: string; readonly drop?: string}
	| {readonly type: 'equipment-discarded'; readonly card: string; readonly from?: string}
	| {readonly type: 'monsters-reshuffled'; readonly cards: readonly string[]}
	| {
			readonly type: 'monster-revealed';
			readonly monster: string;
			readonly boss: boolean;
			readonly life: number;
			readonly gold: number;
	  }
	| {readonly type: 'turn-started'; readonly hero: string}
	| {readonly type: 'bonus-die-taken'; readonly hero: string}
	| {readonly type: 'dice-retrieved'; readonly hero: string}
	| {
			readonly type: 'thrown';
			readonly hero: string;
			readonly die: Die;
			readonly weapons: readonly string[];
			/** The required throws in force. */
			readonly stance: readonly string[];
			readonly landing: Landing;
			readonly result: 'hit' | 'miss';
			readonly why?: MissReason;
	  }
	| {readonly type: 'rethrow'; readonly hero: string; readonly die: Die; readonly by: string}
	| {readonly type: 'ability'; readonly hero: string; readonly color: Colour; readonly ability: string}
	| {readonly type: 'second-swing'; readonly hero: string; readonly die: Die}
	| {readonly type: 'token'; readonly token: Token; readonly active: boolean}
	| {readonly type: 'card-stolen'; readonly hero: string}
	| {readonly type: 'hit'; readonly hero: string; readonly damage: number; readonly parts: readonly DamagePart[]; readonly life: number}
	| {readonly type: 'insta-kill'; readonly hero: string}
	| {readonly type: 'miss'; readonly hero: string; readonly why: MissReason}
	| {readonly type: 'monster-hurt'; readonly by: string; readonly damage: number; readonly life: number; readonly why: string}
	| {readonly type: 'monster-healed'; readonly amount: number; readonly life: number; readonly why: string}
	| {readonly type: 'armour-used'; readonly hero: string; readonly card: string; readonly prevented: number}
	| {readonly type: 'suffered'; readonly hero: string; readonly damage: number; readonly life: number; readonly why: string}
	| {readonly type: 'fainted'; readonly hero: string}
	| {readonly type: 'backed-down'; readonly monster: string}
	| {readonly type: 'spent'; readonly hero: string; readonly card: string; readonly target?: string}
	| {readonly type: 'damage-added'; readonly hero: string; readonly amount: number; readonly why: string}
	| {readonly type: 'armour-readied'; readonly hero: string}
	| {readonly type: 'monster-defeated'; readonly monster: string; readonly epic: boolean}
	| {readonly type: 'reward'; readonly amount: number}
	| {readonly type: 'scarred'; readonly hero: string; readonly color: Colour; readonly life: number}
	| {readonly type: 'eliminated'; readonly hero: string}
	| {readonly type: 'leader-changed'; readonly leader: string}
	| {readonly type: 'dice-collected'; readonly bonusDice: number}
	| {readonly type: 'given'; readonly card: string; readonly from: string; readonly to: string; readonly for?: string}
	| {readonly type: 'room-left'; readonly room: string; readonly steps: number}
	| {readonly type: 'shop-opened'; readonly cards: readonly string[]; readonly visit: number}
	| {readonly type: 'bought'; readonly card: string; readonly price: number}
	| {readonly type: 'healing-bought'; readonly price: number}
	| {readonly type: 'die-bought'; readonly price: number}
	| {readonly type: 'shop-closed'; readonly visit: number; readonly last: boolean}
	| {readonly type: 'rooms-returned'}
	| {readonly type: 'monsters-discarded'}
	| {readonly type: 'won'; readonly total: number; readonly title: string}
	| {readonly type: 'lost'; readonly cause: LossCause; readonly to: string};
