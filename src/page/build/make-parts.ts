/** Makes what the page has beside the book: its scripts and styles, and the code of each exercise with the story of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { EXERCISES, type Exercise } from '../../coach/exercises.ts';
import { stubPath, type Unit } from '../../coach/stub-answers.ts';
import { readMistakesOf } from '../../mistakes/mistakes.ts';
import { cardStyles } from '../view/card-styles.ts';
import { highlight } from './highlight.ts';
import { readKnownMistakes } from './known-mistakes.ts';
import { licencesOf } from './licences.ts';
import type { BuiltParts, ExerciseCode, MistakeCode, UnitCode } from './page-parts.ts';
import { practiceFile, type Read, solutionFile } from './practice-files.ts';
import { type Hear, makeScripts } from './scripts.ts';
import { storyView } from './story.ts';

const STYLES = [
  ...['tokens', 'ground', 'cards', 'frame', 'first', 'chapters', 'examples', 'code', 'workbench'],
  ...['search', 'hand', 'worth', 'deck', 'quiz', 'printed'],
];

/**
 * @param root - the folder of the project
 * @param hear - gets the paths of the files of each script
 */
export async function makeParts(root: string, hear: Hear = () => {}): Promise<BuiltParts> {
  const inputs: string[] = [FONT];
  const [css, scripts, known] = await Promise.all([
    styles(root),
    makeScripts(root, (paths) => inputs.push(...paths)),
    readKnownMistakes(root),
  ]);
  hear(inputs);
  return { css, ...scripts, exercises: exercisesWithCode(root), known, licences: licencesOf(root, inputs) };
}

/** The font of headings and cards, which the page brings along, so that it looks the same everywhere. */
const FONT = 'node_modules/@fontsource/literata/files/literata-latin-600-normal.woff2';

async function styles(root: string): Promise<string> {
  const files = STYLES.map((name) => readFileSync(join(root, 'src/page/styles', `${name}.css`), 'utf8'));
  const font = readFileSync(join(root, FONT)).toString('base64');
  const face = `font-family: Literata; font-weight: 600; src: url(data:font/woff2;base64,${font}) format("woff2")`;
  const css = [`@font-face { ${face} }`, cardStyles(), ...files].join('\n');
  return (await transform(css, { loader: 'css', minify: true })).code;
}

/** The code of each exercise, in the order of the exercises. */
function exercisesWithCode(root: string): ExerciseCode[] {
  const read: Read = (path) => readFileSync(join(root, path), 'utf8');
  const stories = readdirSync(join(root, 'docs/walkthrough'));
  return EXERCISES.map(({ name, units }) => {
    const story = stories.find((file) => file.replace(/^\d+-/, '') === `${name}.md`);
    return {
      exercise: name,
      number: Number.parseInt(story ?? '', 10),
      units: units.map((unit) => unitCode(unit, root, read)),
      story: story ? storyView(read(`docs/walkthrough/${story}`)) : '',
    };
  });
}

function unitCode(unit: Exercise['units'][number], root: string, read: Read): UnitCode {
  const ours = solutionFile(unit, read);
  const mistakes = mistakesOf(unit, root).map(({ wrong, path }) => ({
    wrong,
    ...practiceFile(path, unit, read),
  }));
  return {
    unit,
    html: highlight(ours.text.trimEnd()),
    stub: read(stubPath(unit)),
    mistakes: mistakes.map(({ wrong, text }): MistakeCode => ({ wrong, text: withoutHead(text) })),
    files: Object.assign({ [`${unit}.ts`]: ours.text }, ours.helpers, ...mistakes.map(({ helpers }) => helpers)),
  };
}

function mistakesOf(unit: Unit, root: string) {
  const folder = `src/mistakes/${unit}`;
  const hasAny = readdirSync(join(root, 'src/mistakes')).includes(unit);
  return hasAny
    ? readMistakesOf(join(root, folder)).map((mistake) => ({ ...mistake, path: `${folder}/${mistake.name}.ts` }))
    : [];
}

/** Code without its head comment: what is wrong with it is to be found out. */
const withoutHead = (text: string) => text.replace(/^\/\*\*.*?\*\/\n/s, '');
