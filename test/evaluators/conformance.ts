import fc from 'fast-check';
import type { Evaluator } from '../../src/evaluators/evaluator.ts';
import { ONE_OF_EACH_CLASS } from '../../src/evaluators/rare-hands.ts';
import { ruleChain } from '../../src/evaluators/rule-chain.ts';
import type { Card, Cards } from '../../src/kata/cards/card.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { describeDifference, type Relation } from '../../src/proof/order.ts';

type Pair = readonly [Cards, Cards];

/** The hands of the ladder in another order and other suits. */
const TWINS = ONE_OF_EACH_CLASS.map(twinOf);

/** How an evaluator disagrees with the rules about two hands, in words; undefined if no pair shows that it does. */
export function findDisagreement(evaluator: Evaluator, runs = 100): string | undefined {
  const pair = misplacedOnLadder(evaluator) ?? misjudgedAtRandom(evaluator, runs);
  if (!pair) return undefined;
  const [a, b] = pair;
  return describeDifference({
    hands: [formatCards(a), formatCards(b)],
    reference: verdict(ruleChain, pair),
    judged: verdict(evaluator, pair),
  });
}

/** Whether an evaluator puts two hands in the order of the rules. */
export function agrees(evaluator: Evaluator, pair: Pair): boolean {
  return verdict(evaluator, pair) === verdict(ruleChain, pair);
}

/** Each rung has to beat the one below it, and to tie with itself in another order and other suits. */
function misplacedOnLadder(evaluator: Evaluator): Pair | undefined {
  byTheRules ??= strengthsOnLadder(ruleChain);
  const [rungs, twins] = evaluator.name === ruleChain.name ? byTheRules : strengthsOnLadder(evaluator);
  const [rungsOfRules, twinsOfRules] = byTheRules;
  const isMisplaced = (at: number) =>
    wordFor(rungs[at], rungs[at - 1]) !== wordFor(rungsOfRules[at], rungsOfRules[at - 1]);
  const isTorn = (at: number) => wordFor(rungs[at], twins[at]) !== wordFor(rungsOfRules[at], twinsOfRules[at]);
  const places = [...ONE_OF_EACH_CLASS.keys()];
  const misplaced = places.slice(1).find(isMisplaced);
  if (misplaced !== undefined)
    return [ONE_OF_EACH_CLASS[misplaced] as Cards, ONE_OF_EACH_CLASS[misplaced - 1] as Cards];
  const torn = places.find(isTorn);
  return torn === undefined ? undefined : [ONE_OF_EACH_CLASS[torn] as Cards, TWINS[torn] as Cards];
}

/** The strengths of all rungs, and of their twins. */
type OnLadder = readonly [readonly number[], readonly number[]];

/** The rules are asked once for all evaluators. */
let byTheRules: OnLadder | undefined;

function strengthsOnLadder({ strength }: Evaluator): OnLadder {
  return [ONE_OF_EACH_CLASS.map((hand) => strength(hand)), TWINS.map((hand) => strength(hand))];
}

function misjudgedAtRandom(evaluator: Evaluator, runs: number): Pair | undefined {
  for (let count = Math.max(5, evaluator.minCards); count <= evaluator.maxCards; count++) {
    const result = fc.check(
      fc.property(pairs(count), (pair) => agrees(evaluator, pair)),
      { numRuns: runs, seed: count },
    );
    if (result.failed) return result.counterexample?.[0];
  }
  return undefined;
}

/** Two hands of so many cards, each from a deck of its own, or two that differ in one card. */
function pairs(count: number): fc.Arbitrary<Pair> {
  const apart = fc.tuple(hands(count), hands(count));
  const close = hands(Math.min(count + 1, DECK.length)).map(
    (cards): Pair => [cards.slice(0, count), cards.slice(-count)],
  );
  return fc.oneof(apart, close);
}

function hands(count: number): fc.Arbitrary<Card[]> {
  const indices = fc.uniqueArray(fc.nat(DECK.length - 1), { minLength: count, maxLength: count });
  return indices.map((some) => some.map((index) => DECK[index] as Card));
}

function verdict({ strength }: Evaluator, [a, b]: Pair): Relation {
  return wordFor(strength(a), strength(b));
}

function wordFor(a = Number.NaN, b = Number.NaN): Relation {
  if (a === b) return 'ties with';
  return a > b ? 'beats' : 'loses to';
}

function twinOf(hand: Cards): Cards {
  return hand.map((card) => DECK[(DECK.indexOf(card) + 26) % DECK.length] as Card).reverse();
}
