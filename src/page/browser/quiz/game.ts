/** How far somebody is in the quiz. */
import { type Random, shuffle } from '../../../kata/cards/shuffle.ts';
import type { Chosen } from './chosen.ts';
import { type Answer, type Question, questionOf } from './question.ts';

export interface Game {
  readonly questions: readonly Question[];
  /** One for each question so far. */
  readonly answers: readonly Answer[];
  /** Whether the last answer is still looked at. */
  readonly isAnswered: boolean;
}

/** A new game: the questions in any order, and either hand first. */
export function newGame(chosen: readonly Chosen[], random: Random): Game {
  const questions = shuffle(chosen, random).map((one) => questionOf(one, random() < 0.5));
  return { questions, answers: [], isAnswered: false };
}

/** The question that is asked or has just been answered; undefined at the end. */
export function questionNow({ questions, answers, isAnswered }: Game): Question | undefined {
  return questions[answers.length - Number(isAnswered)];
}

/** The game after an answer; a question is answered once. */
export function answered(game: Game, answer: Answer): Game {
  if (game.isAnswered || !questionNow(game)) return game;
  return { ...game, answers: [...game.answers, answer], isAnswered: true };
}

/** The game at its next question. */
export function goneOn(game: Game): Game {
  return { ...game, isAnswered: false };
}

/** The questions that were answered wrong. */
export function missedIn({ questions, answers }: Game): Question[] {
  return questions.filter(({ right }, at) => answers[at] !== undefined && answers[at] !== right);
}
