import type { Cards } from '../../../kata/cards/card.ts';
import { parseCards } from '../../../kata/cards/parse-cards.ts';
import { type Random, shuffle } from '../../../kata/cards/shuffle.ts';
import { GAMES } from '../../../kata/games/games.ts';
import { typeset } from '../../view/text.ts';
import { type Comparison, compareHands, type TwoHands } from '../try-a-hand/comparison.ts';
import type { Asked } from './examples.ts';

export const ANSWERS = {
  first: 'the first hand wins',
  second: 'the second hand wins',
  tie: 'they tie',
} as const;

export type Answer = keyof typeof ANSWERS;

export interface Question extends Comparison, Pick<Asked, 'example' | 'name'> {
  readonly title: string;
  readonly board: Cards;
  readonly hands: TwoHands;
}

export interface Game {
  readonly questions: readonly Question[];
  readonly answers: readonly Answer[];
  /** Whether the last answer is still on the screen. */
  readonly isAnswered: boolean;
}

/** Makes a question. @param isSwapped - whether the second hand is shown first */
export function questionOf(
  { example, name, game, board: shared, hands }: Asked,
  isSwapped: boolean,
): Question {
  const board = shared === '' ? [] : parseCards(shared);
  const [first = [], second = []] = (isSwapped ? hands.toReversed() : hands).map(parseCards);
  const withoutGame = board.length > 0 ? 'Two hands and a board' : 'Two hands';
  const title = game ? typeset(GAMES[game].title) : withoutGame;
  return {
    example,
    name,
    title,
    board,
    hands: [first, second],
    ...compareHands([first, second], board, game),
  };
}

/** Shuffles the questions and their hands. */
export function newGame(asked: readonly Asked[], random: Random): Game {
  const questions = shuffle(asked, random).map((one) => questionOf(one, random() < 0.5));
  return { questions, answers: [], isAnswered: false };
}

/** Returns the question that is asked or just answered; undefined at the end. */
export function questionNow({ questions, answers, isAnswered }: Game): Question | undefined {
  return questions[answers.length - Number(isAnswered)];
}

/** Answers the question, unless it is answered already. */
export function answered(game: Game, answer: Answer): Game {
  if (game.isAnswered || !questionNow(game)) return game;
  return { ...game, answers: [...game.answers, answer], isAnswered: true };
}

export function missedIn({ questions, answers }: Game): Question[] {
  return questions.filter(
    ({ outcome }, at) => answers[at] !== undefined && answers[at] !== outcome,
  );
}
