/** The learner's folder, and what is said about files and commands. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXERCISES, type Exercise } from '../../src/coach/exercises.ts';
import { createFolder, resetExercise } from '../../src/practice/folder.ts';
import { unitFile } from '../../src/practice/learner-files.ts';
import { solutionFiles } from '../../src/practice/read-package.ts';
import { practiceCommand } from '../../src/practice/typed-command.ts';
import { home, newFolder } from './learner.ts';

const [PAIR] = EXERCISES as readonly [Exercise];

test('a file that is there is never overwritten, and one that is missing comes back', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'pair.ts'), 'mine');
  writeFileSync(join(folder, 'README.md'), 'mine');
  expect(createFolder(folder, home)).toBe(false);
  expect(['pair.ts', 'README.md'].map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['mine', 'mine']);
});

test('a file in JavaScript is read instead, and a reset keeps it', () => {
  const folder = newFolder();
  const plain = join(folder, 'pair.js');
  writeFileSync(plain, 'mine');
  rmSync(join(folder, 'pair.ts'));
  createFolder(folder, home);
  expect([existsSync(join(folder, 'pair.ts')), unitFile('pair', folder)]).toEqual([false, plain]);
  expect(resetExercise(PAIR, folder, home)).toEqual([join(folder, 'pair.old-1.js')]);
  expect(unitFile('pair', folder)).toBe(join(folder, 'pair.ts'));
});

test('the folder tells how to start, and the keys', () => {
  const folder = newFolder();
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(text).toContain(`Start it with \`${practiceCommand(home, folder)}\` and leave it open`);
  expect(text).toContain('`h` hint');
  expect(text).not.toContain('{practice');
});

test('each reset keeps what was there under a name of its own, and brings back what is missing', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'pair.ts'), 'first');
  expect(resetExercise(PAIR, folder, home)).toEqual([join(folder, 'pair.old-1.ts')]);
  writeFileSync(join(folder, 'pair.ts'), 'second');
  expect(resetExercise(PAIR, folder, home)).toEqual([join(folder, 'pair.old-2.ts')]);
  const kept = ['pair.old-1.ts', 'pair.old-2.ts'].map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(kept).toEqual(['first', 'second']);
  rmSync(folder, { recursive: true });
  expect(resetExercise(PAIR, folder, home)).toEqual([]);
  expect(readFileSync(join(folder, 'pair.ts'), 'utf8')).toContain('// TODO');
});

test.each([
  ['package.json', 'cannot write "package.json": there is a file of that name'],
  ['package.json/mine', 'cannot write "package.json/mine": a part of its path is no folder'],
])('the folder %s is refused in a sentence', (folder, sentence) => {
  expect(() => createFolder(folder, home)).toThrow(sentence);
  expect(() => resetExercise(PAIR, folder, home)).toThrow(sentence);
});

test.each([
  ['pair', ['src/kata/rules/pair.ts', 'src/kata/rules/groups.ts']],
  ['ladder', ['src/kata/ranking/ladder.ts']],
  ['omaha', ['src/kata/games/omaha.ts', 'src/kata/games/combinations.ts', 'src/kata/games/require-cards.ts']],
] as const)('%s is shown with the helpers that the package does not give', (unit, sources) => {
  expect(solutionFiles([unit], '.')).toEqual(sources);
});

const [CHECKOUT, INSTALLED, OF_NPX] = [
  { root: '/kata', fromSource: true },
  { root: '/mine/node_modules/poker-hands-kata', fromSource: false },
  { root: '/home/me/.npm/_npx/0a1b/node_modules/poker-hands-kata', fromSource: false },
];

test.each<[typeof CHECKOUT, [string | undefined, ...string[]], string]>([
  [CHECKOUT, ['practice'], 'npm run practice'],
  [CHECKOUT, ['mine'], 'npm run practice -- --dir mine'],
  [CHECKOUT, ['my "own" dir'], 'npm run practice -- --dir "my \\"own\\" dir"'],
  [INSTALLED, ['../$HOME'], 'npx poker-kata practice --dir "../\\$HOME"'],
  [OF_NPX, [undefined, 'interview'], 'npx -p poker-hands-kata poker-kata practice interview'],
])('from %j with %j', (home, words, command) => {
  expect(practiceCommand(home, ...words)).toBe(command);
});
