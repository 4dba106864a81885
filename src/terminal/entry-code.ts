/**
 * Bundles an entry that hands the steps to the coach, with the coach's own part of Cucumber in place of Cucumber: the bundle
 * starts in a third of the time. A checkout caches it below node_modules; the build does the same for the installed package.
 */
import { basename } from 'node:path';
import { cachedFile } from './cached-file.ts';

/** What stands in for packages: our part of Cucumber, and what Node has built in. */
export const STAND_INS = {
  '@cucumber/cucumber': './src/coach/run/small-cucumber.ts',
  'regexp-match-indices': './src/coach/run/match-indices.ts',
} as const;

/** Only a checkout has it: by this name nothing that is installed seems to ask for it. */
const BUNDLER: string = 'esbuild';

/** The path of an entry's bundle in a checkout, which makes it again when one of its files has changed. */
export async function entryFile(root: string, entry: string): Promise<string> {
  return cachedFile(root, `${basename(entry, '.ts')}.cjs`, ['src', 'steps'], async () => {
    const { build } = (await import(BUNDLER)) as typeof import('esbuild');
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: [entry],
      alias: STAND_INS,
      bundle: true,
      write: false,
      platform: 'node',
      minifyWhitespace: true,
      ignoreAnnotations: true, // the step definitions are imported for their side effects
      tsconfigRaw: {},
    });
    return outputFiles[0]?.text ?? '';
  });
}
