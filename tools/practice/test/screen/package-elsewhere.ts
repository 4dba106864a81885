/**
 * Import it first: the package is in the folder `kata` next to the learner's, so that a path that
 * is shown as it is in the package looks wrong.
 */
jest.mock('../../../machine/package/package-files.ts', () => ({
  home: { root: process.cwd(), fromSource: true },
  packageFile: String,
  here: (name: string) => `kata/${name}`,
}));
