/** Makes the page out of the messages of a run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { STEPS } from '../coach/steps.ts';
import type { KnownMistake } from '../coach/verdict.ts';
import type { Home } from '../practice/child/child-process.ts';
import { Runner } from '../practice/child/runner.ts';
import { type Book, countPassed, examplesOf } from './book.ts';
import { readEvaluatorIdeas } from './evaluator-ideas.ts';
import { writePage } from './page.ts';
import { readBook } from './read-book.ts';

const SOURCES = ['src', 'rule-book'];
const STYLES = [
  ...['tokens', 'ground', 'cards', 'frame', 'contents', 'title', 'chapters', 'examples', 'mistakes', 'narrow'],
  ...['try-hand', 'try-worth', 'try-deck', 'try-round', 'evaluators', 'forced', 'printed'],
].map((name) => `styles/${name}.css`);

/** The page of a run, and whether all its examples passed. */
export interface RunPage {
  readonly html: string;
  readonly allPassed: boolean;
}

/** The page of a run that somebody else has made, such as Cucumber. */
export async function pageOfRun(messages: readonly Envelope[], home: Home): Promise<string> {
  const mistakes = await withRunner(home, (runner) => findMistakes(runner));
  return makePage(readBook(messages, mistakes), home.root);
}

/** The page of a run by our own small part of Cucumber, which an installed package has. */
export async function pageOfOwnRun(home: Home): Promise<RunPage> {
  const book = await withRunner(home, async (runner) => {
    const messages = await runner.runFeatures();
    return readBook(messages, await findMistakes(runner));
  });
  const examples = examplesOf(book);
  return { html: await makePage(book, home.root), allPassed: countPassed(examples) === examples.length };
}

async function findMistakes(runner: Runner): Promise<readonly KnownMistake[]> {
  return (await runner.knownMistakes(STEPS)).flat();
}

async function withRunner<Result>(home: Home, use: (runner: Runner) => Promise<Result>): Promise<Result> {
  const runner = new Runner(home);
  try {
    return await use(runner);
  } finally {
    await runner.close();
  }
}

async function makePage(book: Book, root: string): Promise<string> {
  const [css, firstScript, script] = await Promise.all([
    styles(root),
    browserCode(root, 'browser/settings.ts'),
    browserCode(root, 'browser/main.ts'),
  ]);
  return writePage(book, { css, firstScript, script, ideas: readEvaluatorIdeas(root) });
}

/** The library and what the page does with it as one classic script, for a browser takes no modules from disk. */
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
  const { code } = await transform(files.map((path) => readFileSync(path, 'utf8')).join('\n'), {
    loader: 'css',
    minify: true,
  });
  return code;
}
