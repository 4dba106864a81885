import fc from 'fast-check';
import { LADDER } from '../src/kata/ranking/ladder.ts';
import { rankHand } from '../src/kata/ranking/rank-hand.ts';
import { anyCards } from './any-cards.ts';

test('random cards are worth every category now and then', () => {
  const hands = fc.sample(anyCards(5, 7), { numRuns: 3000, seed: 1 });
  const found = new Set(hands.map((cards) => rankHand(cards).category));
  expect([...found].sort()).toEqual(LADDER.map(({ category }) => category).sort());
});
