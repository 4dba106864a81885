/** The questions to a program, each a line of JSON, and the format of hands in them. */
import { printable } from '../../kata/cards/quote.ts';
import {
  type BoardGame,
  type Cards,
  formatCards,
  type HandRank,
  LADDER,
  parseCards,
  type Round,
} from '../../kata/kata.ts';
import { COMBINATIONS, type Combination, predicateName } from '../../solution/combinations.ts';
import { NoAnswer } from '../../solution/errors.ts';
import type { Solution } from '../../solution/units.ts';

export type Question =
  | { readonly ask: 'contains'; readonly combination: Combination }
  | { readonly ask: 'rank' | 'compare' | 'showdown'; readonly game?: BoardGame | undefined }
  | { readonly ask: 'deal'; readonly game: BoardGame };

/** Names a question: `contains two pairs`, `rank omaha`. */
export const nameOf = (question: Question): string =>
  Object.values(question).filter(Boolean).join(' ');

/** The export that asks each question. */
export const EXPORT_OF: Readonly<Record<string, keyof Solution>> = {
  ...Object.fromEntries(
    COMBINATIONS.map((combination) => [`contains ${combination}`, predicateName(combination)]),
  ),
  rank: 'LADDER',
  'rank texas-holdem': 'rankTexasHoldem',
  'rank omaha': 'rankOmaha',
  compare: 'compareHandRanks',
  'deal texas-holdem': 'dealTexasHoldem',
  'deal omaha': 'dealOmaha',
  showdown: 'showdown',
};

/** Writes a hand and, after a bar, the board of a game: `AS KS | 9H 8H 7C`. */
export const writeHand = (cards: Cards, board?: Cards): string =>
  board ? `${formatCards(cards)} | ${formatCards(board)}` : formatCards(cards);

export const readCards = (text: string): Cards => (text.trim() === '' ? [] : parseCards(text));

export const writeRank = ({ category, cards, tieBreak }: HandRank) => ({
  category,
  best: formatCards(cards),
  tieBreak: [...tieBreak],
});

/** Reads a rank. @throws NoAnswer unless it has a known category, cards and numbers */
export function readRank(answer: unknown): HandRank {
  const { category, best, tieBreak } = recordOf(answer);
  const rung = LADDER.find((one) => one.category === category);
  if (!rung)
    throw unexpected(answer, `a category: ${LADDER.map((one) => one.category).join(', ')}`);
  if (!Array.isArray(tieBreak) || !tieBreak.every(Number.isFinite))
    throw unexpected(answer, 'a tieBreak of numbers');
  return {
    category: rung.category,
    cards: cardsIn(answer, best, 'best, the cards that count'),
    tieBreak,
  };
}

export const writeRound = ({ board, players }: Round) => ({
  board: formatCards(board),
  players: players.map(({ name, hole, place }) => ({ name, hole: formatCards(hole), place })),
});

/** Reads the cards in an answer. @throws NoAnswer if the text is not cards */
export function cardsIn(answer: unknown, text: unknown, expected: string): Cards {
  try {
    return readCards(text as string);
  } catch {
    throw unexpected(answer, expected);
  }
}

export function unexpected(answer: unknown, expected: string): NoAnswer {
  return new NoAnswer(`it answered ${printable(JSON.stringify(answer))}, expected ${expected}`);
}

/** Returns an object, or an empty one for any other value. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
