/** The questions to a program, each a line of JSON, and the format of hands in them. */
import { printable } from '../../../src/cards/quote.ts';
import {
  type Cards,
  formatCards,
  type HandRank,
  LADDER,
  parseCards,
  type Round,
} from '../../../src/kata.ts';
import { USUAL_COMBINATIONS, type UsualCombination, unitOf } from '../../solution/combinations.ts';
import { NoAnswer } from '../../solution/errors.ts';
import type { DealtGame, SolutionGame, Unit } from '../../solution/units.ts';
import { cut } from '../words/show.ts';

export type Question =
  | { readonly ask: 'contains'; readonly combination: UsualCombination }
  | { readonly ask: 'rank' | 'compare' | 'showdown'; readonly game?: SolutionGame | undefined }
  | { readonly ask: 'deal'; readonly game: DealtGame };

/** Names a question: `contains two pairs`, `rank omaha`. */
export const nameOf = (question: Question): string =>
  Object.values(question).filter(Boolean).join(' ');

/**
 * The questions by name, each with the units of the kata that it asks about. Questions like
 * `compare omaha` are missing: a program that does not know them is asked about the best fives.
 */
export const UNITS_ASKED: Readonly<Record<string, readonly Unit[]>> = {
  ...Object.fromEntries(
    USUAL_COMBINATIONS.map((combination) => [`contains ${combination}`, [unitOf(combination)]]),
  ),
  rank: ['ladder', 'best-five'],
  'rank texas-holdem': ['texas-holdem'],
  'rank omaha': ['omaha'],
  'rank short-deck': ['short-deck'],
  compare: ['tie-breaking'],
  'compare short-deck': ['short-deck'],
  'deal texas-holdem': ['deal'],
  'deal omaha': ['deal'],
  showdown: ['showdown'],
};

/** Writes a hand and, after a bar, the board of a game: `AS KS | 9H 8H 7C`. */
export function writeHand(cards: Cards, board?: Cards): string {
  return board ? `${formatCards(cards)} | ${formatCards(board)}` : formatCards(cards);
}

/** Reads cards. A blank text is no cards. @throws Error if the text is not cards */
export function readCardsOrNone(text: string): Cards {
  return text.trim() === '' ? [] : parseCards(text);
}

/** Reads a hand and, if a bar follows, the board of a game. @throws Error if the text is not cards */
export function readHand(text: string): Cards[] {
  return text.split('|').map(readCardsOrNone);
}

/** Writes a rank, as a program answers `rank`. */
export function writeRank({ category, cards, tieBreak }: HandRank) {
  return { category, best: formatCards(cards), tieBreak: [...tieBreak] };
}

/** Reads a rank. @throws NoAnswer unless it has a known category, cards and numbers */
export function readRank(answer: unknown): HandRank {
  const { category: name, best, tieBreak } = recordOf(answer);
  const categories = LADDER.map((rung) => rung.category);
  const category = categories.find((known) => known === name);
  if (!category) throw unexpected(answer, `a category: ${categories.join(', ')}`);
  if (!Array.isArray(tieBreak) || !tieBreak.every(Number.isFinite)) {
    throw unexpected(answer, 'a tieBreak of numbers');
  }
  const cards = readCardsIn(answer, best, 'best, the cards that count');
  return { category, cards, tieBreak };
}

const COMPARISONS: Readonly<Record<string, number>> = { WIN: 1, DRAW: 0, LOSE: -1 };

/** How a comparison may also be answered. */
export const WORDS_OF_COMPARISON = Object.keys(COMPARISONS);

/** Reads a comparison, as a number or as a word. @returns 1, 0 or -1 @throws NoAnswer */
export function readComparison(answer: unknown): number {
  const result = typeof answer === 'string' ? COMPARISONS[answer] : answer;
  if (result === 1 || result === -1 || result === 0) return result;
  throw unexpected(answer, '1, -1 or 0, or WIN, LOSE or DRAW');
}

/** Writes a round, as a program answers `deal`. */
export function writeRound({ board, players }: Round) {
  return {
    board: formatCards(board),
    players: players.map(({ name, hole, place }) => ({ name, hole: formatCards(hole), place })),
  };
}

/** Reads the cards of a round, and keeps what else it says of the players. @throws NoAnswer */
export function readHoles(answer: unknown) {
  const { board: boardText, players } = recordOf(answer);
  if (!Array.isArray(players)) {
    throw unexpected(answer, 'a board and players, each with name, hole and place');
  }
  return {
    board: readCardsIn(answer, boardText, 'a board'),
    players: players.map((player) => {
      const { hole, ...others } = recordOf(player);
      const expected = 'the cards of each player as hole';
      return { ...others, hole: readCardsIn(answer, hole, expected) };
    }),
  };
}

/** Reads the cards in a part of an answer. @throws NoAnswer that quotes the whole answer */
function readCardsIn(answer: unknown, text: unknown, expected: string): Cards {
  try {
    return readCardsOrNone(text as string);
  } catch {
    throw unexpected(answer, expected);
  }
}

/** Makes an error that quotes an answer. */
export function unexpected(answer: unknown, expected: string): NoAnswer {
  return new NoAnswer(
    `it answered ${printable(cut(JSON.stringify(answer)))}, expected ${expected}`,
  );
}

/** Returns an object, or an empty one for any other value. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
