import { defineEvaluator } from '../../../src/evaluators/evaluator.ts';
import type { Cards } from '../../../src/kata/cards/card.ts';

const SHAPES = ['11111', '2111', '221', '311', 'straight', 'flush', '32', '41', 'straight flush'];

/** Wrong: ranks that occur equally often are compared in the order in which the cards were given. */
export const inputOrder = defineEvaluator({
  name: 'input-order',
  source: 'a mistake of counter as published',
  minCards: 5,
  maxCards: 5,
  encode: (cards) => cards,
  strengthOf,
});

function strengthOf(cards: Cards): number {
  const ranks = cards.map(({ rank }) => rank as number);
  const count = (rank: number) => ranks.filter((other) => other === rank).length;
  const grouped = ranks.toSorted((a, b) => count(b) - count(a));
  const sorted = ranks.toSorted((a, b) => b - a);
  const isWheel = sorted.join() === '14,5,4,3,2';
  const isFlush = cards.every(({ suit }) => suit === cards[0]?.suit);
  const isRun = new Set(ranks).size === 5 && (sorted[0] as number) - (sorted[4] as number) === 4;
  const shape = [...new Set(grouped)].map(count).join('');
  const isStraight = isWheel || isRun;
  const names = [isFlush && isStraight && 'straight flush', isFlush && 'flush', isStraight && 'straight', shape];
  const values = new Set(ranks).size === 5 ? sorted : [...new Set(grouped)];
  const tieBreak = isWheel ? [5, 4, 3, 2, 1] : values;
  return [0, 1, 2, 3, 4].reduce(
    (number, place) => number * 15 + (tieBreak[place] ?? 0),
    SHAPES.indexOf(names.find(Boolean) as string),
  );
}
