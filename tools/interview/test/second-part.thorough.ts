/** A ranking and its second part, from the start to the marks, in processes of their own. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Exercise } from '../../coach/exercise.ts';
import { exerciseNamed } from '../../coach/exercises.ts';
import { practice } from '../../practice/test/practice-in.ts';
import { TWO_GAMES } from '../../practice/test/two-games.ts';
import { divideExamples } from '../divide-examples.ts';
import { findTask } from '../tasks.ts';

const folder = mkdtempSync(join(tmpdir(), 'second-part-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FOLDER = 'practice/interview-ranking-second-part';

const TASK = findTask('ranking-second-part');
const { exercises } = TASK;
const shortDeck = exerciseNamed('short-deck');
const visibleIn = (asked: readonly Exercise[]) =>
  asked.flatMap((exercise) => divideExamples(exercise, TASK, '.').visible);

const COMPARE = `import type { CompareHandRanks } from 'poker-hands-kata';
import { LADDER } from './ladder.ts';

export const compareHandRanks: CompareHandRanks = (a, b) => {
  const rungOf = (name: string) => LADDER.findIndex(({ category }) => category === name);
  if (a.category !== b.category) return rungOf(b.category) - rungOf(a.category);
  const index = a.tieBreak.findIndex((rank, i) => rank !== b.tieBreak[i]);
  const hasFewer = index < 0 && a.tieBreak.length < b.tieBreak.length;
  if (hasFewer) return -1;
  return index < 0 ? 0 : (a.tieBreak[index] ?? 0) - (b.tieBreak[index] ?? 0);
};
`;

/** The files of a candidate, whose straights are in files that are not of the task. */
const { 'short-deck': SHORT_DECK, ...RANKING } = { ...TWO_GAMES, 'tie-breaking': COMPARE };

/** Writes files without .ts into a folder. */
function write(to: string, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(to, `${name}.ts`), text);
}

/** Starts the first part; returns its folder. */
function openRanking(cwd: string, ...options: string[]): string {
  practice(cwd, 'interview', 'ranking', ...options);
  return join(cwd, 'practice/interview-ranking');
}

/** Ends an interview as a submission does, but without the time for the score. */
function endFirstPart(first: string): void {
  writeFileSync(join(first, 'score.json'), '{}');
}

/** Marks the second part. On a busy machine that may take long. */
function mark(cwd: string) {
  return practice(cwd, 'interview', 'mark', FOLDER, '--seed', '7', '--minutes', '400');
}

describe('a candidate whose ranking is right', () => {
  const cwd = mkdtempSync(join(folder, 'files'));
  const second = join(cwd, FOLDER);

  beforeAll(() => {
    const first = openRanking(cwd);
    write(first, RANKING);
    endFirstPart(first);
  });

  test('begins the second part with the files of the first, all of which pass', () => {
    const { stdout, stderr } = practice(cwd, 'interview', 'ranking', '--second-part');
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^1\. short deck\n/);
    const text = stdout.replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/ The rules change: \d+ minutes left /);
    const all = visibleIn(exercises).length;
    const right = all - visibleIn([shortDeck]).length;
    expect(text).toContain(` Visible examples passed: ${right} of ${all}. `);
    expect(readFileSync(join(second, 'ladder.ts'), 'utf8')).toBe(RANKING.ladder);
  });

  test('sees it in the list', () => {
    expect(practice(cwd, 'interview').stdout).toMatch(
      /\nranking --second-part +The rules change, 30 minutes\n {2}running: .* left in .*second-part\n/,
    );
  });

  test('has short deck and the first game on the card', () => {
    write(second, { 'short-deck': SHORT_DECK });
    const { stdout } = mark(cwd);
    expect(stdout).toMatch(/^\| short deck +\| (\d+) of \1 +\| (\d+) of \2 +\| all right +\|$/m);
    expect(stdout).toMatch(
      /^# Score card: The rules change\n\n- Parts of the first game that are still right: 5 of 5\n- Rules that are right: 6 of 6\n- Level, .* about senior\n/m,
    );
  });

  test('is marked down in the first game alone if that is broken', () => {
    const onlyShortDeck = TWO_GAMES['best-five'].replaceAll('ROW', 'SHORT_ROW');
    write(second, { 'best-five': onlyShortDeck });
    const { stdout } = mark(cwd);
    expect(stdout).toMatch(/^\| short deck +\| .* \| all right +\|$/m);
    expect(stdout).toMatch(/^\| best five: straights and flushes +\| .* \| examples fail +\|$/m);
    expect(stdout).toContain(
      '- Parts of the first game that are still right: 4 of 5\n- Rules that are right: 5 of 6\n',
    );
  });

  test('submits by the name of the task', () => {
    for (const name of ['short-deck', ...Object.keys(RANKING)]) write(second, { [name]: 'oh' });
    const { stdout } = practice(cwd, 'interview', 'submit', 'ranking', '--second-part');
    expect(stdout).toContain(
      '# Score card: The rules change\n\n- Parts of the first game that are still right: 0 of 5',
    );
    expect(stdout).toContain('\nFollow-up: Which of your files did you change for short deck');
  });
});

test('a program in another language goes on, and its first game counts again', () => {
  const cwd = mkdtempSync(join(folder, 'program'));
  const first = openRanking(cwd, '--run', 'python3 solution.py');
  cpSync('samples/python/solution.py', join(first, 'solution.py'));
  endFirstPart(first);
  practice(cwd, 'interview', 'ranking', '--second-part');
  const { stdout } = mark(cwd);
  expect(stdout).toMatch(/^\| short deck +\| 4 of 4 .* \| all right +\|$/m);
  expect(stdout).toContain(
    '- Parts of the first game that are still right: 5 of 5\n- Rules that are right: 6 of 6\n',
  );
  expect(stdout).toContain('about senior\n');
});
