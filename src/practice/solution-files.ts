/** The files that solve a step: those of its units, and the helpers that a learner does not get elsewhere. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { EXPORTS, solutionPath, type Unit } from '../coach/stub-answers.ts';

export interface SourceFile {
  /** Relative to the folder of the package. */
  readonly source: string;
  readonly text: string;
}

/** The solutions of these units, and then the helpers that they import. */
export function solutionFiles(units: readonly Unit[], root: string): readonly SourceFile[] {
  const read = (source: string): SourceFile => ({ source, text: readFileSync(join(root, source), 'utf8') });
  const solutions = units.map((unit) => read(solutionPath(unit)));
  const given = importedBy(read('src/index.ts')).flatMap(({ names }) => names);
  const needed = solutions.flatMap(importedBy).filter(({ names }) => !names.every((name) => given.includes(name)));
  const helpers = new Set(needed.map(({ from }) => from).filter((source) => !SOLUTIONS.includes(source)));
  return [...solutions, ...[...helpers].map(read)];
}

/** The files that a learner writes, each in its step. */
const SOLUTIONS = (Object.keys(EXPORTS) as Unit[]).map((unit) => solutionPath(unit));

interface Import {
  readonly from: string;
  /** The names of its values. */
  readonly names: readonly string[];
}

/** Imports and re-exports from another file, except those of types. */
const IMPORT = /^(?:import|export) \{([^}]*)\} from '(\.[^']*)';$/gm;

function importedBy({ source, text }: SourceFile): Import[] {
  return [...text.matchAll(IMPORT)].map(([, list = '', path = '']) => ({
    from: posix.join(posix.dirname(source), path),
    names: [...list.matchAll(/(?<!type )\b\w+(?=\s*(?:,|$))/g)].map(([name]) => name),
  }));
}
