/** What lies on the table of "Try a hand": one hand, or two to compare. */
import type { Card, Cards } from '../../../kata/cards/card.ts';
import { formatCards } from '../../../kata/cards/format-cards.ts';
import { parseCards } from '../../../kata/cards/parse-cards.ts';

/** Cards, the text that was typed for them, and what is wrong with it. */
export interface Hand {
  readonly cards: Cards;
  readonly text: string;
  readonly problem?: string;
}

export interface Table {
  /** Both hands may have a card, as of a board. */
  readonly hands: readonly [Hand, Hand];
  /** How many hands are shown. The second keeps its cards meanwhile. */
  readonly count: 1 | 2;
  /** The hand that the deck fills. */
  readonly filling: 0 | 1;
}

const NO_CARDS: Hand = { cards: [], text: '' };

export const EMPTY_TABLE: Table = { hands: [NO_CARDS, NO_CARDS], count: 1, filling: 0 };

const handOf = (cards: Cards): Hand => ({ cards, text: formatCards(cards) });

/**
 * Reads a hand as somebody types it, also an empty one.
 *
 * @param before - the cards that stay if the text is wrong
 */
export function readHand(text: string, before: Cards = []): Hand {
  if (text.trim() === '') return NO_CARDS;
  try {
    return handOf(parseCards(text));
  } catch (error) {
    return { cards: before, text, problem: (error as Error).message };
  }
}

/** Replaces a hand, which the deck fills from now on. */
export function withHand(table: Table, at: 0 | 1, hand: Hand): Table {
  const [first, second] = table.hands;
  return { ...table, hands: at === 0 ? [hand, second] : [first, hand], filling: at };
}

/** Puts a card into the hand that is filled, or takes it back if it is there. */
export function toggleCard(table: Table, card: Card): Table {
  const { cards } = table.hands[table.filling];
  const others = cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];
  return withHand(table, table.filling, handOf(others));
}

/** Lists which of the hands that are shown have a card. */
export function ownersOf({ hands, count }: Table, card: Card): number[] {
  return hands.slice(0, count).flatMap(({ cards }, at) => (cards.includes(card) ? [at] : []));
}

/** Writes the address of a table: `#try/KD-KH-9C` has one hand, `#try/AH-KD/vs/9C-9D` has two. */
export function formatAddress({ hands, count }: Table): string {
  const parts = hands.slice(0, count).map(({ cards }) => formatCards(cards).replaceAll(' ', '-'));
  return ['#try', parts.join('/vs/')].filter(Boolean).join('/');
}

/** Tells whether an address is one of a table, right or wrong. */
export const isAddress = (hash: string): boolean => /^#try(?:\/|$)/.test(hash);

/** Reads the table of an address. What is wrong with a hand stands beside it. */
export function readAddress(hash: string): Table {
  const [first = '', ...others] = hash.slice('#try/'.length).split(/\/vs(?:\/|$)/);
  const hands = [readHand(textOf(first)), readHand(textOf(others.join('/vs/')))] as const;
  return { hands, count: others.length > 0 ? 2 : 1, filling: 0 };
}

function textOf(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('-', ' ');
  } catch {
    return part; // written by hand
  }
}
