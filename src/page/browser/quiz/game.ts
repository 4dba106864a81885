import type { Cards } from '../../../kata/cards/card.ts';
import { parseCards } from '../../../kata/cards/parse-cards.ts';
import { type Random, shuffle } from '../../../kata/cards/shuffle.ts';
import { type BoardGame, GAMES } from '../../../kata/games/games.ts';
import type { QuizExample } from '../../view/quiz-examples.ts';
import { typeset } from '../../view/text.ts';
import { type Comparison, compareHands, type TwoHands } from '../try-a-hand/comparison.ts';

/** The answers, in the order in which they are offered. */
export const ANSWERS = ['first', 'second', 'tie'] as const;

/** An answer: the hand that wins, or a tie. */
export type Answer = (typeof ANSWERS)[number];

/** Two hands, which of them wins, and why. */
export interface Question extends Comparison, Pick<QuizExample, 'example' | 'name'> {
  readonly title: string;
  readonly board: Cards;
  readonly hands: TwoHands;
}

/** The state of the quiz. */
export interface Game {
  readonly questions: readonly Question[];
  /** The answers so far, to the first questions. */
  readonly answers: readonly Answer[];
  /** Whether the last answer is still on the screen. */
  readonly isAnswered: boolean;
}

/** Makes a question. @param isSwapped - whether the second hand is shown first */
export function questionOf(quizExample: QuizExample, isSwapped: boolean): Question {
  const { example, name, game } = quizExample;
  const board = quizExample.board === '' ? [] : parseCards(quizExample.board);
  const [first = [], second = []] = quizExample.hands.map(parseCards);
  const hands: TwoHands = isSwapped ? [second, first] : [first, second];
  const title = titleOf(game, board);
  return { example, name, title, board, hands, ...compareHands(hands, board, game) };
}

function titleOf(game: BoardGame | undefined, board: Cards): string {
  if (game) return typeset(GAMES[game].title);
  return board.length > 0 ? 'Two hands and a board' : 'Two hands';
}

/** Begins a game, with the questions and their hands in any order. */
export function newGame(examples: readonly QuizExample[], random: Random): Game {
  const questions = shuffle(examples, random).map((example) => questionOf(example, random() < 0.5));
  return { questions, answers: [], isAnswered: false };
}

/** Returns the question that is asked or just answered; undefined at the end. */
export function questionNow({ questions, answers, isAnswered }: Game): Question | undefined {
  return questions[isAnswered ? answers.length - 1 : answers.length];
}

/** Answers the question, unless it is answered already. */
export function answerQuestion(game: Game, answer: Answer): Game {
  if (game.isAnswered || !questionNow(game)) return game;
  return { ...game, answers: [...game.answers, answer], isAnswered: true };
}

/** Goes on to the next question, or to the end. */
export function nextQuestion(game: Game): Game {
  return { ...game, isAnswered: false };
}

/** Lists the questions with a wrong answer. */
export function missedIn({ questions, answers }: Game): Question[] {
  const answered = questions.slice(0, answers.length);
  return answered.filter(({ outcome }, index) => answers[index] !== outcome);
}
