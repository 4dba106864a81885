/** Bundles the scripts of the page, each for itself. */
import { type BuildOptions, build } from 'esbuild';
import { STAND_INS } from '../../terminal/entry-code.ts';
import type { BuiltParts } from './page-parts.ts';

type Scripts = Pick<BuiltParts, 'firstScript' | 'script' | 'editor' | 'worker'>;

export type Hear = (inputs: readonly string[]) => void;

/**
 * @param root - the folder of the project
 * @param hear - gets the paths of the files of each script
 */
export async function makeScripts(root: string, hear: Hear): Promise<Scripts> {
  const script = (file: string, options: BuildOptions = {}) => browserCode(root, file, options, hear);
  const [firstScript, main, editor, worker] = await Promise.all([
    script('book/settings.ts'),
    script('book/main.ts'),
    script('workbench/editor.ts', { globalName: 'editor' }),
    // The step definitions are imported for their side effects.
    script('workbench/worker.ts', { alias: STAND_INS, ignoreAnnotations: true }),
  ]);
  return { firstScript, script: main, editor, worker };
}

/** Code and libraries as one classic script, because browsers load no modules from disk. */
async function browserCode(root: string, file: string, options: BuildOptions, hear: Hear): Promise<string> {
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
  hear(Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs)));
  return outputFiles?.[0]?.text ?? '';
}
