/** Ordinary variants of known mistakes, and which mistake each is told to be: one or none. */
import { join, resolve } from 'node:path';
import { type KnownMistakes, readKnownMistakes } from '../../../page/build/read-known-mistakes.ts';
import { folderWith, verdictOn } from '../../../practice/test/practising.ts';
import { mistakeIn } from '../../answers.ts';
import type { Exercise } from '../../exercise.ts';
import { EXERCISES } from '../../exercises.ts';
import { readMistakesOf } from '../../mistakes.ts';
import type { Unit } from '../../units.ts';
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
  const known = readMistakesOf(join('tools/coach/exercises', unit, 'mistakes'));
  const expected = known.find(({ name }) => name === mistake);
  expect(expected?.name).toBe(mistake);
  expect(await toldFor(unit, code)).toBe(expected?.wrong);
});
