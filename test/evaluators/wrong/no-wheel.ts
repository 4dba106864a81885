import { defineEvaluator } from '../../../src/evaluators/evaluator.ts';
import type { Cards } from '../../../src/kata/cards/card.ts';

const SHAPES = ['11111', '2111', '221', '311', 'straight', 'flush', '32', '41', 'straight flush'];

/** Wrong: an ace is always high, so A 2 3 4 5 is no straight. */
export const noWheel = defineEvaluator({
  name: 'no-wheel',
  source: 'a mistake of map-reduce as published',
  minCards: 5,
  maxCards: 5,
  encode: (cards) => cards,
  strengthOf,
});

function strengthOf(cards: Cards): number {
  const ranks = cards.map(({ rank }) => rank as number);
  const count = (rank: number) => ranks.filter((other) => other === rank).length;
  const sorted = ranks.toSorted((a, b) => count(b) - count(a) || b - a);
  const shape = [...new Set(sorted)].map(count).join('');
  const isFlush = cards.every(({ suit }) => suit === cards[0]?.suit);
  const isStraight = shape === '11111' && (sorted[0] as number) - (sorted[4] as number) === 4;
  const names = [isFlush && isStraight && 'straight flush', isFlush && 'flush', isStraight && 'straight', shape];
  return sorted.reduce((number, rank) => number * 15 + rank, SHAPES.indexOf(names.find(Boolean) as string));
}
