import { type BuildOptions, build } from 'esbuild';
import { STAND_INS } from '../../machine/package/entry-code.ts';
import type { Scripts } from '../view/scripts.ts';

/** Options for one classic script, because browsers do not load modules from disk. */
const OPTIONS = {
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none', // all licences are at the end of the page
  tsconfigRaw: {},
} as const satisfies BuildOptions;

/** Bundles the scripts of the page and adds the paths of their files to `inputs`. */
export async function makeScripts(root: string, inputs: string[]): Promise<Scripts> {
  const bundled = async (file: string, options: BuildOptions = {}) => {
    const { outputFiles, metafile } = await build({
      ...OPTIONS,
      ...options,
      absWorkingDir: root,
      entryPoints: [`tools/page/browser/${file}`],
      write: false,
      metafile: true,
    });
    for (const output of Object.values(metafile.outputs)) {
      inputs.push(...Object.keys(output.inputs));
    }
    return outputFiles[0]?.text ?? '';
  };
  return {
    firstScript: await bundled('book/settings.ts'),
    script: await bundled('main.ts'),
    editor: await bundled('workbench/editor.ts', { globalName: 'editor' }),
    worker: await bundled('workbench/worker.ts', { alias: STAND_INS }),
  };
}
