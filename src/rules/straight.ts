import { ACE, type Cards, RANKS } from '../cards/card.ts';
import { countRanks } from './groups.ts';

/** The ace is at both ends: below the two, for the wheel, and above the king. */
const RANKS_IN_A_ROW = [ACE, ...RANKS];

/** Five ranks in a row. The ace is high or low, and no row goes round the corner. */
export function isStraight(cards: Cards): boolean {
  const counts = countRanks(cards);
  let inARow = 0;
  for (const rank of RANKS_IN_A_ROW) {
    inARow = counts[rank] ? inARow + 1 : 0;
    if (inARow === 5) return true;
  }
  return false;
}
