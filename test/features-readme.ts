/**
 * Writes the table of chapters into features/README.md: `npm run features-readme`. A test fails when
 * that is needed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseChapter } from '../src/learning/coach/chapters/parse-chapter.ts';
import { chapterOf } from '../src/learning/coach/exercise.ts';
import { EXERCISES } from '../src/learning/coach/exercises.ts';
import { solutionPath, stubPath } from '../src/learning/coach/units.ts';
import { FEATURE_FILES } from './support/feature-files.ts';

/** The front door of the features. */
export const FRONT_DOOR = 'features/README.md';

/** Returns the document with a table of all chapters, as they are now. */
export function withChapters(document: string): string {
  const rows = FEATURE_FILES.map(rowOf);
  const table = [
    '| chapter | its first rule | code | exercise |',
    '| --- | --- | --- | --- |',
    ...rows,
  ];
  const part = `<!-- chapters -->\n\n${table.join('\n')}\n\n<!-- end of chapters -->`;
  return document.replace(/<!-- chapters -->.*<!-- end of chapters -->/s, () => part);
}

function rowOf(file: string): string {
  const text = readFileSync(join('features', file), 'utf8');
  const { number, name, title, rules } = parseChapter(text, `features/${file}`);
  const ofChapter = EXERCISES.filter((exercise) => chapterOf(exercise) === name);
  const units = [...new Set(ofChapter.map(({ unit }) => unit))];
  const code = units.map((unit) => link(basename(solutionPath(unit)), solutionPath(unit)));
  const exercises = units.map((unit) => link(unit, stubPath(unit)));
  const cells = [
    `${number}. [${title}](${file})`,
    rules[0]?.name ?? '',
    code.join(', ') || '–',
    exercises.join(', ') || '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

function link(words: string, path: string): string {
  return `[\`${words}\`](../${path})`;
}

if (process.argv[1]?.endsWith('features-readme.ts')) {
  writeFileSync(FRONT_DOOR, withChapters(readFileSync(FRONT_DOOR, 'utf8')));
}
