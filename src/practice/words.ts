/** What the practice prints beside its verdicts. */
import { basename } from 'node:path';
import { STEPS, type Step, titleOf } from '../coach/steps.ts';
import type { StepVerdict } from '../coach/verdict.ts';
import { home } from '../terminal/package-files.ts';
import { ruleOf } from './stub.ts';

/** The bar, the step and its rules, or only the rule of the file that the verdict says to open. */
export function headLines(done: number, step: Step, { trouble, counterExample }: StepVerdict): string[] {
  const toOpen = basename((trouble ?? counterExample)?.where?.file ?? '', '.ts');
  const units = step.units.filter((unit) => unit === toOpen);
  const bar = `${'#'.repeat(done)}${'-'.repeat(STEPS.length - done)}`;
  return [`[${bar}] ${done} of ${STEPS.length} steps`, '', titleOf(step), ...ruleLines(units[0] ? { units } : step)];
}

/** The rule of each file of the step, in a sentence. */
export const ruleLines = ({ units }: Pick<Step, 'units'>) => units.map((unit) => `  ${ruleOf(unit, home.root)}`);
