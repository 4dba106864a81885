import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import type { Combination } from './solution.ts';
import type { PokerWorld } from './world.ts';

Then('they contain {combination}', function (this: PokerWorld, combination: Combination) {
  assert.equal(this.rules.predicates[combination](this.cards), true);
});

Then('they do not contain {combination}', function (this: PokerWorld, combination: Combination) {
  assert.equal(this.rules.predicates[combination](this.cards), false);
});
