import { evaluators } from '../../src/evaluators/evaluators.ts';
import { EASILY_MISJUDGED, ONE_OF_EACH_CLASS } from '../../src/evaluators/rare-hands.ts';
import type { Cards } from '../../src/kata/cards/card.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { compareHandRanks } from '../../src/kata/ranking/tie-breaking.ts';
import { agrees, findDisagreement } from './conformance.ts';
import { fullHouseFactor } from './wrong/full-house-factor.ts';
import { inputOrder } from './wrong/input-order.ts';
import { noWheel } from './wrong/no-wheel.ts';
import { signedShift } from './wrong/signed-shift.ts';

const WRONG = { noWheel, fullHouseFactor, inputOrder, signedShift };

describe('the reference', () => {
  test('puts the 7,462 classes in the order of the ladder', () => {
    const { 'rule-chain': reference } = evaluators;
    const inOrder = ONE_OF_EACH_CLASS.slice(1).filter((hand, below) => {
      const lower = ONE_OF_EACH_CLASS[below] as Cards;
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
    const hands = EASILY_MISJUDGED.filter(({ length }) => length <= evaluator.maxCards);
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
    expect(findDisagreement(evaluator)).toMatch(
      / should (beat|lose to|tie with) .*, but (beats|loses to|ties with) it$/,
    );
  });

  test('names the wheel that is not known', () => {
    expect(findDisagreement(noWheel)).toMatchInlineSnapshot(
      `"5C 4C 3C 2C AD should beat AC AD AH KC QD, but loses to it"`,
    );
  });

  test('names the full house that is too strong', () => {
    expect(findDisagreement(fullHouseFactor)).toMatchInlineSnapshot(
      `"3C 3D 3H 2C 2D should beat 2C 2D 2H AC AD, but loses to it"`,
    );
  });

  test('names the pairs that the order of the cards decides', () => {
    expect(findDisagreement(inputOrder)).toMatchInlineSnapshot(
      `"2C 2D 5C 4C 3D should tie with 3S 4H 5H 2S 2H, but beats it"`,
    );
  });
});
