/** How long the exercises take, and what the screen says about it. */
import './screen/package-elsewhere.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterSecond, type View, withVerdict } from '../screen/view.ts';
import {
  isTimeToKeep,
  keepTimes,
  nextTry,
  readTimes,
  TIMES,
  type Times,
  withSecond,
} from '../times.ts';
import { folderWith } from './learner.ts';
import {
  FAILS,
  linesOf,
  PAIR,
  PASSES,
  screenAfter,
  TWO_PAIRS,
  verdictOn,
  viewOf,
} from './screen/views.ts';

const FIRST_TRY: Times = { seconds: {}, done: [] };
const SECOND_TRY: Times = { ...FIRST_TRY, last: { pair: 70 } };

/** A pair in sight that fails, after so many seconds. */
function viewAfter(seconds: number, times = SECOND_TRY): View {
  const first: View = { ...viewOf(PAIR, FAILS), times };
  return Array.from({ length: seconds }).reduce<View>(afterSecond, first);
}

describe('the clock of an exercise', () => {
  test('counts while it is in sight', () => {
    expect(viewAfter(3).times).toEqual({ ...SECOND_TRY, seconds: { pair: 3 } });
  });

  test('stops when it is done, and stays even if it breaks', () => {
    const done = withVerdict(viewAfter(3), verdictOn(PAIR, PASSES));
    const broken = withVerdict(afterSecond(done), verdictOn(PAIR, FAILS));
    expect(afterSecond(broken).times).toEqual({
      ...SECOND_TRY,
      seconds: { pair: 3 },
      done: ['pair'],
    });
  });

  test('is not counted for a program', () => {
    const view = viewOf(PAIR, FAILS);
    expect(afterSecond(view)).toBe(view);
  });

  test('is on the line with the name, in the second try', () => {
    expect(screenAfter(viewAfter(41))).toContain('\n── 2. pair 0:41, last time 1:10 ──\n');
    expect(screenAfter(viewAfter(41, FIRST_TRY))).toContain('\n── 2. pair ──\n');
  });

  test('is in the list, where exercises that were not begun have none', () => {
    const lines = linesOf({ ...viewAfter(41), current: TWO_PAIRS, page: 'list' });
    expect(lines[3]).toMatch(/ 2\. pair {17}0:41, last time 1:10$/);
    expect(lines[4]).toMatch(/ 3\. three of a kind$/);
  });
});

describe('the file of the times', () => {
  test('keeps them', () => {
    const folder = folderWith({});
    keepTimes(folder, withSecond(SECOND_TRY, 'flush'));
    expect(readTimes(folder)).toEqual({ seconds: { flush: 1 }, done: [], last: { pair: 70 } });
  });

  test.each(['', '{', 'null', '[]', '"pair"', '{"seconds": 3, "done": {}}'])(
    'that says %j begins without times',
    (text) => {
      const folder = folderWith({});
      writeFileSync(join(folder, TIMES), text);
      expect(readTimes(folder)).toEqual(FIRST_TRY);
    },
  );

  test('may hold nonsense, which is left out', () => {
    const folder = folderWith({});
    writeFileSync(join(folder, TIMES), '{"seconds": {"pair": "x", "flush": 5}, "last": null}');
    expect(readTimes(folder)).toEqual({ seconds: { flush: 5 }, done: [], last: {} });
  });

  test('that cannot be written stops nothing', () => {
    const folder = folderWith({});
    mkdirSync(join(folder, TIMES));
    keepTimes(folder, SECOND_TRY);
    expect(readTimes(folder)).toEqual(FIRST_TRY);
    keepTimes(join(folder, 'missing'), SECOND_TRY);
  });

  test('is easy to read', () => {
    const folder = folderWith({});
    keepTimes(folder, SECOND_TRY);
    expect(readFileSync(join(folder, TIMES), 'utf8')).toContain('\n  "last": {\n    "pair": 70\n');
  });

  test('is written each minute, and when an exercise is done', () => {
    const isKeptAfter = (pair: number) => {
      const times = { ...FIRST_TRY, seconds: { pair, flush: 60 } };
      return isTimeToKeep(times, withSecond(times, 'pair'));
    };
    expect([58, 59, 60].map(isKeptAfter)).toEqual([false, true, false]);
    expect(isTimeToKeep(FIRST_TRY, { ...FIRST_TRY, done: ['pair'] })).toBe(true);
  });
});

test('the next try remembers the last time of each exercise that was done', () => {
  const times = { seconds: { pair: 41, flush: 9 }, done: ['pair'], last: { flush: 30, omaha: 50 } };
  expect(nextTry(times)).toEqual({
    seconds: {},
    done: [],
    last: { pair: 41, flush: 30, omaha: 50 },
  });
});
