import type {Effect} from '../effect.js';

/** 2E-MON-gang: every section counts as a 1; the bullseye is no section. */
export const gang = (): Effect => ({section: () => 1});
