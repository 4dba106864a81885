import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { isStraight } from '../../../src/kata/rules/straight.ts';

test.each([...'A23456789T'])('five ranks from %s up are a straight', (lowest) => {
  const ranks = 'A23456789TJQKA';
  const [a, b, c, d, e] = ranks.slice(ranks.indexOf(lowest));
  expect(isStraight(parseCards(`${c}H ${a}D ${e}S ${b}C ${d}H`))).toBe(true);
});

test.each(['JH QD KS AC 2H', 'QH KD AS 2C 3H', 'KH AD 2S 3C 4H'])('%s go round the corner', (text) => {
  expect(isStraight(parseCards(text))).toBe(false);
});

test('pairs among the cards break no straight', () => {
  expect(isStraight(parseCards('5H 6D 6C 7S 7C 8H 9D 9S'))).toBe(true);
});

test.each(['5H 6D 7S 8C', 'AH 2D 3S 4C', 'TH JD QS KC', '5H 6D 7S 8C TH JD QS KC'])(
  '%s have no five in a row',
  (text) => {
    expect(isStraight(parseCards(text))).toBe(false);
  },
);
