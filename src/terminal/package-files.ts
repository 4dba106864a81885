import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Home } from './entry-code.ts';

/** The path of a file that ships with the package. This file and the bundle it becomes lie equally deep: src/terminal, dist/cli. */
export function packageFile(name: string): string {
  return fileURLToPath(new URL(`../../${name}`, import.meta.url));
}

/** The same from the working directory, to be read and opened. */
export const here = (name: string): string => relative('', packageFile(name));

/** Whether this runs from its source, in a checkout, and not from an installed package. */
export const isCheckout = import.meta.url.endsWith('.ts');

export const home: Home = { root: resolve(packageFile('.')), fromSource: isCheckout };
