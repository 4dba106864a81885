import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { rankFiveCardDraw } from '../../../src/kata/games/five-card-draw.ts';

test('the five cards in the hand are the hand', () => {
  expect(rankFiveCardDraw(parseCards('4S 4H 9D 9C KH')).category).toBe('two pairs');
});

test.each(['4S 4H 9D 9C', '4S 4H 9D 9C KH 2C'])('%s are not five cards', (text) => {
  expect(() => rankFiveCardDraw(parseCards(text))).toThrow(`"${text}"`);
});
