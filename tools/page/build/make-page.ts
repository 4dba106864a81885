/**
 * Makes the page.
 *
 * A feature goes this way: `coach-in-process.ts` reads its file, and `parse-chapter.ts` makes a
 * chapter of it, with the meaning of each sentence (`find-step.ts`). `book.ts` adds our code and
 * the known mistakes. `page.ts` draws the page, `chapter-view.ts` a chapter, and `example-view.ts`
 * each of its examples, with the marks of `marks.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { BadData } from '../../machine/terminal/exit-status.ts';
import { bookOf } from '../view/book.ts';
import { cardStyles } from '../view/card-styles.ts';
import { writePage } from '../view/page.ts';
import { coachOf } from './coach-in-process.ts';
import { licencesOf } from './licences.ts';
import { makeScripts } from './make-scripts.ts';
import { readExercises } from './read-exercises.ts';
import { readKnownMistakes } from './read-known-mistakes.ts';
import { readKnownPrograms } from './read-known-programs.ts';

/** The style sheets, in the order in which they are read: later ones may overrule earlier ones. */
const STYLE_SHEETS = [
  'tokens',
  'base',
  'cards',
  'frame',
  'first',
  'chapters',
  'examples',
  'code',
  'workbench',
  'verdict',
  'hand',
  'own-examples',
  'figure',
  'stage',
  'stage-views',
  'ladder',
  'printed',
];

const FONT = 'node_modules/@fontsource/literata/files/literata-latin-600-normal.woff2';

/** The page, and the paths of the files in its scripts and styles. */
export interface MadePage {
  readonly html: string;
  readonly inputs: readonly string[];
}

/**
 * Makes the page from a checkout.
 *
 * @throws BadData with the examples that fail, if any
 */
export async function makePage(root: string): Promise<MadePage> {
  const coach = coachOf(root);
  const failures = coach.failures();
  if (failures.length > 0) {
    throw new BadData(`some examples fail, so the page was not made:\n${failures.join('\n')}`);
  }
  const inputs = [FONT];
  const scripts = await makeScripts(root, inputs);
  const exercises = readExercises(root, await readKnownMistakes(root));
  const html = writePage(bookOf(coach.chapters, exercises), {
    ...scripts,
    exercises,
    programs: readKnownPrograms(root),
    css: await minifiedStyles(root),
    words: readFileSync(join(root, 'docs/glossary.md'), 'utf8'),
    licences: licencesOf(root, inputs),
  });
  return { html, inputs };
}

async function minifiedStyles(root: string): Promise<string> {
  const sheets = STYLE_SHEETS.map((name) =>
    readFileSync(join(root, 'tools/page/styles', `${name}.css`), 'utf8'),
  );
  const css = [fontFace(root), cardStyles(), ...sheets].join('\n');
  const { code } = await transform(css, { loader: 'css', minify: true });
  return code;
}

/** Embeds the font of headings and cards. */
function fontFace(root: string): string {
  const font = readFileSync(join(root, FONT)).toString('base64');
  return `@font-face {
    font-family: Literata;
    font-weight: 600;
    src: url(data:font/woff2;base64,${font}) format("woff2");
  }`;
}
