import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { type Hands, ownersOf, toggleCard, withHand } from '../../../src/rule-book/try-a-hand/table.ts';

const [kingOfDiamonds] = parseCards('KD') as [ReturnType<typeof parseCards>[0]];
const oneHand = (text: string): Hands => ({ kind: 'hands', hands: [text ? parseCards(text) : []] });
const twoHands = (a: string, b: string): Hands => ({ kind: 'hands', hands: [parseCards(a), parseCards(b)] });

test('a card is chosen, and given back', () => {
  const chosen = toggleCard(oneHand('AH'), 0, kingOfDiamonds);
  expect(chosen).toEqual(oneHand('AH KD'));
  expect(toggleCard(chosen, 0, kingOfDiamonds)).toEqual(oneHand('AH'));
});

test('a card goes into the hand that is being filled and back from it, whatever the other hand has', () => {
  const apart = twoHands('AH KD', '2C');
  const common = twoHands('AH KD', '2C KD');
  expect(toggleCard(apart, 1, kingOfDiamonds)).toEqual(common);
  expect(toggleCard(common, 1, kingOfDiamonds)).toEqual(apart);
  expect(toggleCard(common, 0, kingOfDiamonds)).toEqual(twoHands('AH', '2C KD'));
  expect(ownersOf(common, kingOfDiamonds)).toEqual([0, 1]);
});

test('what is typed for one hand takes nothing from the other', () => {
  expect(withHand(twoHands('AH KD', '2C 3C'), 1, parseCards('KD 4C'))).toEqual(twoHands('AH KD', 'KD 4C'));
});
