/** Tells Cucumber the words that stand in braces, and what steps share. It loads this file first. */
import { AfterStep, defineParameterType, setWorldConstructor } from '@cucumber/cucumber';
import { CHANGE_ADVICE, IS_CHANGE } from './expect.ts';
import { PARAMETER_TYPES } from './parameter-types.ts';
import { PokerWorld } from './world.ts';

for (const [name, type] of Object.entries(PARAMETER_TYPES)) defineParameterType({ name, ...type });
setWorldConstructor(PokerWorld);

/** Says what to do about code that changes its cards, as `sort` does. */
AfterStep(({ result }) => {
  const [error = ''] = result.message?.split('\n') ?? [];
  if (!IS_CHANGE.test(error.replace('TypeError: ', ''))) return;
  result.message = result.message?.replace(error, error + CHANGE_ADVICE);
});
