import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readText } from '../../machine/load/node.ts';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import { EXPORTS, type FileName, ruleIn, stubPath, type Unit } from '../coach/units.ts';
import type { ExerciseVerdict, Trouble } from '../coach/verdict.ts';

export const stubOf = (unit: FileName, root: string): string =>
  readFileSync(join(root, stubPath(unit)), 'utf8');

/** Reads a text in the folder of the stubs, and fills in the names in braces. */
export function fillIn(
  name: string,
  root: string,
  values: Readonly<Record<string, string>>,
): string {
  const text = readFileSync(join(root, 'src/learning/exercises', name), 'utf8');
  return text.replaceAll(/\{([\w ]+)\}/g, (braces, value) => values[value] ?? braces);
}

export const ruleOf = (unit: FileName, root: string): string => ruleIn(stubOf(unit, root));

/** Finds a unit's file: in JavaScript if there is one, else in TypeScript. */
export function unitFile(unit: FileName, folder: string): string {
  const plain = join(folder, `${unit}.js`);
  return existsSync(plain) ? plain : join(folder, `${unit}.ts`);
}

/** Returns whether a learner has changed the file of a unit. */
export function isWritten(unit: Unit, folder: string, root: string): boolean {
  const text = readText(unitFile(unit, folder));
  return text !== undefined && text !== stubOf(unit, root);
}

/** Lists the exercises that the learner has started, and the first of the others. */
export function begunIn(folder: string, root: string): readonly Exercise[] {
  const isBegun = ({ units }: Exercise) => units.some((unit) => isWritten(unit, folder, root));
  return [
    ...EXERCISES.filter(isBegun),
    ...EXERCISES.filter((exercise) => !isBegun(exercise)).slice(0, 1),
  ];
}

export function savedLast(exercises: readonly Exercise[], folder: string): Exercise {
  const timeOf = (unit: Unit) =>
    statSync(unitFile(unit, folder), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const savedAt = ({ units }: Exercise) => Math.max(...units.map(timeOf));
  return exercises.toSorted((one, other) => savedAt(other) - savedAt(one))[0] as Exercise;
}

/** Adds the line of the wrong function where none is known, and for a task of one file the call. */
export function withLocations(
  verdict: ExerciseVerdict,
  folder: string,
  alone?: FileName,
): ExerciseVerdict {
  const { exercise, trouble, others, counterExample } = verdict;
  const placed = <Found extends Trouble>(found: Found): Found => ({
    ...found,
    where: found.where ?? locationOf(found, exercise, folder, alone),
    call: alone && found.call ? callOf(alone, found.call) : found.call,
  });
  return {
    ...verdict,
    trouble: trouble && placed(trouble),
    others: others?.map(placed),
    counterExample: counterExample && placed(counterExample),
  };
}

/** Finds the line of the wrong export, which may be another exercise's, or of the first one. */
function locationOf({ blamed = '' }: Trouble, exercise: string, folder: string, alone?: FileName) {
  const units = [...EXERCISES.filter(({ name }) => name === exercise), ...EXERCISES].flatMap(
    (candidate) => candidate.units,
  );
  const file = unitFile(
    alone ?? units.find((unit) => EXPORTS[unit].includes(blamed)) ?? (units[0] as Unit),
    folder,
  );
  const rows = readText(file)?.split('\n');
  const index =
    rows?.findIndex((row) => row.startsWith('export') && row.includes(alone ?? blamed)) ?? -1;
  return index < 0 ? undefined : { file: relative('', file), line: index + 1 };
}

function callOf(name: string, question: string): string {
  const [texts]: [string[]] = JSON.parse(question).items;
  return `${name}(${texts.map((text) => `'${text}'`).join(', ')})`;
}
