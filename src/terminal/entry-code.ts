/**
 * Bundles an entry that hands the steps to the coach, with the coach's own part of Cucumber in place of Cucumber: the bundle
 * needs no Cucumber and starts in a third of the time. The build writes it to dist/; a checkout caches it below node_modules.
 */
import { join } from 'node:path';
import { cachedFile } from './cached-file.ts';

/** Where the package is, and whether it runs from its source. */
export interface Home {
  readonly root: string;
  readonly fromSource: boolean;
}

/** The entries, and the bundles that the build makes of them. */
export const ENTRIES = {
  'src/practice/child/main.ts': 'dist/practice/child.mjs',
  'src/rule-book/worker.ts': 'dist/rule-book/worker.cjs',
} as const;

export type Entry = keyof typeof ENTRIES;

/** Only a checkout has it: by this name nothing that is installed seems to ask for it. */
const BUNDLER: string = 'esbuild';

/** Some packages are CommonJS and require modules of Node. */
const REQUIRE = "import * as nodeModule from 'node:module'; const require = nodeModule.createRequire(import.meta.url);";

/** The bundle's code, and the paths of all files in it. */
export async function entryCode(root: string, entry: Entry): Promise<{ code: string; inputs: readonly string[] }> {
  const { build } = (await import(BUNDLER)) as typeof import('esbuild');
  const isModule = ENTRIES[entry].endsWith('.mjs');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    alias: { '@cucumber/cucumber': './src/coach/cucumber.ts' },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: isModule ? 'esm' : 'cjs',
    target: 'node20',
    banner: { js: isModule ? REQUIRE : '' },
    minifyWhitespace: true,
    ignoreAnnotations: true, // the step definitions are imported for their side effects
    tsconfigRaw: {},
  });
  return { code: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) };
}

/** The path of an entry's bundle. A checkout makes it again when one of its files has changed. */
export async function entryFile({ root, fromSource }: Home, entry: Entry): Promise<string> {
  const built = ENTRIES[entry];
  if (!fromSource) return join(root, built);
  const name = built.replace('dist/', '').replaceAll('/', '-');
  return cachedFile(root, name, ['src', 'steps'], async () => (await entryCode(root, entry)).code);
}
