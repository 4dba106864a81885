/** An interview from its start to the score card. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { quote } from '../../../src/kata/cards/quote.ts';
import { openInterview } from '../../../src/practice/interview/candidate-folder.ts';
import { type Interview, parseMinutes, readInterview, secondsLeft } from '../../../src/practice/interview/clock.ts';
import { firstView, partsOf, update, type View } from '../../../src/practice/interview/screen/view.ts';
import { submit } from '../../../src/practice/interview/submit.ts';
import { findTask } from '../../../src/practice/interview/tasks.ts';
import { readChapter } from '../../../src/practice/read-chapter.ts';
import { layOut, plain, UNBROKEN } from '../../../src/terminal/lay-out.ts';
import { completePage, PAGE } from '../interviewer-page.ts';
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

const score = async (interview: ReturnType<typeof open>, minutes: number) =>
  (await submit(runner, interview, home.root, START + minutes * MINUTE)).score;

const unitsOf = ({ parts }: typeof predicates) => parts.flatMap(({ step }) => step.units);
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
  const examples = task.parts.flatMap(({ step }) => readChapter(step.name, '.').examples);
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
  expect(found('pair')?.message).toMatch(/^(isPair comes from poker-hands-kata, which does not count)/);
  expect(found('straight')?.failed.length).toBeGreaterThan(0);
  expect(found('flush')).toMatchObject({
    isRight: false,
    counterExample: { expected: expect.stringMatching(/^(true|false)$/) },
  });
  expect(found('royal-flush')).toMatchObject({ failed: [], isRight: true });
});

test('a ladder with a category that does not exist is told with its line', async () => {
  const interview = open(findTask('ranking'));
  solve('best-five', interview.folder);
  write(interview, 'ladder', "export const LADDER = [\n  { category: 'two pair', holds: () => true },\n];\n");
  const { chapters } = await score(interview, 1);
  expect(chapters[0]?.message).toBe('"two pair" is no category; did you mean "two pairs"? (ladder.ts:2)');
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

test.each(['0', '481', '1.5', 'ten', ''])('%j is no number of minutes', (text) => {
  expect(() => parseMinutes(text)).toThrow(`"${text}" is no number of minutes: expected a whole number from 1 to 480`);
});

test('a clock that cannot be read is no start of another one', () => {
  const interview = open();
  writeFileSync(join(interview.folder, 'interview.json'), '{"task":"predicates","minutes":30,"startedAt":"noon"}');
  expect(() => openInterview(predicates, 30, interview.folder, home, START)).toThrow('"noon" is no time');
});

const FIRST = firstView({ folder: 'mine', task: predicates, minutes: 30, startedAt: 0, submittedAt: [] }, 0, 'A note.');

const press = (view: View, key: string) => update(view, { kind: 'key', key });
const screenOf = (view: View, size = { columns: 80, rows: 24 }) =>
  layOut(partsOf(view, size.columns), size).lines.map(plain).join('\n').replaceAll(UNBROKEN, ' ');

test('the examples are run at the start, after a save and when asked', () => {
  expect(update(FIRST, { kind: 'open' })).toEqual([{ ...FIRST, asked: 1 }, 'mark']);
  const [view, action] = update(FIRST, { kind: 'save', path: 'mine/full-house.ts' });
  expect([view.lastSaved, action]).toEqual(['full-house', 'mark']);
  expect(press(FIRST, 'space')).toEqual([{ ...FIRST, asked: 1, note: '' }, 'mark']);
});

test('the interview is submitted when the question is answered with y alone', () => {
  const [asked] = press(FIRST, 's');
  expect(screenOf(asked)).toContain('Submit now? That ends the interview.  y yes  any other key no');
  expect(press(asked, 'y')[1]).toBe('submit');
  expect(press(asked, 'q')).toEqual([{ ...FIRST, note: 'Not submitted.' }]);
  expect(press(asked, 'ctrl+c')[1]).toBe('quit');
  expect(press(FIRST, 'y')[1]).toBeUndefined();
});

test('the clock goes on with each tick, and ends the interview', () => {
  const [later, action] = update(FIRST, { kind: 'tick', now: 12 * MINUTE });
  expect(screenOf(later)).toContain('What cards contain: 18 minutes left');
  expect(action).toBeUndefined();
  expect(update(later, { kind: 'tick', now: 30 * MINUTE })[1]).toBe('time over');
});

test('a key leads to the next failure, through all parts and round again', () => {
  const [first, second] = predicates.parts;
  if (!first || !second) throw new Error('there are no two parts');
  const trouble = (name: string) => ({
    example: { place: name, rule: 'A rule', name, given: [], sentence: 'Then', rows: [] },
    message: `it is wrong in ${name}`,
  });
  const troubles = (...names: string[]) => new Map(names.map((name) => [name, trouble(name)]));
  const marks = [
    { part: first, troubles: troubles('a:1', 'a:2') },
    { part: second, troubles: troubles('b:1') },
  ];
  const [marked] = update({ ...FIRST, lastSaved: `${second.step.units[0]}` }, { kind: 'marked', marks });
  expect(screenOf(marked)).toContain('f next failure');
  let view = marked;
  for (const name of ['b:1', 'a:1', 'a:2', 'b:1']) {
    expect(screenOf(view)).toContain(`it is wrong in ${name}`);
    [view] = press(view, 'f');
  }
  expect(update(view, { kind: 'marked', marks })[0].failure).toBe(0);
  const one = update(FIRST, { kind: 'marked', marks: [{ part: first, troubles: troubles('a:1') }] })[0];
  expect(screenOf(one)).not.toContain('next failure');
});

test("the interviewer's page tells the tasks and the mistakes as they are (npm run interviewer-page)", () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toBe(completePage(page));
  expect(page).toContain('Finds no straight in ace, two, three, four, five.');
});
