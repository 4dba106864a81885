/**
 * The numbers that the rule book counts in games, worked out in another way: by the fast
 * evaluators.
 */
import { categoryOf } from '../../src/fast/evaluators/category-of.ts';
import { evaluate } from '../../src/fast/evaluators/evaluate.ts';
import type { Indices } from '../../src/kata/cards/card-index.ts';
import { inFull } from '../../src/kata/cards/quote.ts';
import { combinations } from '../../src/kata/games/combinations.ts';
import { type Category, cardIndex, LADDER, parseCards } from '../../src/kata/kata.ts';
import { readChapter } from '../../src/learning/coach/chapters/read-chapter.ts';
import type { Combination } from '../../src/solution/combinations.ts';
import { withArticle } from '../../steps/words.ts';

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

test.each([
  { chapter: 'texas-holdem', strength: texasHoldemStrength },
  { chapter: 'omaha', strength: omahaStrength },
])('the chapter $chapter counts outs and wins rightly', ({ chapter, strength }) => {
  const examples = readChapter(chapter, '.').counts.map(({ steps }) =>
    steps.map(({ text }) => text),
  );
  expect(examples.length).toBeGreaterThan(2);
  for (const sentences of examples) {
    expect(sentences).toEqual([...sentences.slice(0, -1), rightSentence(sentences, strength)]);
  }
});

/** What an example gives, and what may be. */
interface Table {
  readonly black: Indices;
  /** All hands that White may hold; an empty one if there is no White. */
  readonly whites: readonly Indices[];
  /** All boards that there may be. */
  readonly boards: readonly Indices[];
}

/** Writes the last sentence of an example with the right numbers. */
function rightSentence(sentences: readonly string[], strength: Strength): string {
  const table = readTable(sentences);
  const sentence = sentences.at(-1) ?? '';
  const [, worth] = /give Black (?:a )?(.*) or better$/.exec(sentence) ?? [];
  if (worth !== undefined) return rightOuts(table, worth as Combination, strength);

  const { wins, ties, losses } = countOutcomes(table, strength);
  if (sentence.startsWith('White')) {
    const cards = inFull(table.boards.length);
    return `White is ahead after ${losses} of the ${cards} cards, and ties after ${ties}`;
  }
  return `of these Black wins ${wins}, ties ${ties} and loses ${losses}`;
}

function readTable(sentences: readonly string[]): Table {
  const has = (words: string) => sentences.some((sentence) => sentence.startsWith(words));
  const board = cardsAfter('the board ', sentences);
  const black = cardsAfter('Black holds ', sentences);
  const white = cardsAfter('White holds ', sentences);
  const left = DECK.filter((card) => ![...board, ...black, ...white].includes(card));
  if (has("all of White's possible hole cards")) {
    return { black, whites: combinations(left, black.length), boards: [board] };
  }
  const more = has('all cards that may come next') ? 1 : CARDS_OF_BOARD - board.length;
  const boards = combinations(left, more).map((next) => [...board, ...next]);
  return { black, whites: [white], boards };
}

/** Reads the cards in the sentence that begins with these words; none if there is no such one. */
function cardsAfter(words: string, sentences: readonly string[]): Indices {
  const sentence = sentences.find((text) => text.startsWith(words));
  return sentence === undefined ? [] : parseCards(sentence.slice(words.length)).map(cardIndex);
}

function rightOuts({ black, boards }: Table, worth: Combination, strength: Strength): string {
  const enough = boards.filter((board) => {
    const category = categoryOf(strength(black, board));
    return rungOf(category) <= rungOf(worth);
  });
  const all = inFull(boards.length);
  return `${inFull(enough.length)} of ${all} give Black ${withArticle(worth)} or better`;
}

/** Returns the rung of the ladder; the highest is 0. */
function rungOf(wanted: Category): number {
  return LADDER.findIndex(({ category }) => category === wanted);
}

function countOutcomes({ black, whites, boards }: Table, strength: Strength) {
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
