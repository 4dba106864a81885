import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const fromSource = import.meta.url.endsWith('.ts');

/** Leads to the package from this file, in tools/machine/package, or from its bundle, in dist/cli. */
const UP = fromSource ? '../../..' : '../..';

/** Returns the path of a file of the package. */
export function packageFile(name: string): string {
  return fileURLToPath(new URL(`${UP}/${name}`, import.meta.url));
}

/** Returns the same path relative to the working directory. */
export function here(name: string): string {
  return relative('', packageFile(name));
}

/** Where the package is, and whether it runs from its source. */
export const home = { root: resolve(packageFile('.')), fromSource };

/** Where the files of the package are, and whether it runs from its source. */
export type Home = typeof home;
