/** A wrong evaluator is told by two hands. */
import type { Evaluator } from '../../../../src/evaluators/evaluator.ts';
import { ONE_OF_EACH_CLASS } from '../../../../src/evaluators/rare-hands.ts';
import { ruleChain } from '../../../../src/evaluators/rule-chain.ts';
import { type Card, DECK, formatCards } from '../../../../src/kata.ts';
import { findDifferenceIn } from '../../check.ts';
import { describeDifference } from '../../proof/order.ts';
import { fullHouseFactor, inputOrder, noWheel, signedShift } from './wrong.ts';

/** Every class twice, the second time in another order and other suits. */
const HANDS = [
  ...ONE_OF_EACH_CLASS,
  ...ONE_OF_EACH_CLASS.map((hand) => hand.map(inAnotherSuit).reverse()),
];

const KNOWN = HANDS.map(ruleChain.strength);

function inAnotherSuit(card: Card): Card {
  return DECK[(DECK.indexOf(card) + 26) % DECK.length] as Card;
}

test.each([
  ['the wheel is not known', noWheel, '5C 4C 3C 2C AD should beat AC 6C 4C 3C 2D, but loses to it'],
  [
    'a full house is too strong',
    fullHouseFactor,
    '3C 3D 3H 2C 2D should beat 2C 2D 2H 4C 4D, but loses to it',
  ],
  [
    'the order of the cards decides',
    inputOrder,
    '2C 2D 5C 4C 3D should tie with 3S 4H 5H 2S 2H, but beats it',
  ],
  ['a shift has a sign', signedShift, '2C 2D 5C 4C 3D should beat 7C 5C 4C 3C 2D, but loses to it'],
])('an evaluator is wrong to which %s', (_, evaluator, message) => {
  const difference = findDifferenceIn(HANDS, (evaluator as Evaluator).strength, KNOWN);
  expect(difference && describeDifference(difference, (cards) => formatCards(cards))).toBe(message);
});
