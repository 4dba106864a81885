import type { Combination } from '../src/solution/combinations.ts';
import { expectContaining } from './expect-containing.ts';
import { Then } from './world.ts';

Then('they contain {combination}', function (combination: Combination) {
  expectContaining(this, combination, true);
});

Then('they do not contain {combination}', function (combination: Combination) {
  expectContaining(this, combination, false);
});
