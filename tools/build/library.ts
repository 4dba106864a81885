/**
 * Builds the library in three forms (package.json says who gets which):
 * - dist/index.js for `import` in Node: one file, because fifty files take four times as long to
 *   import;
 * - dist/index.cjs for `require`: one file, too;
 * - dist/modules/ for bundlers: one file for each source file, because esbuild removes unused
 *   files, but little of a used one.
 */
import { join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { transform } from 'esbuild';
import { type Plugin, rollup } from 'rollup';

export const typescript: Plugin = {
  name: 'typescript',
  async transform(source, id) {
    if (!id.endsWith('.ts')) return null;
    const { code } = await transform(source, { loader: 'ts', target: 'node20' });
    return { code, map: null };
  },
};

/** Writes the library to dist/ below a folder, and returns its source files. */
export async function buildLibrary(root = '.'): Promise<readonly string[]> {
  const bundle = await rollup({ input: 'src/index.ts', plugins: [typescript, nodeResolve()] });
  // Modules come first: writing one file renames what clashes, for good.
  const modules = {
    preserveModules: true,
    preserveModulesRoot: 'src',
    entryFileNames: outsideNodeModules,
  };
  await bundle.write({ dir: join(root, 'dist/modules'), format: 'es', ...modules });
  await bundle.write({ file: join(root, 'dist/index.js'), format: 'es' });
  await bundle.write({ file: join(root, 'dist/index.cjs'), format: 'cjs' });
  await bundle.close();
  return bundle.watchFiles;
}

/** Renames node_modules, because npm leaves folders of that name out of a package. */
function outsideNodeModules({ name }: { readonly name: string }): string {
  return `${name.replace('node_modules/', 'packages/')}.js`;
}
