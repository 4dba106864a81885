/** A second try of all exercises, and what is kept of the first. */
import '../../command/test/checkout.ts';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderOfTry } from '../folder.ts';
import { startNewTry } from '../new-try.ts';
import { keepTimes, readTimes } from '../times.ts';
import { folderWith, home, newFolder } from './learner.ts';

/** Starts a new try in a folder with these files besides the stubs. */
function tryAgain(texts: Readonly<Record<string, string>>) {
  const folder = newFolder();
  mkdirSync(join(folder, 'interview-winner'));
  mkdirSync(join(folder, 'own'));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  const lastTry = startNewTry(folder, home);
  const isIn = (where: string | undefined, name: string) => existsSync(join(where ?? '', name));
  return { folder, lastTry, isIn };
}

test('keeps the files next to the folder, and puts the stubs back', () => {
  const { folder, lastTry } = tryAgain({ 'pair.ts': 'mine' });
  expect(lastTry).toBe(`${folder}-try-1`);
  expect(readFileSync(join(`${folder}-try-1`, 'pair.ts'), 'utf8')).toBe('mine');
  expect(readFileSync(join(folder, 'pair.ts'), 'utf8')).toContain('// TODO');
});

test.each(['pair.js', 'pair.old-1.ts', 'own/counts.ts', 'helpers.ts', 'times.json'])(
  'keeps %s with the last try',
  (name) => {
    const { folder, lastTry, isIn } = tryAgain({
      'flush.ts': 'import "./helpers.ts";',
      'helpers.ts': 'import "./own/counts";',
      'own/counts.ts': '',
      'pair.js': '',
      'pair.old-1.ts': '',
      'times.json': '{}',
    });
    expect(isIn(lastTry, name)).toBe(true);
    expect(isIn(folder, name)).toBe(name === 'times.json');
  },
);

test.each(['notes.md', 'other.ts', 'tsconfig.json', 'interview-winner/pair.ts'])(
  'leaves %s where it is',
  (name) => {
    const { folder, isIn } = tryAgain({
      'pair.ts': '',
      'notes.md': '',
      'other.ts': '',
      'interview-winner/pair.ts': '',
    });
    expect(isIn(folder, name)).toBe(true);
  },
);

test('keeps each try under its own number', () => {
  const { folder } = tryAgain({ 'pair.ts': 'first' });
  writeFileSync(join(folder, 'pair.ts'), 'second');
  expect(startNewTry(folder, home)).toBe(`${folder}-try-2`);
});

test('moves nothing if nothing was begun, but shows the clock', () => {
  const { folder, lastTry } = tryAgain({});
  expect(lastTry).toBeUndefined();
  expect(existsSync(`${folder}-try-1`)).toBe(false);
  expect(readTimes(folder)).toEqual({ seconds: {}, done: [], last: {} });
});

test('creates a folder that is missing', () => {
  const folder = folderWith({});
  rmSync(folder, { recursive: true });
  expect(startNewTry(folder, home)).toBeUndefined();
  expect(existsSync(join(folder, 'pair.ts'))).toBe(true);
});

test('takes over the times of the last try', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'pair.ts'), 'mine');
  keepTimes(folder, { seconds: { pair: 41 }, done: ['pair'] });
  startNewTry(folder, home);
  expect(readTimes(folder)).toEqual({ seconds: {}, done: [], last: { pair: 41 } });
});

test.each(['.', 'practice', '../practice'])(
  'the try of the folder %s is kept next to it',
  (name) => {
    expect(resolve(folderOfTry(name, 1))).toBe(`${resolve(name)}-try-1`);
  },
);
