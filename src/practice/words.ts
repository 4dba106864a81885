/** What the practice prints beside its verdicts. */
import { parse } from 'node:path';
import { listed } from '../coach/report.ts';
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
