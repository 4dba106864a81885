/**
 * The unit tests of the kata, in one file, so that Stryker's Jest loads everything once for each
 * mutant.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

const FOLDER = join(__dirname, '../kata');

// A property that fails has done its work here: no need to look for the smallest counter-example.
// The cards are always the same.
fc.configureGlobal({ seed: 1, endOnFailure: true });

const files = readdirSync(FOLDER, { encoding: 'utf8', recursive: true });
for (const file of files.filter((name) => name.endsWith('.test.ts')))
  describe(file, () => load(join(FOLDER, file)));

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
