import { createRequire } from 'node:module';
import { DECK, formatCard, RANKS } from '../../../src/kata.ts';
import { type Entrant, overHands, overNumbers } from './entrant.ts';

const load = createRequire(import.meta.url);

/**
 * What npm has, each with these hands as it wants them; texts are only made for the few hands that
 * the slow ones get.
 */
export function peers(lists: readonly (readonly number[])[], slowHands: number): Entrant[] {
  const rankMajor = lists.map((hand) => hand.map((index) => rankOf(index) * 4 + suitOf(index)));
  const numbers = rankMajor.map((hand) => hand.map((card) => card + 1));
  const texts = lists.slice(0, slowHands).map((hand) => hand.map(textOf));
  const pokertools = load('@pokertools/evaluator');
  const phe = load('phe');
  const pheSeven = load('phe/lib/evaluator7');
  const pokerEvaluator = load('poker-evaluator');
  const { Hand } = load('pokersolver');
  const apprentice = load('@poker-apprentice/hand-evaluator');
  return [
    ['@pokertools/evaluator', 'peer', overHands(rankMajor, (hand) => pokertools.evaluate(hand))],
    ['phe', 'peer', overHands(rankMajor, (hand) => phe.evaluateCardCodes(hand))],
    [
      'phe, its inner function from a typed array',
      'peer',
      overNumbers(Uint8Array.from(rankMajor.flat()), pheSeven),
    ],
    ['poker-evaluator', 'peer', overHands(numbers, (hand) => pokerEvaluator.evalHand(hand).value)],
    ['pokersolver', 'slow peer', overHands(texts, (hand) => Hand.solve(hand).rank)],
    [
      '@poker-apprentice/hand-evaluator',
      'slow peer',
      overHands(texts, (hand) => apprentice.evaluate({ holeCards: hand }).hand.length),
    ],
  ];
}

const rankOf = (index: number) => index % RANKS.length;
const suitOf = (index: number) => Math.floor(index / RANKS.length);

/** As in Ah: a capital rank and a small suit, which is what they all read. */
function textOf(index: number): string {
  const [rank = '', suit = ''] = formatCard(DECK[index] as (typeof DECK)[number], 'letters');
  return rank + suit.toLowerCase();
}
