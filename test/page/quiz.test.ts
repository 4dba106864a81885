/** The quiz: its questions from the book, and a game. */
import { type Asked, askedIn } from '../../src/page/browser/quiz/examples.ts';
import {
  answered,
  missedIn,
  newGame,
  type Question,
  questionNow,
  questionOf,
} from '../../src/page/browser/quiz/game.ts';
import { bookOf } from '../../src/page/view/book.ts';
import { readChapters } from './matched.ts';

const asking = (board: string, ...hands: string[]): Asked => ({
  example: 'x',
  name: 'X',
  board,
  hands,
});
const KICKER = asking('7c 7d 7h 7s 2c', 'Kd Kh', 'Ah 3d');
const HOLDEM: Asked = { ...asking('Th Jd Qs Kc Ad', '9c 9d', 'Ah 2s'), game: 'texas-holdem' };
const FLUSH = asking('', 'Ah 8h 6h 4h 2h', 'Kd Qd Jd Td 8d');

test('twenty different questions, many about the ladder, some of them ties', () => {
  const asked = askedIn(bookOf(readChapters(), []));
  const questions = asked.map((one) => questionOf(one, false));
  expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(20);
  expect(
    questions.filter(({ hands, name }) => name === '' || hands.some(({ length }) => length === 0)),
  ).toEqual([]);
  const rungs = questions.map(({ ranks }) => ranks.map(({ category }) => category));
  expect(rungs.filter(([one, other]) => one !== other).length).toBeGreaterThanOrEqual(8);
  expect(questions.filter(({ outcome }) => outcome === 'tie').length).toBeGreaterThanOrEqual(3);
  expect(questions.filter(({ title }) => title === 'Omaha')).toHaveLength(2);
});

test('the answer follows the hands when they are swapped, and a tie stays a tie', () => {
  const reason = 'Four of a kind, sevens each: the kicker ace beats king.';
  expect(questionOf(KICKER, false)).toMatchObject({
    title: 'Two hands and a board',
    outcome: 'second',
    reason,
  });
  const first = questionOf(FLUSH, false);
  expect(first).toMatchObject({ title: 'Two hands', outcome: 'first' });
  expect(questionOf(FLUSH, true)).toMatchObject({ outcome: 'second', reason: first.reason });
  for (const isSwapped of [true, false])
    expect(questionOf(HOLDEM, isSwapped)).toMatchObject({ title: 'Texas hold’em', outcome: 'tie' });
});

test('a question is answered once, then the next follows, and at the end there is none', () => {
  const start = newGame([FLUSH, HOLDEM], () => 0.9);
  const [first, second] = start.questions as [Question, Question];
  const wrong = answered(start, first.outcome === 'tie' ? 'first' : 'tie');
  expect([questionNow(wrong), answered(wrong, first.outcome)]).toEqual([first, wrong]);
  const next = { ...wrong, isAnswered: false };
  const end = { ...answered(next, second.outcome), isAnswered: false };
  expect([next, end].map(questionNow)).toEqual([second, undefined]);
  expect([missedIn(end), answered(end, 'tie')]).toEqual([[first], end]);
});
