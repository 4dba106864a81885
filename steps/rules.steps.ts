import { expectContaining } from './expect-containing.ts';
import { Then } from './sentence.ts';

Then('they contain {combination}', { means: 'contains' }, function (combination) {
  expectContaining(this, combination, true);
});

Then('they do not contain {combination}', { means: 'does not contain' }, function (combination) {
  expectContaining(this, combination, false);
});
