import type { Card } from '../../src/cards/card.ts';
import { parseCards } from '../../src/cards/parse-cards.ts';
import { countRanks, groupSizes, ofSuit } from '../../src/rules/groups.ts';
import { isPair } from '../../src/rules/pair.ts';

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

test('an array that changes is counted anew', () => {
  const hand: Card[] = parseCards('AH KS');
  expect(isPair(hand)).toBe(false);
  hand.push(...parseCards('AS'));
  expect(isPair(hand)).toBe(true);
  hand.splice(2, 1, ...parseCards('2S'));
  expect(isPair(hand)).toBe(false);
});

test('a card that changes is counted anew', () => {
  const [ace, two] = [
    { rank: 14, suit: 'H' },
    { rank: 2, suit: 'H' },
  ] as [Card, Card];
  expect(isPair([ace, two])).toBe(false);
  Object.assign(two, { rank: 14, suit: 'S' });
  expect(isPair([ace, two])).toBe(true);
  Object.assign(two, { suit: 'H' });
  expect(ofSuit([ace, two], 'H')).toHaveLength(2);
});
