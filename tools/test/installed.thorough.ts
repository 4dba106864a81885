/**
 * The package as npm installs it from its tarball, in a folder of its own: what it weighs, and that
 * everything in it runs.
 */
import { execFileSync, execSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { chapter } from '../../test/support/feature-files.ts';
import { EXERCISES } from '../coach/exercises.ts';
import { readAllMistakes } from '../coach/mistakes.ts';
import { EXERCISES_FOLDER, solutionPath, stubPath, WINNER } from '../coach/units.ts';
import { readText } from '../machine/load/node.ts';
import { readFiles } from '../machine/load/read-files.ts';
import { ownRepository } from '../new/own-repository.ts';
import { filesBelow, InstalledPackage, isThere } from './support/install-package.ts';

const KB = 1000;
const TEMPLATE = 'tools/new/template';
const SAMPLES = 'node_modules/poker-hands-kata/samples';

let installed: InstalledPackage;
beforeAll(() => {
  installed = new InstalledPackage();
});
afterAll(() => installed.remove());

const run = (...args: string[]) => installed.run(...args);

test('it is the only package that is installed', () => {
  const { packages } = JSON.parse(
    readFileSync(join(installed.folder, 'node_modules/.package-lock.json'), 'utf8'),
  );
  expect(Object.keys(packages)).toEqual(['node_modules/poker-hands-kata']);
  expect(packages['node_modules/poker-hands-kata'].hasInstallScript).toBeUndefined();
});

/** Writes a path as in the package, relative to a folder. */
const nameIn = (folder: string, path: string) => relative(folder, path).replaceAll('\\', '/');

describe('published', () => {
  const units = [...new Set(EXERCISES.map(({ unit }) => unit))];
  const mistakes = readAllMistakes(EXERCISES_FOLDER).map(({ path }) => nameIn('.', path));
  const right = filesBelow('tools/coach/exercises')
    .filter((path) => basename(path) === 'right.ts')
    .map((path) => nameIn('.', path));
  const published = () =>
    filesBelow(installed.path()).map((path) => nameIn(installed.path(), path));

  test('are solutions, ours and others, and mistakes, with all that they import', () => {
    const read = [...units.map(solutionPath), ...mistakes, ...right];
    const imported = read.flatMap((path) => Object.keys(readFiles(path, readText).files));
    expect(imported.length).toBeGreaterThan(150);
    expect(published()).toEqual(expect.arrayContaining(imported));
  });

  test('is no other source than the rules and what learners are given', () => {
    const expected = [
      'src/index.ts', // these name the exports
      'src/checks/public-games.ts',
      'src/evaluators/README.md',
      ...['tools/interview/texts', 'tools/practice/starts']
        .flatMap(filesBelow)
        .map((path) => nameIn('.', path)),
      ...([...units, WINNER] as const).map((unit) => stubPath(unit)),
      solutionPath('evaluator'),
      ...mistakes,
      ...right,
      ...filesBelow(TEMPLATE).map((path) => nameIn('.', path)),
    ];
    const source = published().filter((path) => /^(?:src|tools)\//.test(path));
    const isOfKata = (path: string) =>
      /^src\/(?:(?:cards|rules|ranking|games)\/|kata\.ts$)/.test(path);
    const withoutRules = source.filter((path) => !isOfKata(path));
    expect(withoutRules.sort()).toEqual(expected.sort());
  });

  test('are documents whose links and pictures are published as well', () => {
    const documents = published().filter(
      (path) => path.endsWith('.md') && !path.startsWith(TEMPLATE),
    );
    const links = documents.flatMap((path) =>
      linksIn(readFileSync(installed.path(path), 'utf8')).map((link) => join(path, '..', link)),
    );
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((link) => !isThere(installed.path(link)))).toEqual([]);
  });

  test('is what a reader of the package looks for', () => {
    const documents = ['README.md', 'CHANGELOG.md', 'LICENSE'];
    const guides = ['docs/command.md', 'docs/library.md', 'docs/practice.md'];
    const folders = ['features', 'samples', 'docs/walkthrough'].flatMap(filesBelow);
    const files = folders.map((path) => nameIn('.', path));
    expect(published()).toEqual(expect.arrayContaining([...documents, ...guides, ...files]));
  });
});

/** Lists the links of a document to other files, but for those in its code. */
function linksIn(markdown: string): string[] {
  const text = markdown.replaceAll(/^```.*?^```/gms, '');
  return [...text.matchAll(/\]\((?!\w+:)([^)#\s]+)/g)].map(([, link = '']) => link);
}

test('it is light', () => {
  const sizes = filesBelow(installed.path()).map((path) => statSync(path).size);
  const sum = sizes.reduce((all, size) => all + size, 0);
  const packed = statSync(installed.tarball).size;
  const inKb = (bytes: number) => `${Math.ceil(bytes / KB)} KB`;
  process.stdout.write(`${sizes.length} files, ${inKb(sum)}, packed ${inKb(packed)}\n`);
  expect(sum).toBeLessThanOrEqual(5000 * KB);
  // Two fifths are the page, and an eighth reads TypeScript in the practice.
  expect(packed).toBeLessThanOrEqual(1270 * KB);
});

test('docs/command.md says how large the page is, alone and compressed', () => {
  const compressed = readFileSync(installed.path('dist/rule-book.html.br'));
  const page = brotliDecompressSync(compressed);
  const inMb = (bytes: number, digits: number) => (bytes / (1000 * KB)).toFixed(digits);
  expect(readFileSync(installed.path('docs/command.md'), 'utf8')).toContain(
    `one file of about ${inMb(page.length, 0)} MB (${inMb(gzipSync(page).length, 1)} MB compressed)`,
  );
});

test('the licences of what others have written are in it', () => {
  const licences = readFileSync(installed.path('dist/LICENSES.txt'), 'utf8');
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

const COMMANDS = 'judge rank deal race practice examples new rule-book'.split(' ');

test.each([
  '--version',
  '--help',
  ...COMMANDS.map((name) => `help ${name}`),
  'practice ask --help',
  'practice interview --help',
])('%s says something, and nothing on standard error', (words) => {
  const { status, stdout, stderr } = run(...words.split(' '));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).not.toBe('');
});

test.each([
  { args: ['rank', 'AH', 'KH', 'QH', 'JH', 'TH'], says: 'royal flush: AH KH QH JH TH' },
  { args: ['deal', 'omaha', '--seed', '3', '--format', 'line'], says: 'omaha-holdem ' },
  { args: ['judge', `${SAMPLES}/showdowns.txt`], says: '9 showdowns' },
  {
    args: ['race', '--rounds', '1', '--solution', `${SAMPLES}/evaluator.ts`],
    says: '\n  evaluator  ',
  },
  {
    args: ['examples', `node_modules/poker-hands-kata/${chapter('pair')}`],
    says: 'pair: 5 of 5 wrong programs fail an example',
  },
  { args: ['practice', '--once'], says: ' examples fail. The first:', wrong: 1 },
  { args: ['practice', 'ask', 'pair', 'AH', 'AD'], says: 'the rules  true' },
  { args: ['practice', 'interview', 'predicates', '--once'], says: 'minutes' },
  { args: ['new', 'my-kata'], says: 'Your kata is in "my-kata"' },
  { args: ['new', 'my-story', '--story'], says: 'The kata is told in "my-story"' },
  { args: ['rule-book'], says: 'The rule book is ' },
])('$args runs', ({ args, says, wrong = 0 }) => {
  const { status, stdout, stderr } = run(...args);
  expect({ status, stderr }).toEqual({ status: wrong, stderr: '' });
  expect(stdout).toContain(says);
});

/** Ways to start the command, and the folder, if not that of the project. */
const STARTS = [
  { from: 'npx', command: () => `npx -y ${basename(installed.tarball)}` },
  { from: 'a project', command: () => 'npx --no poker-kata' },
  { from: 'a global install', command: () => 'poker-kata' },
  {
    from: 'another folder',
    command: () =>
      `node ${join(basename(installed.folder), 'node_modules/poker-hands-kata/dist/cli/main.js')}`,
    cwd: () => dirname(installed.folder),
  },
];

test.each(STARTS)('started by $from it prints commands that start it, too', (start) => {
  const { PATH = '' } = process.env;
  const { globalFolder } = installed;
  const path = [globalFolder, join(globalFolder, 'bin'), PATH].join(delimiter);
  const cwd = start.cwd?.() ?? installed.folder;
  const type = (line: string) =>
    execSync(line, { cwd, encoding: 'utf8', env: { ...process.env, PATH: path } });
  const command = start.command();
  const [, help = ''] = /all commands +(.*)/.exec(type(command)) ?? [];
  expect(help).toBe(`${command} help`);
  expect(type(help)).toContain(`\n  ${command} rank Ah Kh Qh Jh Th\n`);
});

test('what new wrote is what it writes in a checkout', () => {
  const folder = join(installed.folder, 'my-kata');
  const paths = filesBelow(folder).map((path) => nameIn(folder, path));
  expect(paths.sort()).toEqual([...ownRepository('.', 'my-kata').keys()].sort());
});

test('with our solution all exercises are done, and the interview is next', () => {
  for (const { unit } of EXERCISES) {
    const stub = join(installed.folder, 'practice', `${unit}.ts`);
    const path = installed.path(solutionPath(unit));
    writeFileSync(stub, `export * from ${JSON.stringify(path)};\n`);
  }
  const done = expect.stringMatching(/\b(\d+) of \1 exercises done\. Now an interview:\n {2}/);
  expect(run('practice', '--once')).toEqual({ status: 0, stdout: done, stderr: '' });
});

test.each([
  [
    'imported',
    'module',
    `import { isPair, parseCards } from 'poker-hands-kata';
console.log(isPair(parseCards('AH AD')))`,
  ],
  [
    'required',
    'commonjs',
    `const { isPair, parseCards } = require('poker-hands-kata');
console.log(isPair(parseCards('AH AD')))`,
  ],
])('the library can be %s', (_, type, code) => {
  const args = [`--input-type=${type}`, '--eval', code];
  const { folder } = installed;
  expect(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })).toBe('true\n');
});
