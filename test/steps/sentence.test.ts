/** Sentences without Cucumber, which are collected. */
import { Given, stepDefinitions, Then } from '../../steps/sentence.ts';

test('a sentence is collected with what it means and does', () => {
  const code = () => {};
  Then('they contain {combination}', { means: 'contains' }, code);
  expect(stepDefinitions.at(-1)).toEqual({
    sentence: 'they contain {combination}',
    meaning: 'contains',
    code,
  });
});

test('a sentence that nobody reads has no meaning', () => {
  Given('no cards', () => {});
  expect(stepDefinitions.at(-1)?.meaning).toBeUndefined();
});
