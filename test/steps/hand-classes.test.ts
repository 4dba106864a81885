/** The hands that are asked stand for all there are. */
import { RANKS, SUITS } from '../../src/kata/cards/card.ts';
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import type { AskedHand } from '../../steps/counts/asked-hand.ts';
import { allHands, type Classes, handsOf } from '../../steps/counts/hand-classes.ts';

const SIZES: Readonly<Record<Classes, readonly number[]>> = {
  'every hand': [2, 3],
  'group sizes': [2, 6, 10, 12],
  'sets of ranks': [5, 6, 8],
  'suit sizes': [5, 10],
  'one suit': [5, 7, 8],
  worth: [1, 2, 4, 5, 6, 8],
};
const all = Object.entries(SIZES).flatMap(([classes, sizes]) =>
  sizes.map((size) => [classes as Classes, size] as const),
);

test.each(all)('hands by %s, of %i cards, stand for all there are', (classes, size) => {
  const hands = handsOf(classes, size);
  const sum = hands.reduce((all, { standsFor }) => all + standsFor, 0);
  expect(Math.round(sum)).toBe(allHands(size));
  const isWrong = ({ cards, standsFor }: AskedHand) =>
    new Set(cards.map(cardIndex)).size !== size || cards.length !== size || standsFor <= 0;
  expect(hands.filter(isWrong)).toEqual([]);
});

test.each(all)('what is known of hands by %s, of %i cards, is so', (classes, size) => {
  for (const { cards, rankCounts, suitCounts, flush } of handsOf(classes, size)) {
    const ranks = RANKS.map((rank) => cards.filter((card) => card.rank === rank).length);
    const suits = SUITS.map((suit) => cards.filter((card) => card.suit === suit));
    const [suited = []] = suits.filter((those) => those.length >= 5);
    const found = {
      rankCounts: rankCounts && ranks,
      suitCounts: suitCounts && suits.map((those) => those.length),
      flush: flush && suited.map(({ rank }) => RANKS.indexOf(rank)).toSorted((a, b) => a - b),
    };
    expect({ cards, rankCounts, suitCounts, flush }).toEqual({ cards, ...found });
  }
});

test('they are the same whenever they are asked, and in no order', () => {
  const hands = handsOf('worth', 5);
  expect(handsOf('worth', 5)).toBe(hands);
  const sorted = hands.filter(({ cards }) =>
    cards.every(({ rank }, at) => rank >= (cards[at - 1]?.rank ?? 0)),
  );
  expect(sorted.length).toBeLessThan(hands.length / 20);
});
