/** Bundles the scripts of the page, each for itself. */
import { type BuildOptions, build } from 'esbuild';
import { STAND_INS } from '../../terminal/entry-code.ts';

/** What runs in the browser. */
export interface Scripts {
  /** Runs before anything is painted. */
  readonly firstScript: string;
  /** Runs when the page is complete. */
  readonly script: string;
  /** Runs when somebody opens the editor. */
  readonly editor: string;
  /** Runs in a worker, when somebody opens the editor. */
  readonly worker: string;
}

/**
 * Bundles all of them.
 *
 * @param inputs - gets the paths of the files that they are made of
 */
export async function makeScripts(root: string, inputs: string[]): Promise<Scripts> {
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
    firstScript: await bundled('book/settings.ts'),
    script: await bundled('book/main.ts'),
    editor: await bundled('workbench/editor.ts', { globalName: 'editor' }),
    // The step definitions are imported for their side effects.
    worker: await bundled('workbench/worker.ts', { alias: STAND_INS, ignoreAnnotations: true }),
  };
}
