/** The quiz: its questions from the book, and a game. */

import {
  answerQuestion,
  missedIn,
  newGame,
  nextQuestion,
  type Question,
  questionNow,
  questionOf,
} from '../../src/page/browser/quiz/game.ts';
import { bookOf } from '../../src/page/view/book.ts';
import { type QuizExample, quizExamples } from '../../src/page/view/quiz-examples.ts';
import { readChapters } from './matched.ts';

const exampleOf = (board: string, ...hands: string[]): QuizExample => ({
  example: 'x',
  name: 'X',
  board,
  hands,
});
const KICKER = exampleOf('7c 7d 7h 7s 2c', 'Kd Kh', 'Ah 3d');
const FLUSH = exampleOf('', 'Ah 8h 6h 4h 2h', 'Kd Qd Jd Td 8d');
const TIE: QuizExample = {
  ...exampleOf('Th Jd Qs Kc Ad', '9c 9d', 'Ah 2s'),
  game: 'texas-holdem',
};

describe('the questions', () => {
  const examples = quizExamples(bookOf(readChapters(), []));
  const questions = examples.map((example) => questionOf(example, false));

  test('there are twenty, all different', () => {
    expect(new Set(examples.map((example) => JSON.stringify(example))).size).toBe(20);
  });

  test('each has two hands and the name of its example', () => {
    const isIncomplete = ({ name, hands }: Question) =>
      name === '' || hands.some((cards) => cards.length === 0);
    expect(questions.filter(isIncomplete)).toEqual([]);
  });

  test('at least eight compare two rungs of the ladder', () => {
    const ofTwoRungs = questions.filter(({ ranks: [first, second] }) => {
      return first.category !== second.category;
    });
    expect(ofTwoRungs.length).toBeGreaterThanOrEqual(8);
  });

  test('at least three are ties', () => {
    const ties = questions.filter(({ outcome }) => outcome === 'tie');
    expect(ties.length).toBeGreaterThanOrEqual(3);
  });

  test('two are of Omaha', () => {
    expect(questions.filter(({ title }) => title === 'Omaha')).toHaveLength(2);
  });
});

test('a question of two hands and a board says who wins and why', () => {
  expect(questionOf(KICKER, false)).toMatchObject({
    title: 'Two hands and a board',
    outcome: 'second',
    reason: 'Both have four of a kind, sevens: the ace kicker beats the king.',
  });
});

test('the answer follows the hands when they are swapped', () => {
  const question = questionOf(FLUSH, false);
  expect(question).toMatchObject({ title: 'Two hands', outcome: 'first' });
  const swapped = questionOf(FLUSH, true);
  expect(swapped).toMatchObject({ outcome: 'second', reason: question.reason });
});

test.each([true, false])('a tie is a tie, swapped or not: %s', (isSwapped) => {
  expect(questionOf(TIE, isSwapped)).toMatchObject({ title: 'Texas hold’em', outcome: 'tie' });
});

describe('a game of two questions', () => {
  const start = newGame([FLUSH, TIE], () => 0.9);
  const [first, second] = start.questions as [Question, Question];
  const answered = answerQuestion(start, first.outcome === 'tie' ? 'first' : 'tie');
  const next = nextQuestion(answered);
  const end = nextQuestion(answerQuestion(next, second.outcome));

  test('begins with the first question', () => {
    expect(questionNow(start)).toBe(first);
  });

  test('keeps the question on the screen once it is answered', () => {
    expect(questionNow(answered)).toBe(first);
  });

  test('takes only one answer to a question', () => {
    expect(answerQuestion(answered, first.outcome)).toEqual(answered);
  });

  test('goes on to the second question, and then to the end', () => {
    expect([next, end].map(questionNow)).toEqual([second, undefined]);
  });

  test('takes no answer at the end', () => {
    expect(answerQuestion(end, 'tie')).toEqual(end);
  });

  test('lists what was missed', () => {
    expect(missedIn(end)).toEqual([first]);
  });
});
