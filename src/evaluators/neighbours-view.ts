import { type Card, type Cards, RANKS, SUITS } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { highestFirst, neighbours, orderOf, patternOf } from './neighbours.ts';
import { bits, sixDigits } from './views/figures.ts';
import type { ViewStep } from './views/view-step.ts';

export function viewNeighbours(five: Cards): ViewStep[] {
  const sorted = highestFirst(neighbours.encode(five));
  const pattern = patternOf(sorted);
  const order = orderOf(pattern);
  return [
    { label: 'The cards, sorted', lines: [formatCards(sorted.map(cardOf))] },
    { label: 'As numbers, rank times four and suit', lines: [sorted.join(' ')] },
    { label: 'Which neighbours share a rank: 1st and 2nd, 2nd and 3rd, and so on', lines: [bits(pattern, 4)] },
    {
      label: 'The order in which the places count',
      lines: [
        order
          ? order.map((place) => place + 1).join(' ')
          : 'as sorted: no rank comes twice, so flush and straight are asked for',
      ],
    },
    {
      label: 'Category and ranks, from 0 for the two, as digits in base 16',
      lines: [sixDigits(neighbours.strength(five), 16)],
    },
  ];
}

function cardOf(code: number): Card {
  return { rank: RANKS[code >> 2] as Card['rank'], suit: SUITS[code & 3] as Card['suit'] };
}
