/** Reads the files that a learner fills in, below the folder of the package. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stubPath, type Unit } from '../coach/stub-answers.ts';

export const stubOf = (unit: Unit, root: string): string => readFileSync(join(root, stubPath(unit)), 'utf8');

/** Finds the sentence of a unit's rule: the first paragraph of its docstring. */
export function ruleOf(unit: Unit, root: string): string {
  const [, doc = ''] = stubOf(unit, root).match(/\/\*\*(.*?)\*\//s) ?? [];
  const [rule = ''] = doc
    .replaceAll(/^ *\* ?/gm, '')
    .trim()
    .split(/\n\s*\n/);
  return rule.replaceAll('\n', ' ');
}
