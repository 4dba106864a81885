/**
 * Builds what is published: the library for `import` and `require` with its types, the command, and its page. Everything goes
 * to dist/.
 *
 * Rollup puts the files together, because it leaves `const` as it is; esbuild, which only strips the types here, would turn
 * the constants of a bundle into variables, and the fast evaluators lose more than half of their speed by that.
 */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { buildLibrary, typescript } from './build-library.ts';
import { licencesOf } from './src/page/build/licences.ts';
import { makePage } from './src/page/build/make-page.ts';
import { STAND_INS } from './src/terminal/entry-code.ts';

const COMMAND_FOLDER = 'dist/cli';

/** In place of Cucumber the coach's own part of it. */
const standIns = { name: 'stand-ins', resolveId: (id) => (id in STAND_INS ? resolve(STAND_INS[id]) : null) };

/** The features are in English; Gherkin's other languages would be 30 KB. */
const englishOnly = {
  name: 'English only',
  transform: (code, id) => (id.endsWith('gherkin-languages.json') ? JSON.stringify({ en: JSON.parse(code).en }) : null),
};

/** The functions that a learner may be shown keep their names, and constants stay constants. */
const smaller = {
  name: 'smaller',
  transform: (code, id) => (/node_modules.*js$/.test(id) ? transformed(code, { minify: true }) : null),
  renderChunk: (code, { moduleIds }) =>
    transformed(code, { minifyWhitespace: true, minifyIdentifiers: true, keepNames: moduleIds.some(isForLearners) }),
};

const isForLearners = (id) => /[\\/]src[\\/]kata[\\/]/.test(id);

async function transformed(source, options) {
  const { code } = await transform(source, options);
  return { code, map: null };
}

await rm('dist', { recursive: true, force: true });
const [, ...inputs] = await Promise.all([buildTypes(), buildLibrary(), buildPage(), buildCommand()]);
await writeFile('dist/LICENSES.txt', licencesOf('.', inputs.flat())); // it is a part of our files

async function buildTypes() {
  const bundle = await rollup({ input: 'src/index.ts', plugins: [dts()] });
  await bundle.write({ file: 'dist/index.d.ts' });
  await copyFile('dist/index.d.ts', 'dist/index.d.cts');
}

/**
 * The command and the worker threads that it starts, with all that they import, in pieces which are loaded when they are asked
 * for: so nothing else has to be installed.
 */
async function buildCommand() {
  const bundle = await rollup({
    input: {
      main: 'src/cli/main.ts',
      'proof-worker': 'src/proof/worker.ts',
      'race-worker': 'src/race/worker.ts',
      'practice-worker': 'src/practice/worker.ts',
      'program-pipes': 'src/program/pipes.ts',
      'interview-serve': 'src/practice/interview/serve.ts',
    },
    plugins: [
      standIns,
      typescript,
      // The step definitions are imported for their side effects, of which our package says that there are none.
      nodeResolve({ exportConditions: ['node'], preferBuiltins: true, ignoreSideEffectsForRoot: true }),
      englishOnly,
      json(),
      smaller,
      commonjs(),
    ],
    onLog: (level, log, handle) => log.message.includes('node_modules') || handle(level, log), // theirs to mend
  });
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name].js' };
  // A learner's code gets the library in a proxy, which cannot stand in for what is frozen.
  const { output } = await bundle.write({ dir: COMMAND_FOLDER, freeze: false, ...names });
  rejectImports(output);
  return output.flatMap(({ modules }) => Object.keys(modules));
}

/** What is imported by name has to be in the pieces, for nothing is installed beside the package. */
function rejectImports(output) {
  const own = output.map(({ fileName }) => fileName);
  const imported = output.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const others = imported.filter((id) => !own.includes(id) && !id.startsWith('node:') && !builtinModules.includes(id));
  if (others.length > 0) throw new Error(`dist/cli imports ${others.join(', ')}, which nobody installs`);
}

/** The page, so that it can be written without a bundler; a fifth of its size. */
async function buildPage() {
  const { html, inputs } = await makePage(process.cwd());
  await mkdir('dist', { recursive: true });
  await writeFile('dist/rule-book.html.br', brotliCompressSync(html));
  return inputs;
}
