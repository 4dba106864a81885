import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { rankFiveCardDraw } from '../../../src/kata/games/five-card-draw.ts';
import { rankOmaha } from '../../../src/kata/games/omaha.ts';
import { rankTexasHoldem } from '../../../src/kata/games/texas-holdem.ts';

const cards = (text: string) => parseCards(text);

test.each([
  ['five-card draw takes 5 cards, but got 1: "AH"', () => rankFiveCardDraw(cards('AH'))],
  ['Texas hold\'em takes 2 hole cards, but got 1: "AH"', () => rankTexasHoldem(cards('AH'), cards('2C 3C 4C'))],
  [
    'Texas hold\'em takes 3 to 5 cards on the board, but got 2: "2C 3C"',
    () => rankTexasHoldem(cards('AH KH'), cards('2C 3C')),
  ],
  ['Omaha takes 4 hole cards, but got 2: "AH KH"', () => rankOmaha(cards('AH KH'), cards('2C 3C 4C'))],
  ['Omaha takes 3 to 5 cards on the board, but got 1: "2C"', () => rankOmaha(cards('AH KH QH JH'), cards('2C'))],
])('%s', (message, rank) => {
  expect(rank).toThrow(new Error(message));
});
