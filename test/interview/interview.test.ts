/** An interview from its start to the score card. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { report } from '../../src/coach/report.ts';
import { openInterview } from '../../src/interview/candidate-folder.ts';
import { parseMinutes, readInterview, secondsLeft, timeUsed } from '../../src/interview/clock.ts';
import { stateLines, submissionLines } from '../../src/interview/screen/words.ts';
import { submit } from '../../src/interview/submit.ts';
import { findTask, TASKS } from '../../src/interview/tasks.ts';
import { quote } from '../../src/kata/cards/quote.ts';
import { readChapter } from '../../src/practice/read-chapter.ts';
import { foldLine } from '../../src/terminal/lay-out.ts';
import { home, newFolder, runner, solve } from '../practice/practising.ts';

jest.mock('../../src/terminal/package-files.ts', () => ({
  isCheckout: true,
  home: { root: process.cwd(), fromSource: true },
  packageFile: String,
}));

const MINUTE = 60_000;
const START = Date.parse('2026-01-01T10:00:00Z');
const named = TASKS.map((task) => [task.name, task] as const);
const predicates = findTask('predicates');

const folder = mkdtempSync(join(tmpdir(), 'interview-'));
afterAll(() => rmSync(folder, { recursive: true }));

let opened = 0;
function open(task = predicates, minutes = 30) {
  opened += 1;
  return openInterview(task, minutes, join(folder, `${opened}`), home, START);
}

const score = async (interview: ReturnType<typeof open>, minutes: number, hands = 0) =>
  (await submit(runner, interview, home.root, START + minutes * MINUTE, hands)).score;

test.each(named)('the stubs of %s score low, and the solutions of src/ in full', async (_, task) => {
  const interview = open(task);
  const stubs = await score(interview, 1, 300);
  expect(stubs.hidden.passed / stubs.hidden.of).toBeLessThan(0.5);
  expect(stubs.visible.passed / stubs.visible.of).toBeLessThanOrEqual(0.5);
  expect(stubs.hands.passed / stubs.hands.of).toBeLessThan(0.5);

  for (const { step } of task.parts) for (const unit of step.units) solve(unit, interview.folder);
  const { visible, hidden, hands, chapters } = await score(interview, 2, 300);
  expect(hands).toEqual({ passed: 300, of: 300 });
  expect(visible.passed).toBe(visible.of);
  expect(hidden.passed).toBe(hidden.of);
  const examples = task.parts.flatMap(({ step }) => readChapter(step.name, '.').examples);
  expect(visible.of + hidden.of).toBe(examples.length);
  expect(chapters.filter(({ failed, counterExample, message }) => failed[0] || counterExample || message)).toEqual([]);
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

test('one minute is one, and so is one example that fails', () => {
  expect(readFileSync(join(open(predicates, 1).folder, 'TASK.md'), 'utf8')).toContain('You have 1 minute. ');
  const verdict = { step: 'pair', examples: 7, trouble: {} };
  const firstLine = (...failed: string[]) => report({ ...verdict, failed }, [], String)[0];
  expect(firstLine('a')).toBe('✗ 1 of 7 examples fails. The first:');
  expect(firstLine('a', 'b')).toBe('✗ 2 of 7 examples fail. The first:');
});

describe('on a screen', () => {
  const stateOf = (task: typeof predicates, columns: number) => {
    const standing = task.parts.map((part) => ({ part, troubles: new Map([['an example', undefined]]) }));
    return stateLines({ ...open(task), task }, standing, String, { columns });
  };

  test.each([
    [80, 3],
    [60, 2],
    [20, 1],
  ])('of %d columns the counts stand in %d, and none is broken', (columns, size) => {
    const rows = stateOf(predicates, columns).filter((line) => line.includes('1 of 1'));
    expect(rows).toHaveLength(Math.ceil(predicates.parts.length / size));
    expect(rows.filter((row) => columns > 20 && foldLine(row, columns).length > 1)).toEqual([]);
  });

  test('a chapter has the name that is spoken', () => {
    expect(stateOf(findTask('showdown'), 80).join()).toContain("Texas hold'em ");
  });
});

test('the statement shows a refusal of every rule that has some, and why', () => {
  const statement = readFileSync(join(open(findTask('showdown')).folder, 'TASK.md'), 'utf8');
  expect(statement).toContain('that is refused, because the deck has cards for 22');
  expect(statement).toContain('that is refused, because the flop has three cards');
});

test("the candidate's editor is told what Node's console is, as the learner's is", () => {
  const declarations = readFileSync(join(open().folder, 'console.d.ts'), 'utf8');
  expect(declarations).toContain('declare const console');
  expect(readFileSync(join(newFolder(), 'console.d.ts'), 'utf8')).toBe(declarations);
});

test('the clock goes on when the interview is opened again, whatever length is asked for then', () => {
  const interview = open();
  const later = START + 12 * MINUTE;
  const again = openInterview(predicates, 99, interview.folder, home, later);
  expect(again).toEqual(interview);
  expect(secondsLeft(again, later)).toBe(18 * 60);
  expect(secondsLeft(again, START + 31 * MINUTE)).toBe(0);
});

test('what is submitted after the end counts the whole time and is marked', async () => {
  const interview = open();
  expect(timeUsed(interview, START + 30 * MINUTE)).toEqual({ seconds: 1800, isOver: false });
  expect(await score(interview, 45)).toMatchObject({ secondsUsed: 1800, isOverTime: true });
  expect(readFileSync(join(interview.folder, 'score.md'), 'utf8')).toContain('30:00 of 30:00, submitted after the end');
});

test('a second submission keeps the first score card, and is the same for the same files', async () => {
  const interview = open(findTask('showdown'));
  const withoutRefusals = `import { rankHand } from 'poker-hands-kata';
export const rankTexasHoldem = (hole: [], board: []) => rankHand([...hole, ...board]);`;
  writeFileSync(join(interview.folder, 'texas-holdem.ts'), withoutRefusals);
  const first = await score(interview, 10, 200);
  const refusal = { rule: 'Two hole cards and three to five on the board, no card twice: anything else is refused' };
  expect(first.chapters[0]).toMatchObject({ failed: Array(4).fill(refusal), hands: { passed: 196, of: 196 } });
  const card = readFileSync(join(interview.folder, 'score.md'), 'utf8');
  expect(card).toContain("| Texas hold'em | 3");
  expect(card).toMatch(/\| random hands +\| 196 of 200 agree, on average 50\.00 % a chapter \|/);
  const kept = readFileSync(join(interview.folder, 'score.json'), 'utf8');
  expect(JSON.parse(kept)).toEqual(first);
  const second = await score(readInterview(interview.folder) ?? interview, 11, 200);
  expect(second).toEqual({ ...first, submission: 2, submittedAt: '2026-01-01T10:11:00.000Z', secondsUsed: 660 });
  expect(readFileSync(join(interview.folder, 'score.json'), 'utf8')).toBe(kept);
  expect(existsSync(join(interview.folder, 'score-2.md'))).toBe(true);
});

test('the score is told when its folder has gone', async () => {
  const interview = open();
  rmSync(interview.folder, { recursive: true });
  const submission = await submit(runner, interview, home.root, START + MINUTE, 0);
  const lines = submissionLines(submission, String);
  expect(lines).toContain('# Score card: What cards contain');
  expect(lines.at(-1)).toBe(
    `This could not be kept, so copy it from here: cannot write ${quote(join(interview.folder, 'score.json'))}: there is no such folder.`,
  );
});

test('a showdown that changes the players it was given fails, example by example and hand by hand', async () => {
  const interview = open(findTask('showdown'));
  const sorting = `import { compareHandRanks } from 'poker-hands-kata';
export function showdown(players: any[]) {
  players.sort((a, b) => compareHandRanks(b.rank, a.rank));
  const better = (one: any) => players.filter((other) => compareHandRanks(other.rank, one.rank) > 0);
  for (const player of players) player.place = 1 + better(player).length;
  return players;
}`;
  writeFileSync(join(interview.folder, 'showdown.ts'), sorting);
  solve('deal', interview.folder);
  const { chapters } = await score(interview, 10, 200);
  expect(chapters[1]).toMatchObject({
    failed: Array(3).fill({ place: expect.stringContaining('-showdown.feature') }),
    hands: { passed: 0, of: 4 },
    counterExample: { got: expect.stringContaining('it changes what it was given') },
  });
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

test.each([
  ['package.json', 'cannot write "package.json": there is a file of that name'],
  ['package.json/mine', 'cannot write "package.json/mine": a part of its path is no folder'],
])('the folder %s is refused in a sentence', (path, sentence) => {
  expect(() => openInterview(predicates, 30, path, home, START)).toThrow(sentence);
});

test("a candidate's file that is there is not written anew", () => {
  const interview = open();
  writeFileSync(join(interview.folder, 'pair.ts'), 'mine');
  openInterview(predicates, 30, interview.folder, home, START);
  expect(readFileSync(join(interview.folder, 'pair.ts'), 'utf8')).toBe('mine');
});

test.each(['0', '481', '1.5', 'ten', ''])('%j is no number of minutes', (text) => {
  expect(() => parseMinutes(text)).toThrow(`"${text}" is no number of minutes: expected a whole number from 1 to 480`);
});

test('a clock that cannot be read is no start of another one', () => {
  const interview = open();
  writeFileSync(join(interview.folder, 'interview.json'), '{"task":"predicates","minutes":30,"startedAt":"noon"}');
  expect(() => openInterview(predicates, 30, interview.folder, home, START)).toThrow('"noon" is no time');
});

test('whatever the code does, there is a score card, and each chapter counts on its own', async () => {
  const interview = open();
  const write = (unit: string, text: string) => writeFileSync(join(interview.folder, `${unit}.ts`), text);
  for (const { step } of predicates.parts) for (const unit of step.units) solve(unit, interview.folder);
  const spoiled = ['pair', 'two-pairs', 'full-house', 'flush', 'straight'];
  write('pair', 'export { isPair } from "poker-hands-kata";');
  write('two-pairs', 'for (;;);\nexport const isTwoPairs = 1;');
  write('full-house', 'export const isFullHouse = () => {\n  process.kill(process.ppid);\n};');
  write('flush', 'export const isFlush = (cards: unknown[]) => {\n  for (;;) cards.at(0);\n};');
  const six =
    'export function isStraight(cards: any[]) {\n  while (cards.length === 6 && cards[0].rank === 2) cards.at(0);\n';
  write(
    'straight',
    `import { isStraight as ours } from ${JSON.stringify(resolve('src/kata/rules/straight.ts'))};\n${six}  return ours(cards);\n}`,
  );
  const { chapters, hands } = await score(interview, 5, 500 * predicates.parts.length);
  const found = (name: string) => chapters.find(({ chapter }) => chapter === name);
  expect(found('pair')).toMatchObject({ message: expect.stringContaining('does not give isPair in this interview') });
  expect(found('two-pairs')).toMatchObject({ message: expect.stringContaining('endless loop'), hidden: { passed: 0 } });
  expect(found('flush')).toMatchObject({
    message: expect.stringMatching(/stopped twice .* endless loop\? \(flush.ts:2\)/),
    visible: { passed: 0 },
  });
  expect(found('full-house')?.counterExample?.got).toMatch(
    /process \d+ does not belong to your code, which may not end or signal it/,
  );
  const { counterExample, hands: straights } = found('straight') ?? {};
  expect(counterExample?.hand).toMatch(/^2[CDHS]( ..){5}$/);
  expect(counterExample?.got).toContain('endless loop');
  expect(straights?.passed).toBeGreaterThan(0);
  expect(found('royal-flush')).toMatchObject({ failed: [], hands: { passed: 500, of: 500 } });
  expect(hands.passed).toBe(500 * (predicates.parts.length - spoiled.length) + (straights?.passed ?? 0));
});
