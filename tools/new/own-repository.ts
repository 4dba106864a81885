/**
 * What is in a repository of one's own: this one at the same paths, with stubs in place of answers.
 *
 * Features, steps and cards are ours as they are. `template/` has what is different there: how the
 * steps find the rules, stubs for games of any kind (that of the deal is longer than the exercise),
 * and what a repository needs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, relative } from 'node:path/posix';
import { solutionPath, stubPath } from '../coach/units.ts';
import { UNITS, type Unit } from '../solution/units.ts';

/** The texts of files by their paths: `src/rules/pair.ts`. */
export type Files = ReadonlyMap<string, string>;

/** Beside the cards: what a learner is given. It decides nothing that a chapter asks about. */
const GIVEN = [
  'ranking/categories.ts',
  'ranking/hand-rank.ts',
  'ranking/rank-hand.ts',
  'ranking/explain.ts',
  'games/deck-of-game.ts',
  'games/games.ts',
  'games/round.ts',
].map((name) => `src/${name}`);

/**
 * What is an answer, or what only this repository needs: to run features without Cucumber, and
 * checks.
 */
const NOT_GIVEN = ['steps/all.ts', 'steps/counts/worth.ts'];

const TEMPLATE = 'tools/new/template';

/** The names of files that npm or git would not leave as they are. */
const NAMES: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

/**
 * The units that a learner does not write: cards are given, and short deck is a row of the table
 * for a stub of the template, `rank-in-game.ts`.
 */
const NOT_WRITTEN: readonly string[] = ['cards', 'short-deck'];

/** The units that a learner writes. */
export const UNITS_TO_WRITE = (Object.keys(UNITS) as Unit[]).filter(
  (unit) => !NOT_WRITTEN.includes(unit),
);

/**
 * Returns the files of a repository of one's own.
 * @param root - the folder of this package
 * @param name - of the package that the repository is
 */
export function ownRepository(root: string, name: string): Files {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const files = new Map<string, string>();
  const code = ['src/cards', 'steps'].flatMap((folder) => filesIn(root, folder, '.ts'));
  const given = [...filesIn(root, 'features', '.feature'), ...code, ...GIVEN];
  for (const path of given.filter((each) => !NOT_GIVEN.includes(each))) {
    files.set(path, withoutNotes(read(path)));
  }
  const placeOf = placesOfExports(root);
  for (const unit of UNITS_TO_WRITE) {
    const path = solutionPath(unit);
    files.set(path, importingFrom(placeOf, path, read(stubPath(unit))));
  }
  files.set('.vscode/settings.json', read('.vscode/settings.json'));
  files.set('package.json', packageJson(name, JSON.parse(read('package.json'))));
  for (const path of filesIn(root, TEMPLATE)) {
    const named = relative(TEMPLATE, path);
    files.set(NAMES[named] ?? named, read(path));
  }
  files.set('src/kata.ts', exportsOf(read('src/kata.ts'), files));
  return files;
}

/** Lists the files below a folder whose names end so, by their paths in the package. */
function filesIn(root: string, folder: string, end = ''): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .map((entry) => relative(posix(root), posix(join(entry.parentPath, entry.name))));
  return paths.sort();
}

const posix = (path: string) => path.replaceAll('\\', '/');

/**
 * Leaves out what sentences mean to the page, notes for our tools, and our function for short deck,
 * which is a row there.
 */
function withoutNotes(code: string): string {
  return code
    .replaceAll(/\s*\{ means: '[^']*' \},/g, '')
    .replace(/^ *'short-deck': \{.*kata\.rankShortDeck.*\n/m, '')
    .replaceAll(/\/\* @__PURE__ \*\/ /g, '')
    .replaceAll(/^ *\/\/ Stryker .*\n/gm, '');
}

/** Finds the file of `src` that exports each name. */
function placesOfExports(root: string): ReadonlyMap<string, string> {
  const exported = /^export (?:const|function|class|type|interface) (\w+)/gm;
  const places = filesIn(root, 'src', '.ts').flatMap((path) => {
    const names = readFileSync(join(root, path), 'utf8').matchAll(exported);
    return Array.from(names, ([, name = '']): [string, string] => [name, path]);
  });
  return new Map(places);
}

const IMPORT = /^import (type )?\{ (.*) \} from 'poker-hands-kata';$/m;

/** Where the stub of the ladder finds the rules. */
const RULES_OF_ANY_FOLDER = 'from poker-hands-kata or from files of your own';

/** Turns the import from the package in a stub into imports from the files beside it. */
function importingFrom(placeOf: ReadonlyMap<string, string>, path: string, stub: string): string {
  return stub
    .replace(IMPORT, (_, type = '', names: string) => {
      const places = new Map<string, string[]>();
      for (const name of names.split(', ')) {
        const place = placeOf.get(name.replace('type ', '')) as string;
        places.set(place, [...(places.get(place) ?? []), name]);
      }
      const imports = Array.from(places, ([place, found]) => {
        const what = `{ ${found.join(', ')} } from '${pathFrom(path, place)}';`;
        const areTypes = type !== '' || found.every((name) => name.startsWith('type '));
        return areTypes ? `import type ${what.replaceAll('type ', '')}` : `import ${what}`;
      });
      return imports.sort().join('\n');
    })
    .replace(RULES_OF_ANY_FOLDER, "from '../rules/pair.ts' and the files beside it")
    .replace(' from poker-hands-kata', '');
}

/** Writes a path as in an import: `../cards/card.ts`. */
export function pathFrom(importer: string, path: string): string {
  const found = relative(dirname(importer), path);
  return found.startsWith('.') ? found : `./${found}`;
}

/** Keeps the lines of `kata.ts` whose files are there. */
function exportsOf(kata: string, files: Files): string {
  const isThere = (line: string) => {
    const [, name] = /from '\.\/(.*)'/.exec(line) ?? [];
    return name === undefined || files.has(`src/${name}`);
  };
  return kata.split('\n').filter(isThere).join('\n');
}

/** The packages that a repository needs, in the versions with which this one is tested. */
const PACKAGES = [
  '@cucumber/cucumber',
  '@types/jest',
  '@types/node',
  'jest',
  'pure-rand',
  'ts-jest',
  'tsx',
  'typescript',
] as const;

interface PackageJson {
  readonly engines: object;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: object;
}

function packageJson(name: string, ours: PackageJson): string {
  const { engines, devDependencies, allowScripts } = ours;
  const versions = PACKAGES.map((needed) => [needed, devDependencies[needed]]);
  const content = {
    name,
    version: '0.1.0',
    private: true,
    engines,
    scripts: {
      test: 'npm run check && jest && cucumber-js --fail-fast --format summary',
      check: 'tsc',
      'test:watch': 'jest --watchAll',
    },
    devDependencies: Object.fromEntries(versions),
    allowScripts,
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
