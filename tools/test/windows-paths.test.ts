/** What our code makes of paths as on Windows, on any machine. */
import { exerciseNamed } from '../coach/exercises.ts';
import { readMistakesToJudge, storyOf } from '../coach/read-package.ts';
import { isInside } from '../machine/is-inside.ts';
import { ownRepository } from '../new/own-repository.ts';
import { kataCommand } from '../practice/typed-command.ts';

jest.mock('node:path', () => jest.requireActual('node:path').win32);
jest.mock('node:fs', () => jest.requireActual('./support/windows-paths.ts').windowsFs);

test.each([
  { path: 'C:\\ann\\pair.ts', is: true },
  { path: 'C:\\ann\\helpers\\count.ts', is: true },
  { path: 'C:\\ann', is: true },
  { path: 'C:\\answers\\pair.ts', is: false },
  { path: 'C:\\ann-2\\pair.ts', is: false },
  { path: 'D:\\ann\\pair.ts', is: false },
])('$path is in C:\\ann: $is', ({ path, is }) => {
  expect(isInside(path, 'C:\\ann')).toBe(is);
});

test('files that import each other are found', () => {
  const [{ module } = { module: undefined }] = readMistakesToJudge('two-pairs', '.');
  const { entry = '', files = {} } = module?.files ?? {};
  expect(entry).toMatch(/^tools\\coach\\exercises\\two-pairs\\mistakes\\[\w-]+\.ts$/);
  expect(Object.keys(files)).toContain('src\\rules\\groups.ts');
});

test('a chapter of the walkthrough is found', () => {
  expect(storyOf(exerciseNamed('pair'), '.')).toMatch(/^docs\/walkthrough\/\d\d-pair\.md$/);
});

test('a repository of your own has paths with slashes', () => {
  const files = ownRepository('.', 'my-kata');
  const paths = [...files.keys()];
  expect(paths.filter((path) => path.includes('\\'))).toEqual([]);
  expect(paths).toContain('src/cards/card.ts');
});

test.each([
  { from: 'C:\\npm\\node_modules\\poker-hands-kata', command: /^poker-kata$/ },
  {
    from: 'C:\\other\\node_modules\\poker-hands-kata',
    command: /^node .*\\other\\node_modules\\poker-hands-kata\\dist\\cli\\main\.js$/,
  },
])('the package in $from is started by $command', ({ from, command }) => {
  const home = { root: from, fromSource: false };
  expect(kataCommand(home, { PATH: 'C:\\Windows;C:\\npm' })).toMatch(command);
});
