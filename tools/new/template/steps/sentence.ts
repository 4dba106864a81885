/** `Given`, `When` and `Then` are Cucumber's own, with types: a step with `{cards}` gets cards. */
import * as cucumber from '@cucumber/cucumber';
import type { Arguments, Checked, Code } from './sentence-types.ts';

/** Defines what a step does: `Then('they contain {combination}', function (combination) { … })`. */
type Define = <Sentence extends string>(
  sentence: Sentence & Checked<Sentence>,
  code: Code<Arguments<Sentence>>,
) => void;

export const Given = cucumber.Given as Define;
export const When = cucumber.When as Define;
export const Then = cucumber.Then as Define;
