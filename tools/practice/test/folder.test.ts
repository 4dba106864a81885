/** The learner's folder, and printed commands. */
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { quote } from '../../../src/cards/quote.ts';
import { helperFiles } from '../../coach/read-package.ts';
import { fillDisk } from '../../test/support/full-disk.ts';
import { createFolder, resetExercise } from '../folder.ts';
import { unitFile, unreadFile } from '../learner-files.ts';
import { asTyped, practiceCommand } from '../typed-command.ts';
import { exerciseOf, home, newFolder } from './learner.ts';

const PAIR = exerciseOf('pair');

const textIn = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

test('a new folder has a README with the command and the keys', () => {
  const folder = newFolder();
  const command = practiceCommand(home, folder);
  const readme = textIn(folder, 'README.md');
  expect(readme).toContain(`with\n\`${command}\` and leave it open`);
  expect(readme).toContain('`h` hint');
  expect(readme).not.toContain('{practice');
});

test.each(['pair.ts', 'README.md'])('an existing %s is never overwritten', (name) => {
  const folder = newFolder();
  writeFileSync(join(folder, name), 'mine');
  expect(createFolder(folder, home)).toBe(false);
  expect(textIn(folder, name)).toBe('mine');
});

describe('a file in JavaScript', () => {
  let folder: string;
  let javaScript: string;
  let typeScript: string;
  beforeEach(() => {
    folder = newFolder();
    javaScript = join(folder, 'pair.js');
    typeScript = join(folder, 'pair.ts');
    writeFileSync(javaScript, 'mine');
    rmSync(typeScript);
    createFolder(folder, home);
  });

  test('is read instead of one in TypeScript', () => {
    expect(unitFile('pair', folder)).toBe(javaScript);
  });

  test('replaces one in TypeScript, which is named once it was changed', () => {
    const unread = () => unreadFile('pair', folder, home.root);
    expect(unread()).toBeUndefined();
    copyFileSync('tools/coach/exercises/pair/stub.ts', typeScript);
    expect(unread()).toBeUndefined();
    writeFileSync(typeScript, 'mine');
    expect(unread()).toBe(typeScript);
  });

  test('needs no stub in TypeScript next to it', () => {
    expect(existsSync(typeScript)).toBe(false);
  });

  test('is kept by a reset, which creates the stub in TypeScript', () => {
    expect(resetExercise(PAIR, folder, home)).toBe(join(folder, 'pair.old-1.js'));
    expect(unitFile('pair', folder)).toBe(typeScript);
  });
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

describe('a reset', () => {
  test('keeps each old file under a new name', () => {
    const folder = newFolder();
    const resetWith = (text: string) => {
      writeFileSync(join(folder, 'pair.ts'), text);
      return resetExercise(PAIR, folder, home);
    };
    expect(resetWith('first')).toBe(join(folder, 'pair.old-1.ts'));
    expect(resetWith('second')).toBe(join(folder, 'pair.old-2.ts'));
    expect(textIn(folder, 'pair.old-1.ts')).toBe('first');
    expect(textIn(folder, 'pair.old-2.ts')).toBe('second');
  });

  test('brings a deleted file back', () => {
    const folder = newFolder();
    rmSync(join(folder, 'pair.ts'));
    expect(resetExercise(PAIR, folder, home)).toBeUndefined();
    expect(textIn(folder, 'pair.ts')).toContain('// TODO');
  });

  test('creates missing files', () => {
    const folder = newFolder();
    rmSync(folder, { recursive: true });
    expect(resetExercise(PAIR, folder, home)).toBeUndefined();
    expect(textIn(folder, 'pair.ts')).toContain('// TODO');
  });
});

test.each([
  { unit: 'pair', files: ['rules/groups'] },
  { unit: 'ladder', files: [] },
  { unit: 'omaha', files: ['games/combinations', 'games/require-cards'] },
] as const)('the helpers of $unit are what its solution imports from its folder', (row) => {
  const paths = row.files.map((name) => `src/${name}.ts`);
  expect(helperFiles(row.unit, '.')).toEqual(paths);
});

describe('a printed command', () => {
  const globalFolder = resolve(sep === '/' ? '/usr/bin' : '/usr/lib');
  /** Writes a text as it is typed where the package is installed in a project. */
  const typedIn = (project: string, text: string) => {
    const root = join(project, 'node_modules', 'poker-hands-kata');
    return asTyped(text, { root, fromSource: false }, { PATH: globalFolder });
  };

  test('stays as it is for a global installation', () => {
    expect(typedIn(resolve('/usr/lib'), 'Usage: poker-kata rank')).toBe('Usage: poker-kata rank');
  });

  test('starts npx in a project, and leaves paths alone', () => {
    expect(typedIn(resolve(), '  poker-kata race a/poker-kata b')).toBe(
      '  npx --no poker-kata race a/poker-kata b',
    );
  });

  test('starts node elsewhere, in a pipe, too', () => {
    expect(typedIn(resolve('/a b'), 'echo poker-kata . | poker-kata judge')).toMatch(
      /^echo poker-kata . \| node ".*a b.*" judge$/,
    );
  });
});

test.each<{ folder: string | undefined; words: string[]; command: string }>([
  { folder: 'practice', words: [], command: 'npm run practice' },
  {
    folder: '../"$HOME"',
    words: [],
    command: 'npm run practice -- --dir "../\\"\\$HOME\\""',
  },
  { folder: undefined, words: ['interview'], command: 'npm run practice -- interview' },
])('with the folder $folder the command is $command', ({ folder, words, command }) => {
  expect(practiceCommand(home, folder, ...words)).toBe(command);
});
