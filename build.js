/** Builds what is published: the library for `import` and `require` with its types, and the command. Everything goes to dist/. */
import { copyFile, rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const shared = { bundle: true, target: 'node20', logLevel: 'warning' };
const command = { ...shared, format: 'esm', platform: 'node', packages: 'external' };

await rm('dist', { recursive: true, force: true });
await Promise.all([
  build({ ...shared, entryPoints: ['src/index.ts'], format: 'esm', platform: 'neutral', outfile: 'dist/index.js' }),
  build({ ...shared, entryPoints: ['src/index.ts'], format: 'cjs', platform: 'neutral', outfile: 'dist/index.cjs' }),
  build({ ...command, entryPoints: ['src/cli/main.ts'], outfile: 'dist/cli/main.js' }),
  build({ ...command, entryPoints: ['src/proof/worker.ts'], outfile: 'dist/cli/proof-worker.js' }),
  bundleTypes(),
]);

async function bundleTypes() {
  const bundle = await rollup({ input: 'src/index.ts', plugins: [dts()] });
  await bundle.write({ file: 'dist/index.d.ts' });
  await bundle.close();
  await copyFile('dist/index.d.ts', 'dist/index.d.cts');
}
