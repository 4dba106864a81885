/**
 * The package as npm installs it from its tarball, in a folder of its own: what it weighs, and that
 * everything in it runs.
 */
import { execFileSync, execSync, spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, relative, resolve } from 'node:path';
import { EXERCISES } from '../src/learning/coach/exercises.ts';
import { solutionFiles } from '../src/learning/coach/read-package.ts';
import { stubPath } from '../src/learning/coach/units.ts';
import { readMistakes } from '../src/learning/mistakes/mistakes.ts';
import { readText } from '../src/machine/load/node.ts';
import { readFiles } from '../src/machine/load/read-files.ts';

const KB = 1000;
const SAMPLES = 'node_modules/poker-hands-kata/samples';

let folder: string;
let tarball: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'installed-')));
  npm('run', 'build');
  npm('pack', '--ignore-scripts', '--pack-destination', folder);
  tarball = join(folder, readdirSync(folder)[0] ?? '');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  // Offline: there is nothing to fetch.
  npm('install', '--offline', '--no-audit', '--no-fund', '--prefix', folder, tarball);
  npm('install', '--global', '--offline', '--prefix', join(folder, 'global'), tarball);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('it is the only package that is installed', () => {
  const { packages } = JSON.parse(
    readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'),
  );
  expect(Object.keys(packages)).toEqual(['node_modules/poker-hands-kata']);
  expect(packages['node_modules/poker-hands-kata'].hasInstallScript).toBeUndefined();
});

describe('published', () => {
  const units = EXERCISES.flatMap((exercise) => exercise.units);
  const mistakes = readMistakes('src/learning/mistakes').map(({ path }) =>
    path.replaceAll('\\', '/'),
  );
  const published = () =>
    filesBelow(installed()).map((path) => relative(installed(), path).replaceAll('\\', '/'));

  test('are the solutions and the mistakes that the command reads, with all that they import', () => {
    const read = [...units.flatMap((unit) => solutionFiles([unit], '.')), ...mistakes];
    const imported = read.flatMap((path) => Object.keys(readFiles(path, readText).files));
    expect(imported.length).toBeGreaterThan(150);
    expect(published()).toEqual(expect.arrayContaining(imported));
  });

  test('is nothing else of the source but the rules, the index that names the exports, and the ideas of the evaluators', () => {
    const source = published().filter(
      (path) => path.startsWith('src/') && !path.startsWith('src/kata/'),
    );
    const tasks = ['', '-files', '-program', '-winner'].map(
      (kind) => `src/learning/exercises/TASK${kind}.md`,
    );
    const texts = ['src/fast/evaluators/README.md', 'src/learning/exercises/README.md', ...tasks];
    const others = [
      ...texts,
      'src/index.ts',
      'src/learning/exercises/solution/evaluator.ts',
      'src/learning/exercises/winner.ts',
      ...readdirSync('src/learning/exercises/starts').map(
        (name) => `src/learning/exercises/starts/${name}`,
      ),
    ];
    expect(source.sort()).toEqual([...others, ...units.map(stubPath), ...mistakes].sort());
  });

  test('are documents whose links and pictures are published as well', () => {
    const documents = published().filter((path) => path.endsWith('.md'));
    const links = documents.flatMap((path) => {
      const text = readFileSync(installed(path), 'utf8').replaceAll(/^```.*?^```/gms, '');
      return [...text.matchAll(/\]\((?!\w+:)([^)#\s]+)/g)].map(([, link = '']) =>
        join(path, '..', link),
      );
    });
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((link) => !isThere(installed(link)))).toEqual([]);
  });

  test('is what a reader of the package looks for', () => {
    const texts = [
      'README.md',
      'CHANGELOG.md',
      'LICENSE',
      'docs/command.md',
      'docs/library.md',
      'docs/practice.md',
    ];
    const folders = ['features', 'samples', 'docs/walkthrough'].flatMap(filesBelow);
    const all = folders.map((path) => relative('.', path).replaceAll('\\', '/'));
    expect(published()).toEqual(expect.arrayContaining([...texts, ...all]));
  });
});

test('it is light', () => {
  const sizes = filesBelow(installed()).map((path) => statSync(path).size);
  const sum = sizes.reduce((all, size) => all + size, 0);
  const packed = statSync(tarball).size;
  process.stdout.write(
    `${sizes.length} files, ${Math.ceil(sum / KB)} KB, packed ${Math.ceil(packed / KB)} KB\n`,
  );
  expect(sum).toBeLessThanOrEqual(5000 * KB);
  // Two fifths are the page, and an eighth reads TypeScript in the practice.
  expect(packed).toBeLessThanOrEqual(910 * KB);
});

test('the licences of what others have written stand beside it', () => {
  const licences = readFileSync(installed('dist/LICENSES.txt'), 'utf8');
  const named = licences.match(/(?<=^|, )(?:@[\w-]+\/)?[\w-]+(?= \d+\.\d+\.\d+(?:,|$))/gm) ?? [];
  const some = [
    '@cucumber/gherkin',
    '@codemirror/state',
    'acorn',
    'chokidar',
    'commander',
    'pure-rand',
    'wrap-ansi',
  ];
  expect(named).toEqual(expect.arrayContaining(some));
  expect(named.length).toBeGreaterThan(some.length);
  expect(licences).toContain('SIL OPEN FONT LICENSE');
  expect(licences.match(/permission.*is hereby granted|permission to use, copy/gis)).not.toBeNull();
});

test.each([
  ['--version'],
  ['--help'],
  ...['judge', 'rank', 'deal', 'proof', 'race', 'practice', 'rule-book'].map((name) => [
    'help',
    name,
  ]),
  ['practice', 'ask', '--help'],
  ['practice', 'interview', '--help'],
])('%s %s says something, and nothing on standard error', (...args) => {
  expect(run(...args)).toEqual({ status: 0, stdout: expect.stringMatching(/./), stderr: '' });
});

test.each([
  { args: ['rank', 'AH', 'KH', 'QH', 'JH', 'TH'], says: 'royal flush: AH KH QH JH TH' },
  { args: ['deal', 'omaha', '--seed', '3', '--format', 'line'], says: 'omaha-holdem ' },
  { args: ['judge', `${SAMPLES}/showdowns.txt`], says: '9 showdowns' },
  { args: ['proof', '--five-cards'], says: '2,598,960' },
  {
    args: ['race', '--rounds', '1', '--solution', `${SAMPLES}/evaluator.ts`],
    says: '\n  evaluator  ',
  },
  { args: ['practice', '--once'], says: ' examples fail. The first:', wrong: 1 },
  { args: ['practice', 'ask', 'pair', 'AH', 'AD'], says: 'the rules  true' },
  { args: ['practice', 'interview', 'predicates', '--once'], says: 'minutes' },
  { args: ['rule-book'], says: 'The rule book is ' },
])('$args runs', ({ args, says, wrong = 0 }) => {
  const { status, stdout, stderr } = run(...args);
  expect({ status, stderr }).toEqual({ status: wrong, stderr: '' });
  expect(stdout).toContain(says);
});

test.each([
  ['npx', () => `npx -y ${basename(tarball)}`],
  ['a project', () => 'npx --no poker-kata'],
  ['a global install', () => 'poker-kata'],
  [
    'another folder',
    () => `node ${join(basename(folder), 'node_modules/poker-hands-kata/dist/cli/main.js')}`,
    dirname,
  ],
])('started by %s it prints commands that start it as well', (_name, start, folderOf = String) => {
  const { PATH = '' } = process.env;
  const env = {
    ...process.env,
    PATH: [join(folder, 'global'), join(folder, 'global/bin'), PATH].join(delimiter),
  };
  const type = (command: string) =>
    execSync(command, { cwd: folderOf(folder), encoding: 'utf8', env });
  const [, help = ''] = /all commands +(.*)/.exec(type(start())) ?? [];
  expect(help).toBe(`${start()} help`);
  expect(type(help)).toContain(`\n  ${start()} rank AH KH QH JH TH\n`);
});

test('a right solution of every step passes, and what to try next is told', () => {
  const solutions = ['src/kata', 'src/learning/exercises/solution'].flatMap((root) =>
    filesBelow(installed(root)),
  );
  for (const path of solutions.filter((name) => isThere(practice(name))))
    writeFileSync(practice(path), `export * from ${JSON.stringify(path)};\n`);
  const done = expect.stringContaining('15 of 15 exercises. Now an interview:\n  ');
  expect(run('practice', '--once')).toEqual({ status: 0, stdout: done, stderr: '' });
});

test('the library is there for import and for require', () => {
  const code = "isPair(parseCards('AH AD'))";
  const esm = `import { isPair, parseCards } from 'poker-hands-kata'; console.log(${code})`;
  const cjs = `const { isPair, parseCards } = require('poker-hands-kata'); console.log(${code})`;
  for (const args of [
    ['--input-type=module', '--eval', esm],
    ['--input-type=commonjs', '--eval', cjs],
  ])
    expect(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })).toBe('true\n');
});

test('its types are those of docs/library.d.ts, which `npm run library-types` updates', () => {
  // As on Windows.
  const types = readFileSync(installed('dist/index.d.ts'), 'utf8').replaceAll('\r\n', '\n');
  expect(types).toBe(readFileSync('docs/library.d.ts', 'utf8'));
});

function installed(path = ''): string {
  return join(folder, 'node_modules/poker-hands-kata', path);
}

function practice(path: string): string {
  return join(folder, 'practice', basename(path));
}

const isThere = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;

function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => resolve(root, path))
    .filter((path) => statSync(path).isFile());
}

function npm(...args: string[]): void {
  execFileSync('npm', args, { stdio: 'pipe', shell: process.platform === 'win32' });
}

/** The command, without an environment that would make it colour or lay out its output. */
function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const command = [installed('dist/cli/main.js'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
