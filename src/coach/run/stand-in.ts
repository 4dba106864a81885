/**
 * Puts ours in the place of what a learner's file imports and has not done yet: exercises can be done in any order, and a straight
 * flush may ask a straight that is still a stub.
 */

import type { LoadedFiles } from '../../load/read-files.ts';
import { UNITS } from '../../solution.ts';
import { EXERCISES } from '../exercises.ts';
import type { Unit } from '../stub-answers.ts';
import type { Module, UnreadableModule } from '../verdict.ts';

/** Before the name of a unit, in what such a file requires. */
const PREFIX = 'ours:';

/** A module in which ours stand in for these units. */
export function withOurs<Read extends Module | UnreadableModule>(module: Read, units: readonly Unit[]): Read {
  if ('message' in module) return module;
  const { entry, files } = module.files;
  const stoodIn = Object.entries(files).map(([path, file]) => {
    const unit = units.find((one) => one === unitAt(path, entry));
    return [path, unit ? ours(unit) : file];
  });
  return { ...module, files: { entry, files: Object.fromEntries(stoodIn) } };
}

/** The units that a module imports from files beside its own. */
export function unitsIn(module: Module | UnreadableModule): Unit[] {
  if ('message' in module) return [];
  const { entry, files } = module.files;
  return Object.keys(files).flatMap((path) => (path === entry ? [] : (unitAt(path, entry) ?? [])));
}

/** The page's name of our solution of a unit, which the mistakes that it shows import. */
export const nameOfOurs = (name: string) => `our-${name}`;

/** What a file gets that requires ours. */
export function ourUnit(name: string): object | undefined {
  return name.startsWith(PREFIX) ? UNITS[name.slice(PREFIX.length) as keyof typeof UNITS]?.exports : undefined;
}

/** The units of the exercises before that one: a later one is what the learner has made of it, once it is begun. */
export function unitsBefore(name: string): readonly Unit[] {
  return EXERCISES.slice(
    0,
    EXERCISES.findIndex((exercise) => exercise.name === name),
  ).flatMap(({ units }) => units);
}

const ALL = EXERCISES.flatMap(({ units }) => units);

/** The unit that is written in a file, which stands in the folder of the entry. */
export function unitAt(path: string, entry: string): Unit | undefined {
  const [folder] = entry.match(/^.*[/\\]|^/) as [string];
  return ALL.find((unit) => path === `${folder}${unit}.ts` || path === `${folder}${unit}.js`);
}

type ReadFile = LoadedFiles['files'][string];

const ours = (unit: Unit): ReadFile => ({
  code: `module.exports = require(${JSON.stringify(PREFIX + unit)});`,
  asks: [],
  imports: {},
});
