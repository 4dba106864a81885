/** Places for cards, of which one is being filled. A card that goes to one leaves the others. */
import type { Card, Cards } from '../../../../src/cards/card.ts';
import { formatCard, formatCards } from '../../../../src/cards/format-cards.ts';
import { parseCards } from '../../../../src/cards/parse-cards.ts';

/** Cards, the text typed for them, and what is wrong with it. */
export interface Hand {
  readonly cards: Cards;
  readonly text: string;
  /** Why the cards are still those before this text. */
  readonly problem?: string;
  /** Whether more may be typed; until then a problem is not said. */
  readonly isUnfinished?: boolean;
}

/** Hands, and perhaps a board, beside each other. */
export interface Table {
  readonly slots: readonly Hand[];
  /** Where picked cards go, as an index. */
  readonly filling: number;
}

/** A hand without cards. */
export const NO_CARDS: Hand = { cards: [], text: '' };

/** Returns so many slots without cards. */
export function emptySlots(count: number): readonly Hand[] {
  return Array<Hand>(count).fill(NO_CARDS);
}

/** Makes a hand of cards, with their text. */
const handOf = (cards: Cards): Hand => ({ cards, text: formatCards(cards) });

/**
 * Reads a typed hand, which may be empty.
 * @param before - the cards to keep if the text is wrong
 */
export function readHand(text: string, before: Cards = []): Hand {
  if (text.trim() === '') return NO_CARDS;
  try {
    return handOf(parseCards(text));
  } catch (error) {
    return { cards: before, text, problem: (error as Error).message };
  }
}

/**
 * Types a text into a slot. A card that another slot has is a problem, and stays there.
 * @param places - where the cards of each slot are: `in the first hand`
 */
export function typeHand<T extends Table>(
  table: T,
  at: number,
  text: string,
  places: readonly string[],
  isUnfinished = false,
): T {
  const before = table.slots[at]?.cards ?? [];
  const hand = readHand(text, before);
  const problem = cardsTakenIn(table, at, hand.cards, places);
  if (problem) return withHand(table, at, { cards: before, text, problem });
  return withHand(table, at, isUnfinished ? { ...hand, text, isUnfinished } : hand);
}

/** Says where the first of these cards is that another slot has. */
function cardsTakenIn(
  table: Table,
  at: number,
  cards: Cards,
  places: readonly string[],
): string | undefined {
  for (const card of cards) {
    const slot = slotOf(table, card);
    if (slot !== undefined && slot !== at)
      return `${formatCard(card, 'symbols')} is ${places[slot]}`;
  }
  return undefined;
}

/**
 * Replaces the cards of a slot, where picked cards go from now on. They leave the other slots.
 */
export function withHand<T extends Table>(table: T, at: number, hand: Hand): T {
  const without = (other: Hand) => {
    const left = other.cards.filter((card) => !hand.cards.includes(card));
    return left.length === other.cards.length ? other : handOf(left);
  };
  const slots = table.slots.map((other, slot) => (slot === at ? hand : without(other)));
  return { ...table, slots, filling: at };
}

/** Adds a card to the slot being filled, or removes it. */
export function toggleCard<T extends Table>(table: T, card: Card): T {
  const cards = table.slots[table.filling]?.cards ?? [];
  const others = cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];
  return withHand(table, table.filling, handOf(others));
}

/** Finds the slot that has a card. */
export function slotOf({ slots }: Table, card: Card): number | undefined {
  const slot = slots.findIndex(({ cards }) => cards.includes(card));
  return slot < 0 ? undefined : slot;
}

/** Returns what to say about a slot that is wrong. */
export function problemIn({ problem, isUnfinished }: Hand): string | undefined {
  return isUnfinished ? undefined : problem;
}
