import type { Cards } from '../../../../src/cards/card.ts';
import { parseCards } from '../../../../src/cards/parse-cards.ts';
import { type BoardGame, GAMES } from '../../../../src/games/games.ts';
import { COMBINATIONS, type Combination } from '../../../../src/ranking/categories.ts';
import { describe } from '../../../../src/ranking/explain.ts';
import { type Marked, markContained, markRanked } from '../../view/marked-cards.ts';
import {
  type CardsToJudge,
  type HandsToCompare,
  isComparison,
  type QuizExample,
} from '../../view/quiz-examples.ts';
import { typeset } from '../../view/text.ts';
import { withArticle } from '../../view/words.ts';
import { compareHands, type TwoHands } from '../compare-hands/comparison.ts';

/** A question, with all that its answer shows. */
export interface Question {
  /** Where its example is in the feature of the chapter. */
  readonly chapter: string;
  readonly line: number;
  /** For example `Texas hold’em: which hand is ahead?` */
  readonly words: string;
  /** The board, or the only cards. */
  readonly shared?: Row | undefined;
  readonly hands: readonly Row[];
  /** Sentences without a capital and a full stop, in the order in which they are offered. */
  readonly answers: readonly string[];
  /** The index of the right one. */
  readonly right: number;
  /** Why it is right, as sentences. */
  readonly reason: string;
}

/** Cards with their name. */
export interface Row {
  readonly name: string;
  readonly cards: Cards;
  /** The name and the cards once the question is answered. */
  readonly answer: { readonly name: string; readonly cards: Marked };
}

/** Makes a question. @param isSwapped - whether the second hand is shown first */
export function questionOf(chapter: string, example: QuizExample, isSwapped = false): Question {
  return isComparison(example)
    ? comparingQuestion(chapter, example, isSwapped)
    : judgingQuestion(chapter, example);
}

/** Asks whether cards contain the combination of the chapter. */
function judgingQuestion(chapter: string, { line, cards: text }: CardsToJudge): Question {
  const cards = parseCards(text);
  const words = chapter.replaceAll('-', ' ');
  const combination = COMBINATIONS.find((one) => one === words) as Combination;
  const marked = markContained(combination, cards);
  const isContained = marked.some(({ marks }) => marks !== undefined);
  const name = 'The cards';
  const contained = withArticle(combination);
  return {
    chapter,
    line,
    words: `Do these cards contain ${contained}?`,
    shared: { name, cards, answer: { name, cards: marked } },
    hands: [],
    answers: [`they contain ${contained}`, 'they do not'],
    right: isContained ? 0 : 1,
    reason: '',
  };
}

/** Asks which of two hands wins. */
function comparingQuestion(
  chapter: string,
  { line, game, board: onBoard, hands: texts }: HandsToCompare,
  isSwapped: boolean,
): Question {
  const board = onBoard === '' ? [] : parseCards(onBoard);
  const [first = [], second = []] = texts.map(parseCards);
  const hands: TwoHands = isSwapped ? [second, first] : [first, second];
  const { ranks, outcome, reason, deciding } = compareHands(hands, board, game);
  // A hand is only ahead while cards of the board may come.
  const wins = board.length === 0 || board.length === 5 ? 'wins' : 'is ahead';
  const rowOf = (name: string, at: 0 | 1): Row => ({
    name,
    cards: hands[at],
    answer: {
      name: `${name}: ${describe(ranks[at])}`,
      cards: markRanked([ranks[at]], hands[at], deciding),
    },
  });
  const boardRow = {
    name: 'The board',
    cards: board,
    answer: { name: 'The board', cards: markRanked(ranks, board, deciding) },
  };
  return {
    chapter,
    line,
    words: `${titleOf(game, board)}: which hand ${wins}?`,
    shared: board.length > 0 ? boardRow : undefined,
    hands: [rowOf('First hand', 0), rowOf('Second hand', 1)],
    answers: [`the first hand ${wins}`, `the second hand ${wins}`, 'they tie'],
    right: ['first', 'second', 'tie'].indexOf(outcome),
    reason,
  };
}

function titleOf(game: BoardGame | undefined, board: Cards): string {
  if (game) return typeset(GAMES[game].title);
  return board.length > 0 ? 'Two hands and a board' : 'Two hands';
}
