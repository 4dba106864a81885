/**
 * Before the tests: puts the command together as the build does, but in a fraction of the time. A
 * start from the source takes four times as long, and the tests start the command often. As from
 * the source, the command finds the project's own files.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Where it lies: below the project, so that it finds the packages. */
const FOLDER = resolve('node_modules/.cache/poker-kata/command');

/** `packageFile` looks for files from where its source lies. */
const atItsSource = {
  name: 'at its source',
  setup({ onLoad }) {
    onLoad({ filter: /package-files\.ts$/ }, ({ path }) => {
      const url = JSON.stringify(pathToFileURL(path).href);
      return {
        contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', url),
        loader: 'ts',
      };
    });
  },
};

export default async function bundleCommand() {
  const { outputFiles } = await build({
    entryPoints: {
      'cli/main': 'tools/command/main.ts',
      'cli/race-worker': 'tools/race/worker.ts',
    },
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    chunkNames: 'cli/[name]-[hash]',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [atItsSource],
    write: false,
    tsconfigRaw: {},
  });
  place(join(FOLDER, 'package.json'), '{"type":"module"}\n');
  for (const { path, text } of outputFiles) place(path, text);
}

/** At once, for other tests may be running. */
function place(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
