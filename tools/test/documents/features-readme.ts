/**
 * Writes the table of chapters for features/README.md, which `tools/build/documents.ts` puts there. A test fails
 * when that is needed.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { FEATURES } from '../../../test/support/feature-files.ts';
import { parseChapter } from '../../coach/chapters/parse-chapter.ts';
import { chapterOf } from '../../coach/exercise.ts';
import { EXERCISES } from '../../coach/exercises.ts';
import { solutionPath, stubPath } from '../../coach/units.ts';

/** The front door of the features. */
export const FRONT_DOOR = 'features/README.md';

/** The code of chapters that have no exercise. */
const CODE_WITHOUT_EXERCISE: Readonly<Record<string, readonly string[]>> = {
  'draws-odds-and-outs': ['src/games/odds.ts'],
  'five-card-and-six-card-omaha': ['src/games/rank-in-game.ts'],
};

/** Returns the document with a table of all chapters, as they are now. */
export function withChapters(document: string): string {
  const rows = FEATURES.map(rowOf);
  const table = [
    '| chapter | its first rule | code | exercise |',
    '| --- | --- | --- | --- |',
    ...rows,
  ];
  const part = `<!-- chapters -->\n\n${table.join('\n')}\n\n<!-- end of chapters -->`;
  return document.replace(/<!-- chapters -->.*<!-- end of chapters -->/s, () => part);
}

function rowOf(path: string): string {
  const { number, name, title, rules } = parseChapter(readFileSync(path, 'utf8'), path);
  const ofChapter = EXERCISES.filter((exercise) => chapterOf(exercise) === name);
  const solutions = ofChapter.map(({ unit }) => solutionPath(unit));
  const files = new Set([...solutions, ...(CODE_WITHOUT_EXERCISE[name] ?? [])]);
  const code = [...files].map((file) => link(basename(file), file));
  const exercises = ofChapter.map((exercise) => link(exercise.name, stubPath(exercise.unit)));
  const cells = [
    `${number}. [${title}](${basename(path)})`,
    rules[0]?.name ?? '',
    code.join(', ') || '–',
    exercises.join(', ') || '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

function link(words: string, path: string): string {
  return `[\`${words}\`](../${path})`;
}
