/**
 * The unit tests of what is mutated, in one file, so that Stryker's jest loads everything once for
 * each mutant.
 */
import { join } from 'node:path';
import fc from 'fast-check';

// A property that fails has done its work here: no need to look for the smallest counter-example.
// The cards are always the same.
fc.configureGlobal({ seed: 1, endOnFailure: true });

for (const folder of ['cards', 'rules', 'ranking', 'same-five', 'games'])
  describe(folder, () => {
    load(join(__dirname, '..', 'kata', `${folder}.test.ts`));
  });

/** A test file that breaks as soon as it is loaded has noticed something too. */
function load(path: string): void {
  try {
    require(path);
  } catch (error) {
    test('loads', () => {
      throw error;
    });
  }
}
