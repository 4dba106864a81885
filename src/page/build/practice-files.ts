/**
 * Our files as a learner's folder has them: all side by side, and what the package exports imported from `poker-hands-kata`. So
 * the page can open, judge and save them, and the practice reads what was saved.
 */
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { EXPORTS, solutionPath, type Unit } from '../../coach/stub-answers.ts';

const UNITS = Object.keys(EXPORTS) as Unit[];

/** Imports of names from another file; none of ours exports what it imports. */
const IMPORT = /^import (type )?\{([^}]*)\} from '(\.[^']*)';$/gm;

export interface PracticeFile {
  readonly text: string;
  /** The files beside it that it imports, apart from those of other units, by their names. */
  readonly helpers: Readonly<Record<string, string>>;
}

/** Reads a file that is, or stands in for, that of a unit. */
export function practiceFile(path: string, unit: Unit, root: string): PracticeFile {
  const helpers: Record<string, string> = {};
  const given = namesIn(readFileSync(join(root, 'src/index.ts'), 'utf8'));
  const flatten = (file: string): string =>
    readFileSync(file, 'utf8').replaceAll(IMPORT, (_, type = '', list: string, from: string) => {
      const names = [...list.matchAll(/(type )?(\w+)(?: as \w+)?/g)];
      const values = names.flatMap(([, isType, name = '']) => (type || isType ? [] : name));
      const isGiven = names.every(([, , name = '']) => given.has(name));
      return `import ${type}{${list}} from '${nameOf(resolve(file, '..', from), values, isGiven)}';`;
    });
  const nameOf = (source: string, values: readonly string[], isGiven: boolean): string => {
    const other = UNITS.find((one) => resolve(root, solutionPath(one)) === source);
    const isOfUnit = other && values.length > 0;
    if (isOfUnit && other !== unit && values.every((name) => EXPORTS[other].includes(name))) return `./${other}.ts`;
    if (isGiven && !isOfUnit) return 'poker-hands-kata';
    const name = other ? `our-${basename(source)}` : basename(source);
    if (!(name in helpers)) {
      helpers[name] = '';
      helpers[name] = flatten(source);
    }
    return `./${name}`;
  };
  return { text: flatten(path), helpers };
}

/** All names that a file exports, also those of types. */
function namesIn(text: string): ReadonlySet<string | undefined> {
  const lists = [...text.matchAll(/^export (?:const|(?:type )?\{)([^}=:]*)/gm)];
  return new Set(lists.flatMap(([, list = '']) => list.match(/\w+/g) ?? []));
}
