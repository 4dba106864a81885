/**
 * The unit tests of the kata, whose code Stryker changes. They are in one file, so that its jest
 * loads everything once for each change.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

// A property that fails has noticed the change: no need to look for the smallest counter-example.
// The cards are always the same.
fc.configureGlobal({ seed: 1, endOnFailure: true });

const TESTS = join(__dirname, '../../../test');

for (const folder of ['cards', 'rules', 'ranking', 'games']) {
  const names = readdirSync(join(TESTS, folder)).filter((name) => name.endsWith('.test.ts'));
  for (const name of names) {
    describe(name, () => {
      load(join(TESTS, folder, name));
    });
  }
}

/** Loads a test file. One that breaks as soon as it is loaded has noticed the change, too. */
function load(path: string): void {
  try {
    require(path);
  } catch (error) {
    test('loads', () => {
      throw error;
    });
  }
}
