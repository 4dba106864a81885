/**
 * Import it first: the files of the package are those of the project. Jest has no `import.meta.url`
 * to find them by.
 */
import { resolve } from 'node:path';

jest.mock('../../machine/package/package-files.ts', () => ({
  home: { root: process.cwd(), fromSource: true },
  packageFile: (name: string) => resolve(name),
  here: String,
}));
