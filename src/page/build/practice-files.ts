/**
 * Our files as a learner's folder has them: all side by side, and what the package exports imported from `poker-hands-kata`. So
 * the page can open, judge and save them, and the practice reads what was saved.
 */
import { posix } from 'node:path';
import { nameOfOurs } from '../../coach/run/stand-in.ts';
import { EXPORTS, solutionPath, type Unit } from '../../coach/stub-answers.ts';

/** Reads a file by its path below the folder of the package. */
export type Read = (path: string) => string;

const UNITS = Object.keys(EXPORTS) as Unit[];
const UNIT_OF_SOURCE = new Map(UNITS.map((unit) => [solutionPath(unit), unit]));

/** Imports of names from another file; none of ours exports what it imports. */
const IMPORT = /^import (type )?\{([^}]*)\} from '(\.[^']*)';$/gm;

export interface PracticeFile {
  readonly text: string;
  /** The files beside it that it imports, apart from those of other units, by their names. */
  readonly helpers: Readonly<Record<string, string>>;
}

/** The solution of a unit. */
export function solutionFile(unit: Unit, read: Read): PracticeFile {
  return practiceFile(solutionPath(unit), unit, read);
}

/** A file that stands in for that of a unit. */
export function practiceFile(path: string, unit: Unit, read: Read): PracticeFile {
  const helpers = new Map<string, string>();
  const given = namesOf(read('src/index.ts'));
  const flatten = (file: string): string =>
    read(file).replaceAll(IMPORT, (_, type = '', list: string, from: string) => {
      const source = posix.join(posix.dirname(file), from);
      const words = list.split(',').map((word) => word.trim());
      const values = type ? [] : words.filter((word) => !word.startsWith('type ')).map(nameIn);
      const all = words.map((word) => nameIn(word.replace('type ', '')));
      return `import ${type}{${list}} from '${nameOf(source, values, all)}';`;
    });
  const nameOf = (source: string, values: readonly string[], all: readonly string[]): string => {
    const other = UNIT_OF_SOURCE.get(source);
    const isOwn = other === unit;
    if (values.length === 0 && all.every((name) => given.has(name))) return 'poker-hands-kata';
    if (other && !isOwn && values.length > 0 && values.every((name) => EXPORTS[other].includes(name)))
      return `./${other}.ts`;
    if (!other && all.every((name) => given.has(name))) return 'poker-hands-kata';
    const base = posix.basename(source);
    const name = other ? nameOfOurs(base) : base;
    if (!helpers.has(name)) {
      helpers.set(name, '');
      helpers.set(name, flatten(source));
    }
    return `./${name}`;
  };
  const text = flatten(path);
  return { text, helpers: Object.fromEntries(helpers) };
}

/** `isFlush as isFlushOfAny` imports `isFlush`. */
const nameIn = (word: string) => word.split(' as ')[0] ?? word;

/** All names that a file exports, also those of types. */
function namesOf(text: string): ReadonlySet<string> {
  const lists = [...text.matchAll(/^export (?:const (\w+)|(?:type )?\{([^}]*)\})/gm)].map(
    ([, name, list = name]) => list ?? '',
  );
  return new Set(lists.flatMap((list) => list.split(',').map((name) => name.trim())));
}
