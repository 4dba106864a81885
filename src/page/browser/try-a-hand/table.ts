import type { Card, Cards } from '../../../kata/cards/card.ts';
import { formatCard, formatCards } from '../../../kata/cards/format-cards.ts';
import { parseCards } from '../../../kata/cards/parse-cards.ts';
import { capitalised } from '../../view/words.ts';

/** Cards, the text typed for them, and what is wrong with it. */
export interface Hand {
  readonly cards: Cards;
  readonly text: string;
  /** Why the cards are still those before this text. */
  readonly problem?: string;
  /** Whether more may be typed; until then a problem is not said. */
  readonly isUnfinished?: boolean;
}

/** Where a card may be: in the first hand, in the second, on the board. */
export type Slot = 0 | 1 | 2;

/** How the slots are called, in their order. */
export const SLOT_NAMES = ['first hand', 'second hand', 'board'] as const;

/** Where the cards of a slot are. */
export const PLACES = ['in the first hand', 'in the second hand', 'on the board'] as const;

/** The state of "Try a hand". */
export interface Table {
  readonly slots: readonly [Hand, Hand, Hand];
  /** How many hands are shown, two with a board. A hidden one keeps its cards. */
  readonly count: 1 | 2;
  /** Where picked cards go. */
  readonly filling: Slot;
}

const NO_CARDS: Hand = { cards: [], text: '' };

/** A table without cards, to begin with. */
export const EMPTY_TABLE: Table = { slots: [NO_CARDS, NO_CARDS, NO_CARDS], count: 1, filling: 0 };

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

/** Types a text into a slot. A card that another slot shows is a problem, and stays there. */
export function typeHand(table: Table, at: Slot, text: string, isUnfinished = false): Table {
  const before = table.slots[at].cards;
  const hand = readHand(text, before);
  const taken = takenIn(table, at, hand.cards);
  if (taken) return withHand(table, at, { cards: before, text, problem: taken });
  return withHand(table, at, isUnfinished ? { ...hand, text, isUnfinished } : hand);
}

/** Says where the first of these cards is that another slot shows. */
function takenIn(table: Table, at: Slot, cards: Cards): string | undefined {
  for (const card of cards) {
    const slot = slotOf(table, card);
    if (slot !== undefined && slot !== at)
      return `${formatCard(card, 'symbols')} is ${PLACES[slot]}`;
  }
  return undefined;
}

/**
 * Replaces the cards of a slot, where picked cards go from now on. They leave the other slots.
 */
export function withHand(table: Table, at: Slot, hand: Hand): Table {
  const without = (other: Hand) => {
    const left = other.cards.filter((card) => !hand.cards.includes(card));
    return left.length === other.cards.length ? other : handOf(left);
  };
  const slots = table.slots.map((other, slot) => (slot === at ? hand : without(other)));
  return { ...table, slots: slots as [Hand, Hand, Hand], filling: at };
}

/** Adds a card to the slot being filled, or removes it. */
export function toggleCard(table: Table, card: Card): Table {
  const { cards } = table.slots[table.filling];
  const others = cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];
  return withHand(table, table.filling, handOf(others));
}

/** Finds the shown slot that has a card. */
export function slotOf(table: Table, card: Card): Slot | undefined {
  return shownSlots(table).find((slot) => table.slots[slot].cards.includes(card));
}

const shownSlots = ({ count }: Table): readonly Slot[] => (count === 1 ? [0] : [0, 1, 2]);

/** Tells whether the text of a shown slot is not what its cards are. */
export function isOld(table: Table): boolean {
  return shownSlots(table).some((slot) => table.slots[slot].problem !== undefined);
}

/** Returns what to say about a slot that is wrong. */
export function problemIn({ problem, isUnfinished }: Hand): string | undefined {
  return isUnfinished ? undefined : problem;
}

/** Says which of two hands or the board is wrong, and what is wrong with it. */
export function problemOf(table: Table): string | undefined {
  const [wrong] = shownSlots(table).filter((slot) => problemIn(table.slots[slot]) !== undefined);
  if (wrong === undefined) return undefined;
  return `${capitalised(SLOT_NAMES[wrong])}: ${problemIn(table.slots[wrong])}`;
}

/**
 * Writes the address of a table: `#try/KD-KH-9C`, or `#try/AH-KD/vs/9C-9D/on/JH-7H-2C` for two
 * hands. What has no cards is left out: `#try/vs/9C-9D`.
 */
export function formatAddress({ slots, count }: Table): string {
  const [first = '', second = '', board = ''] = slots.map(({ cards }) =>
    cards.length > 0 ? `/${formatCards(cards).replaceAll(' ', '-')}` : '',
  );
  if (count === 1) return `#try${first}`;
  return `#try${first}/vs${second}${board && `/on${board}`}`;
}

/** Tells whether an address is meant for a table. */
export const isAddress = (hash: string): boolean => /^#try(?:\/|$)/.test(hash);

/**
 * Reads the table of an address; a hand that cannot be read has a `problem`. Cards that both hands
 * have are the board.
 */
export function readAddress(hash: string): Table {
  const [hands = '', on = ''] = hash.slice('#try'.length).split('/on/');
  const [first = '', ...others] = hands.split(/\/vs(?:\/|$)/);
  const firstHand = readHand(textOf(first.replace(/^\/+/, '')));
  const secondHand = readHand(textOf(others.join('/vs/')));
  const both = firstHand.cards.filter((card) => secondHand.cards.includes(card));
  const table: Table = {
    slots: [firstHand, secondHand, NO_CARDS],
    count: others.length > 0 ? 2 : 1,
    filling: 0,
  };
  const withShared = withHand(table, 2, handOf(both));
  const board = `${textOf(on)} ${withShared.slots[2].text}`.trim();
  return { ...typeHand(withShared, 2, board), filling: 0 };
}

function textOf(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('-', ' ');
  } catch {
    return part; // written by hand
  }
}
