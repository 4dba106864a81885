/**
 * Builds what is published into dist/: the library for `import` and `require` with its types, the
 * command, and its page.
 *
 * Rollup bundles, because it keeps `const`. esbuild only strips types here: as a bundler it turns
 * constants into variables, which costs the fast evaluators more than half of their speed.
 */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { type TransformOptions, transform } from 'esbuild';
import {
  type LogHandlerWithDefault,
  type OutputAsset,
  type OutputChunk,
  type Plugin,
  rollup,
} from 'rollup';
import { STAND_INS } from '../machine/package/entry-code.ts';
import { licencesOf } from '../page/build/licences.ts';
import { makePage } from '../page/build/make-page.ts';
import { buildLibrary, typescript } from './library.ts';

const COMMAND_FOLDER = 'dist/cli';

/** Replaces packages with a few lines of ours. */
const standIns: Plugin = {
  name: 'stand-ins',
  resolveId(id) {
    const replacement = Object.entries(STAND_INS).find(([name]) => name === id)?.[1];
    return replacement ? resolve(replacement) : null;
  },
};

/** Removes Gherkin's other languages, 30 KB: the features are in English. */
const englishOnly: Plugin = {
  name: 'English only',
  transform(code, id) {
    if (!id.endsWith('gherkin-languages.json')) return null;
    return JSON.stringify({ en: JSON.parse(code).en });
  },
};

/** Minifies, but keeps the names of functions that a learner may see, and constants. */
const smaller: Plugin = {
  name: 'smaller',
  transform(code, id) {
    return /node_modules.*js$/.test(id) ? minified(code, { minify: true }) : null;
  },
  renderChunk(code, { moduleIds }) {
    const keepNames = moduleIds.some(isForLearners);
    return minified(code, { minifyWhitespace: true, minifyIdentifiers: true, keepNames });
  },
};

const isForLearners = (id: string) => /[\\/]src[\\/](?:cards|rules|ranking|games)[\\/]/.test(id);

async function minified(source: string, options: TransformOptions) {
  const { code } = await transform(source, options);
  return { code, map: null };
}

await rm('dist', { recursive: true, force: true });
await copyTypes();
const bundled = await Promise.all([buildLibrary(), buildPage(), buildCommand()]);
await writeFile('dist/LICENSES.txt', licencesOf('.', bundled.flat()));

/** Publishes the types, which `tools/build/documents.ts` keeps in one file. */
async function copyTypes() {
  await mkdir('dist', { recursive: true });
  await copyFile('docs/library.d.ts', 'dist/index.d.ts');
  await copyFile('docs/library.d.ts', 'dist/index.d.cts');
}

/** Makes the plugins that bundle what runs in Node. */
function commandPlugins(): Plugin[] {
  return [
    standIns,
    typescript,
    nodeResolve({ exportConditions: ['node'], preferBuiltins: true }),
    englishOnly,
    called(json),
    smaller,
    called(commonjs),
  ];
}

/** Prints the messages about our files alone. */
function printOurs(...[level, log, print]: Parameters<LogHandlerWithDefault>): void {
  const isOurs = !log.message.includes('node_modules');
  if (isOurs) print(level, log);
}

/**
 * Bundles the command and its worker threads with all that they import, in chunks that are loaded
 * when they are needed. Returns the files that went into them.
 */
async function buildCommand(): Promise<readonly string[]> {
  const bundle = await rollup({
    input: {
      main: 'tools/command/main.ts',
      'race-worker': 'tools/race/worker.ts',
      'practice-worker': 'tools/practice/worker.ts',
      'program-pipes': 'tools/machine/program/pipes.ts',
    },
    plugins: commandPlugins(),
    onLog: printOurs,
  });
  const { output } = await bundle.write({
    dir: COMMAND_FOLDER,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    // A learner's code gets the library through a proxy, which cannot wrap frozen objects.
    freeze: false,
  });
  const chunks = output.filter(isChunk);
  rejectImports(chunks);
  return chunks.flatMap(({ modules }) => Object.keys(modules));
}

/** Calls a plugin whose types describe only its CommonJS form, where the function is `default`. */
function called(plugin: unknown): Plugin {
  return (plugin as () => Plugin)();
}

function isChunk(file: OutputChunk | OutputAsset): file is OutputChunk {
  return file.type === 'chunk';
}

/**
 * Rejects imports of packages: nothing is installed with ours.
 *
 * @throws Error that names them
 */
function rejectImports(chunks: readonly OutputChunk[]): void {
  const own = chunks.map(({ fileName }) => fileName);
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const packages = imported.filter(
    (id) => !own.includes(id) && !id.startsWith('node:') && !builtinModules.includes(id),
  );
  if (packages.length > 0) {
    throw new Error(`dist/cli imports ${packages.join(', ')}, which is not installed with it`);
  }
}

/**
 * Builds the page, which the package cannot do without a bundler, and compresses it to a fifth of
 * its size. Returns the files that went into it.
 */
async function buildPage(): Promise<readonly string[]> {
  const { html, inputs } = await makePage(process.cwd());
  await mkdir('dist', { recursive: true });
  await writeFile('dist/rule-book.html.br', brotliCompressSync(html));
  return inputs;
}
