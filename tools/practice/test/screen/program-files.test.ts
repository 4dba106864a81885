/** Who has changed a file: a learner, or the program that runs. */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProgramFiles } from '../../screen/program-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const path = join(folder, 'state.json');
const [ADDED, CHANGED] = [true, false];
afterAll(() => rmSync(folder, { recursive: true }));

let seconds: number;
let files: ProgramFiles;
beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  seconds = 1_000;
  files = new ProgramFiles();
});
afterEach(() => jest.useRealTimers());

/** Lets a second pass, and does something. */
function later<Result>(act: () => Result): Result {
  seconds += 1;
  jest.setSystemTime(seconds * 1_000);
  return act();
}

/** Writes the file a second later, and asks whose it is. */
function write(isNew: boolean): 'program' | 'learner' {
  later(() => {
    writeFileSync(path, '');
    utimesSync(path, seconds, seconds);
  });
  return later(() => files.owns(path, isNew)) ? 'program' : 'learner';
}

const start = () => later(() => files.onStart());
const verdict = () => later(() => files.onVerdict());
const end = () => later(() => files.onEnd());

test('a file that is saved while the program is idle is the learner’s, even if it was not before', () => {
  expect(write(ADDED)).toBe('learner');
  start();
  expect(write(ADDED)).toBe('program');
  end();
  expect(write(CHANGED)).toBe('learner');
});

test('a new file is the program’s, and stays so while it is asked', () => {
  start();
  expect(write(ADDED)).toBe('program');
  verdict();
  expect(write(CHANGED)).toBe('program');
});

describe('a new file with the ending of another one', () => {
  const other = join(folder, 'package.json');
  beforeEach(() => writeFileSync(other, ''));
  afterEach(() => rmSync(other));

  test('is the learner’s, even if the program is asked', () => {
    start();
    verdict();
    expect(write(ADDED)).toBe('learner');
  });

  test('is the program’s if it is written at each start', () => {
    for (const owner of ['learner', 'program', 'program']) {
      start();
      expect(write(ADDED)).toBe(owner);
    }
  });
});

test('an old file that changes at each start is the program’s the second time', () => {
  for (const owner of ['learner', 'program', 'program']) {
    start();
    expect(write(CHANGED)).toBe(owner);
  }
});

test.each(['names', 'does not name, but the learner has saved'])(
  'a file that the command %s is the program’s the fifth time',
  (what) => {
    if (what === 'names') files = new ProgramFiles('date > state.json; ./kata');
    else expect(write(CHANGED)).toBe('learner');
    for (const owner of ['learner', 'learner', 'learner', 'learner', 'program']) {
      start();
      expect(write(CHANGED)).toBe(owner);
    }
  },
);

describe('an old file that changes after each verdict', () => {
  const ownerEachTime = () =>
    Array.from({ length: 6 }, () => {
      start();
      verdict();
      return write(CHANGED);
    });

  test('is the program’s the fifth time', () => {
    const [learner, program] = ['learner', 'program'];
    expect(ownerEachTime()).toEqual([learner, learner, learner, learner, program, program]);
  });

  test('is the learner’s each time, if the command names it', () => {
    files = new ProgramFiles('python3 state.json');
    expect(new Set(ownerEachTime())).toEqual(new Set(['learner']));
    start();
    expect(write(CHANGED)).toBe('learner');
  });
});

test('a file that was written just before the end, and is noticed after it, is the program’s', () => {
  start();
  later(() => writeFileSync(path, ''));
  utimesSync(path, seconds, seconds);
  end();
  expect(later(() => files.owns(path, ADDED))).toBe(true);
});

test('each file is named once', () => {
  expect(files.takeNote(path)).toBe(
    'Your program itself changed state.json, so this does not start it again. Press space to do that.',
  );
  expect(files.takeNote(path)).toBe('');
  expect(files.takeNote(join(folder, 'hands.csv'))).toMatch(
    /^Your program itself changed hands\.csv/,
  );
});
