import type { Cards } from '../../../src/cards/card.ts';
import { parseCards } from '../../../src/cards/parse-cards.ts';
import { looksAt } from './looks.ts';

const pair = parseCards('Kd Kh');

test('counts each look at a rank or a suit', () => {
  const ranks = (cards: Cards) => cards.map(({ rank }) => rank);
  const both = (cards: Cards) => cards.map(({ rank, suit }) => `${rank}${suit}`);
  expect(looksAt(pair, ranks)).toBe(2);
  expect(looksAt(pair, both)).toBe(4);
  expect(looksAt(pair, (cards) => [...ranks(cards), ...both(cards)])).toBe(6);
});

test('shows the cards as they are', () => {
  let seen: Cards = [];
  looksAt(pair, (cards) => {
    seen = cards.map(({ rank, suit }) => ({ rank, suit }));
  });
  expect(seen).toEqual(pair);
});
