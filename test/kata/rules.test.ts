/** Each rule with the cards that decide it, and what all of them have in common. */

import fc from 'fast-check';
import { LADDER, parseCards, type Rung } from '../../src/kata/kata.ts';
import { countRanks, groupSizes, ofSuit } from '../../src/kata/rules/groups.ts';
import { anyCards, forAny, inOtherOrder, withOtherSuits } from '../support/any-cards.ts';

const ALL_HEARTS = 'AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H';

const SUITS = [...'CDHS'];

/** These ranks, all of one suit. */
const suited = (ranks: string, suit: string) => [...ranks].map((rank) => rank + suit).join(' ');

/** Five ranks from this one up, in another order and different suits. */
function runFrom(lowest: string): string {
  const ranks = 'A23456789TJQKA';
  const [a, b, c, d, e] = ranks.slice(ranks.indexOf(lowest));
  return `${c}H ${a}D ${e}S ${b}C ${d}H`;
}

/** By what a rule names, hands that contain it and hands that do not. */
const HANDS = {
  pair: [
    ['AH AS', 'AH AS AD', 'AH AS AD AC', '2C AH 2D', `${ALL_HEARTS} 7S`],
    ['', 'AH KH', ALL_HEARTS],
  ],
  'two pairs': [
    ['AH AS 2C 2D', 'AH AS 2C 2D 9H 9D KC', 'AH AS AD 2C 2D 2H', '5H 5S 5D 5C 9H 9D'],
    ['AH AS KC QD', 'AH AS AD KC', 'AH AS AD AC'],
  ],
  'three of a kind': [['7H 7S 7D', '7H 7S 7D 7C', '2C 2D 2H 7H 7S 7D'], ['7H 7S 8D 8C 9H 9S AD']],
  straight: [
    [...[...'A23456789T'].map(runFrom), '5H 6D 6C 7S 7C 8H 9D 9S'],
    [
      ...['JH QD KS AC 2H', 'QH KD AS 2C 3H', 'KH AD 2S 3C 4H'], // round the corner
      ...['5H 6D 7S 8C', 'AH 2D 3S 4C', 'TH JD QS KC', '5H 6D 7S 8C TH JD QS KC'],
    ],
  ],
  flush: [
    SUITS.map((suit) => suited('2479K', suit)),
    [
      ...SUITS.map((suit) => suited('2479', suit)),
      SUITS.map((suit) => suited('2345', suit)).join(' '),
    ],
  ],
  'full house': [
    ['AH AS AD 2C 2D', 'AH AS AD 2C 2D 2H', 'AH AS AD 2C 2D 3C 3D', 'AH AS AD AC 2C 2D'],
    ['AH AS AD AC 2C', 'AH AS 2C 2D 3C 3D', 'AH AS AD'],
  ],
  'four of a kind': [['7H 7S 7D 7C', '7H 2S 7S 2D 7D 2H 7C 2C'], ['7H 7S 7D 8C 8H 8S AD']],
  'straight flush': [
    ['5C 6C 7C 8C 9C', 'AD 2D 3D 4D 5D', 'TH JH QH KH AH', '2C 3C 4C 5C KC 5S 6S 7S 8S 9S'],
    ['5H 6H 7H 8H 9S KH 2D', 'QH KH AH 2H 3H'],
  ],
  'royal flush': [
    SUITS.map((suit) => suited('9TJQKA', suit)),
    ['9H TH JH QH KH AS 2C', 'AH KH QH JH TS 9H', 'AH KH QH JH'],
  ],
};

describe.each(Object.entries(HANDS))('%s', (name, [yes = [], no = []]) => {
  const { holds } = LADDER.find(({ category }) => category === name) as Rung;

  test.each(yes)('is held by %s', (text) => expect(holds(parseCards(text))).toBe(true));
  test.each(no)('is not held by "%s"', (text) =>
    expect(holds(text === '' ? [] : parseCards(text))).toBe(false),
  );
});

test.each(LADDER)(
  'whether cards hold a $category depends neither on order nor suits, and on no card more',
  ({ holds }) => {
    const changes = anyCards(1, 14).chain((cards) => {
      return fc.tuple(fc.constant(cards), inOtherOrder(cards), withOtherSuits(cards));
    });
    forAny(400, changes, ([cards, reordered, exchanged]) => {
      expect([holds(reordered), holds(exchanged)]).toEqual([holds(cards), holds(cards)]);
      expect(holds(cards) || !holds(cards.slice(1))).toBe(true);
    });
  },
);

test('groups stand in order of size, ranks are counted at their places, and a suit keeps its order', () => {
  const cards = parseCards('AH KS AD KC KH QD');
  expect(groupSizes(cards)).toEqual([3, 2, 1]);
  expect(countRanks(cards)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 2]);
  expect(ofSuit(cards, 'H')).toEqual(parseCards('AH KH'));
});
