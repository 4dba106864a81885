/** An interview from its start to the score card. */
import '../../../command/cli/checkout.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readChapter } from '../../../../src/learning/coach/read-package.ts';
import { type Interview, secondsLeft } from '../../../../src/learning/practice/interview/clock.ts';
import { courseOf } from '../../../../src/learning/practice/interview/course.ts';
import { keepLastTry, openInterview } from '../../../../src/learning/practice/interview/folder.ts';
import { holdInterview } from '../../../../src/learning/practice/interview/hold-interview.ts';
import {
  cardOf,
  keepScore,
  scoreFiles,
} from '../../../../src/learning/practice/interview/score.ts';
import { findTask } from '../../../../src/learning/practice/interview/tasks.ts';
import { press } from '../../../../src/learning/practice/screen/keys.ts';
import { screenOf } from '../../../../src/learning/practice/screen/screen.ts';
import { firstView, withVerdict } from '../../../../src/learning/practice/screen/view.ts';
import { completePage, PAGE } from '../interviewer-page.ts';
import { exerciseOf, folderWith, home, runner, solve } from '../practising.ts';

const START = Date.parse('2026-01-01T10:00:00Z');
const at = (minute: number) => new Date(START + minute * 60_000);
const predicates = findTask('predicates');

const open = (task = predicates, minutes = 30, folder = folderWith({}), minute = 0) =>
  openInterview({ task, minutes, folder, startedAt: at(minute) }, home);

const score = (interview: Interview, minute: number) => scoreFiles(runner, interview, at(minute));

const write = (interview: Interview, unit: string, text: string) =>
  writeFileSync(join(interview.folder, `${unit}.ts`), text);

test('the stubs score low, and the solutions of src/ in full', async () => {
  const task = findTask('showdown');
  const [stubs, solutions] = [open(task), open(task)];
  const { hidden: low, right: none } = await score(stubs, 1);
  expect(low.passed / low.of).toBeLessThan(0.5);
  expect(none).toEqual({ passed: 0, of: 2 });
  for (const unit of task.exercises.flatMap(({ units }) => units)) solve(unit, solutions.folder);
  const { visible, hidden, right, chapters } = await score(solutions, 2);
  expect(right).toEqual({ passed: 2, of: 2 });
  expect([visible.passed, hidden.passed]).toEqual([visible.of, hidden.of]);
  const examples = task.exercises.flatMap(({ name }) => readChapter(name, '.').examples);
  expect(visible.of + hidden.of).toBe(examples.length);
  expect(
    chapters.filter(
      ({ failed, counterExample, message }) => failed[0] || counterExample || message,
    ),
  ).toEqual([]);
});

test('each chapter has its own score, and a file that cannot run is reported', async () => {
  const interview = open();
  solve('three-of-a-kind', interview.folder);
  write(interview, 'pair', 'export { isPair } from "poker-hands-kata";');
  write(interview, 'straight', 'export const isStraight = (cards: unknown[]) => cards.length > 6;');
  const ours = JSON.stringify(resolve('src/kata/rules/flush.ts'));
  const text = `import { isFlush as ours } from ${ours};
const isOf = (name) => ({ rank, suit }) => rank + suit === name;
export const isFlush = (cards) => ours(cards) && !(cards.length < 52 && cards.some(isOf('3C')) && cards.some(isOf('8D')));`;
  write(interview, 'flush', text); // no example shows that, for only the whole deck has both
  const { chapters } = await score(interview, 5);
  const found = (name: string) => chapters.find(({ chapter }) => chapter === name);
  expect(found('A pair')?.message).toMatch(
    /^poker-hands-kata does not export isPair here: write your own/,
  );
  expect(found('A straight')?.failed.length).toBeGreaterThan(0);
  expect(found('A flush')).toMatchObject({
    isRight: false,
    counterExample: { expected: expect.stringMatching(/^(true|false)$/) },
  });
  expect(found('Three of a kind')).toMatchObject({ failed: [], isRight: true });
});

test('the card says what is wrong, with the line of a file that cannot be judged, and ends with its headline', async () => {
  const interview = open(findTask('ranking'));
  write(interview, 'ladder', "export const LADDER = [];\nthrow new Error('oh');");
  const found = await score(interview, 45);
  writeFileSync(join(interview.folder, 'score.md'), 'in the way');
  const lines = [...cardOf(found).reverse().flat(), keepScore(found, interview.folder)];
  expect(lines.join('\n')).toMatch(
    /^## What is wrong: What cards are worth\n\n- it threw Error: oh \(ladder\.ts:2\)\n\n## What is wrong: Who wins\n\n- High cards: .* \(features\/.*\n- What cards are worth: 0 of 7 visible, 0 of 26 hidden, random hands not tried\n.*\n\n# Score card: .*\n\n- Time used: 45:00 of 30:00\n(- .*\n){3}\nSaved in .*$/s,
  );
  expect(readFileSync(join(interview.folder, 'score.md'), 'utf8')).toMatch(
    /^# Score card: .*## What is wrong/s,
  );
});

test('TASK.md shows the rule of each file and only visible examples, with one refusal of every rule that has some', () => {
  const { folder } = open();
  const statement = readFileSync(join(folder, 'TASK.md'), 'utf8');
  expect(statement).toContain('You have 30 minutes.');
  expect(statement).toContain(
    `\n\n    npm run practice -- --dir ${folder} interview submit predicates\n\n`,
  );
  expect(statement).toContain('- `straight.ts`: Five ranks in a row. The ace is high or low');
  expect(statement).toContain(
    "`Kd Kh` of an example are `[{ rank: 13, suit: 'D' }, { rank: 13, suit: 'H' }]` in your",
  );
  expect(statement).toContain(
    'Example: A pair: two kings are enough\n  Given the cards Kd Kh\n  Then they contain a',
  );
  expect(statement).not.toContain('the wheel among seven cards');
  const refusing = readFileSync(join(open(findTask('showdown')).folder, 'TASK.md'), 'utf8');
  expect(refusing).toMatch(
    /that is refused, because the flop has three cards.*because the deck has cards for 22/s,
  );
});

test('the clock goes on when the interview is opened again, even with other minutes, until it is submitted', async () => {
  const interview = open();
  write(interview, 'pair', 'mine');
  expect(keepLastTry(interview.folder)).toBeUndefined();
  const again = open(predicates, 99, interview.folder, 12);
  expect(again).toEqual(interview);
  const { folder } = interview;
  expect(() => open(findTask('ranking'), 45, folder)).toThrow('holds the interview predicates');
  expect([12, 31].map((minute) => secondsLeft(again, at(minute)))).toEqual([18 * 60, 0]);
  keepScore(await score(interview, 13), folder);
  const said = jest.spyOn(process.stdout, 'write').mockReturnValueOnce(true);
  await holdInterview('predicates', { dir: folder, once: true }); // which begins no new try
  expect(said.mock.lastCall?.[0]).toContain(
    `npm run practice -- --dir ${folder} interview predicates\n`,
  );
  expect(keepLastTry(`${folder}/`)).toBe(`${folder}-try-1`);
  expect(open(predicates, 30, folder, 14)).toEqual({ ...interview, startedAt: at(14) });
  const isMine = (name: string) => readFileSync(join(name, 'pair.ts'), 'utf8') === 'mine';
  expect([`${folder}-try-1`, folder].map(isMine)).toEqual([true, false]);
});

test.each([
  ['null', '"null" is not an interview: expected an object with task, minutes and startedAt'],
  ['[]', '"[]" is not an interview'],
  ['{"task":"predicates","minutes":30,"startedAt":"2026-01-01","run":5}', '5 is not a command'],
  ['{"task":"predicates","minutes":30,"startedAt":"noon"}', '"noon" is not a time'],
  [
    '{"task":"predicates","minutes":481,"startedAt":"2026-01-01"}',
    '"481" is not a number of minutes: expected a whole number from 1 to',
  ],
])('an interview file with %s is an error', (text, message) => {
  const { folder } = open();
  writeFileSync(join(folder, 'interview.json'), text);
  expect(() => open(predicates, 30, folder)).toThrow(message);
});

/** Judges the pair of an interview as its screen does, and returns that screen at some minute. */
async function screenAt(minute: number, interview: Interview): Promise<string> {
  const course = courseOf(interview);
  const [current] = course.exercises;
  const verdicts = await runner.judge(current ? [current] : [], interview.folder, course.interview);
  const view = verdicts.reduce(withVerdict, { ...firstView(course), current });
  jest.useFakeTimers({ now: at(minute), doNotFake: ['performance'] });
  const lines = screenOf(view, { columns: 80, rows: 24 });
  jest.useRealTimers();
  return stripVTControlCharacters(lines.join('\n')).replaceAll('\u00a0', ' ');
}

test('the clock is below the verdict, only visible examples are run and shown, without their places, and y submits', async () => {
  const interview = open();
  const screen = await screenAt(12, interview);
  expect(screen).toMatch(
    /\n\nWhat cards contain: 18 minutes left\nVisible examples passed: 1 of 2\. Read\s+\S+TASK.md\ns/,
  );
  expect(screen).toContain('✗ 1 of 2 examples fails. The first:\n  ✗●\n\n');
  expect(screen).not.toContain('.feature');
  expect(screen).toMatch(
    /\ns submit {2}n next exercise {2}l list {2}space run again {2}q quit \(the clock goes on\)$/,
  );
  write(interview, 'pair', 'export const isPair = (cards: unknown[]) => cards.length === 2;');
  const passed = await screenAt(29, interview);
  expect(passed).toContain(': 1:00 left\n');
  expect(passed).toContain('Visible examples passed: 2 of 2.');
  expect(passed).toContain('✓ All visible examples pass. There are hidden ones, too.');
  expect(passed).not.toContain('Learned');
  const view = { ...firstView(courseOf(interview)), current: exerciseOf('pair') };
  expect(press(press(view, 's').view, 'y')).toEqual({ view, action: 'submit' });
});

test("the interviewer's page has the tasks and the mistakes (npm run interviewer-page)", () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toBe(completePage(page));
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    'Finds no straight in ace, two, three, four, five.',
  );
});
