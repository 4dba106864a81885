/** The figures at the head of chapters: how each lays cards, and what a tap does there. */
import { type Card, type Cards, RANKS } from '../../../src/cards/card.ts';
import { DECK } from '../../../src/cards/deck.ts';
import { rankPlural } from '../../../src/cards/rank-names.ts';
import { cardName, SUIT_NAMES } from '../../../steps/card-name.ts';
import { MOST_CARDS, SUITS_DOWN } from './picture.ts';
import type { PilesAsked } from './piles.ts';
import { RAIL } from './rail.ts';

/** How the figure of a chapter lays cards. */
export type Figure =
  | ({ readonly view: 'piles'; readonly lines: readonly string[] } & PilesAsked)
  | { readonly view: 'rows' }
  | { readonly view: 'rail' }
  | { readonly view: 'grid'; readonly isRoyal: boolean }
  | { readonly view: 'ladder' };

/** The figure of each chapter that has one, by the name of the chapter. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  pair: { view: 'piles', heights: [2], lines: ['two of a rank'], named: 'a pair' },
  'three-of-a-kind': {
    view: 'piles',
    heights: [3],
    lines: ['three of a rank'],
    named: 'three of a kind',
  },
  'four-of-a-kind': {
    view: 'piles',
    heights: [4],
    lines: ['four of a rank'],
    named: 'four of a kind',
  },
  'two-pairs': {
    view: 'piles',
    heights: [2, 2],
    lines: ['two of a rank, and two of another'],
    named: 'two pairs',
  },
  'full-house': {
    view: 'piles',
    heights: [3, 2],
    lines: ['three of a rank', 'two of another'],
    named: 'a full house',
  },
  flush: { view: 'rows' },
  straight: { view: 'rail' },
  'straight-flush': { view: 'grid', isRoyal: false },
  'royal-flush': { view: 'grid', isRoyal: true },
  ranking: { view: 'ladder' },
};

/** Returns the exercise that the figure of a chapter is about. */
export function exerciseOfFigure(chapter: string): string {
  return chapter === 'ranking' ? 'ladder' : chapter;
}

/** A place that can be tapped: a column, a row or a cell. */
export interface Spot {
  /** What lies there: `kings`, `hearts`, `king of hearts`. */
  readonly name: string;
  /** The cards that it can have, in the order in which taps add them. */
  readonly cards: Cards;
}

/** Lists the places that can be tapped, from left to right and from top to bottom. */
export function spotsOf({ view }: Figure): readonly Spot[] {
  switch (view) {
    case 'piles':
      return RANKS.map(spotOfRank);
    case 'rail':
      return RAIL.map(spotOfRank);
    case 'rows':
      return SUITS_DOWN.map((suit) => ({
        name: SUIT_NAMES[suit],
        cards: DECK.filter((card) => card.suit === suit).toReversed(),
      }));
    case 'ladder':
      return LAID_DECK.map(spotOf);
    case 'grid':
      return SUITS_DOWN.flatMap((suit) => RAIL.map((rank) => spotOf(cardOf(rank, suit))));
  }
}

function spotOf(card: Card): Spot {
  return { name: cardName(card), cards: [card] };
}

function spotOfRank(rank: Card['rank']): Spot {
  return { name: rankPlural(rank), cards: SUITS_DOWN.map((suit) => cardOf(rank, suit)) };
}

const cardOf = (rank: Card['rank'], suit: Card['suit']): Card =>
  DECK.find((card) => card.rank === rank && card.suit === suit) as Card;

/** The deck as it is laid: a row for each suit, the ranks in order. */
export const LAID_DECK: Cards = SUITS_DOWN.flatMap((suit) =>
  RANKS.map((rank) => cardOf(rank, suit)),
);

/** Returns the card that a tap adds; undefined if all are there, or no more fit. */
export function nextCardAt({ cards }: Spot, hand: Cards): Card | undefined {
  if (hand.length >= MOST_CARDS) return undefined;
  return cards.find((card) => !hand.includes(card));
}
