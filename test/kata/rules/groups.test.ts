import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { countRanks, groupSizes, ofSuit } from '../../../src/kata/rules/groups.ts';

const cards = parseCards('AH KS AD KC KH QD');

test('groups stand in order of size, whatever their ranks', () => {
  expect(groupSizes(cards)).toEqual([3, 2, 1]);
});

test('ranks are counted at their own place', () => {
  expect(countRanks(cards)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 2]);
});

test('the cards of a suit keep their order', () => {
  expect(ofSuit(cards, 'H')).toEqual(parseCards('AH KH'));
});
