import { parseCards } from '../../../src/kata/kata.ts';
import { isStraight } from '../../../src/kata/rules/straight.ts';

test.each([
  ['3H AD 5S 2C 4H'],
  ['4H 2D 6S 3C 5H'],
  ['5H 3D 7S 4C 6H'],
  ['6H 4D 8S 5C 7H'],
  ['7H 5D 9S 6C 8H'],
  ['8H 6D TS 7C 9H'],
  ['9H 7D JS 8C TH'],
  ['TH 8D QS 9C JH'],
  ['JH 9D KS TC QH'],
  ['QH TD AS JC KH'],
])('%s are five ranks in a row: a straight', (cards) => {
  expect(isStraight(parseCards(cards))).toBe(true);
});

test('pairs in the row do no harm', () => {
  expect(isStraight(parseCards('5H 6D 6C 7S 7C 8H 9D 9S'))).toBe(true);
});

test.each([
  ['round the corner from the jack', 'JH QD KS AC 2H'],
  ['round the corner from the queen', 'QH KD AS 2C 3H'],
  ['round the corner from the king', 'KH AD 2S 3C 4H'],
  ['only four in a row', '5H 6D 7S 8C'],
  ['only four in a row from the ace', 'AH 2D 3S 4C'],
  ['only four in a row up to the king', 'TH JD QS KC'],
  ['a gap between two rows of four', '5H 6D 7S 8C TH JD QS KC'],
])('%s: no straight', (_, cards) => {
  expect(isStraight(parseCards(cards))).toBe(false);
});
