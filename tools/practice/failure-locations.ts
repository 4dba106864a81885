import { relative } from 'node:path';
import { EXERCISES, exerciseNamed } from '../coach/exercises.ts';
import { EXPORTS, type FileName, type Unit } from '../coach/units.ts';
import type { ExerciseVerdict, Trouble, Where } from '../coach/verdict.ts';
import { readText } from '../machine/load/node.ts';
import { unitFile } from './learner-files.ts';

/**
 * Adds to each failure without a line that of the wrong function.
 * @param onlyFile - the file of a task that has no other
 */
export function withLocations(
  verdict: ExerciseVerdict,
  folder: string,
  onlyFile?: FileName,
): ExerciseVerdict {
  const complete = (failure: Trouble): Trouble => {
    const { blamed = '' } = failure;
    return {
      ...failure,
      where: failure.where ?? locationOf(blamed, verdict.exercise, folder, onlyFile),
    };
  };
  return { ...verdict, troubles: verdict.troubles.map(complete) };
}

/** Finds the line of an export in the learner's file. */
function locationOf(
  exported: string,
  exercise: string,
  folder: string,
  onlyFile: FileName | undefined,
): Where | undefined {
  const file = unitFile(onlyFile ?? unitWith(exported, exercise), folder);
  const name = onlyFile ?? exported;
  const lines = readText(file)?.split('\n') ?? [];
  const wholeName = new RegExp(`^export\\b.*\\b${name}\\b`);
  const index = lines.findIndex((line) => wholeName.test(line));
  return index < 0 ? undefined : { file: relative('', file), line: index + 1 };
}

/** Finds the unit of an export, which may be another exercise's, or the first of the exercise. */
function unitWith(exported: string, exercise: string): Unit {
  const { unit: ownUnit } = exerciseNamed(exercise);
  const units = [ownUnit, ...EXERCISES.map(({ unit }) => unit)];
  return units.find((unit) => EXPORTS[unit].includes(exported)) ?? ownUnit;
}
