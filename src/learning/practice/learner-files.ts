/** The files that a learner writes, one for each unit, and the stubs that they start from. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../machine/load/node.ts';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import { type FileName, ruleIn, stubPath, type Unit } from '../coach/units.ts';

/** Reads the stub of a unit. @param root - of the package */
export function stubOf(unit: FileName, root: string): string {
  return readFileSync(join(root, stubPath(unit)), 'utf8');
}

/** Reads the rule of a unit, the sentence above its stub. @param root - of the package */
export function ruleOf(unit: FileName, root: string): string {
  return ruleIn(stubOf(unit, root));
}

/** Reads a text in the folder of the stubs, and fills in the names in braces. */
export function fillIn(
  name: string,
  root: string,
  values: Readonly<Record<string, string>>,
): string {
  const text = readFileSync(join(root, 'src/learning/exercises', name), 'utf8');
  return text.replaceAll(/\{([\w ]+)\}/g, (braces, key) => values[key] ?? braces);
}

/** Returns the path of a unit's file: in JavaScript if there is one, else in TypeScript. */
export function unitFile(unit: FileName, folder: string): string {
  const javaScript = join(folder, `${unit}.js`);
  return existsSync(javaScript) ? javaScript : join(folder, `${unit}.ts`);
}

/** Lists the files of units that the learner has deleted. */
export function missingFiles(units: readonly Unit[], folder: string): string[] {
  return units.map((unit) => unitFile(unit, folder)).filter((file) => !existsSync(file));
}

/** Returns whether the learner has changed the file of a unit. */
export function isWritten(unit: FileName, folder: string, root: string): boolean {
  const text = readText(unitFile(unit, folder));
  return text !== undefined && text !== stubOf(unit, root);
}

/** Lists the exercises that the learner has started, and then the first of the others. */
export function begunIn(folder: string, root: string): readonly Exercise[] {
  const isBegun = ({ units }: Exercise) => units.some((unit) => isWritten(unit, folder, root));
  const begun = EXERCISES.filter(isBegun);
  const next = EXERCISES.find((exercise) => !begun.includes(exercise));
  return next ? [...begun, next] : begun;
}

/** Finds the exercise with the file that was saved last. */
export function savedLast(exercises: readonly Exercise[], folder: string): Exercise {
  const timeOf = (unit: Unit) =>
    statSync(unitFile(unit, folder), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const savedAt = ({ units }: Exercise) => Math.max(...units.map(timeOf));
  const [latest] = exercises.toSorted((a, b) => savedAt(b) - savedAt(a));
  return latest as Exercise;
}
