/** Bundles the scripts of the page, each for itself. */
import { type BuildOptions, build } from 'esbuild';
import { STAND_INS } from '../../terminal/entry-code.ts';

/** What runs in the browser. */
export type Scripts = Awaited<ReturnType<typeof makeScripts>>;

/** Bundles all of them, and adds the paths of their files to the inputs. */
export async function makeScripts(root: string, inputs: string[]) {
  /** Code and libraries as one classic script, because browsers load no modules from disk. */
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
      legalComments: 'none', // the page has all licences at its end
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
    // When somebody opens the editor. The step definitions are imported for their side effects.
    editor: await bundled('workbench/editor.ts', { globalName: 'editor' }),
    worker: await bundled('workbench/worker.ts', { alias: STAND_INS, ignoreAnnotations: true }),
  };
}
