import { resolve } from 'node:path';
import { formatCards } from '../../../src/kata/cards/format-cards.ts';
import { bookOf } from '../../../src/rule-book/book.ts';
import { coachOf } from '../../../src/rule-book/own-run.ts';
import { chosenIn } from '../../../src/rule-book/quiz/chosen.ts';
import { answered, goneOn, missedIn, newGame, questionNow } from '../../../src/rule-book/quiz/game.ts';
import { questionOf, titleOf } from '../../../src/rule-book/quiz/question.ts';

const KICKER = { rule: 'x', address: '#try/Kd-Kh-7c-7d-7h-7s-2c/vs/Ah-3d-7c-7d-7h-7s-2c' };
const HOLDEM = { rule: 'y', address: '#try/texas-holdem/Th-Jd-Qs-Kc-Ad/9c-9d/Ah-2s' };
const FLUSH = { rule: 'z', address: '#try/Ah-8h-6h-4h-2h/vs/Kd-Qd-Jd-Td-8d' };

test('twenty examples of the book are asked, and none of them twice', async () => {
  const coach = await coachOf({ root: resolve('.'), fromSource: true });
  const chosen = chosenIn(bookOf(coach.run(), []));
  expect(new Set(chosen.map(({ address }) => address)).size).toBe(20);
  for (const one of chosen)
    expect(questionOf(one, false).hands.map(({ cards }) => cards.length > 0)).toEqual([true, true]);
});

test('many of them are about the ladder, and some are ties', async () => {
  const coach = await coachOf({ root: resolve('.'), fromSource: true });
  const questions = chosenIn(bookOf(coach.run(), [])).map((one) => questionOf(one, false));
  const rungs = questions.map(({ hands }) => hands.map(({ rank }) => rank.category));
  expect(rungs.filter(([one, other]) => one !== other).length).toBeGreaterThanOrEqual(8);
  expect(rungs).toEqual(
    expect.arrayContaining([
      ['full house', 'flush'],
      ['flush', 'straight'],
    ]),
  );
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
