/**
 * Puts ours in the place of what a learner's file imports and has not done yet: steps can be done in any order, and a straight
 * flush may ask a straight that is still a stub.
 */

import type { LoadedFiles } from '../load/read-files.ts';
import { UNITS } from '../solution.ts';
import { STEPS } from './steps.ts';
import type { Unit } from './stub-answers.ts';
import type { Module, Trouble, UnreadableModule } from './verdict.ts';

/** Before the name of a unit, in what such a file requires. */
const PREFIX = 'ours:';

/** A module in which ours stand in for these units. */
export function withOurs<Read extends Module | UnreadableModule>(module: Read, units: readonly Unit[]): Read {
  return replaced(module, units, ours);
}

function replaced<Read extends Module | UnreadableModule>(
  module: Read,
  units: readonly Unit[],
  replace: (unit: Unit, file: ReadFile) => ReadFile,
): Read {
  if ('message' in module) return module;
  const files = Object.entries(module.files.files).map(([path, file]) => {
    const unit = units.find((unit) => unit === unitAt(path, module.files.entry));
    return [path, unit ? replace(unit, file) : file];
  });
  return { ...module, files: { ...module.files, files: Object.fromEntries(files) } };
}

/**
 * The modules of a step, each with ours for what it imports of the others, and what is imported so. What else those files export
 * is still theirs.
 */
export function apart<Read extends Module | UnreadableModule>(
  modules: readonly Read[],
): { modules: Read[]; imported: Unit[] } {
  const othersIn = (module: Read) => unitsIn(module).filter((unit) => modules.some((other) => other.unit === unit));
  return {
    modules: modules.map((module) => replaced(module, othersIn(module), besideOurs)),
    imported: modules.flatMap(othersIn),
  };
}

/** The units that a module imports from files beside its own. */
export function unitsIn(module: Module | UnreadableModule): Unit[] {
  if ('message' in module) return [];
  const { entry, files } = module.files;
  return Object.keys(files).flatMap((path) => (path === entry ? [] : (unitAt(path, entry) ?? [])));
}

/** The page's name of our solution of a unit, which the mistakes that it shows import. */
export const nameOfOurs = (name: string) => `our-${name}`;

/** What is to be said of a right file that has its answers from ours. */
export function borrowedIn({ unit, files: { entry, files } }: Module): Trouble | undefined {
  const [folder] = entry.match(/^.*[/\\]|^/) as [string];
  const name = nameOfOurs(`${unit}.ts`);
  const found = Object.entries(files).flatMap(([file, { asks, imports }]) =>
    asks.filter(({ from }) => imports[from] === folder + name).map(({ line }) => ({ file, line })),
  );
  const message = `it is right, but ${name} is ours, which does not count: write your own`;
  return found[0] && { message, where: found[0] };
}

/** What a file gets that requires ours. */
export function ourUnit(name: string): object | undefined {
  return name.startsWith(PREFIX) ? UNITS[name.slice(PREFIX.length) as keyof typeof UNITS]?.exports : undefined;
}

/** The units of the steps before that one: a later one is what the learner has made of it, once it is begun. */
export function unitsBefore(name: string): readonly Unit[] {
  return STEPS.slice(
    0,
    STEPS.findIndex((step) => step.name === name),
  ).flatMap(({ units }) => units);
}

/** Whether a file is that of a step before, which is done: otherwise ours would stand in for it. */
export const isOfStepBefore = (path: string, step: string): boolean =>
  unitsBefore(step).some((unit) => new RegExp(`(?:^|[/\\\\])${unit}\\.[jt]s$`).test(path));

const ALL = STEPS.flatMap(({ units }) => units);

/** The unit that is written in a file, which stands in the folder of the entry. */
export function unitAt(path: string, entry: string): Unit | undefined {
  const [folder] = entry.match(/^.*[/\\]|^/) as [string];
  return ALL.find((unit) => path === `${folder}${unit}.ts` || path === `${folder}${unit}.js`);
}

type ReadFile = LoadedFiles['files'][string];

const requiring = (unit: Unit) => `require(${JSON.stringify(PREFIX + unit)})`;

const ours = (unit: Unit): ReadFile => ({ code: `module.exports = ${requiring(unit)};`, asks: [], imports: {} });

const besideOurs = (unit: Unit, { code, ...file }: ReadFile): ReadFile => ({
  ...file,
  code: `${code}\nmodule.exports = { ...module.exports, ...${requiring(unit)} };`,
});
