import type { Card, Cards } from '../../../kata/cards/card.ts';
import { formatCards } from '../../../kata/cards/format-cards.ts';
import { parseCards } from '../../../kata/cards/parse-cards.ts';

/** Cards, the text typed for them, and what is wrong with it. */
export interface Hand {
  readonly cards: Cards;
  readonly text: string;
  readonly problem?: string;
}

/** The state of "Try a hand". */
export interface Table {
  /** Both may have the same card, from a board. */
  readonly hands: readonly [Hand, Hand];
  /** How many hands are shown. A hidden one keeps its cards. */
  readonly count: 1 | 2;
  /** The hand that picked cards go to. */
  readonly filling: 0 | 1;
}

const NO_CARDS: Hand = { cards: [], text: '' };

export const EMPTY_TABLE: Table = { hands: [NO_CARDS, NO_CARDS], count: 1, filling: 0 };

const handOf = (cards: Cards): Hand => ({ cards, text: formatCards(cards) });

/** Reads a typed hand, which may be empty. @param before - the cards to keep if the text is wrong */
export function readHand(text: string, before: Cards = []): Hand {
  if (text.trim() === '') return NO_CARDS;
  try {
    return handOf(parseCards(text));
  } catch (error) {
    return { cards: before, text, problem: (error as Error).message };
  }
}

/** Replaces a hand, which picked cards go to from now on. */
export function withHand(table: Table, at: 0 | 1, hand: Hand): Table {
  const [first, second] = table.hands;
  return { ...table, hands: at === 0 ? [hand, second] : [first, hand], filling: at };
}

/** Adds a card to the hand being filled, or removes it. */
export function toggleCard(table: Table, card: Card): Table {
  const { cards } = table.hands[table.filling];
  const others = cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];
  return withHand(table, table.filling, handOf(others));
}

/** Returns the indices of the shown hands that have a card. */
export function ownersOf({ hands, count }: Table, card: Card): number[] {
  return hands.slice(0, count).flatMap(({ cards }, at) => (cards.includes(card) ? [at] : []));
}

/** Writes the address of a table: `#try/KD-KH-9C`, or `#try/AH-KD/vs/9C-9D` for two hands. */
export function formatAddress({ hands, count }: Table): string {
  const parts = hands.slice(0, count).map(({ cards }) => formatCards(cards).replaceAll(' ', '-'));
  return ['#try', parts.join('/vs/')].filter(Boolean).join('/');
}

/** Tells whether an address is meant for a table. */
export const isAddress = (hash: string): boolean => /^#try(?:\/|$)/.test(hash);

/** Reads the table of an address; a hand that cannot be read has a `problem`. */
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
