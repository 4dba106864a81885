import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { EXPORTS, solutionPath, type Unit } from '../../learning/coach/units.ts';

const UNITS = Object.keys(EXPORTS) as Unit[];

/** Imports of names from another file. */
const IMPORT = /^import (type )?\{([^}]*)\} from '(\.[^']*)';$/gm;

/** What the package exports, types included. */
const EXPORT = /^export (?:const|(?:type )?\{)([^}=:]*)/gm;

/**
 * Rewrites our file of a unit as a learner would have it; returns its text and its helpers by name.
 */
export function practiceFile(unit: Unit, root: string) {
  const helpers: Record<string, string> = {};
  const exported = readFileSync(join(root, 'src/index.ts'), 'utf8').matchAll(EXPORT);
  const given = new Set([...exported].flatMap(([, names = '']) => names.match(/\w+/g) ?? []));
  const flatten = (file: string): string =>
    readFileSync(file, 'utf8').replaceAll(IMPORT, (_, type = '', list: string, from: string) => {
      const names = [...list.matchAll(/(type )?(\w+)(?: as \w+)?/g)];
      const values = names.flatMap(([, isType, name = '']) => (type || isType ? [] : name));
      const isGiven = names.every(([, , name = '']) => given.has(name));
      return `import ${type}{${list}} from '${nameOf(resolve(file, '..', from), values, isGiven)}';`;
    });
  const nameOf = (source: string, values: readonly string[], isGiven: boolean): string => {
    const other = UNITS.find((one) => resolve(root, solutionPath(one)) === source);
    if (other && values.some((name) => EXPORTS[other].includes(name))) return `./${other}.ts`;
    if (isGiven) return 'poker-hands-kata';
    const file = basename(source);
    if (!(file in helpers)) {
      helpers[file] = '';
      helpers[file] = flatten(source);
    }
    return `./${file}`;
  };
  return { text: flatten(join(root, solutionPath(unit))), helpers };
}
