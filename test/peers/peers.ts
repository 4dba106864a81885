import { createRequire } from 'node:module';
import { RANKS } from '../../src/kata/cards/card.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCard } from '../../src/kata/cards/format-cards.ts';
import type { Entrant } from './entrant.ts';

const load = createRequire(import.meta.url);

/** What npm has, each with these hands as it wants them; texts are only made for the few hands that the slow ones get. */
export function peers(lists: readonly (readonly number[])[], slowHands: number): Entrant[] {
  const rankMajor = lists.map((hand) => hand.map((index) => rankOf(index) * 4 + suitOf(index)));
  const rankMajorTyped = Uint8Array.from(rankMajor.flat());
  const texts = lists.slice(0, slowHands).map((hand) => hand.map(textOf));
  const pokertools = load('@pokertools/evaluator');
  const phe = load('phe');
  const pheSeven = load('phe/lib/evaluator7');
  const pokerEvaluator = load('poker-evaluator');
  const { Hand } = load('pokersolver');
  const apprentice = load('@poker-apprentice/hand-evaluator');
  const numbers = rankMajor.map((hand) => hand.map((card) => card + 1));
  const pick = (place: number) => rankMajorTyped[place] as number;
  return [
    {
      name: '@pokertools/evaluator',
      kind: 'peer',
      run: (hands) => {
        let sum = 0;
        for (let i = 0; i < hands; i++) sum += pokertools.evaluate(rankMajor[i]);
        return sum;
      },
    },
    {
      name: 'phe',
      kind: 'peer',
      run: (hands) => {
        let sum = 0;
        for (let i = 0; i < hands; i++) sum += phe.evaluateCardCodes(rankMajor[i]);
        return sum;
      },
    },
    {
      name: 'phe, its inner function from a typed array',
      kind: 'peer',
      run: (hands) => {
        let sum = 0;
        for (let i = 0; i < hands * 7; i += 7) {
          sum += pheSeven(pick(i), pick(i + 1), pick(i + 2), pick(i + 3), pick(i + 4), pick(i + 5), pick(i + 6));
        }
        return sum;
      },
    },
    {
      name: 'poker-evaluator',
      kind: 'peer',
      run: (hands) => {
        let sum = 0;
        for (let i = 0; i < hands; i++) sum += pokerEvaluator.evalHand(numbers[i]).value;
        return sum;
      },
    },
    {
      name: 'pokersolver',
      kind: 'slow peer',
      run: (hands) => {
        let sum = 0;
        for (let i = 0; i < hands; i++) sum += Hand.solve(texts[i]).rank;
        return sum;
      },
    },
    {
      name: '@poker-apprentice/hand-evaluator',
      kind: 'slow peer',
      run: (hands) => {
        let sum = 0;
        for (let i = 0; i < hands; i++) sum += apprentice.evaluate({ holeCards: texts[i] }).hand.length;
        return sum;
      },
    },
  ];
}

function rankOf(index: number): number {
  return index % RANKS.length;
}

function suitOf(index: number): number {
  return Math.floor(index / RANKS.length);
}

/** As in Ah: a capital rank and a small suit, which is what they all read. */
function textOf(index: number): string {
  const [rank = '', suit = ''] = formatCard(DECK[index] as (typeof DECK)[number], 'letters');
  return rank + suit.toLowerCase();
}
