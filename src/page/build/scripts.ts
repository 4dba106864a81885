/** Bundles the scripts of the page. What two of them need stands in the page once. */
import { join, relative } from 'node:path';
import { type BuildOptions, build, type OnResolveArgs, type Plugin } from 'esbuild';
import type { BuiltParts } from './page-parts.ts';

type Scripts = Pick<BuiltParts, 'firstScript' | 'shared' | 'script' | 'grammar' | 'editor' | 'worker'>;

export type Hear = (inputs: readonly string[]) => void;

/**
 * @param root - the folder of the project
 * @param hear - gets the paths of the files of each script
 */
export async function makeScripts(root: string, hear: Hear): Promise<Scripts> {
  const bundle = async (file: string, options: BuildOptions = {}) => {
    const { code, inputs } = await browserCode(root, { entryPoints: [join('src/page/browser', file)], ...options });
    hear(inputs);
    return code;
  };
  const files = (await filesOfBoth(root)).map((file) => `./${file}`);
  const own = fromShared(root, files, await exportsOf(root, files));
  const names = await namesOfGrammar(root);
  const grammar = fromGrammar(names);
  const [firstScript, shared, grammarCode, script, editor, worker] = await Promise.all([
    bundle('book/settings.ts'),
    browserCode(root, { stdin: { contents: files.map(exportAs).join('\n'), resolveDir: root }, globalName: SHARED }),
    browserCode(root, {
      stdin: {
        contents: GRAMMAR_PACKAGES.map((path, index) => exportSome(path, names[index] ?? [], index)).join('\n'),
        resolveDir: root,
      },
      globalName: GRAMMAR,
    }),
    bundle(MAIN, { plugins: [own] }),
    bundle(EDITOR, { globalName: 'editor', plugins: [grammar] }),
    bundle(WORKER, { ...WORKER_OPTIONS, plugins: [own, grammar] }),
  ]);
  for (const { inputs } of [shared, grammarCode]) hear(inputs);
  return { firstScript, shared: shared.code, script, grammar: grammarCode.code, editor, worker };
}

const [MAIN, EDITOR, WORKER] = ['book/main.ts', 'workbench/editor.ts', 'workbench/worker.ts'] as const;

/** With the coach's own part of Cucumber in place of Cucumber, and nothing for browsers that none has any more. */
const WORKER_OPTIONS: BuildOptions = {
  alias: {
    '@cucumber/cucumber': './src/coach/cucumber.ts',
    'regexp-match-indices': './src/page/browser/workbench/match-indices.ts',
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
    legalComments: 'none', // the page has all licences at its end
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
    browserCode(root, { entryPoints: [join('src/page/browser', MAIN)] }),
    browserCode(root, { entryPoints: [join('src/page/browser', WORKER)], ...WORKER_OPTIONS }),
  ]);
  return main.inputs.filter((file) => file.startsWith('src/') && worker.inputs.includes(file));
}

/** The variables that hold what is in the page once, each file and package as `m` and its number. */
const [SHARED, GRAMMAR] = ['$shared', '$grammar'];

/** What the editor colours code by and the worker reads it by, of which an installed practice takes the same. */
export const GRAMMAR_PACKAGES: readonly string[] = ['@lezer/common', '@lezer/highlight', '@lezer/javascript', 'acorn'];

const exportAs = (path: string, index: number) => `export * as m${index} from '${path}';`;

/** Two packages may have the same name for something. */
const exportSome = (path: string, names: Names, index: number) => {
  const [taken, given] = [' as ', ': '].map((sign) => names.map((name) => name + sign + name + index).join(', '));
  return `import { ${taken} } from '${path}';\nexport const m${index} = { ${given} };`;
};

type Names = readonly string[];

/** What the editor and the worker take of each of these packages. */
async function namesOfGrammar(root: string): Promise<readonly Names[]> {
  const options: BuildOptions = { external: [...GRAMMAR_PACKAGES], minify: false, format: 'esm' };
  const scripts = await Promise.all([
    browserCode(root, { ...options, entryPoints: [join('src/page/browser', EDITOR)] }),
    browserCode(root, { ...options, entryPoints: [join('src/page/browser', WORKER)], ...WORKER_OPTIONS }),
  ]);
  const code = scripts.map((script) => script.code).join('\n');
  return GRAMMAR_PACKAGES.map((name) => {
    const lists = [...code.matchAll(new RegExp(`import \\{([^}]*)\\} from "${name}"`, 'g'))].map(
      ([, list = '']) => list,
    );
    return [...new Set(lists.flatMap((list) => list.split(',').map((one) => one.trim().replace(/ as .*/, ''))))];
  });
}

/** What each file exports. */
async function exportsOf(root: string, files: readonly string[]): Promise<readonly Names[]> {
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
  return files.map((file) => outputs.find(({ entryPoint }) => `./${entryPoint}` === file)?.exports ?? []);
}

const fromShared = (root: string, files: readonly string[], names: readonly Names[]) =>
  takenFrom(
    SHARED,
    /^\..*\.ts$/,
    files,
    names,
    ({ path, resolveDir }) => `./${relative(root, join(resolveDir, path)).replaceAll('\\', '/')}`,
  );

const fromGrammar = (names: readonly Names[]) =>
  takenFrom(GRAMMAR, /^[^.]/, GRAMMAR_PACKAGES, names, ({ path }) => path);

/** Takes files or packages from a variable in place of bundling them. */
function takenFrom(
  variable: string,
  filter: RegExp,
  modules: readonly string[],
  names: readonly Names[],
  pathOf: (asked: OnResolveArgs) => string,
): Plugin {
  return {
    name: variable,
    setup({ onResolve, onLoad }) {
      onResolve({ filter }, (asked) => {
        const path = pathOf(asked);
        return modules.includes(path) ? { path, namespace: variable } : undefined;
      });
      onLoad({ filter: /./, namespace: variable }, ({ path }) => {
        const index = modules.indexOf(path);
        return { contents: `export const { ${names[index]?.join(', ')} } = ${variable}.m${index};` };
      });
    },
  };
}
