/** The questions of the quiz, and how far somebody is. */
import type { Cards } from '../../../kata/cards/card.ts';
import { parseCards } from '../../../kata/cards/parse-cards.ts';
import { type Random, shuffle } from '../../../kata/cards/shuffle.ts';
import { GAMES } from '../../../kata/games/games.ts';
import { typeset } from '../../view/text.ts';
import { type Comparison, compareWithBoard, type TwoHands } from '../try-a-hand/comparison.ts';
import type { Asked } from './examples.ts';

export const ANSWERS = { first: 'the first wins', second: 'the second wins', tie: 'they tie' } as const;

export type Answer = keyof typeof ANSWERS;

/** Which wins of two hands, and why. */
export interface Question extends Comparison, Pick<Asked, 'example' | 'name'> {
  readonly title: string;
  readonly board: Cards;
  readonly hands: TwoHands;
}

export interface Game {
  readonly questions: readonly Question[];
  /** One for each question so far. */
  readonly answers: readonly Answer[];
  /** Whether the last answer is still looked at. */
  readonly isAnswered: boolean;
}

/** Makes a question, in which either hand may come first. */
export function questionOf({ example, name, game, board: shared, hands }: Asked, isSwapped: boolean): Question {
  const board = shared === '' ? [] : parseCards(shared);
  const [first = [], second = []] = (isSwapped ? hands.toReversed() : hands).map(parseCards);
  const title = game ? typeset(GAMES[game].title) : board.length > 0 ? 'Two hands and a board' : 'Two hands';
  return { example, name, title, board, hands: [first, second], ...compareWithBoard([first, second], board, game) };
}

/** Starts a game, with the questions in any order. */
export function newGame(asked: readonly Asked[], random: Random): Game {
  const questions = shuffle(asked, random).map((one) => questionOf(one, random() < 0.5));
  return { questions, answers: [], isAnswered: false };
}

/** Finds the question that is asked or just answered; there is none at the end. */
export function questionNow({ questions, answers, isAnswered }: Game): Question | undefined {
  return questions[answers.length - Number(isAnswered)];
}

/** Answers the question; it is answered once. */
export function answered(game: Game, answer: Answer): Game {
  if (game.isAnswered || !questionNow(game)) return game;
  return { ...game, answers: [...game.answers, answer], isAnswered: true };
}

/** Lists the questions that were answered wrong. */
export function missedIn({ questions, answers }: Game): Question[] {
  return questions.filter(({ outcome }, at) => answers[at] !== undefined && answers[at] !== outcome);
}
