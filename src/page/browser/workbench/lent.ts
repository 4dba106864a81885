/** Code that is not the reader's, to be looked at and tried: it stands in the editor, and the reader's own stays what it was. */
import type { Step } from '../../../coach/steps.ts';
import type { Progress } from './progress.ts';

export interface Lent {
  readonly text: string;
  /** What is wrong with a classic mistake; nothing is with our code. */
  readonly wrong?: string;
}

/** What is lent to a step, by the names of its files. */
export type AllLent = Readonly<Record<string, Lent>>;

/** Whether what stands in the editor of a step is not the reader's, or not all of it. */
export function isLent({ units }: Pick<Step, 'units'>, lent: AllLent, { files }: Pick<Progress, 'files'>): boolean {
  const names = units.map((unit) => `${unit}.ts`);
  return names.some((name) => lent[name]) || names.every((name) => files[name] === undefined);
}
