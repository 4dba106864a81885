/** Makes the page from a run of the features. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Envelope } from '@cucumber/messages';
import type { Home } from '../terminal/entry-code.ts';
import { type Book, bookOf, countPassed } from './book.ts';
import { readRun } from './cucumber-run.ts';
import { readEvaluatorIdeas } from './evaluator-ideas.ts';
import { fontFace } from './font.ts';
import { readHandSentences } from './ladder.ts';
import { coachOf, mistakesOf } from './own-run.ts';
import { writePage } from './page.ts';

const SOURCES = ['src', 'rule-book'];
const STYLES = [
  ...[
    'tokens',
    'ground',
    'cards',
    'marked',
    'frame',
    'contents',
    'title',
    'ladder',
    'chapters',
    'examples',
    'mistakes',
    'glossary',
    'narrow',
    'seen',
  ].map(own),
  ...['hand', 'worth', 'deck', 'round', 'evaluators', 'beside'].map((name) => `try-a-hand/styles/${name}.css`),
  'quiz/quiz.css',
  ...['forced', 'printed'].map(own),
];

function own(name: string): string {
  return `styles/${name}.css`;
}

/** The page of a run, and whether all its examples passed. */
export interface RunPage {
  readonly html: string;
  readonly allPassed: boolean;
}

/** The page of a run by Cucumber, from its messages. */
export async function pageOfRun(messages: readonly Envelope[], home: Home): Promise<string> {
  const coach = await coachOf(home);
  return makePage(bookOf(readRun(messages), await coach.knownMistakes(mistakesOf(home))), home.root);
}

/** The page of a run by the coach, for an installed package, which has no Cucumber. */
export async function pageOfOwnRun(home: Home): Promise<RunPage> {
  const coach = await coachOf(home);
  const book = bookOf(coach.run(), await coach.knownMistakes(mistakesOf(home)));
  const { examples } = book;
  return { html: await makePage(book, home.root), allPassed: countPassed(examples) === examples.length };
}

async function makePage(book: Book, root: string): Promise<string> {
  const [css, firstScript, script] = await Promise.all([
    styles(root),
    browserCode(root, 'browser/settings.ts'),
    browserCode(root, 'browser/main.ts'),
  ]);
  return writePage(book, {
    css,
    firstScript,
    script,
    ideas: readEvaluatorIdeas(root),
    sentences: readHandSentences(root),
  });
}

/** The page's code and the library as one classic script, because browsers load no modules from disk. */
async function browserCode(root: string, file: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(...SOURCES, file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'eof',
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text ?? '';
}

async function styles(root: string): Promise<string> {
  const { transform } = await import('esbuild');
  const files = STYLES.map((name) => join(root, ...SOURCES, name));
  const { code } = await transform([fontFace(root), ...files.map((path) => readFileSync(path, 'utf8'))].join('\n'), {
    loader: 'css',
    minify: true,
  });
  return code;
}
