/** What the practice prints beside its verdicts. */
import { basename, parse } from 'node:path';
import { STEPS, type Step, spokenName, titleOf } from '../coach/steps.ts';
import type { StepVerdict } from '../coach/verdict.ts';
import { home } from '../terminal/package-files.ts';
import { ruleOf } from './stub.ts';
import { commandFor } from './typed-command.ts';

/** The bar, the step and its rules, or only the rule of the file that the verdict says to open. */
export function headLines(done: readonly Step[], step: Step, { trouble, counterExample }: StepVerdict): string[] {
  const toOpen = parse((trouble ?? counterExample)?.where?.file ?? '').name;
  const units = step.units.filter((unit) => unit === toOpen);
  const bar = STEPS.map((step) => (done.includes(step) ? '#' : '-')).join('');
  return [
    `[${bar}] ${done.length} of ${STEPS.length} steps`,
    '',
    titleOf(step),
    ...ruleLines(units[0] ? { units } : step),
  ];
}

/** The rule of each file of the step, in a sentence. */
export const ruleLines = ({ units }: Pick<Step, 'units'>) => units.map((unit) => `  ${ruleOf(unit, home.root)}`);

/** What is not read, and what stands in for files that the step's own import and that are not done. */
export function standInLines({ standIns = [], unread = [] }: Pick<StepVerdict, 'standIns' | 'unread'>): string[] {
  const [are, stand, them] = standIns.length > 1 ? ['are', 'stand', 'them'] : ['is', 'stands', 'it'];
  return [
    ...unread.map(({ unread, read }) => `${basename(unread)} is not read, because ${basename(read)} stands beside it.`),
    ...(standIns.length > 0 ? [`${listed(standIns)} ${are} not done, so ours ${stand} in for ${them}.`] : []),
  ];
}

/** Which steps are not done any more. */
export function brokenLines(broken: readonly Step[], done: readonly Step[]): string[] {
  const others = done.length > 0 ? '; the others still pass' : '';
  return broken.length > 0 ? [`${listed(broken.map(spokenName))} broke again${others}.`] : [];
}

/** What is said to somebody who leaves. */
export function goodbyeLines(done: number, folder: string): string[] {
  const [all, back] = [STEPS.length, commandFor(folder, home)];
  if (done === all) return [`Good-bye! All ${all} steps are done. To come back: ${back}`];
  return [`Good-bye! ${done} of ${all} steps ${done === 1 ? 'is' : 'are'} done. To go on: ${back}`];
}

/** `a, b and c`. */
export const listed = (names: readonly string[]) => names.join(', ').replace(/, (?=[^,]*$)/, ' and ');
