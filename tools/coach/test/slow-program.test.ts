/** A program that starts slowly and ends is not asked every example. */
import { readFileSync } from 'node:fs';
import { OUR_RULES } from '../../../steps/rules-under-test.ts';
import { chapter } from '../../../test/support/feature-files.ts';
import { SlowEnd } from '../../machine/program/no-answers.ts';
import { NoAnswer } from '../../solution/errors.ts';
import { parseChapter } from '../chapters/parse-chapter.ts';
import type { RunningProgram } from '../code/host.ts';
import type { Message } from '../jobs.ts';
import { startCoach } from '../run/start-coach.ts';

const FILE = chapter('pair');
const PAIR = parseChapter(readFileSync(FILE, 'utf8'), FILE);
const { length } = PAIR.examples;

/**
 * Judges a program that ends, and returns the verdict and how many questions it was asked.
 * @param right - how many questions it answers first
 * @param end - what is thrown when it ends
 */
function judgeEnding(right: number, end: NoAnswer, mayLeaveOut = true) {
  let asked = 0;
  const { predicates } = OUR_RULES;
  const pair: typeof predicates.pair = (cards) => {
    asked += 1;
    if (asked > right) throw end;
    return predicates.pair(cards);
  };
  const program: RunningProgram = {
    rulesAsking: () => ({ ...OUR_RULES, predicates: { ...predicates, pair } }),
    unknown: [],
    itemsInLine: 1,
    answeredLine: () => ({ ask: '', answer: '' }),
  };
  const messages: Message[] = [];
  const coach = startCoach({
    send: (message) => messages.push(message),
    chapter: () => PAIR,
    programOf: () => program,
  });
  const started = { command: '', folder: '', start: 0 };
  coach.doJob({ exercise: 'pair', program: started, mayLeaveOut });
  const last = messages.findLast((message) => message.kind === 'verdict');
  if (!last) throw new Error('there is no verdict');
  return { verdict: last.verdict, asked };
}

test('after two ends in a row, the other examples are left out', () => {
  const { verdict } = judgeEnding(2, new SlowEnd('it ended'));
  expect(verdict.troubles).toHaveLength(2);
  expect(verdict.leftOut).toBe(length - 4);
});

test('after the last two have ended it, it is asked nothing else', () => {
  const { verdict, asked } = judgeEnding(length - 2, new SlowEnd('it ended'));
  expect(verdict.leftOut).toBe(0);
  expect(asked).toBe(length);
});

test.each([
  { what: 'starts fast', end: new NoAnswer('it ended'), mayLeaveOut: true },
  { what: 'is marked', end: new SlowEnd('it ended'), mayLeaveOut: false },
])('a program that $what is asked every example', ({ end, mayLeaveOut }) => {
  const { verdict } = judgeEnding(2, end, mayLeaveOut);
  expect(verdict.troubles).toHaveLength(length - 2);
  expect(verdict.leftOut).toBeUndefined();
});
