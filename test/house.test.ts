import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix'; // imports have a / on Windows, too

/** What each room may import from other rooms, type imports included. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  kata: [],
  solution: ['kata'],
  fast: ['kata'],
  machine: ['kata', 'solution'],
  steps: ['kata', 'solution', 'fast'],
  checks: ['kata', 'fast'],
  index: ['kata', 'fast', 'checks'],
  learning: ['kata', 'solution', 'fast', 'machine', 'index'],
  page: ['kata', 'solution', 'fast', 'machine', 'learning'],
  command: ['kata', 'fast', 'machine', 'index', 'learning', 'page'],
};

/** What each folder of a room may import from the other folders of that room. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'kata/cards': [],
  'kata/rules': ['kata/cards'],
  'kata/ranking': ['kata/cards', 'kata/rules'],
  'kata/games': ['kata/cards', 'kata/ranking'],
  'fast/evaluators': [],
  'fast/odds': ['fast/evaluators'],
  'fast/proof': ['fast/evaluators'],
  'fast/race': ['fast/evaluators', 'fast/proof'],
  'machine/words': [],
  'machine/load': ['machine/words'],
  'machine/program': ['machine/words'],
  'machine/terminal': [],
  'machine/package': ['machine/terminal'],
  'learning/exercises': [],
  'learning/mistakes': [],
  'learning/coach': ['learning/mistakes'],
  'learning/practice': ['learning/coach'],
  'command/showdowns': [],
  'command/proof': [],
  'command/race': [],
  'command/cli': ['command/showdowns', 'command/proof', 'command/race'],
};

/** Files that may import more: Cucumber alone loads the first. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'steps/solution-under-test.ts': ['machine', 'index'],
  // Where the sentences of the features meet the code that is judged.
  'src/learning/coach/run/serve.ts': ['steps'],
};

const MOST_LINES_OF_A_FILE = 330;

/** Files of a document's examples, or that a command writes. */
const NOT_HERE =
  /^(?:dist|practice|interview|rule-book|node_modules|reports)\/|blaze|^(?:TASK|score|score-2|interview|mark-[\w-]+)\.(?:md|json)$|^pair\.js$/;

/**
 * Names that git ignores, `/name` only at the top. Git itself is not asked: a downloaded copy of
 * the project has none.
 */
const IGNORED = ['.git', ...readFileSync('.gitignore', 'utf8').split('\n')].map((line) =>
  line.replace(/\/$/, ''),
);

const FILES = filesBelow('.');

const SOURCES = FILES.filter(
  (file) =>
    /^(?:src|steps)\//.test(file) && !/^src\/learning\/mistakes\/.+\/|\/fonts\/|\.md$/.test(file),
);
const TESTS = FILES.filter(
  (file) => /^test\/.*\.(?:ts|js|json)$/.test(file) && !file.endsWith('package-lock.json'),
);
const DOCUMENTS = FILES.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

const IMPORTS = new Map(
  SOURCES.filter((file) => file.endsWith('.ts')).map((file) => [file, importsOf(file)] as const),
);

/** The rows of the map: a room, and what it imports. */
const MAP = [
  ...readFileSync('src/README.md', 'utf8').matchAll(
    /^\| `(?:\.\.\/)?([\w-]+)(?:\/|\.ts)` \|.*\| ([^|]*) \|$/gm,
  ),
].map(([, room = '', imports = '']) => [room, imports.match(/[\w-]+/g) ?? []] as const);

test('the map says what each room imports', () => {
  expect(Object.fromEntries(MAP)).toEqual(ROOMS);
});

/** The rows of the second table: the folders, each below those that it imports. */
const MAPPED_FOLDERS = [
  ...readFileSync('src/README.md', 'utf8').matchAll(/^\| `(\w+\/\w+)\/` \|/gm),
].map(([, folder = '']) => folder);

test('the map lists each folder below those that it imports', () => {
  const folders = MAPPED_FOLDERS.filter((folder) => !folder.startsWith('page/'));
  expect(folders).toEqual(Object.keys(FOLDERS));
  for (const [folder, imported] of Object.entries(FOLDERS))
    for (const other of imported)
      expect(folders.indexOf(other)).toBeLessThan(folders.indexOf(folder));
});

test('every file is in a room', () => {
  expect(new Set(SOURCES.map(roomOf))).toEqual(new Set(Object.keys(ROOMS)));
});

test('no file is long', () => {
  const long = [...SOURCES, ...TESTS].filter((file) => linesIn(file) > MOST_LINES_OF_A_FILE);
  expect(long).toEqual([]);
});

test.each(Object.entries(ROOMS))('%s imports from other rooms only %j', (room, allowed) => {
  expect(importsBeyond(roomOf, room, allowed)).toEqual([]);
});

test.each(Object.entries(FOLDERS))('%s imports from its room only %j', (folder, allowed) => {
  const others = Object.keys(FOLDERS).filter(
    (other) => roomOf(`src/${other}`) !== roomOf(`src/${folder}`),
  );
  expect(importsBeyond(folderOf, folder, [...allowed, ...others])).toEqual([]);
});

test.each(DOCUMENTS)('%s names files that exist', (document) => {
  expect(pathsIn(document).filter((path) => !isHere(path, dirname(document)))).toEqual([]);
});

test.each(DOCUMENTS)(
  '%s is wrapped at 100 columns, but for tables, comments and addresses',
  (document) => {
    const lines = proseOf(document)
      .replaceAll(/\]\(\S+?\)/g, ']')
      .split('\n');
    expect(lines.filter((line) => line.length > 100 && !/^(\||<!--|\[.+\]: )/.test(line))).toEqual(
      [],
    );
  },
);

test('nothing is installed beside the package, and nothing runs when it is installed', () => {
  const { scripts, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(manifest).filter((name) => /(?<!dev)dependencies$/i.test(name))).toEqual([]);
  expect(
    Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name)),
  ).toEqual([]);
});

test.each(FILES.filter((file) => file.endsWith('/package.json')))(
  '%s installs what the top does not',
  (file) => {
    const folder = dirname(file);
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const { dependencies, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(dependencies).filter((name) => name in devDependencies)).toEqual([]);
    expect(manifest.private).toBe(true);
    expect(FILES).toContain(`${folder}/package-lock.json`);
    const [updated] =
      /(?<=directories: \[).*(?=\])/.exec(readFileSync('.github/dependabot.yml', 'utf8')) ?? [];
    expect(updated?.split(', ')).toContain(`/${folder}`);
  },
);

test('a workflow names actions by hash, with a version that is the same everywhere, and limits the time of each job', () => {
  const workflows = readdirSync('.github/workflows').map((name) =>
    readFileSync(`.github/workflows/${name}`, 'utf8'),
  );
  const actions = workflows.flatMap((text) => text.match(/uses: .*/g) ?? []);
  const named = /^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(actions.filter((action) => !named.test(action))).toEqual([]);
  const names = [...new Set(actions)].map((action) => action.replace(/@.*/, ''));
  expect(names).toContain('uses: actions/checkout');
  expect(new Set(names).size).toBe(names.length);
  for (const text of workflows)
    expect(text.split('timeout-minutes:').length).toBe(text.split('runs-on:').length);
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (isIgnored(path)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function isIgnored(path: string): boolean {
  return IGNORED.includes(basename(path)) || IGNORED.includes(`/${path}`);
}

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

/** Lists the imports of a part of the house that lead to another part, unless it is allowed. */
function importsBeyond(
  partOf: (file: string) => string,
  part: string,
  allowed: readonly string[],
): string[] {
  const found: string[] = [];
  for (const [file, imports] of IMPORTS) {
    if (partOf(file) !== part) continue;
    const known = [part, ...allowed, ...(EXCEPTIONS[file] ?? [])];
    const others = imports.filter(
      (imported) => isPart(partOf(imported)) && !known.includes(partOf(imported)),
    );
    found.push(...others.map((imported) => `${file} imports ${imported}`));
  }
  return found;
}

const isPart = (part: string): boolean => part in ROOMS || part in FOLDERS;

function linesIn(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(
    /(?:^import |^export .*?from |^} from |from |import\()'(\.[^']+)'/gms,
  );
  return [...specifiers].map(([, specifier = '']) => join(dirname(file), specifier));
}

/** Reads a document without its blocks of code. */
const proseOf = (document: string) =>
  readFileSync(document, 'utf8').replaceAll(/^ *```.*?^ *```/gms, '');

/** Finds the files that a document names in back quotes or links. */
function pathsIn(document: string): string[] {
  const text = proseOf(document);
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|js|json|css|md|feature|svg))`/g)];
  const linked = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)];
  return [...named, ...linked].map(([, path = '']) => path);
}

/** A document may name a file from where it stands, from the top, or by the end of its path. */
function isHere(path: string, folder: string): boolean {
  return (
    NOT_HERE.test(path) ||
    existsSync(path) ||
    existsSync(join(folder, path)) ||
    FILES.some((file) => file.endsWith(`/${path}`))
  );
}
