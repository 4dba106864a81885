import { parseCards } from '../../../src/kata/kata.ts';
import { countRanks, groupSizes, ofSuit } from '../../../src/kata/rules/groups.ts';

const cards = parseCards('AH KS AD KC KH QD');

test('groups are listed by their sizes, the largest first', () => {
  expect(groupSizes(cards)).toEqual([3, 2, 1]);
});

test('each rank is counted at its own index', () => {
  const counts = countRanks(cards);
  expect(counts[12]).toBe(1);
  expect(counts[13]).toBe(3);
  expect(counts[14]).toBe(2);
  expect(counts.slice(0, 12)).toEqual(Array(12).fill(0));
});

test('the cards of a suit keep their order', () => {
  expect(ofSuit(cards, 'H')).toEqual(parseCards('AH KH'));
});
