/** Reads the programs that judge the reader's own examples, for the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exercise } from '../../coach/exercise.ts';
import { EXERCISES } from '../../coach/exercises.ts';
import { codeOf } from '../../coach/mistakes.ts';
import { readMistakesIn } from '../../coach/read-package.ts';
import { rightPath } from '../../coach/units.ts';
import { formFor } from '../browser/own-examples/forms.ts';
import {
  type AllPrograms,
  KATA,
  type KnownPrograms,
  type ProgramText,
} from '../view/known-programs.ts';

/** Matches the list of names of an import from the kata, unless it imports only types. */
const IMPORT = /^import \{([^}]*)\} from '[./]+\/src\/[^']*';$/gm;

/** Reads the programs of each exercise whose examples can be given on the page. */
export function readKnownPrograms(root: string): AllPrograms {
  const exercises = EXERCISES.filter(({ name }) => formFor(name) !== undefined);
  return Object.fromEntries(
    exercises.map((exercise) => [exercise.name, programsOf(exercise, root)]),
  );
}

function programsOf(exercise: Exercise, root: string): KnownPrograms {
  const { unit } = exercise;
  const right = unit === 'evaluator' ? [] : [programIn(join(root, rightPath(unit)))];
  const mistakes = readMistakesIn(exercise, root).map(({ path, caughtBy }) => ({
    ...programIn(path),
    caughtBy,
  }));
  return { mistakes, right };
}

/** Reads a program, with one import of all values that it needs. */
function programIn(path: string): ProgramText {
  const text = readFileSync(path, 'utf8');
  const names = [...text.matchAll(IMPORT)].flatMap(([, list = '']) => list.split(','));
  const values = names.map((name) => name.trim()).filter((name) => !/^(?:type |$)/.test(name));
  const imports = values.length > 0 ? `import { ${values.join(', ')} } from '${KATA}';` : '';
  return { imports, code: codeOf(text) };
}
