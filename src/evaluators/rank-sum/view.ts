import { type Card, type Cards, SUITS } from '../../kata/cards/card.ts';
import { cardIndex } from '../../kata/cards/card-index.ts';
import { formatCard } from '../../kata/cards/format-cards.ts';
import { bits, grouped } from '../views/figures.ts';
import type { ViewStep } from '../views/view-step.ts';
import { RANK_KEYS, SUIT_KEYS } from './keys.ts';
import { sumOfFive } from './rank-sum.ts';

export function viewRankSum(five: Cards): ViewStep[] {
  const { suits, column, row, offset } = sumOfFive(five.map(cardIndex));
  const [clubs, diamonds, hearts] = [suits & 7, (suits >>> 3) & 7, suits >>> 6] as const;
  const isFlush = [clubs, diamonds, hearts, 5 - clubs - diamonds - hearts].includes(5);
  const place = `offset of the row ${grouped(offset)} + column ${column} = ${grouped(offset + column)}`;
  return [
    { label: 'Each card: the key of its suit and the key of its rank', lines: five.map(keysOf) },
    {
      label: 'Sum of the suits, three bits each to count hearts, diamonds and clubs; the rest are spades',
      lines: [[hearts, diamonds, clubs].map((count) => bits(count, 3)).join(' ')],
    },
    {
      label: 'Sum of the ranks: the high bits are a column, the others a row',
      lines: [`${bits(column, 10)} ${bits(row, 13)}`],
    },
    {
      label: 'Where the answer stands',
      lines: [isFlush ? 'in the table of flushes, at the bits of the ranks' : place],
    },
  ];
}

function keysOf(card: Card): string {
  const [suitKey, rankKey] = [SUIT_KEYS[SUITS.indexOf(card.suit)], RANK_KEYS[card.rank - 2]] as [number, number];
  return `${formatCard(card)} ${suitKey} | ${grouped(rankKey)}`;
}
