/**
 * Builds the library in three shapes, of which package.json says who gets which:
 * - dist/index.js for `import` in Node, in one file, because fifty take four times as long to import;
 * - dist/index.cjs for `require`, likewise;
 * - dist/modules/ for bundlers, a file for each of ours: esbuild leaves out only whole files and what it can see to do nothing
 *   when loaded, so that it would keep most of one file.
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

/**
 * @param root - the folder in which dist/ is written
 * @returns the files that the library is made of
 */
export async function buildLibrary(root = '.'): Promise<readonly string[]> {
  const bundle = await rollup({ input: 'src/index.ts', plugins: [typescript, nodeResolve()] });
  // First, for the names that have to differ in one file would stay changed.
  const modules = { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: outsideNodeModules };
  await bundle.write({ dir: join(root, 'dist/modules'), format: 'es', ...modules });
  await bundle.write({ file: join(root, 'dist/index.js'), format: 'es' });
  await bundle.write({ file: join(root, 'dist/index.cjs'), format: 'cjs' });
  await bundle.close();
  return bundle.watchFiles;
}

/** npm leaves folders of that name out of a package. */
function outsideNodeModules({ name }: { readonly name: string }): string {
  return `${name.replace('node_modules/', 'packages/')}.js`;
}
