/** Lets Cucumber define the steps. It loads this file first (`cucumber.js`). */
import * as cucumber from '@cucumber/cucumber';
import { CHANGE_ADVICE, IS_CHANGE } from './expect.ts';
import { PARAMETER_TYPES } from './parameter-types.ts';
import { defineBy, type Functions } from './sentence.ts';
import { PokerWorld } from './world.ts';

for (const [name, type] of Object.entries(PARAMETER_TYPES)) {
  cucumber.defineParameterType({ name, ...type });
}
cucumber.setWorldConstructor(PokerWorld);
// Cucumber does not know our types of sentences; it takes no notice of what they mean.
defineBy(cucumber as unknown as Functions);

/** Says what to do about code that changes its cards, as `sort` does. */
cucumber.AfterStep(({ result }) => {
  const [, error = ''] = /^TypeError: (.*)/.exec(result.message ?? '') ?? [];
  if (IS_CHANGE.test(error)) result.message = result.message?.replace(error, error + CHANGE_ADVICE);
});
