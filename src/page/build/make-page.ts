import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { BadData } from '../../machine/terminal/exit-status.ts';
import { bookOf } from '../view/book.ts';
import { cardStyles } from '../view/card-styles.ts';
import { writePage } from '../view/page.ts';
import { readExercises } from './exercise-code.ts';
import { licencesOf } from './licences.ts';
import { coachOf, readKnownMistakes } from './load-coach.ts';
import { makeScripts } from './scripts.ts';

const STYLES = 'tokens base cards frame first chapters examples code workbench hand printed'.split(
  ' ',
);

const FONT = 'node_modules/@fontsource/literata/files/literata-latin-600-normal.woff2';

/**
 * Makes the page, and lists the files in its scripts and styles.
 * @throws BadData with the examples that fail, if any
 */
export async function makePage(
  root: string,
): Promise<{ readonly html: string; readonly inputs: readonly string[] }> {
  const coach = await coachOf(root);
  const failures = coach.failures();
  if (failures.length > 0)
    throw new BadData(`some examples fail, so the page was not made:\n${failures.join('\n')}`);
  const inputs = [FONT];
  const scripts = await makeScripts(root, inputs);
  const exercises = readExercises(root, await readKnownMistakes(root));
  const book = bookOf(coach.chapters, exercises);
  const licences = licencesOf(root, inputs);
  const words = readFileSync(join(root, 'src/page/view/words-of-players.md'), 'utf8');
  return {
    html: writePage(book, { css: await styles(root), ...scripts, exercises, words, licences }),
    inputs,
  };
}

async function styles(root: string): Promise<string> {
  const files = STYLES.map((name) =>
    readFileSync(join(root, 'src/page/styles', `${name}.css`), 'utf8'),
  );
  const font = readFileSync(join(root, FONT)).toString('base64');
  const face = `font-family: Literata; font-weight: 600; src: url(data:font/woff2;base64,${font}) format("woff2")`;
  const css = [`@font-face { ${face} }`, cardStyles(), ...files].join('\n');
  return (await transform(css, { loader: 'css', minify: true })).code;
}
