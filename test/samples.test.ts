/** The samples, and the commands of the README and of docs/ that name them; samples.thorough.ts runs these commands. */
import { existsSync } from 'node:fs';
import { findDisagreement } from '../src/race/check.ts';
import { loadSolution } from '../src/race/solution.ts';
import { SAMPLE_COMMANDS } from './sample-commands.ts';

test('the sample of an evaluator gives the order of the rules', () => {
  expect(findDisagreement(loadSolution('samples/evaluator.ts'))).toBeUndefined();
});

test('the samples that are named exist, and each is named', () => {
  const named = new Set(SAMPLE_COMMANDS.flatMap((command) => command.match(/samples\/[\w.-]+/g) ?? []));
  expect([...named].toSorted()).toEqual(['samples/evaluator.ts', 'samples/rules', 'samples/showdowns.txt']);
  expect([...named].filter((path) => !existsSync(path))).toEqual([]);
});
