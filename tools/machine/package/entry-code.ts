import { basename, join } from 'node:path';
import { cachedFile } from './cached-file.ts';
import type { Home } from './package-files.ts';

/** What takes the place of packages in a bundle: a few lines of ours instead of 144 KB. */
export const STAND_INS = {
  'regexp-match-indices': './tools/machine/package/match-indices.ts',
} as const;

/** Typed as a string so that the package does not seem to need it: only a checkout has it. */
const BUNDLER: string = 'esbuild';

/** Returns the path of an entry's code: the built file or, in a checkout, a bundle. */
export async function codeOf(
  { root, fromSource }: Home,
  entry: string,
  built: string,
): Promise<string> {
  return fromSource ? entryFile(root, entry) : join(root, 'dist/cli', built);
}

/**
 * Bundles an entry with all that it imports, so that it starts sooner; returns the path of the
 * cached file.
 */
export async function entryFile(root: string, entry: string): Promise<string> {
  return cachedFile(root, `${basename(entry, '.ts')}.cjs`, ['src', 'steps', 'tools'], async () => {
    const { build } = (await import(BUNDLER)) as typeof import('esbuild');
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: [entry],
      alias: STAND_INS,
      bundle: true,
      write: false,
      platform: 'node',
      minifyWhitespace: true,
      tsconfigRaw: {},
    });
    return outputFiles[0]?.text ?? '';
  });
}
