import type { Cards } from '../../src/cards/card.ts';
import { parseCards } from '../../src/cards/parse-cards.ts';
import { evaluators } from '../../src/evaluators/evaluators.ts';
import { rankHand } from '../../src/ranking/rank-hand.ts';
import { compareHandRanks } from '../../src/ranking/tie-breaking.ts';
import { agrees, findDisagreement, LADDER } from './conformance.ts';
import { fullHouseFactor } from './wrong/full-house-factor.ts';
import { inputOrder } from './wrong/input-order.ts';
import { noWheel } from './wrong/no-wheel.ts';
import { signedShift } from './wrong/signed-shift.ts';

const TRAPS: readonly Cards[] = [
  'AH AD KC KS QD QH 2C', // three pairs
  'AH AD AC KS KD QH QC', // trips and two pairs
  'AH AD AC KS KD KH QC', // double trips
  'AH AD AC AS KD KH KC', // quads and trips
  '5H 6H 7H 8H 9S KH 2D', // a straight and a flush
  'AH 2H 3H 4H 5H 6S 7D', // a steel wheel inside a straight
  '2H 3H 4H 5H 6H KH AH', // a straight flush below the top of the suit
  '5H 6H 7H 8H 9S 9H 2C', // one with a paired card
  '9H TH JH QH KH AS 2C', // king-high with an ace
  'AH KD 2C 3H 4S', // no turning the corner
  'AH KH 2H 3H 4H QS 9D',
  'AH 2D 3C 4S 5H 6H KD', // a wheel with a six
  '2H 4H 6H 8H TH QH AH', // seven of a suit
  'TH 8H 7H 6H 5H 4H 9S',
  'AH AD AC AS KD KH KC KS', // two quads
  '2H 3H 4H 5H AH TS JS QS KS 8S', // two flushes
  '8H KH QH JH TH AS 5S 4S 3S 2S',
  '2H 3H 4H 5H 6H 9S TS JS QS KS', // two straight flushes
].map(parseCards);

const WRONG = { noWheel, fullHouseFactor, inputOrder, signedShift };

describe('the reference', () => {
  test('puts the 7,462 classes in the order of the ladder', () => {
    const { 'rule-chain': reference } = evaluators;
    const inOrder = LADDER.slice(1).filter((hand, below) => {
      const lower = LADDER[below] as Cards;
      return (
        compareHandRanks(rankHand(hand), rankHand(lower)) > 0 && reference.strength(hand) > reference.strength(lower)
      );
    });
    expect(inOrder).toHaveLength(7461);
  });
});

describe.each(Object.values(evaluators))('$name', (evaluator) => {
  test('agrees with the rules about every class and random hands of each size', () => {
    expect(findDisagreement(evaluator)).toBeUndefined();
  });

  test('agrees with the rules about hands that are easily misjudged', () => {
    const hands = TRAPS.filter(({ length }) => length <= evaluator.maxCards);
    const pairs = hands.flatMap((a) => hands.map((b) => [a, b] as const));
    expect(pairs.filter((pair) => !agrees(evaluator, pair))).toEqual([]);
  });

  test('says how many cards it takes', () => {
    const { name, minCards, maxCards } = evaluator;
    expect(() => evaluator.strength([])).toThrow(`${name} takes ${minCards} to ${maxCards} cards, not the 0 of ""`);
  });
});

describe('the check itself', () => {
  test.each(Object.entries(WRONG))('rejects %s', (_, evaluator) => {
    expect(findDisagreement(evaluator)).toMatch(/ (beats|loses to|ties with) .*, not (beats|loses to|ties with)$/);
  });

  test('names the wheel that is not known', () => {
    expect(findDisagreement(noWheel)).toMatchInlineSnapshot(`"5C 4C 3C 2C AD beats AC AD AH KC QD, not loses to"`);
  });

  test('names the full house that is too strong', () => {
    expect(findDisagreement(fullHouseFactor)).toMatchInlineSnapshot(
      `"3C 3D 3H 2C 2D beats 2C 2D 2H AC AD, not loses to"`,
    );
  });

  test('names the pairs that the order of the cards decides', () => {
    expect(findDisagreement(inputOrder)).toMatchInlineSnapshot(`"2C 2D 5C 4C 3D ties with 3S 4H 5H 2S 2H, not beats"`);
  });
});
