import { type Cards, SUITS } from '../../kata/cards/card.ts';
import { rankBits } from '../views/figures.ts';
import type { ViewStep } from '../views/view-step.ts';
import { bitBoard, suitsOf } from './bit-board.ts';

export function viewBitBoard(five: Cards): ViewStep[] {
  const suits = suitsOf(bitBoard.encode(five));
  return [
    {
      label: 'The ranks of each suit, a bit each from ace to two',
      lines: suits.map((ranks, suit) => `${SUITS[suit]} ${rankBits(ranks)}`),
    },
    {
      label: 'Ranks that come once or more, twice or more, and so on, by AND and OR of the suits',
      lines: [1, 2, 3, 4].map((times) => `${times} ${rankBits(ranksIn(suits, times))}`),
    },
  ];
}

/** The ranks that so many of the suits have. */
function ranksIn(suits: readonly number[], times: number): number {
  if (times === 0) return ~0;
  const [first, ...others] = suits;
  if (first === undefined) return 0;
  return ranksIn(others, times) | (first & ranksIn(others, times - 1));
}
