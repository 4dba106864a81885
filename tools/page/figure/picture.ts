/** What the figure of a chapter shows of some cards: where each lies, and what the rule says. */
import type { Card, Cards, Suit } from '../../../src/cards/card.ts';

/**
 * How a card looks: it makes the combination, it does not, it is part of what is nearly one, or it
 * is part of a row that goes round the corner.
 */
export type Look = 'lit' | 'pale' | 'near' | 'corner' | 'plain';

/** Where a card lies, from 0, in the units of its view, and how it looks. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly look: Look;
}

/** What every view finds in some cards. */
export interface Picture {
  readonly places: ReadonlyMap<Card, Place>;
  /** Whether the picture shows the combination. It is found without the rule. */
  readonly holds: boolean;
  /** Why, as a sentence. */
  readonly why: string;
}

/** The most cards that a figure shows. */
export const MOST_CARDS = 16;

export const NO_CARDS = 'There are no cards yet.';

/** Writes words as a sentence, with a capital and a full stop. */
export function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
];

/** Writes a number of cards in a row or a pile: `three`. */
export function numberWord(count: number): string {
  return NUMBERS[count] as string;
}

/** Says how many cards are missing: `two more are needed`. */
export function needed(count: number): string {
  return count === 1 ? 'one more is needed' : `${numberWord(count)} more are needed`;
}

/** Says how many of some cards there are, at best: `the cards have at most two of five in a row`. */
export function atMost(count: number, wanted: string): string {
  if (count === 0) return `the cards have none of ${wanted}`;
  return `the cards have at most ${numberWord(count)} of ${wanted}`;
}

/** The suits from top to bottom, in alternating colours. */
export const SUITS_DOWN: readonly Suit[] = ['S', 'H', 'C', 'D'];

/** Lays cards of the same column on each other, in the order given. */
export function layInColumns(
  cards: Cards,
  columnOf: (card: Card) => number,
): Map<Card, { readonly x: number; readonly y: number }> {
  const heights = new Map<number, number>();
  const laid = new Map<Card, { x: number; y: number }>();
  for (const card of cards) {
    const x = columnOf(card);
    const y = heights.get(x) ?? 0;
    heights.set(x, y + 1);
    laid.set(card, { x, y });
  }
  return laid;
}
