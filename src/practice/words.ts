/** What the practice prints beside its verdicts. */
import { parse } from 'node:path';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import type { ExerciseVerdict } from '../coach/verdict.ts';
import { home } from '../terminal/package-files.ts';
import { ruleOf } from './stub.ts';
import { commandFor } from './typed-command.ts';

/** Shows how many exercises are done. */
export function barLine(done: readonly Exercise[]): string {
  const bar = EXERCISES.map((exercise) => (done.includes(exercise) ? '#' : '-')).join('');
  return `[${bar}] ${done.length} of ${EXERCISES.length} exercises`;
}

/** Tells the rule of each file of the exercise, or only that of the file that the verdict says to open. */
export function ruleLines({ units }: Exercise, { trouble, counterExample }: ExerciseVerdict): string[] {
  const toOpen = parse((trouble ?? counterExample)?.where?.file ?? '').name;
  const told = units.filter((unit) => unit === toOpen);
  return (told.length > 0 ? told : units).map((unit) => `  ${ruleOf(unit, home.root)}`);
}

/** Says good-bye, and how to come back. */
export function goodbye(done: number, folder: string): string {
  const how = done === EXERCISES.length ? 'come back' : 'go on';
  return `Good-bye! ${done} of ${EXERCISES.length} exercises ${done === 1 ? 'is' : 'are'} done. To ${how}: ${commandFor(folder, home)}`;
}
