/** "Which wins?": its questions, taken from examples of the book, and a game of them. */
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { chosenIn } from '../../src/page/browser/quiz/chosen.ts';
import { answered, goneOn, missedIn, newGame, questionNow } from '../../src/page/browser/quiz/game.ts';
import { questionOf, titleOf } from '../../src/page/browser/quiz/question.ts';
import { bookOf } from '../../src/page/view/book.ts';
import { readChapters } from './matched.ts';

const KICKER = { rule: 'x', address: '#try/Kd-Kh-7c-7d-7h-7s-2c/vs/Ah-3d-7c-7d-7h-7s-2c' };
const HOLDEM = { rule: 'y', address: '#try/texas-holdem/Th-Jd-Qs-Kc-Ad/9c-9d/Ah-2s' };
const FLUSH = { rule: 'z', address: '#try/Ah-8h-6h-4h-2h/vs/Kd-Qd-Jd-Td-8d' };

const chosen = chosenIn(bookOf({ chapters: readChapters(), results: new Map() }, []));
const questions = chosen.map((one) => questionOf(one, false));

test('twenty examples of the book are asked, and none of them twice', () => {
  expect(new Set(chosen.map(({ address }) => address)).size).toBe(20);
  for (const { hands } of questions) expect(hands.map(({ cards }) => cards.length > 0)).toEqual([true, true]);
});

test('many of them are about the ladder, and some are ties', () => {
  const rungs = questions.map(({ hands }) => hands.map(({ rank }) => rank.category));
  expect(rungs.filter(([one, other]) => one !== other).length).toBeGreaterThanOrEqual(8);
  expect(rungs).toContainEqual(['full house', 'flush']);
  expect(rungs).toContainEqual(['flush', 'straight']);
  expect(questions.filter(({ rule }) => rule.endsWith('how-often-a-hand-wins'))).toEqual([]);
  expect(questions.filter(({ right }) => right === 'tie').length).toBeGreaterThanOrEqual(3);
});

test('what both hands have is the board', () => {
  const question = questionOf(KICKER, false);
  expect(formatCards(question.board)).toBe('7C 7D 7H 7S 2C');
  expect(question.hands.map(({ cards }) => formatCards(cards))).toEqual(['KD KH', 'AH 3D']);
  expect(question).toMatchObject({
    right: 'second',
    reason: 'Four of a kind, sevens each: the kicker ace beats king.',
  });
  expect([KICKER, HOLDEM, FLUSH].map((one) => titleOf(questionOf(one, false)))).toEqual([
    'Two hands and a board',
    "Texas hold'em",
    'Two hands',
  ]);
});

test('the answer follows the hands when they change places, and a tie stays one', () => {
  expect(questionOf(FLUSH, false).right).toBe('first');
  expect(questionOf(FLUSH, true)).toMatchObject({ right: 'second', reason: questionOf(FLUSH, false).reason });
  expect([true, false].map((isSwapped) => questionOf(HOLDEM, isSwapped).right)).toEqual(['tie', 'tie']);
});

test('a question is answered once, then comes the next, and at the end there is none', () => {
  const start = newGame([FLUSH, HOLDEM], () => 0.9);
  const [first, second] = start.questions;
  const wrong = answered(start, 'tie' === first?.right ? 'first' : 'tie');
  expect(questionNow(wrong)).toBe(first);
  expect(answered(wrong, first?.right ?? 'tie')).toBe(wrong);
  const next = goneOn(wrong);
  expect(questionNow(next)).toBe(second);
  const end = goneOn(answered(next, second?.right ?? 'tie'));
  expect(questionNow(end)).toBeUndefined();
  expect(answered(end, 'tie')).toBe(end);
  expect(missedIn(end)).toEqual([first]);
});
