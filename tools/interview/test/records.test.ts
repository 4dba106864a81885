/** The scores of earlier tries, and the levels. */
import '../../command/test/checkout.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { levelOf, levelText } from '../level.ts';
import { earlierTries, savedResult } from '../saved-scores.ts';
import { TASKS } from '../tasks.ts';
import { open } from './interviews.ts';

describe('the score of an earlier try', () => {
  const SCORE = {
    task: 'predicates',
    rules: { passed: 5, of: 9 },
    level: 'junior',
    visible: { passed: 10, of: 18 },
    hidden: { passed: 40, of: 80 },
    secondsUsed: 65,
  };
  const tried = (text: string) => {
    const { folder } = open();
    mkdirSync(`${folder}-try-1`);
    writeFileSync(join(`${folder}-try-1`, 'score.json'), text);
    return folder;
  };

  test('is a line, with the sizes of hands first if the task has some', () => {
    const score = { ...SCORE, task: 'winner', right: { passed: 1, of: 3 }, level: 'middle' };
    expect(earlierTries(tried(JSON.stringify(score)))).toEqual([
      'Try 1: about mid-level, 1 of 3 sizes and 5 of 9 rules right, 50 of 98 examples, 1:05 used',
    ]);
  });

  test.each(['{', 'null', '{}'])('is left out if it is %s', (text) => {
    expect(earlierTries(tried(text))).toEqual([]);
  });

  test('does not exist before the first submission', () => {
    expect(savedResult(open().folder)).toBeUndefined();
  });
});

test.each([
  { passed: 9, of: 9, isAllRight: true, level: 'senior' },
  { passed: 12, of: 12, isAllRight: false, level: 'middle' },
  { passed: 7, of: 9, isAllRight: false, level: 'middle' },
  { passed: 6, of: 9, isAllRight: false, level: 'junior' },
  { passed: 4, of: 9, isAllRight: false, level: 'junior' },
  { passed: 3, of: 9, isAllRight: false, level: 'below junior' },
  { passed: 2, of: 3, isAllRight: false, level: 'middle' },
  { passed: 1, of: 3, isAllRight: false, level: 'junior' },
  { passed: 0, of: 3, isAllRight: false, level: 'below junior' },
])('$passed of $of rules reach the level "$level"', ({ passed, of, isAllRight, level }) => {
  const rules = { passed, of };
  const right = { passed: isAllRight ? of : 0, of };
  expect(levelOf({ rules, right, goesBySizes: false })).toBe(level);
});

test.each([
  { sizes: 3, passed: 12, level: 'senior' },
  { sizes: 2, passed: 12, level: 'middle' },
  { sizes: 1, passed: 8, level: 'middle' },
  { sizes: 0, passed: 11, level: 'junior' },
  { sizes: 0, passed: 6, level: 'junior' },
  { sizes: 0, passed: 5, level: 'below junior' },
])('$sizes sizes and $passed rules reach the level "$level"', ({ sizes, passed, level }) => {
  const rules = { passed, of: 12 };
  expect(levelOf({ rules, right: { passed: sizes, of: 3 }, goesBySizes: true })).toBe(level);
});

describe('the table in the guide says', () => {
  const [, expectations = ''] = readFileSync('docs/interviewer.md', 'utf8').split(
    '## What to expect',
  );
  /** Lists the cells of a row, without the first. */
  const cellsOf = (first: string) => {
    const row = expectations.split('\n').find((line) => line.startsWith(`| ${first} | `)) ?? '';
    return row.split(' | ').slice(1);
  };

  test('how many parts, or sizes of hands, each task has', () => {
    const tasks = cellsOf('level').map((cell) => cell.split(',')[0]);
    const counts = TASKS.map(({ handSizes, exercises }) => (handSizes ?? exercises).length);
    expect(tasks).toEqual(TASKS.map(({ name }) => name));
    expect(cellsOf('senior').map(numbersIn)).toEqual(
      counts.map((of) => ({ passed: of, of, unit: undefined })),
    );
  });

  test.each(['junior', 'middle'] as const)('what is the least for the level "%s"', (level) => {
    const cells = cellsOf(levelText(level).replace('about ', ''));
    for (const { passed, of, unit } of cells.map(numbersIn)) {
      expect(levelWith(passed, of, unit)).toBe(level);
      expect(levelWith(passed - 1, of, unit)).not.toBe(level);
    }
    expect(cells).toHaveLength(TASKS.length);
  });
});

/** Reads the beginning of a cell: `4 of 9`, `1 of 3 sizes` or `6 of 12 rules`. */
function numbersIn(cell: string) {
  const [, passed, of, unit] = /^(\d+) of (\d+)(?: (sizes|rules))?\b/.exec(cell) ?? [];
  return { passed: Number(passed), of: Number(of), unit };
}

/** Returns the level of a count of parts or, if a unit is named, of those sizes or rules alone. */
function levelWith(passed: number, of: number, unit: string | undefined) {
  const counted = { passed, of };
  const none = { passed: 0, of: 3 };
  const [rules, right] = unit === 'sizes' ? [none, counted] : [counted, none];
  return levelOf({ rules, right, goesBySizes: unit !== undefined });
}
