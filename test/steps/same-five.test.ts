/** Which fives are as right as ours: of cards of one rank it does not matter which is taken. */
import { parseCards } from '../../src/cards/parse-cards.ts';
import { haveSameRanks, whyNotBestFive } from '../../steps/same-five.ts';

const cards = (text: string) => text.split(' ').flatMap((card) => parseCards(card));

test.each([
  ['another kicker', 'Kd Kh As 9c 3d', 'Kd Kh As 9c 4d', 'Kd Kh As 9c 4d 3d'],
  ['four cards', 'Kd Kh As 9c', 'Kd Kh As 9c 4d', 'Kd Kh As 9c 4d'],
])('other ranks are no such five: %s', (_, five, expected) => {
  expect(haveSameRanks(cards(five), cards(expected))).toBe(false);
});

test('the kickers out of order are the same ranks', () => {
  expect(haveSameRanks(cards('Kd Kh 9c As 4d'), cards('Kd Kh As 9c 4d'))).toBe(true);
});

test.each([
  ['As 9s 7s 5s 3d', 'As 9s 7s 5s 3s', 'As 9s 7s 5s 3s 3d', 'the five are not of one suit'],
  ['Kd Kh As 9s 4d', 'Kd Kh As 9c 4d', 'Kd Kh As 9c 4d', '9S is not among the cards given'],
  ['Kd Kd As 9c 4d', 'Kd Kh As 9c 4d', 'Kd Kh As 9c 4d', 'KD counts twice'],
])('%s may not stand for %s', (five, expected, given, fault) => {
  expect(whyNotBestFive(cards(five), cards(expected), cards(given))).toBe(fault);
});
