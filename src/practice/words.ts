/** What the practice prints beside its verdicts. */
import { parse } from 'node:path';
import { STEPS, type Step, spokenName } from '../coach/steps.ts';
import type { StepVerdict } from '../coach/verdict.ts';
import { listed } from '../load/nearest.ts';
import { home } from '../terminal/package-files.ts';
import { ruleOf } from './stub.ts';
import { commandFor } from './typed-command.ts';

/** Shows how many exercises are done. */
export function barLine(done: readonly Step[]): string {
  const bar = STEPS.map((exercise) => (done.includes(exercise) ? '#' : '-')).join('');
  return `[${bar}] ${done.length} of ${STEPS.length} exercises`;
}

/** Tells the rule of each file of the exercise, or only that of the file that the verdict says to open. */
export function ruleLines({ units }: Step, { trouble, counterExample }: StepVerdict): string[] {
  const toOpen = parse((trouble ?? counterExample)?.where?.file ?? '').name;
  const told = units.filter((unit) => unit === toOpen);
  return (told.length > 0 ? told : units).map((unit) => `  ${ruleOf(unit, home.root)}`);
}

/** Says which exercises are not done any more. */
export function brokenLines(broken: readonly Step[], done: readonly Step[]): string[] {
  const others = done.length > 0 ? '; the others still pass' : '';
  return broken.length > 0 ? [`${listed(broken.map(spokenName), 'and')} broke again${others}.`] : [];
}

/** Says good-bye, and how to come back. */
export function goodbye(done: number, folder: string): string {
  const how = done === STEPS.length ? 'come back' : 'go on';
  return `Good-bye! ${done} of ${STEPS.length} exercises ${done === 1 ? 'is' : 'are'} done. To ${how}: ${commandFor(folder, home)}`;
}
