/** A program answers `rank` as a whole, but each exercise judges only the part that it asks for. */
import { readFileSync } from 'node:fs';
import { parseCards } from '../../../src/kata.ts';
import { chapter } from '../../../test/support/feature-files.ts';
import { type Asked, rulesAsking } from '../../machine/program/rules-asking.ts';
import { rightAnswer } from '../../machine/program/session.ts';
import { parseChapter } from '../chapters/parse-chapter.ts';
import type { AskJob, ExerciseJob, Message } from '../jobs.ts';
import { startCoach } from '../run/start-coach.ts';

const FILE = chapter('ranking');
const CHAPTER = parseChapter(readFileSync(FILE, 'utf8'), FILE);

/** Does a job with a program that answers a part of each rank wrongly; lists what it was asked. */
function doJob(job: ExerciseJob | AskJob, wrong: object = {}) {
  const hands: string[] = [];
  const ask = <Answer>({ question, item, read }: Asked<Answer>) => {
    hands.push(item as string);
    return read({ ...(rightAnswer(question, item) as object), ...wrong });
  };
  const messages: Message[] = [];
  const coach = startCoach({
    send: (message) => messages.push(message),
    chapter: () => CHAPTER,
    programOf: () => ({
      rulesAsking: (names, { wrapAsk, wrapRules } = {}) => {
        const rules = rulesAsking(wrapAsk?.(ask) ?? ask, new Set(names));
        return wrapRules?.(rules) ?? rules;
      },
      unknown: [],
      itemsInLine: 1,
      answeredLine: () => ({ ask: '', answer: '' }),
    }),
  });
  coach.doJob({ ...job, program: { command: '', folder: '', start: 0 } });
  return { messages, hands };
}

/** Judges such a program by the examples of an exercise. */
function judge(exercise: string, wrong: object) {
  const { messages, hands } = doJob({ exercise, onlyExamples: true }, wrong);
  const last = messages.findLast((message) => message.kind === 'verdict');
  return { troubles: last?.verdict.troubles, hands };
}

test.each([
  { exercise: 'ladder', what: 'best five', wrong: { best: '2C', tieBreak: [2] } },
  { exercise: 'best-groups', what: 'category', wrong: { category: 'flush', tieBreak: [2] } },
  { exercise: 'tie-breaks', what: 'category', wrong: { category: 'flush' } },
])('$exercise passes with a wrong $what', ({ exercise, wrong }) => {
  const { troubles, hands } = judge(exercise, wrong);
  expect(troubles).toEqual([]);
  expect(hands).not.toEqual([]);
});

test.each([
  { exercise: 'ladder', wrong: { category: 'flush' }, got: 'flush: AS KS QS JS TS' },
  { exercise: 'best-groups', wrong: { best: '2C' }, got: '2C' },
  { exercise: 'tie-breaks', wrong: { tieBreak: [2] }, got: '[ 2 ]' },
])(
  '$exercise fails with a wrong answer of its own, and shows the line',
  ({ exercise, wrong, got }) => {
    const { troubles, hands } = judge(exercise, wrong);
    const call = JSON.stringify({ id: 1, ask: 'rank', items: hands.slice(0, 1) });
    expect(troubles?.[0]).toMatchObject({ got, call });
  },
);

test.each([
  { hand: '2D 4D 6D 8D AD', isAsked: true },
  { hand: 'KD KH 9C', isAsked: false },
])('about straights and flushes, $hand is asked: $isAsked', ({ hand, isAsked }) => {
  const asked = 'best-straights-and-flushes';
  const { hands } = doJob({ asked, question: [parseCards(hand)] });
  expect(hands).toEqual(isAsked ? [hand] : []);
});
