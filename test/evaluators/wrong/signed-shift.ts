import { encodeCard, primeOf } from '../../../src/evaluators/cactus-kev/card-code.ts';
import { listClasses } from '../../../src/evaluators/classes.ts';
import { defineEvaluator } from '../../../src/evaluators/evaluator.ts';
import { ruleChain } from '../../../src/evaluators/rule-chain.ts';
import type { Cards } from '../../../src/kata/cards/card.ts';

const STRENGTHS = new Map(
  listClasses().map(({ ranks }, place) => [
    mix(
      ranks.reduce((product, rank) => product * primeOf(rank), 1),
      (mixed) => mixed >>> 16,
    ),
    place + 1,
  ]),
);

/** Wrong: the products of primes are mixed with `>>` where the table was made with `>>>`. */
export const signedShift = defineEvaluator({
  name: 'signed-shift',
  source: 'a mistake that is easily made with cactus-kev',
  minCards: 5,
  maxCards: 5,
  encode: (cards) => cards,
  strengthOf,
});

/** Only pairs and better groups are looked up by their product. */
function strengthOf(cards: Cards): number {
  const isUnique = new Set(cards.map(({ rank }) => rank)).size === 5;
  if (isUnique) return ruleChain.strength(cards);
  const product = cards.map((card) => encodeCard(card) & 0xff).reduce((a, b) => a * b);
  return STRENGTHS.get(mix(product, (mixed) => mixed >> 16)) ?? 0;
}

function mix(key: number, shiftBy16: (mixed: number) => number): number {
  let mixed = (key + 0xe91aaa35) | 0;
  mixed ^= shiftBy16(mixed);
  mixed = (mixed + (mixed << 8)) | 0;
  return mixed ^ (mixed >>> 4);
}
