import { type BuildOptions, build } from 'esbuild';
import { STAND_INS } from '../../machine/package/entry-code.ts';

export type Scripts = Awaited<ReturnType<typeof makeScripts>>;

/** Bundles the scripts of the page and adds the paths of their files to `inputs`. */
export async function makeScripts(root: string, inputs: string[]) {
  /** Makes one classic script, because browsers do not load modules from disk. */
  const bundled = async (file: string, options: BuildOptions = {}) => {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      entryPoints: [`src/page/browser/${file}`],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      charset: 'utf8',
      legalComments: 'none', // all licences are at the end of the page
      tsconfigRaw: {},
      ...options,
      metafile: true,
    });
    inputs.push(...Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs)));
    return outputFiles?.[0]?.text ?? '';
  };
  return {
    firstScript: await bundled('book/settings.ts'), // before anything is painted
    script: await bundled('book/main.ts'), // when the page is complete
    // When the editor is opened.
    editor: await bundled('workbench/editor.ts', { globalName: 'editor' }),
    // step definitions are imported for their side effects
    worker: await bundled('workbench/worker.ts', { alias: STAND_INS, ignoreAnnotations: true }),
  };
}
