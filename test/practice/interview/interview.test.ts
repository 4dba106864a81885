/** An interview from its start to the score card. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Exercise } from '../../../src/coach/exercises.ts';
import type { ExerciseVerdict } from '../../../src/coach/verdict.ts';
import { quote } from '../../../src/kata/cards/quote.ts';
import { type Interview, parseMinutes, readInterview, secondsLeft } from '../../../src/practice/interview/clock.ts';
import { courseOf, visibleOf } from '../../../src/practice/interview/course.ts';
import { examplesOf } from '../../../src/practice/interview/examples.ts';
import { openInterview } from '../../../src/practice/interview/folder.ts';
import type { Score } from '../../../src/practice/interview/score.ts';
import { submit } from '../../../src/practice/interview/submit.ts';
import { findTask } from '../../../src/practice/interview/tasks.ts';
import { readChapter } from '../../../src/practice/read-chapter.ts';
import { press } from '../../../src/practice/screen/keys.ts';
import { screenOf } from '../../../src/practice/screen/screen.ts';
import { firstView, withVerdict } from '../../../src/practice/screen/view.ts';
import { home, runner, solve } from '../practising.ts';

jest.mock('../../../src/terminal/package-files.ts', () => ({
  isCheckout: true,
  home: { root: process.cwd(), fromSource: true },
  packageFile: String,
  here: String,
}));

const MINUTE = 60_000;
const START = Date.parse('2026-01-01T10:00:00Z');
const predicates = findTask('predicates');

const folder = mkdtempSync(join(tmpdir(), 'interview-'));
afterAll(() => rmSync(folder, { recursive: true }));

let opened = 0;
function open(task = predicates, minutes = 30) {
  opened += 1;
  return openInterview(task, minutes, join(folder, `${opened}`), home, START);
}

/** Submits, and reads the score that was kept last. */
async function score(interview: Interview, minutes: number): Promise<Score> {
  const lines = await submit(runner, interview, home.root, START + minutes * MINUTE);
  return JSON.parse(readFileSync(lines.at(-1)?.match(/kept in (.*?\.json)/)?.[1] ?? '', 'utf8'));
}

const unitsOf = ({ exercises }: typeof predicates) => exercises.flatMap(({ units }) => units);
const write = (interview: Interview, unit: string, text: string) =>
  writeFileSync(join(interview.folder, `${unit}.ts`), text);

test('the stubs score low, and the solutions of src/ in full', async () => {
  const task = findTask('showdown');
  const interview = open(task);
  const stubs = await score(interview, 1);
  expect(stubs.hidden.passed / stubs.hidden.of).toBeLessThan(0.5);
  expect(stubs.right).toEqual({ passed: 0, of: 2 });
  for (const unit of unitsOf(task)) solve(unit, interview.folder);
  const { visible, hidden, right, chapters } = await score(interview, 2);
  expect(right).toEqual({ passed: 2, of: 2 });
  expect([visible.passed, hidden.passed]).toEqual([visible.of, hidden.of]);
  const examples = task.exercises.flatMap(({ name }) => readChapter(name, '.').examples);
  expect(visible.of + hidden.of).toBe(examples.length);
  expect(chapters.filter(({ failed, counterExample, message }) => failed[0] || counterExample || message)).toEqual([]);
});

test('each chapter counts on its own, and what cannot be run is told', async () => {
  const interview = open();
  for (const unit of unitsOf(predicates)) solve(unit, interview.folder);
  write(interview, 'pair', 'export { isPair } from "poker-hands-kata";');
  write(interview, 'straight', 'export const isStraight = (cards: unknown[]) => cards.length > 6;');
  const ours = JSON.stringify(resolve('src/kata/rules/flush.ts'));
  const text = `import { isFlush as ours } from ${ours};
const isOf = (name) => ({ rank, suit }) => rank + suit === name;
export const isFlush = (cards) => ours(cards) && !(cards.some(isOf('3C')) && cards.some(isOf('8D')));`;
  write(interview, 'flush', text); // no example shows that
  const { chapters } = await score(interview, 5);
  const found = (name: string) => chapters.find(({ chapter }) => chapter === name);
  expect(found('pair')?.message).toMatch(/^poker-hands-kata does not give isPair here: write your own/);
  expect(found('straight')?.failed.length).toBeGreaterThan(0);
  expect(found('flush')).toMatchObject({
    isRight: false,
    counterExample: { expected: expect.stringMatching(/^(true|false)$/) },
  });
  expect(found('royal-flush')).toMatchObject({ failed: [], isRight: true });
});

test('a second submission keeps the first score card, and one after the end is marked', async () => {
  const interview = open();
  const first = await score(interview, 10);
  expect(first).toMatchObject({ submission: 1, secondsUsed: 600, isOverTime: false });
  const kept = readFileSync(join(interview.folder, 'score.json'), 'utf8');
  expect(JSON.parse(kept)).toEqual(first);
  const second = await score(readInterview(interview.folder) ?? interview, 45);
  expect(second).toEqual({
    ...first,
    submission: 2,
    submittedAt: '2026-01-01T10:45:00.000Z',
    secondsUsed: 1800,
    isOverTime: true,
  });
  expect(readFileSync(join(interview.folder, 'score.json'), 'utf8')).toBe(kept);
  const card = readFileSync(join(interview.folder, 'score-2.md'), 'utf8');
  expect(card).toContain('30:00 of 30:00, submitted after the end');
  expect(card).toContain('| pair');
});

test('the statement shows the sentence of each file, and the visible examples alone', () => {
  const { folder } = open();
  const statement = readFileSync(join(folder, 'TASK.md'), 'utf8');
  expect(statement).toContain('You have 30 minutes.');
  expect(statement).toContain(`\`npm run practice -- interview submit predicates --dir ${folder}\`, or until`);
  expect(statement).toContain('- `straight.ts`: Five ranks in a row; the ace ends a row or starts one');
  expect(statement).toContain(
    'Example: A pair: two kings are enough\n  Given the cards Kd Kh\n  Then they contain a pair\n',
  );
  expect(statement).not.toContain('the wheel among seven cards');
});

test('the statement shows a refusal of every rule that has some, and why', () => {
  const statement = readFileSync(join(open(findTask('showdown')).folder, 'TASK.md'), 'utf8');
  expect(statement).toContain('that is refused, because the deck has cards for 22');
  expect(statement).toContain('that is refused, because the flop has three cards');
});

test('the clock goes on when the interview is opened again, whatever length is asked for then', () => {
  const interview = open();
  const later = START + 12 * MINUTE;
  const again = openInterview(predicates, 99, interview.folder, home, later);
  expect(again).toEqual(interview);
  expect(secondsLeft(again, later)).toBe(18 * 60);
  expect(secondsLeft(again, START + 31 * MINUTE)).toBe(0);
});

test('a file of somebody else is left as it is, and a folder that has one of a stub is refused', () => {
  const [kind, taken] = [join(folder, 'kind'), join(folder, 'taken')];
  for (const [path, name] of [
    [kind, 'notes.txt'],
    [taken, 'pair.ts'],
  ] as const) {
    mkdirSync(path);
    writeFileSync(join(path, name), 'mine');
  }
  openInterview(predicates, 30, kind, home, START);
  expect(readFileSync(join(kind, 'notes.txt'), 'utf8')).toBe('mine');
  expect(() => openInterview(predicates, 30, taken, home, START)).toThrow(
    `${quote(join(taken, 'pair.ts'))} is there already`,
  );
  expect(readdirSync(taken)).toEqual(['pair.ts']);
  expect(() => openInterview(findTask('ranking'), 45, kind, home, START)).toThrow('holds the interview predicates');
});

test.each(['0', '481', '1.5', 'ten', ''])('%j is not a number of minutes', (text) => {
  expect(() => parseMinutes(text)).toThrow(
    `"${text}" is not a number of minutes: expected a whole number from 1 to 480`,
  );
});

test('a clock that cannot be read is no start of another one', () => {
  const interview = open();
  writeFileSync(join(interview.folder, 'interview.json'), '{"task":"predicates","minutes":30,"startedAt":"noon"}');
  expect(() => openInterview(predicates, 30, interview.folder, home, START)).toThrow('"noon" is not a time');
});

/** Returns the screen of an interview with these verdicts, at a time. */
function screenAt(time: number, ...verdicts: ExerciseVerdict[]): string {
  jest.useFakeTimers({ now: time, doNotFake: ['performance'] });
  const first = { ...firstView(courseOf(open())), current: predicates.exercises[0] };
  const view = verdicts.reduce((before, verdict) => withVerdict(before, first.course.shownOf(verdict)), first);
  const lines = screenOf(view, { columns: 80, rows: 24 });
  jest.useRealTimers();
  return stripVTControlCharacters(lines.join('\n')).replaceAll('\u00a0', ' ');
}

const exampleOf = (place: string) => ({
  place,
  rule: 'A rule',
  name: `At ${place}`,
  given: [],
  sentence: 'Then',
  rows: [],
});
const troubleAt = (place: string) => ({
  example: exampleOf(place),
  message: `it is wrong in ${place}`,
  call: 'isPair()',
});

describe('on the screen', () => {
  const { visible, hidden } = examplesOf(predicates.exercises[0] as Exercise, predicates, '.');
  const [shown, secret] = [visible[0]?.place ?? '', hidden[0]?.place ?? ''];
  const failing = (...places: string[]): ExerciseVerdict => {
    const [trouble, ...others] = places.map(troubleAt);
    return { exercise: 'pair', examples: 9, failed: places, ...(trouble && { trouble, others }) };
  };

  test('the clock is above the verdict, and shows seconds at last', () => {
    expect(screenAt(START + 12 * MINUTE)).toMatch(/^What cards contain: 18 minutes left\nThe task is in .*TASK.md/);
    expect(screenAt(START + 29 * MINUTE)).toContain(': 1:00 left\n');
  });

  test('only visible examples are shown', () => {
    const screen = screenAt(START, failing(secret, shown));
    expect(screen).toContain('Visible examples passed: 1 of 2.');
    expect(screen).toContain('✗ 1 of 2 examples fails. The first:\n  ✗●\n\n');
    expect(screen).toContain(`it is wrong in ${shown}`);
    expect(screen).not.toContain(secret);
    expect(screen).toMatch(
      /\ns submit {2}n next exercise {2}l list {2}space run again {2}q quit \(the clock goes on\)$/,
    );
    expect(screenAt(START, failing(secret))).toContain('✓ All visible examples pass. There are hidden ones, too.');
    expect(screenAt(START, failing(shown, visible[1]?.place ?? ''))).toContain('f next failure');
  });

  test('what stopped the code is told without the hidden example', () => {
    const stopped = screenAt(START, {
      exercise: 'pair',
      examples: 0,
      failed: [],
      trouble: { message: 'it did not end' },
    });
    expect(stopped).toContain('Your code: it did not end');
    const chapter = readChapter('pair', '.');
    const last = chapter.examples.slice(-1);
    const inHidden: ExerciseVerdict = { exercise: 'pair', examples: 0, failed: [], trouble: troubleAt(secret) };
    const { trouble, failed } = visibleOf(inHidden, { chapter, visible: last, hidden: [] });
    expect({ trouble, failed }).toEqual({ trouble: { message: `it is wrong in ${secret}` }, failed: [last[0]?.place] });
  });

  test('the interview is submitted when the question is answered with y alone', () => {
    const view = firstView(courseOf(open()));
    const [asked] = press(view, 's');
    expect(asked.asked?.question).toBe('Submit now? That ends the interview.');
    expect(press(asked, 'y')).toEqual([view, 'submit']);
    expect(press(asked, 'q')).toEqual([view, undefined]);
    expect(press(asked, 'ctrl+c')[1]).toBe('quit');
    expect(press(view, 'y')[1]).toBeUndefined();
  });

  test('the time ends the interview', () => {
    const isOverAt = (now: number) => {
      jest.useFakeTimers({ now });
      const isOver = courseOf(open()).isOver?.();
      jest.useRealTimers();
      return isOver;
    };
    expect([isOverAt(START + 29 * MINUTE), isOverAt(START + 30 * MINUTE)]).toEqual([false, true]);
  });
});
