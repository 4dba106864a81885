import { rulesOf } from '../solution.ts';

/** Our own rules, against which others are judged. */
export const OUR_RULES = rulesOf({});
