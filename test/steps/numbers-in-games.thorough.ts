/**
 * The numbers that the rule book counts in games, worked out in another way: by the fast
 * evaluators.
 */
import type { Indices } from '../../src/cards/card-index.ts';
import { inFull } from '../../src/cards/quote.ts';
import { categoryOf } from '../../src/evaluators/category-of.ts';
import { evaluate } from '../../src/evaluators/evaluate.ts';
import { combinations } from '../../src/games/combinations.ts';
import { type Category, cardIndex, LADDER, parseCards } from '../../src/kata.ts';
import type { Combination } from '../../src/ranking/categories.ts';
import { countsIn } from '../support/counts-in.ts';

const DECK: Indices = Array.from({ length: 52 }, (_, index) => index);
const CARDS_OF_BOARD = 5;

type Strength = (hole: Indices, board: Indices) => number;

const texasHoldemStrength: Strength = (hole, board) => evaluate([...hole, ...board]);

/** The best of all hands of two hole cards and three of the board. */
const omahaStrength: Strength = (hole, board) => {
  const threes = combinations(board, 3);
  const fives = combinations(hole, 2).flatMap((two) => threes.map((three) => [...two, ...three]));
  return Math.max(...fives.map(evaluate));
};

/** How strong hole cards are, by the sentence that names the game. */
const STRENGTHS: Readonly<Record<string, Strength>> = {
  "a game of Texas hold'em": texasHoldemStrength,
  'a game of Omaha': omahaStrength,
};

test.each(['texas-holdem', 'omaha', 'draws-odds-and-outs'])(
  'the chapter %s counts outs and wins rightly',
  (chapter) => {
    const counts = countsIn(chapter);
    expect(counts.length).toBeGreaterThan(2);
    for (const steps of counts) {
      const example = steps.map(({ text }) => text);
      for (const { text } of steps.filter(({ isExpected }) => isExpected)) {
        expect(text).toBe(withRightNumbers(text, example));
      }
    }
  },
);

const HANDS_OF_WHITE = 'of all hands that White may hold, Black ';
const ALL_BOARDS = 'of all boards that may come, Black ';
const SOME_CARDS = ' cards that may come next ';
const SOME_BOARDS = ' boards that may come ';

/** Writes a sentence that counts with the right numbers for its example. */
function withRightNumbers(sentence: string, example: readonly string[]): string {
  if (sentence.startsWith(HANDS_OF_WHITE)) {
    const { wins, ties, losses } = countOutcomes(readTable(example, 'hands'));
    return `${HANDS_OF_WHITE}beats ${wins}, ties with ${ties} and loses to ${losses}`;
  }
  if (sentence.startsWith(ALL_BOARDS)) {
    const { wins, ties, losses } = countOutcomes(readTable(example, 'boards'));
    return `${ALL_BOARDS}wins on ${wins}, ties on ${ties} and loses on ${losses}`;
  }
  for (const some of [SOME_CARDS, SOME_BOARDS]) {
    const [, effect] = sentence.split(some);
    if (effect === undefined) continue;
    const table = readTable(example, some === SOME_CARDS ? 'next cards' : 'boards');
    return `${countEffect(effect, table)} of the ${inFull(table.boards.length)}${some}${effect}`;
  }
  throw new Error(`no count is known for "${sentence}"`);
}

/** Counts the boards that have this effect: `put White ahead`. */
function countEffect(effect: string, table: Table): string {
  const [, worth] = /^give Black (?:a )?(.*) or better$/.exec(effect) ?? [];
  if (worth !== undefined) return countWorth(table, worth as Combination);
  const { ties, losses } = countOutcomes(table);
  return effect === 'make a tie' ? ties : losses;
}

/** What an example gives, and what may be. */
interface Table {
  readonly strength: Strength;
  readonly black: Indices;
  /** All hands that White may hold; an empty one if there is no White. */
  readonly whites: readonly Indices[];
  /** All boards that there may be. */
  readonly boards: readonly Indices[];
}

/** Reads an example, whose unknown cards are in the hands of White or on the board. */
function readTable(
  sentences: readonly string[],
  unknown: 'hands' | 'boards' | 'next cards',
): Table {
  const strength = sentences.map((sentence) => STRENGTHS[sentence]).find(Boolean) as Strength;
  const board = cardsAfter('the board ', sentences);
  const black = cardsAfter('Black holds ', sentences);
  const white = cardsAfter('White holds ', sentences);
  const left = DECK.filter((card) => ![...board, ...black, ...white].includes(card));
  if (unknown === 'hands') {
    return { strength, black, whites: combinations(left, black.length), boards: [board] };
  }
  const more = unknown === 'next cards' ? 1 : CARDS_OF_BOARD - board.length;
  const boards = combinations(left, more).map((next) => [...board, ...next]);
  return { strength, black, whites: [white], boards };
}

/** Reads the cards in the sentence that begins with these words; none if there is no such one. */
function cardsAfter(words: string, sentences: readonly string[]): Indices {
  const sentence = sentences.find((text) => text.startsWith(words));
  return sentence === undefined ? [] : parseCards(sentence.slice(words.length)).map(cardIndex);
}

/** Counts the boards on which Black's hand is worth that much. */
function countWorth({ strength, black, boards }: Table, worth: Combination): string {
  const enough = boards.filter((board) => {
    const category = categoryOf(strength(black, board));
    return rungOf(category) <= rungOf(worth);
  });
  return inFull(enough.length);
}

/** Returns the rung of the ladder; the highest is 0. */
function rungOf(wanted: Category): number {
  return LADDER.findIndex(({ category }) => category === wanted);
}

function countOutcomes({ strength, black, whites, boards }: Table) {
  let wins = 0;
  let ties = 0;
  let losses = 0;
  for (const board of boards) {
    const ofBlack = strength(black, board);
    for (const white of whites) {
      const ofWhite = strength(white, board);
      if (ofBlack > ofWhite) wins += 1;
      else if (ofBlack < ofWhite) losses += 1;
      else ties += 1;
    }
  }
  return { wins: inFull(wins), ties: inFull(ties), losses: inFull(losses) };
}
