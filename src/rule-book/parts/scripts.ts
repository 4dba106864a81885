/** Bundles the scripts of the page. What the page and its worker both need stands in the page once. */
import { join, relative } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { BuiltParts } from '../page-parts.ts';

type Scripts = Pick<BuiltParts, 'firstScript' | 'shared' | 'script' | 'editor' | 'worker'>;

export type Hear = (inputs: readonly string[]) => void;

/**
 * @param root - the folder of the project
 * @param hear - gets the paths of the files of each script
 */
export async function makeScripts(root: string, hear: Hear): Promise<Scripts> {
  const bundle = async (file: string, options: BuildOptions = {}) => {
    const { code, inputs } = await browserCode(root, { entryPoints: [join('src/rule-book', file)], ...options });
    hear(inputs);
    return code;
  };
  const files = await filesOfBoth(root);
  const plugins = [fromShared(root, files, await exportsOf(root, files))];
  const [firstScript, shared, script, editor, worker] = await Promise.all([
    bundle('browser/settings.ts'),
    browserCode(root, { stdin: { contents: files.map(exportAs).join('\n'), resolveDir: root }, globalName: SHARED }),
    bundle(MAIN, { plugins }),
    bundle('workbench/editor.ts', { globalName: 'editor' }),
    bundle(WORKER, { ...WORKER_OPTIONS, plugins }),
  ]);
  hear(shared.inputs);
  return { firstScript, shared: shared.code, script, editor, worker };
}

const [MAIN, WORKER] = ['browser/main.ts', 'workbench/worker.ts'] as const;

/** With the coach's own part of Cucumber in place of Cucumber, and nothing for browsers that none has any more. */
const WORKER_OPTIONS: BuildOptions = {
  alias: {
    '@cucumber/cucumber': './src/coach/cucumber.ts',
    'regexp-match-indices': './src/rule-book/workbench/match-indices.ts',
  },
  ignoreAnnotations: true, // the step definitions are imported for their side effects
};

interface Code {
  readonly code: string;
  /** The files that it is made of. */
  readonly inputs: readonly string[];
}

/** Code and libraries as one classic script, because browsers load no modules from disk. */
async function browserCode(root: string, options: BuildOptions): Promise<Code> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'eof',
    tsconfigRaw: {},
    ...options,
    metafile: true,
  });
  const [output] = Object.values(metafile?.outputs ?? {});
  return { code: outputFiles?.[0]?.text ?? '', inputs: Object.keys(output?.inputs ?? {}) };
}

/** Our own files that are part of both scripts. */
async function filesOfBoth(root: string): Promise<readonly string[]> {
  const [main, worker] = await Promise.all([
    browserCode(root, { entryPoints: [join('src/rule-book', MAIN)] }),
    browserCode(root, { entryPoints: [join('src/rule-book', WORKER)], ...WORKER_OPTIONS }),
  ]);
  return main.inputs.filter((file) => file.startsWith('src/') && worker.inputs.includes(file));
}

/** The variable that holds them, each as `m` and its number. */
const SHARED = '$shared';

const exportAs = (file: string, index: number) => `export * as m${index} from './${file}';`;

/** What each file exports. */
async function exportsOf(root: string, files: readonly string[]): Promise<readonly (readonly string[])[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...files],
    outdir: 'dist',
    write: false,
    format: 'esm',
    tsconfigRaw: {},
    metafile: true,
  });
  const outputs = Object.values(metafile.outputs);
  return files.map((file) => outputs.find(({ entryPoint }) => entryPoint === file)?.exports ?? []);
}

/** Takes these files from the variable in place of bundling them. */
function fromShared(root: string, files: readonly string[], names: readonly (readonly string[])[]): Plugin {
  return {
    name: 'shared',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\..*\.ts$/ }, ({ path, resolveDir }) => {
        const file = relative(root, join(resolveDir, path)).replaceAll('\\', '/');
        return files.includes(file) ? { path: file, namespace: SHARED } : undefined;
      });
      onLoad({ filter: /./, namespace: SHARED }, ({ path }) => {
        const index = files.indexOf(path);
        return { contents: `export const { ${names[index]?.join(', ')} } = ${SHARED}.m${index};` };
      });
    },
  };
}
