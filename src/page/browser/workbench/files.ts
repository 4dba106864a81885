/** Which files belong together. */
import { STEPS, type Step } from '../../../coach/steps.ts';
import type { Files } from './protocol.ts';

const UNITS = new Set(STEPS.flatMap(({ units }) => units.map((unit) => `${unit}.ts`)));

/** The files of a step, and those that they import beside the files of other steps. */
export function filesOf({ units }: Pick<Step, 'units'>, files: Files): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const text = files[name];
    if (found.has(name) || text === undefined) return;
    found.add(name);
    for (const imported of importedBy(text)) if (!UNITS.has(imported)) add(imported);
  };
  for (const unit of units) add(`${unit}.ts`);
  return [...found];
}

/** The names of the files beside it that a file imports. */
function importedBy(text: string): string[] {
  const found = [...text.matchAll(/\bfrom\s+['"]\.\/([^'"]+)['"]/g)].map(([, name = '']) => name);
  return found.map((name) => (/\.\w+$/.test(name) ? name.replace(/js$/, 'ts') : `${name}.ts`));
}
