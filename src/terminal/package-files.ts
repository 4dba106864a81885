import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the path of a file of the package. This file and its bundle are equally deep, in src/terminal and dist/cli. */
export function packageFile(name: string): string {
  return fileURLToPath(new URL(`../../${name}`, import.meta.url));
}

/** Returns the same path relative to the working directory. */
export const here = (name: string): string => relative('', packageFile(name));

/** Where the package is, and whether it runs from its source. */
export const home = { root: resolve(packageFile('.')), fromSource: import.meta.url.endsWith('.ts') };
export type Home = typeof home;
