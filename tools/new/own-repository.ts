/**
 * What is in a repository of one's own: the kata of this one at the same paths, with stubs in place
 * of answers. `template/` has what only such a repository needs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPath, relative } from 'node:path/posix';
import { solutionPath, stubPath } from '../coach/units.ts';
import { UNITS, type Unit } from '../solution/units.ts';
import { stubFor } from './stub-for.ts';

/** The texts of files by their paths: `src/rules/pair.ts`. */
export type Files = ReadonlyMap<string, string>;

/** Reads a file of this package by its path. */
export type Read = (path: string) => string;

/** The files as they stand here. A repository has no other configuration of its tools. */
const CONFIGURATION = [
  '.vscode/settings.json',
  '.vscode/tasks.json',
  'cucumber.js',
  'jest.config.js',
  'tsconfig.json',
];

const WITH_ANSWERS = /^src\/(?:rules|ranking|games)\//;

/** What a learner is given of these folders. It decides nothing that a chapter asks about. */
const GIVEN = [
  'rules/index.ts',
  'ranking/categories.ts',
  'ranking/hand-rank.ts',
  'ranking/rank-hand.ts',
  'ranking/explain.ts',
  'games/deck-of-game.ts',
  'games/games.ts',
  'games/round.ts',
].map((name) => `src/${name}`);

/** The file that exports all rules. */
const RULES = 'src/rules/index.ts';

const TEMPLATE = 'tools/new/template';

/** The names of files that npm or git would not leave as they are. */
const NAMES: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

/**
 * The units whose stubs are those of the practice. Cards are given, and short deck is a game of any
 * kind here: its ladder is in the table of games.
 */
export const UNITS_TO_WRITE: readonly Unit[] = (Object.keys(UNITS) as Unit[]).filter(
  (unit) => unit !== 'cards' && unit !== 'short-deck',
);

/**
 * Returns the files of a repository of one's own.
 * @param root - the folder of this package
 * @param name - of the package that the repository is
 */
export function ownRepository(root: string, name: string): Files {
  const read: Read = (path) => readFileSync(join(root, path), 'utf8');
  const files = new Map<string, string>();
  for (const path of filesIn(root, TEMPLATE)) {
    const named = relative(TEMPLATE, path);
    files.set(NAMES[named] ?? named, read(path));
  }
  files.set('package.json', packageJson(name, JSON.parse(read('package.json'))));
  const features = filesIn(root, 'features').filter((path) => path.endsWith('.feature'));
  for (const path of [...CONFIGURATION, ...features]) files.set(path, read(path));

  const steps = filesIn(root, 'steps').filter((path) => /\.[jt]s$/.test(path));
  const asked = steps.map(read).join('');
  const given = [...GIVEN, ...rulesWithoutExercise(read)];
  addWithImports(files, steps, (path) =>
    WITH_ANSWERS.test(path) && !given.includes(path) ? stubOf(path, asked, read) : read(path),
  );
  files.set('src/kata.ts', exportsOf(read('src/kata.ts'), files));
  return files;
}

/** Lists the files of rules that only the ladder of one game has: no exercise asks for them. */
function rulesWithoutExercise(read: Read): string[] {
  const written = UNITS_TO_WRITE.map(solutionPath);
  return importsOf(RULES, read(RULES)).filter((path) => !written.includes(path));
}

/** Lists the files below a folder by their paths in the package. */
function filesIn(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(posix(root), posix(join(entry.parentPath, entry.name))));
  return paths.sort();
}

const posix = (path: string) => path.replaceAll('\\', '/');

/**
 * Adds files, and all that they import, unless they are there.
 * @param read - returns the text of a file, or none for a file to leave out
 */
export function addWithImports(
  files: Map<string, string>,
  paths: readonly string[],
  read: Read,
): void {
  for (const path of paths) {
    const text = files.has(path) ? '' : read(path);
    if (text === '') continue;
    files.set(path, text);
    addWithImports(files, importsOf(path, text), read);
  }
}

/** Lists the paths of the files that some code imports. */
export function importsOf(path: string, code: string): string[] {
  const names = code.matchAll(/ from '(\..*)';/g);
  return Array.from(names, ([, name = '']) => joinPath(dirname(path), name));
}

/** Where the stub of the ladder finds the rules. */
const RULES_OF_ANY_FOLDER = 'from poker-hands-kata or from files of your own';

/** Returns what a learner begins a file with: our exercise, and what else the steps ask of it. */
function stubOf(path: string, asked: string, read: Read): string {
  const unit = UNITS_TO_WRITE.find((each) => solutionPath(each) === path);
  const exercise = unit === undefined ? '' : read(stubPath(unit));
  const stub = exercise
    .replace(RULES_OF_ANY_FOLDER, "from '../rules/pair.ts' and the files beside it")
    .replaceAll('poker-hands-kata', '../kata.ts');
  return stubFor(read(path), stub, asked);
}

/** Keeps the lines of `kata.ts` whose files are there. */
function exportsOf(kata: string, files: Files): string {
  return kata.replaceAll(/^export .* from '\.\/(.*)';\n/gm, (line, name) =>
    files.has(`src/${name}`) ? line : '',
  );
}

/** The packages that a repository needs, in the versions with which this one is tested. */
const PACKAGES = [
  '@cucumber/cucumber',
  '@types/jest',
  '@types/node',
  'chokidar',
  'jest',
  'pure-rand',
  'ts-jest',
  'tsx',
  'typescript',
] as const;

interface PackageJson {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: object;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: object;
}

function packageJson(name: string, ours: PackageJson): string {
  const { scripts, engines, devDependencies, allowScripts } = ours;
  const versions = PACKAGES.map((needed) => [needed, devDependencies[needed]]);
  const content = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines,
    scripts: {
      test: 'npm run check && jest && cucumber-js --fail-fast --format summary',
      check: 'tsc',
      'test:watch': 'jest --watchAll',
      'features:watch': scripts['features:watch'],
    },
    devDependencies: Object.fromEntries(versions),
    allowScripts,
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
