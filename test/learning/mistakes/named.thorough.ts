/** Ordinary variants of known mistakes, and which mistake each is told to be: one or none. */
import { join, resolve } from 'node:path';
import { mistakeIn } from '../../../src/learning/coach/answers.ts';
import type { Exercise } from '../../../src/learning/coach/exercise.ts';
import { EXERCISES } from '../../../src/learning/coach/exercises.ts';
import type { Unit } from '../../../src/learning/coach/units.ts';
import { readMistakesOf } from '../../../src/learning/mistakes/mistakes.ts';
import {
  type KnownMistakes,
  readKnownMistakes,
} from '../../../src/page/build/read-known-mistakes.ts';
import { folderWith, verdictOn } from '../practice/practising.ts';
import { VARIANTS } from './variants.ts';

let knownMistakes: KnownMistakes = {};

beforeAll(async () => {
  knownMistakes = await readKnownMistakes(resolve('.'));
});

/** Judges a file; returns what the mistake that it is told for gets wrong. */
async function toldFor(unit: Unit, code: string): Promise<string | undefined> {
  const { name } = EXERCISES.find((exercise) => exercise.unit === unit) as Exercise;
  const verdict = await verdictOn(name, folderWith({ [unit]: code }));
  return mistakeIn(verdict, knownMistakes[name] ?? [])?.wrong;
}

test.each(VARIANTS)('$what: $mistake', async ({ unit, code, mistake }) => {
  const known = readMistakesOf(join('src/learning/mistakes', unit));
  const expected = known.find(({ name }) => name === mistake);
  expect(expected?.name).toBe(mistake);
  expect(await toldFor(unit, code)).toBe(expected?.wrong);
});
