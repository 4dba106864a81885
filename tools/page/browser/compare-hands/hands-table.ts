/** The table of "Compare hands": a board and two hands or more, and its address. */
import { formatCards } from '../../../../src/cards/format-cards.ts';
import { BOARD_GAMES, type BoardGame } from '../../../../src/games/games.ts';
import { capitalised } from '../../view/words.ts';
import {
  emptySlots,
  type Hand,
  NO_CARDS,
  problemIn,
  type Table,
  typeHand,
} from '../cards/table.ts';

/** A board, then two hands or more. */
export interface HandsTable extends Table {
  /** Which cards may count; without a game, any cards of a hand and the board. */
  readonly game?: BoardGame | undefined;
}

/** The slot of the board; that of the first hand is 1. */
export const BOARD = 0;

/** The games that must be chosen. Texas hold'em need not: there any cards may count. */
export const CHOSEN_GAMES: readonly BoardGame[] = BOARD_GAMES.filter(
  (name) => name !== 'texas-holdem',
);

const FEWEST_HANDS = 2;

/** The most hands: as many as have a seat at a usual table. */
const MOST_HANDS = 9;

/** The number of each slot as a word; the board has none. */
const ORDINALS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
];

/** Returns how a hand is numbered: `first`. @param seat - its index, from 0 */
export const ordinalOf = (seat: number): string => ORDINALS[seat + 1] as string;

/** Returns how a slot is called: `first hand`. */
export const slotName = (slot: number): string =>
  slot === BOARD ? 'board' : `${ORDINALS[slot]} hand`;

/** Says where the cards of each slot are. */
export const PLACES: readonly string[] = ORDINALS.map((_, slot) =>
  slot === BOARD ? 'on the board' : `in the ${slotName(slot)}`,
);

/** A table without cards, to begin with. */
export const EMPTY_TABLE: HandsTable = { slots: emptySlots(1 + FEWEST_HANDS), filling: 1 };

/** Returns the board, and the hands in the order of their seats. */
export function cardsLaidOn({ slots }: HandsTable): {
  readonly board: Hand;
  readonly hands: readonly Hand[];
} {
  const [board = NO_CARDS, ...hands] = slots;
  return { board, hands };
}

/** Tells whether there is a seat for another hand. */
export const mayAddHand = ({ slots }: HandsTable): boolean => slots.length <= MOST_HANDS;

/** Adds a hand without cards, where picked cards go from now on. */
export function addHand(table: HandsTable): HandsTable {
  return { ...table, slots: [...table.slots, NO_CARDS], filling: table.slots.length };
}

/** Tells whether enough hands stay if one goes. */
export const mayTakeHandAway = ({ slots }: HandsTable): boolean => slots.length > 1 + FEWEST_HANDS;

/** Takes a hand away; those after it move up. @param at - its slot */
export function takeHandAway(table: HandsTable, at: number): HandsTable {
  const slots = table.slots.filter((_, slot) => slot !== at);
  const filling = table.filling > at ? table.filling - 1 : table.filling;
  return { ...table, slots, filling: Math.min(filling, slots.length - 1) };
}

/** Reads texts again that were wrong: the card that was elsewhere may be free now. */
export function readAgain(table: HandsTable): HandsTable {
  const read = table.slots.reduce(
    (next, { text, problem, isUnfinished }, slot) =>
      problem === undefined ? next : typeHand(next, slot, text, PLACES, isUnfinished),
    table,
  );
  return { ...read, filling: table.filling };
}

/** Tells whether the text of a slot is not what its cards are. */
export function isOld({ slots }: Table): boolean {
  return slots.some(({ problem }) => problem !== undefined);
}

/** Says which hand is wrong, or that the board is, and what is wrong with it. */
export function problemOf({ slots }: Table): string | undefined {
  const problems = slots.map(problemIn);
  const wrong = problems.findIndex((problem) => problem !== undefined);
  return wrong < 0 ? undefined : `${capitalised(slotName(wrong))}: ${problems[wrong]}`;
}

const START = '#try';

/**
 * Writes the address of a table: `#try/AH-KD/vs/9C-9D/on/JH-7H-2C`, or
 * `#try/omaha/AH-KD-QC-JC/vs/…`. What has no cards is left out: `#try/vs/9C-9D`.
 */
export function formatAddress(table: HandsTable): string {
  const { board, hands } = cardsLaidOn(table);
  const [first = '', ...others] = hands.map(partOf);
  const isEmpty = [board, ...hands].every(({ cards }) => cards.length === 0);
  const game = table.game ? `/${table.game}` : '';
  if (isEmpty && hands.length === FEWEST_HANDS) return `${START}${game}`;
  const on = board.cards.length > 0 ? `/on${partOf(board)}` : '';
  return `${START}${game}${first}${others.map((part) => `/vs${part}`).join('')}${on}`;
}

const partOf = ({ cards }: Hand): string =>
  cards.length > 0 ? `/${formatCards(cards).replaceAll(' ', '-')}` : '';

/** Tells whether an address is meant for a table. */
export const isAddress = (hash: string): boolean => /^#try(?:\/|$)/.test(hash);

/**
 * Returns the text of an address with one hand and nothing else: the ladder shows it. Undefined if
 * the address is that of a table.
 */
export function readOneHand(hash: string): string | undefined {
  const { game, hands, board } = partsOf(hash);
  const [only = ''] = hands;
  return hands.length === 1 && only !== '' && !game && board === '' ? only : undefined;
}

/**
 * Reads the table of an address. What cannot be read, or has a card that is elsewhere already, has a
 * `problem`.
 */
export function readAddress(hash: string): HandsTable {
  const { game, hands, board } = partsOf(hash);
  const seats = Math.max(FEWEST_HANDS, hands.length);
  let table: HandsTable = {
    game: CHOSEN_GAMES.find((name) => name === game),
    slots: emptySlots(1 + seats),
    filling: 1,
  };
  for (const [seat, text] of hands.entries()) table = typeHand(table, seat + 1, text, PLACES);
  return { ...typeHand(table, BOARD, board, PLACES), filling: 1 };
}

/** The parts of an address. */
interface Parts {
  readonly game: BoardGame | undefined;
  /** One to nine, which may be empty. */
  readonly hands: readonly string[];
  readonly board: string;
}

function partsOf(hash: string): Parts {
  const written = hash.slice(START.length);
  const game = BOARD_GAMES.find((name) => `${written}/`.toLowerCase().startsWith(`/${name}/`));
  const cards = written.slice(game ? `/${game}`.length : 0);
  const [hands = '', ...board] = cards.split('/on/');
  const texts = hands.split(/\/vs(?=\/|$)/).map(wordsOf);
  // The last seat gets all that is left, and says that it is not a hand: no card is dropped.
  const last = texts.splice(MOST_HANDS - 1);
  if (last.length > 0) texts.push(last.join(' vs '));
  return { game, hands: texts, board: wordsOf(board.join('/on/')) };
}

/** Reads a part of an address as text: `/KD-KH` is `KD KH`. */
function wordsOf(part: string): string {
  const words = part.replace(/^\/+/, '');
  try {
    return decodeURIComponent(words).replaceAll('-', ' ');
  } catch {
    return words; // written by hand
  }
}
