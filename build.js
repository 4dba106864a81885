/**
 * Builds what is published: the library for `import` and `require` with its types, and the command. Everything goes to dist/.
 *
 * Rollup puts the files together, because it leaves `const` as it is; esbuild, which only strips the types here, would turn
 * the constants of a bundle into variables, and the fast evaluators lose more than half of their speed by that.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { buildLibrary, typescript } from './build-library.ts';
import { PARTS_FILE } from './src/rule-book/page-parts.ts';
import { makeParts } from './src/rule-book/parts/make-parts.ts';
import { ENTRIES, entryCode } from './src/terminal/entry-code.ts';

const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));

const isExternal = (id) =>
  id.startsWith('node:') || Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`));

await rm('dist', { recursive: true, force: true });
await Promise.all([
  buildLibrary(),
  buildTypes(),
  buildCommand(),
  buildPageParts(),
  ...Object.entries(ENTRIES).map(buildEntry),
]);

async function buildTypes() {
  const bundle = await rollup({ input: 'src/index.ts', plugins: [dts()] });
  await bundle.write({ file: 'dist/index.d.ts' });
  await copyFile('dist/index.d.ts', 'dist/index.d.cts');
}

/** The command in pieces, which are loaded when they are asked for, and the worker threads that it starts, each in one. */
async function buildCommand() {
  const files = {
    'src/cli/main.ts': 'dist/cli/main.js',
    'src/proof/worker.ts': 'dist/cli/proof-worker.js',
    'src/race/worker.ts': 'dist/cli/race-worker.js',
  };
  const imported = new Set();
  for (const [input, file] of Object.entries(files)) {
    const bundle = await rollup({ input, plugins: [typescript], external: isExternal });
    const names = { dir: dirname(file), entryFileNames: basename(file), chunkFileNames: '[name].js' };
    const { output } = await bundle.write({ ...names, format: 'es' });
    const own = output.map(({ fileName }) => fileName);
    for (const { imports, dynamicImports } of output)
      for (const id of [...imports, ...dynamicImports]) if (!own.includes(id)) imported.add(packageOf(id));
  }
  rejectOtherDependencies(imported);
}

function packageOf(id) {
  return id.match(/^(?:@[^/]+\/)?[^/]+/)[0];
}

/** What the command imports has to be installed with it, and nothing else. */
function rejectOtherDependencies(imported) {
  const needed = [...imported].filter((name) => !name.startsWith('node:')).sort();
  const given = Object.keys(dependencies).sort();
  if (needed.join() === given.join()) return;
  throw new Error(`dist/cli imports ${needed.join(', ')}, but the dependencies are ${given.join(', ')}`);
}

/** An entry of the coach. What others have written is part of that file, so their licences stand beside it. */
async function buildEntry([entry, file]) {
  const { code, inputs } = await entryCode(process.cwd(), entry);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, code);
  await writeLicences(join(dirname(file), 'LICENSES.txt'), inputs);
}

/** What the page has beside the book, so that it can be made without a bundler. */
async function buildPageParts() {
  const inputs = [];
  const parts = await makeParts(process.cwd(), (paths) => inputs.push(...paths));
  await mkdir(dirname(PARTS_FILE), { recursive: true });
  await writeFile(PARTS_FILE, JSON.stringify(parts));
  await writeLicences(join(dirname(PARTS_FILE), 'PAGE-LICENSES.txt'), inputs);
}

/** The licences of the packages that some files belong to. */
async function writeLicences(file, inputs) {
  const packages = new Set(
    inputs.map((path) => path.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]).filter(Boolean),
  );
  const licences = await Promise.all([...packages].sort().map(licenceOf));
  await writeFile(file, licences.join('\n'));
}

async function licenceOf(name) {
  const folder = join('node_modules', name);
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no licence that could stand beside the code`);
  return `${name}\n\n${await readFile(join(folder, file), 'utf8')}`;
}
