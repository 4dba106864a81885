import { ACE, RANKS, type Rank } from './card.ts';

/** The ranks in a row. The ace is at both ends: below the two, for the wheel, and above the king. */
export const USUAL_ROW: readonly Rank[] = [ACE, ...RANKS];
