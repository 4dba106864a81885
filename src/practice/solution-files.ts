/** The files that solve an exercise: those of its units, and the helpers that a learner does not get elsewhere. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { EXPORTS, solutionPath, type Unit } from '../coach/stub-answers.ts';

/** The files that a learner writes, each in its exercise. */
const SOLUTIONS = (Object.keys(EXPORTS) as Unit[]).map((unit) => solutionPath(unit));

/** Imports and re-exports from another file, except those of types. */
const IMPORT = /^(?:import|export) \{([^}]*)\} from '(\.[^']*)';$/gm;

/** Reads the solutions of these units, and then the helpers that they import. Paths are relative to the package. */
export function solutionFiles(units: readonly Unit[], root: string): { source: string; text: string }[] {
  const read = (source: string) => ({ source, text: readFileSync(join(root, source), 'utf8') });
  const solutions = units.map((unit) => read(solutionPath(unit)));
  const given = new Set(read('src/index.ts').text.match(/\w+/g));
  const helpers = solutions.flatMap(({ source, text }) =>
    [...text.matchAll(IMPORT)]
      .filter(([, names = '']) =>
        names
          .replaceAll(/type \w+/g, '')
          .match(/\w+/g)
          ?.some((name) => !given.has(name)),
      )
      .map(([, , path = '']) => posix.join(posix.dirname(source), path)),
  );
  const needed = new Set(helpers.filter((source) => !SOLUTIONS.includes(source)));
  return [...solutions, ...[...needed].map(read)];
}
