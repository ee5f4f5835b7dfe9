import type {Effect} from '../effect.js';

/** 2E-DUNGEON-free-equipment: the top Shop card, free, for a hero. */
export const freeEquipment = (): Effect => ({freeEquipment: true});
