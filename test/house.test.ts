import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix'; // imports have a / on Windows, too

/** What each room imports from other rooms, type imports included. Nothing else is allowed. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kata: [],
  solution: ['kata'],
  steps: ['kata', 'solution', 'evaluators'],
  exercises: [],
  mistakes: ['kata'],
  evaluators: ['kata'],
  checks: ['kata', 'evaluators', 'show-value'],
  odds: ['kata', 'evaluators'],
  index: ['kata', 'evaluators', 'checks', 'odds'],
  'show-value': ['kata'],
  load: ['kata', 'solution', 'index'],
  program: ['kata', 'solution', 'load'],
  terminal: ['kata'],
  judge: ['kata', 'evaluators', 'terminal', 'load'],
  proof: ['kata', 'evaluators', 'terminal'],
  race: ['kata', 'evaluators', 'proof', 'load', 'terminal'],
  coach: ['kata', 'solution', 'evaluators', 'load', 'mistakes', 'race', 'proof', 'index'],
  practice: ['kata', 'solution', 'coach', 'load', 'program', 'terminal'],
  page: ['kata', 'solution', 'coach', 'load', 'mistakes', 'evaluators', 'odds', 'proof', 'terminal'],
  cli: ['kata', 'evaluators', 'odds', 'load', 'judge', 'proof', 'race', 'practice', 'page', 'terminal'],
};

/** Files that may import more: Cucumber alone loads the first. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'steps/solution-under-test.ts': ['load', 'program', 'terminal'],
  'src/coach/run/serve.ts': ['steps'], // where the sentences of the features meet the code that is judged
};

const MOST_LINES_OF_A_FILE = 250;

/** Files of a document's examples, or that a command writes. */
const NOT_HERE =
  /^(?:dist|practice|interview|rule-book|node_modules|reports)\/|blaze|^(?:TASK|score|score-2|interview|mark-[\w-]+)\.(?:md|json)$|^pair\.js$/;

/** Names that git ignores, `/name` only at the top. Git itself is not asked: a downloaded copy of the project has none. */
const IGNORED = ['.git', ...readFileSync('.gitignore', 'utf8').split('\n')].map((line) => line.replace(/\/$/, ''));

const FILES = filesBelow('.');

const SOURCES = FILES.filter(
  (file) => /^(?:src|steps)\//.test(file) && !/^src\/mistakes\/.+\/|\/fonts\/|\.md$/.test(file),
);
const TESTS = FILES.filter((file) => /^test\/.*\.(?:ts|js|json)$/.test(file) && !file.endsWith('package-lock.json'));
const DOCUMENTS = FILES.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

const IMPORTS = new Map(SOURCES.filter((file) => file.endsWith('.ts')).map((file) => [file, importsOf(file)] as const));

/** The rooms that the map lists. */
const ROOMS = [...readFileSync('src/README.md', 'utf8').matchAll(/^\| `(?:\.\.\/)?([\w-]+)(?:\/|\.ts)` \|/gm)].map(
  ([, room]) => room,
);

test('the map has every room', () => {
  expect(ROOMS.toSorted()).toEqual(Object.keys(ARROWS).toSorted());
  expect(new Set(SOURCES.map(roomOf))).toEqual(new Set(Object.keys(ARROWS)));
});

test('no file is long', () => {
  const long = [...SOURCES, ...TESTS].filter((file) => linesIn(file) > MOST_LINES_OF_A_FILE);
  expect(long).toEqual([]);
});

test.each(Object.entries(ARROWS))('%s imports only %j', (room, allowed) => {
  const others = [...IMPORTS].flatMap(([file, imports]) =>
    imports
      .filter(
        (imported) =>
          roomOf(file) === room && ![room, ...allowed, ...(EXCEPTIONS[file] ?? [])].includes(roomOf(imported)),
      )
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(others).toEqual([]);
});

test.each(DOCUMENTS)('%s names files that exist', (document) => {
  expect(pathsIn(document).filter((path) => !isHere(path, dirname(document)))).toEqual([]);
});

test.each(DOCUMENTS)('%s is wrapped at 100 columns, but for tables, comments and addresses', (document) => {
  const lines = proseOf(document)
    .replaceAll(/\]\(\S+?\)/g, ']')
    .split('\n');
  expect(lines.filter((line) => line.length > 100 && !/^(\||<!--|\[.+\]: )/.test(line))).toEqual([]);
});

test('nothing is installed beside the package, and nothing runs when it is installed', () => {
  const { scripts, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(manifest).filter((name) => /(?<!dev)dependencies$/i.test(name))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
});

test('a workflow names actions by hash, with a version that is the same everywhere, and limits the time of each job', () => {
  const workflows = readdirSync('.github/workflows').map((name) => readFileSync(`.github/workflows/${name}`, 'utf8'));
  const actions = workflows.flatMap((text) => text.match(/uses: .*/g) ?? []);
  const named = /^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(actions.filter((action) => !named.test(action))).toEqual([]);
  const names = [...new Set(actions)].map((action) => action.replace(/@.*/, ''));
  expect(names).toContain('uses: actions/checkout');
  expect(new Set(names).size).toBe(names.length);
  for (const text of workflows) expect(text.split('timeout-minutes:').length).toBe(text.split('runs-on:').length);
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

function roomOf(file: string): string {
  const [top = '', next = ''] = file.split('/');
  return top === 'steps' ? 'steps' : next.replace(/\.ts$/, '');
}

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
const proseOf = (document: string) => readFileSync(document, 'utf8').replaceAll(/^ *```.*?^ *```/gms, '');

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
