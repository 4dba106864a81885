/** What the practice prints beside its verdicts. */
import { basename } from 'node:path';
import { STEPS, type Step, titleOf } from '../coach/steps.ts';
import type { StepVerdict } from '../coach/verdict.ts';
import { here, home } from '../terminal/package-files.ts';
import { ruleOf } from './stub.ts';

/** The bar, the step and its rules; only the rule of the file to open, when the verdict names one. */
export function headLines(done: number, step: Step, { trouble, counterExample }: StepVerdict): string[] {
  const toOpen = basename((trouble ?? counterExample)?.where?.file ?? '', '.ts');
  const units = step.units.filter((unit) => unit === toOpen);
  const bar = `${'#'.repeat(done)}${'-'.repeat(STEPS.length - done)}`;
  return [`[${bar}] ${done} of ${STEPS.length} steps`, '', titleOf(step), ...ruleLines(units[0] ? { units } : step)];
}

/** The sentence of the rule of each file that the step asks for. */
export const ruleLines = ({ units }: Pick<Step, 'units'>) => units.map((unit) => `  ${ruleOf(unit, home.root)}`);

/** The verdict with the place of its example as it can be opened from here. */
export function openable(verdict: StepVerdict): StepVerdict {
  const { trouble } = verdict;
  if (!trouble?.example) return verdict;
  return { ...verdict, trouble: { ...trouble, example: { ...trouble.example, place: here(trouble.example.place) } } };
}
