import { type Random, shuffle } from '../../../../src/cards/shuffle.ts';
import { isComparison, type QuizChapter, ROUND } from '../../view/quiz-examples.ts';
import { type Question, questionOf } from './question.ts';

/** The state of a round. */
export interface Game {
  /** The address of the only chapter that it asks about. */
  readonly chapter?: string | undefined;
  readonly questions: readonly Question[];
  /** The indices of the answers so far, to the first questions. */
  readonly answers: readonly number[];
  /** Whether the last answer is still on the screen. */
  readonly isAnswered: boolean;
}

/**
 * Begins a round about a chapter or, without one, about hands to compare in all chapters. Some of
 * the questions are asked, in the order of the book, which is that of difficulty.
 */
export function newGame(
  chapters: readonly QuizChapter[],
  random: Random,
  chapter?: string | undefined,
): Game {
  const all = chapters.flatMap((one) =>
    one.examples.map((example) => ({ chapter: one.chapter, example })),
  );
  const pool = all.filter((one) => (chapter ? one.chapter === chapter : isComparison(one.example)));
  const drawn = new Set(shuffle(pool, random).slice(0, ROUND));
  const questions = pool
    .filter((one) => drawn.has(one))
    .map((one) => questionOf(one.chapter, one.example, random() < 0.5));
  return { chapter, questions, answers: [], isAnswered: false };
}

/** Returns the question that is asked or just answered; undefined at the end. */
export function questionNow({ questions, answers, isAnswered }: Game): Question | undefined {
  return questions[isAnswered ? answers.length - 1 : answers.length];
}

/** Answers the question, unless it is answered already or has no such answer. */
export function answerQuestion(game: Game, answer: number): Game {
  if (game.isAnswered || !questionNow(game)?.answers[answer]) return game;
  return { ...game, answers: [...game.answers, answer], isAnswered: true };
}

/** Goes on to the next question, or to the end. */
export function nextQuestion(game: Game): Game {
  return { ...game, isAnswered: false };
}

/** Lists the questions with a wrong answer. */
export function missedQuestions({ questions, answers }: Game): Question[] {
  const answered = questions.slice(0, answers.length);
  return answered.filter(({ right }, index) => answers[index] !== right);
}
