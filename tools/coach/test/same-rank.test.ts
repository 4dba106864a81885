/** Which fives are as right as ours, with their ranks in our order. */
import { parseCards } from '../../../src/cards/parse-cards.ts';
import { isSameFive } from '../judge/same-rank.ts';

const cards = (text: string) => text.split(' ').flatMap((card) => parseCards(card));
const same = (five: string, expected: string, given: string) =>
  isSameFive(cards(five), cards(expected), cards(given));

test.each([
  ['either of two sevens', '9h 8s 7h 6c 5h', '9h 8s 7d 6c 5h', '5h 6c 7d 7h 8s 9h'],
  ['the cards of a pair in any order', 'Kh Kd As 9c 4d', 'Kd Kh As 9c 4d', 'Kd Kh As 9c 4d'],
  [
    'either of two royal flushes',
    'Ac Kc Qc Jc Tc',
    'As Ks Qs Js Ts',
    'As Ks Qs Js Ts Ac Kc Qc Jc Tc',
  ],
  ['fewer than five, all of one suit', '9h 8h 7h', '9h 8h 7h', '9h 8h 7h'],
])('%s', (_, five, expected, given) => {
  expect(same(five, expected, given)).toBe(true);
});

test.each([
  ['another kicker', 'Kd Kh As 9c 3d', 'Kd Kh As 9c 4d', 'Kd Kh As 9c 4d 3d'],
  ['four cards', 'Kd Kh As 9c', 'Kd Kh As 9c 4d', 'Kd Kh As 9c 4d'],
])('other ranks are no such five: %s', (_, five, expected, given) => {
  expect(same(five, expected, given)).toBe(false);
});

test('the kickers out of order are not listed as `rankHand` lists them', () => {
  const expected = 'Kd Kh As 9c 4d';
  expect(same('Kd Kh 9c As 4d', expected, expected)).toBe(false);
});

test.each([
  ['As 9s 7s 5s 3d', 'As 9s 7s 5s 3s', 'As 9s 7s 5s 3s 3d', 'the five are not of one suit'],
  ['Kd Kh As 9s 4d', 'Kd Kh As 9c 4d', 'Kd Kh As 9c 4d', '9S is not among the cards given'],
  ['Kd Kd As 9c 4d', 'Kd Kh As 9c 4d', 'Kd Kh As 9c 4d', 'KD counts twice'],
])('%s may not stand for %s', (five, expected, given) => {
  expect(same(five, expected, given)).toBe(false);
});
