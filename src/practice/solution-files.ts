/** The files that solve a step: those of its units, and the helpers that a learner does not get elsewhere. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { EXPORTS, type Unit, unitSource } from '../coach/stub-answers.ts';

export interface SourceFile {
  /** Relative to the folder of the package. */
  readonly source: string;
  readonly text: string;
}

/** The solutions of these units, and then the helpers that they import. */
export function solutionFiles(units: readonly Unit[], root: string): readonly SourceFile[] {
  const read = (source: string): SourceFile => ({ source, text: readFileSync(join(root, source), 'utf8') });
  const solutions = units.map((unit) => read(unitSource(unit).source));
  const known = [...SOLUTIONS, ...importedBy(read('src/index.ts'))];
  const helpers = solutions.flatMap(importedBy).filter((source) => !known.includes(source));
  return [...solutions, ...[...new Set(helpers)].map(read)];
}

/** The files that a learner writes, each in its step. */
const SOLUTIONS = (Object.keys(EXPORTS) as Unit[]).map((unit) => unitSource(unit).source);

/** Imports and re-exports from another file, except those of types. */
const IMPORT = /^(?:import|export) \{[^}]*\} from '(\.[^']*)';$/gm;

function importedBy({ source, text }: SourceFile): string[] {
  return [...text.matchAll(IMPORT)].map(([, path = '']) => posix.join(posix.dirname(source), path));
}
