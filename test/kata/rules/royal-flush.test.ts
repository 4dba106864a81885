import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { isRoyalFlush } from '../../../src/kata/rules/royal-flush.ts';

test.each(['C', 'D', 'H', 'S'])('ace to ten of the suit %s are a royal flush, among other cards too', (suit) => {
  expect(isRoyalFlush(parseCards(`9${suit} T${suit} J${suit} Q${suit} K${suit} A${suit}`))).toBe(true);
});

test.each(['9H TH JH QH KH AS 2C', 'AH KH QH JH TS 9H', 'AH KH QH JH'])('%s are no royal flush', (text) => {
  expect(isRoyalFlush(parseCards(text))).toBe(false);
});
