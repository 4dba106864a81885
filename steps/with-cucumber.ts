/** Lets Cucumber define the steps. `cucumber/load-steps.ts` loads this file first. */
import * as cucumber from '@cucumber/cucumber';
import { failureMessage } from './failure-message.ts';
import { PARAMETER_TYPES } from './parameter-types.ts';
import { defineBy, type Functions } from './sentence.ts';
import { PokerWorld } from './world.ts';

for (const [name, type] of Object.entries(PARAMETER_TYPES)) {
  cucumber.defineParameterType({ name, ...type });
}
cucumber.setWorldConstructor(PokerWorld);
// Cucumber does not know our types of sentences; it takes no notice of what they mean.
defineBy(cucumber as unknown as Functions);

/** Replaces Cucumber's message, which has a difference of two objects and frames of our code. */
cucumber.AfterStep(function (this: PokerWorld, { result, error }) {
  if (error !== undefined) result.message = failureMessage(error, this.asked);
});
