/** The learner's folder, and printed commands. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { quote } from '../../../src/kata/cards/quote.ts';
import { EXERCISES, type Exercise } from '../../../src/learning/coach/exercises.ts';
import { solutionFiles } from '../../../src/learning/coach/read-package.ts';
import { createFolder, resetExercise } from '../../../src/learning/practice/folder.ts';
import { unitFile } from '../../../src/learning/practice/learner-files.ts';
import { asTyped, practiceCommand } from '../../../src/learning/practice/typed-command.ts';
import { fillDisk } from '../../support/full-disk.ts';
import { home, newFolder } from './learner.ts';

const GLOBAL = resolve(sep === '/' ? '/usr/bin' : '/usr/lib');
const [PAIR] = EXERCISES as readonly [Exercise];

const namesIn = (folder: string, ...names: string[]) =>
  names.map((name) => readFileSync(join(folder, name), 'utf8'));

test('existing files are never overwritten, and the README has the command and the keys', () => {
  const folder = newFolder();
  const [welcome] = namesIn(folder, 'README.md');
  expect(welcome).toContain(`Start it with \`${practiceCommand(home, folder)}\` and leave it open`);
  expect(welcome).toContain('`h` hint');
  expect(welcome).not.toContain('{practice');
  for (const name of ['pair.ts', 'README.md']) writeFileSync(join(folder, name), 'mine');
  expect(createFolder(folder, home)).toBe(false);
  expect(namesIn(folder, 'pair.ts', 'README.md')).toEqual(['mine', 'mine']);
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

test("a full disk leaves no file that would count as the learner's", () => {
  const folder = newFolder();
  const file = join(folder, 'pair.ts');
  rmSync(file);
  const before = readdirSync(folder);
  fillDisk();
  expect(() => createFolder(folder, home)).toThrow(`cannot write ${quote(file)}: the disk is full`);
  expect(readdirSync(folder)).toEqual(before);
});

test('each reset keeps the old file under a new name, and creates missing files', () => {
  const folder = newFolder();
  const kept = ['first', 'second'].map((text) => {
    writeFileSync(join(folder, 'pair.ts'), text);
    return resetExercise(PAIR, folder, home);
  });
  expect(kept).toEqual([[join(folder, 'pair.old-1.ts')], [join(folder, 'pair.old-2.ts')]]);
  expect(namesIn(folder, 'pair.old-1.ts', 'pair.old-2.ts')).toEqual(['first', 'second']);
  rmSync(folder, { recursive: true });
  expect(resetExercise(PAIR, folder, home)).toEqual([]);
  expect(namesIn(folder, 'pair.ts')[0]).toContain('// TODO');
});

test('a solution is shown with the helpers that the package does not export', () => {
  const games = ['omaha', 'combinations', 'require-cards'].map(
    (name) => `src/kata/games/${name}.ts`,
  );
  const sources = [
    'src/kata/rules/pair.ts',
    'src/kata/rules/groups.ts',
    'src/kata/ranking/ladder.ts',
    ...games,
  ];
  expect(
    (['pair', 'ladder', 'omaha'] as const).flatMap((unit) => solutionFiles([unit], '.')),
  ).toEqual(sources);
});

test('an installed command is printed as it can be typed here', () => {
  const typed = (project: string, text: string) =>
    asTyped(
      text,
      { root: join(project, 'node_modules', 'poker-hands-kata'), fromSource: false },
      { PATH: GLOBAL },
    );
  expect(typed(resolve('/usr/lib'), 'Usage: poker-kata rank')).toBe('Usage: poker-kata rank');
  expect(typed(resolve(), '  poker-kata race a/poker-kata b')).toBe(
    '  npx --no poker-kata race a/poker-kata b',
  );
  expect(typed(resolve('/a b'), 'echo poker-kata . | poker-kata judge')).toMatch(
    /^echo poker-kata . \| node ".*a b.*" judge$/,
  );
});

test.each<[[string | undefined, ...string[]], string]>([
  [['practice'], 'npm run practice'],
  [['../"$HOME"'], 'npm run practice -- --dir "../\\"\\$HOME\\""'],
  [[undefined, 'interview'], 'npm run practice -- interview'],
])('with %j', (words, command) => {
  expect(practiceCommand(home, ...words)).toBe(command);
});
