import { countRanks, groupSizes, ofSuit } from '../../src/rules/groups.ts';
import { cards } from './cards.ts';

const HAND = cards('AH KS AD KC KH QD');

test('the sizes of groups begin with the largest', () => {
  expect(groupSizes(HAND)).toEqual([3, 2, 1]);
});

test('a rank is counted at its own index', () => {
  expect(countRanks(HAND)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 2]);
});

test('the cards of a suit keep their order', () => {
  expect(ofSuit(HAND, 'H')).toEqual(cards('AH KH'));
});
