/** The arrows between the rooms of the house, and between the folders of a room. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix'; // imports have a / on Windows, too
import { SOURCES } from './files.ts';

/** What each room may import from other rooms, type imports included. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  kata: [],
  'poker-error': [],
  steps: ['kata'],
  solution: ['kata', 'steps'],
  fast: ['kata', 'poker-error'],
  machine: ['kata', 'steps', 'solution'],
  checks: ['kata', 'poker-error', 'fast'],
  index: ['kata', 'poker-error', 'fast', 'checks'],
  learning: ['kata', 'steps', 'solution', 'fast', 'machine', 'index'],
  page: ['kata', 'steps', 'solution', 'fast', 'machine', 'learning'],
  command: ['kata', 'solution', 'fast', 'machine', 'index', 'learning', 'page'],
};

/** What each folder of a room may import from the other folders of that room. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'kata/cards': [],
  'kata/rules': ['kata/cards'],
  'kata/ranking': ['kata/cards', 'kata/rules'],
  'kata/games': ['kata/cards', 'kata/rules', 'kata/ranking'],
  'fast/evaluators': [],
  'fast/odds': ['fast/evaluators'],
  'fast/proof': ['fast/evaluators'],
  'fast/race': ['fast/evaluators', 'fast/proof'],
  'machine/words': [],
  'machine/load': ['machine/words'],
  'machine/program': ['machine/words'],
  'machine/apart': ['machine/words', 'machine/load', 'machine/program'],
  'machine/terminal': [],
  'machine/package': ['machine/terminal'],
  'learning/exercises': [],
  'learning/mistakes': [],
  'learning/right': [],
  'learning/coach': ['learning/mistakes'],
  'learning/practice': ['learning/coach'],
  'page/styles': [],
  'page/figure': [],
  'page/view': ['page/figure'],
  'page/browser': ['page/figure', 'page/view'],
  'page/build': ['page/figure', 'page/view', 'page/browser'],
  'command/showdowns': [],
  'command/proof': [],
  'command/race': [],
  'command/examples': [],
  'command/new': [],
  'command/cli': [
    'command/showdowns',
    'command/proof',
    'command/race',
    'command/examples',
    'command/new',
  ],
};

/** What the folders of two large folders may import from each other; `files` are outside of them. */
const INNER_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'coach/files': [],
  'coach/chapters': ['coach/files'],
  'coach/explain': ['coach/files'],
  'coach/code': ['coach/files', 'coach/chapters', 'coach/explain'],
  'coach/judge': ['coach/files', 'coach/explain', 'coach/code'],
  'coach/own-examples': ['coach/files', 'coach/chapters', 'coach/explain', 'coach/code'],
  'coach/run': ['coach/files', 'coach/explain', 'coach/code', 'coach/judge', 'coach/own-examples'],
  'browser/book': [],
  'browser/cards': ['browser/book'],
  'browser/compare-hands': ['browser/book', 'browser/cards'],
  'browser/quiz': ['browser/book', 'browser/compare-hands'],
  'browser/own-examples': ['browser/book', 'browser/cards'],
  'browser/workbench': ['browser/book', 'browser/own-examples'],
  'browser/figure': ['browser/book', 'browser/cards', 'browser/workbench'],
  'browser/files': [
    'browser/book',
    'browser/compare-hands',
    'browser/quiz',
    'browser/own-examples',
    'browser/workbench',
    'browser/figure',
  ],
};

/** Files that may import more. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // Cucumber alone loads it.
  'tools/solution/cucumber/solution-under-test.ts': ['machine', 'index'],
};

/** The files that each file imports. */
const IMPORTS = new Map(
  SOURCES.filter((file) => file.endsWith('.ts')).map((file) => [file, importsOf(file)] as const),
);

test('every file is in a room', () => {
  expect(new Set(SOURCES.map(roomOf))).toEqual(new Set(Object.keys(ROOMS)));
});

test.each(Object.entries(ROOMS))('%s imports from other rooms only %j', (room, allowed) => {
  expect(importsBeyond(roomOf, room, allowed)).toEqual([]);
});

test.each(Object.entries(FOLDERS))('%s imports from its room only %j', (folder, allowed) => {
  const elsewhere = notBeside(folder, FOLDERS);
  expect(importsBeyond(folderOf, folder, [...allowed, ...elsewhere])).toEqual([]);
});

test.each(Object.entries(INNER_FOLDERS))('%s imports from beside it only %j', (folder, allowed) => {
  const elsewhere = notBeside(folder, INNER_FOLDERS);
  expect(importsBeyond(innerFolderOf, folder, [...allowed, ...elsewhere])).toEqual([]);
});

/** Lists the folders that do not stand in the same folder as this one. */
function notBeside(folder: string, folders: object): string[] {
  const [outer] = folder.split('/');
  return Object.keys(folders).filter((other) => !other.startsWith(`${outer}/`));
}

describe('src/README.md', () => {
  const map = readFileSync('src/README.md', 'utf8');

  test('says what each room imports', () => {
    const rows = map.matchAll(/^\| `(?:\.\.\/)?([\w-]+)(?:\/|\.ts)` \|.*\| ([^|]*) \|$/gm);
    const imports = [...rows].map(([, room, names]) => [room, names?.match(/[\w-]+/g) ?? []]);
    expect(Object.fromEntries(imports)).toEqual(ROOMS);
  });

  test('lists each folder below those that it imports', () => {
    const rows = map.matchAll(/^\| `(\w+\/\w+)\/` \|/gm);
    const listed = [...rows].map(([, folder = '']) => folder);
    expect(listed).toEqual(Object.keys(FOLDERS));
    for (const [folder, imported] of Object.entries(FOLDERS)) {
      const above = listed.slice(0, listed.indexOf(folder));
      expect(above).toEqual(expect.arrayContaining([...imported]));
    }
  });
});

/** Returns the room of a file: `steps`, `fast`, or `index` of src/index.ts. */
function roomOf(file: string): string {
  const [top = '', next = ''] = file.split('/');
  return top === 'steps' ? 'steps' : next.replace(/\.ts$/, '');
}

/** Returns the room and the folder of a file: `fast/odds`. */
function folderOf(file: string): string {
  const [, room = '', folder = ''] = file.split('/');
  return `${room}/${folder}`;
}

/** Returns the inner folder of a file: `coach/judge`. */
function innerFolderOf(file: string): string {
  const [, , outer = '', ...inner] = file.split('/');
  const [folder = '', isInFolder] = inner;
  return isInFolder === undefined ? `${outer}/files` : `${outer}/${folder}`;
}

/** Lists the imports of a part of the house that lead to another part, unless it is allowed. */
function importsBeyond(
  partOf: (file: string) => string,
  part: string,
  allowed: readonly string[],
): string[] {
  const parts = { ...ROOMS, ...FOLDERS, ...INNER_FOLDERS };
  const isPart = (other: string) => other in parts;
  const beyond: string[] = [];
  for (const [file, imports] of IMPORTS) {
    if (partOf(file) !== part) continue;
    const allowedHere = [part, ...allowed, ...(EXCEPTIONS[file] ?? [])];
    for (const imported of imports) {
      const other = partOf(imported);
      if (isPart(other) && !allowedHere.includes(other)) beyond.push(`${file} imports ${imported}`);
    }
  }
  return beyond;
}

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(
    /(?:^import |^export .*?from |^} from |from |import\()'(\.[^']+)'/gms,
  );
  return [...specifiers].map(([, specifier = '']) => join(dirname(file), specifier));
}
