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
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { STAND_INS } from '../src/machine/package/entry-code.ts';
import { licencesOf } from '../src/page/build/licences.ts';
import { makePage } from '../src/page/build/make-page.ts';
import { buildLibrary, typescript } from './library.ts';

const COMMAND_FOLDER = 'dist/cli';

/** Replaces Cucumber with the coach's small version. */
const standIns = {
  name: 'stand-ins',
  resolveId: (id) => (id in STAND_INS ? resolve(STAND_INS[id]) : null),
};

/** Removes Gherkin's other languages, 30 KB: the features are in English. */
const englishOnly = {
  name: 'English only',
  transform: (code, id) =>
    id.endsWith('gherkin-languages.json') ? JSON.stringify({ en: JSON.parse(code).en }) : null,
};

/** Minifies, but keeps the names of functions that a learner may see, and constants. */
const smaller = {
  name: 'smaller',
  transform: (code, id) =>
    /node_modules.*js$/.test(id) ? transformed(code, { minify: true }) : null,
  renderChunk: (code, { moduleIds }) =>
    transformed(code, {
      minifyWhitespace: true,
      minifyIdentifiers: true,
      keepNames: moduleIds.some(isForLearners),
    }),
};

const isForLearners = (id) => /[\\/]src[\\/]kata[\\/]/.test(id);

async function transformed(source, options) {
  const { code } = await transform(source, options);
  return { code, map: null };
}

await rm('dist', { recursive: true, force: true });
await copyTypes();
const inputs = await Promise.all([buildLibrary(), buildPage(), buildCommand()]);
await writeFile('dist/LICENSES.txt', licencesOf('.', inputs.flat()));

/** Publishes the types, which `npm run library-types` keeps in one file. */
async function copyTypes() {
  await mkdir('dist', { recursive: true });
  await copyFile('docs/library.d.ts', 'dist/index.d.ts');
  await copyFile('docs/library.d.ts', 'dist/index.d.cts');
}

/**
 * Bundles the command and its worker threads with all that they import, in chunks that are loaded
 * when they are needed.
 */
async function buildCommand() {
  const bundle = await rollup({
    input: {
      main: 'src/command/cli/main.ts',
      'proof-worker': 'src/command/proof/worker.ts',
      'race-worker': 'src/command/race/worker.ts',
      'practice-worker': 'src/learning/practice/worker.ts',
      'program-pipes': 'src/machine/program/pipes.ts',
      'interview-serve': 'src/learning/practice/interview/serve.ts',
    },
    plugins: [
      standIns,
      typescript,
      // The step definitions are imported for their side effects, but package.json says that there
      // are none.
      nodeResolve({
        exportConditions: ['node'],
        preferBuiltins: true,
        ignoreSideEffectsForRoot: true,
      }),
      englishOnly,
      json(),
      smaller,
      commonjs(),
    ],
    // Not ours to fix.
    onLog: (level, log, handle) => log.message.includes('node_modules') || handle(level, log),
  });
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name].js' };
  // A learner's code gets the library through a proxy, which cannot wrap frozen objects.
  const { output } = await bundle.write({ dir: COMMAND_FOLDER, freeze: false, ...names });
  rejectImports(output);
  return output.flatMap(({ modules }) => Object.keys(modules));
}

/** Rejects imports of packages: nothing is installed with ours. */
function rejectImports(output) {
  const own = output.map(({ fileName }) => fileName);
  const imported = output.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const others = imported.filter(
    (id) => !own.includes(id) && !id.startsWith('node:') && !builtinModules.includes(id),
  );
  if (others.length > 0)
    throw new Error(`dist/cli imports ${others.join(', ')}, which is not installed with it`);
}

/**
 * Builds the page, which the package cannot do without a bundler, and compresses it to a fifth of
 * its size.
 */
async function buildPage() {
  const { html, inputs } = await makePage(process.cwd());
  await mkdir('dist', { recursive: true });
  await writeFile('dist/rule-book.html.br', brotliCompressSync(html));
  return inputs;
}
