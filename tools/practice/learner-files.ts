/** The files that a learner writes, one for each unit, and the stubs that they start from. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { type Exercise, namesAskedFor } from '../coach/exercise.ts';
import { EXERCISES } from '../coach/exercises.ts';
import { type FileName, ruleIn, stubPath, type Unit } from '../coach/units.ts';
import { readText } from '../machine/load/node.ts';

/** Reads the stub of a unit. @param root - of the package */
export function stubOf(unit: FileName, root: string): string {
  return readFileSync(join(root, stubPath(unit)), 'utf8');
}

/** Reads the rule of an exercise, the sentence above its stub. @param root - of the package */
export function ruleOf(exercise: Exercise, root: string): string {
  const [exported = ''] = namesAskedFor(exercise);
  return ruleIn(stubOf(exercise.unit, root), exported);
}

/** Reads the rule of the only file of a task. @param root - of the package */
export function ruleOfOnlyFile(file: FileName, root: string): string {
  return ruleIn(stubOf(file, root), file);
}

/** Reads a text, and fills in the names in braces. @param path - in the package */
export function fillIn(
  path: string,
  root: string,
  values: Readonly<Record<string, string>>,
): string {
  const text = readFileSync(join(root, path), 'utf8');
  return text.replaceAll(/\{([\w ]+)\}/g, (braces, key) => values[key] ?? braces);
}

/** Returns the path of a unit's file: in JavaScript if there is one, else in TypeScript. */
export function unitFile(unit: FileName, folder: string): string {
  const javaScript = join(folder, `${unit}.js`);
  return existsSync(javaScript) ? javaScript : join(folder, `${unit}.ts`);
}

/** Finds the unit that a file holds, if any; none for one in TypeScript next to its JavaScript. */
export function unitIn(path: string, folder: string): Unit | undefined {
  const unit = unitNamedBy(path);
  return unit && resolve(path) === resolve(unitFile(unit, folder)) ? unit : undefined;
}

/** Finds the unit that a path is named after, in any language. */
export function unitNamedBy(path: string): Unit | undefined {
  const { name } = parse(path);
  return EXERCISES.find(({ unit }) => unit === name)?.unit;
}

/** Returns how to read the files in a folder: not those in TypeScript that JavaScript replaces. */
export function readerIn(folder: string): typeof readText {
  return (path) => {
    const unit = unitNamedBy(path);
    const isTypeScript = unit && resolve(path) === resolve(folder, `${unit}.ts`);
    return isTypeScript && !unitIn(path, folder) ? undefined : readText(path);
  };
}

/** Returns the path of the file in TypeScript that is not read, because JavaScript replaces it. */
export function unreadFile(unit: Unit, folder: string, root: string): string | undefined {
  const path = join(folder, `${unit}.ts`);
  const stub = stubOf(unit, root);
  const isChanged = (readText(path) ?? stub) !== stub;
  return isChanged && path !== unitFile(unit, folder) ? path : undefined;
}

/** Returns whether the learner has deleted the file of a unit. */
export function isMissing(unit: Unit, folder: string): boolean {
  return !existsSync(unitFile(unit, folder));
}

/** Returns whether the learner has changed the file of a unit. */
export function isWritten(unit: FileName, folder: string, root: string): boolean {
  const text = readText(unitFile(unit, folder));
  return text !== undefined && text !== stubOf(unit, root);
}

/** Lists the exercises that the learner has started, and then the first of the others. */
export function begunIn(folder: string, root: string): readonly Exercise[] {
  const isBegun = ({ unit }: Exercise) => isWritten(unit, folder, root);
  const begun = EXERCISES.filter(isBegun);
  const next = EXERCISES.find((exercise) => !begun.includes(exercise));
  return next ? [...begun, next] : begun;
}

/** Finds the exercise with the file that was saved last. */
export function savedLast(exercises: readonly Exercise[], folder: string): Exercise {
  const savedAt = ({ unit }: Exercise) =>
    statSync(unitFile(unit, folder), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const [latest] = exercises.toSorted((a, b) => savedAt(b) - savedAt(a));
  return latest as Exercise;
}
