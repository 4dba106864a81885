/** Reads the known mistakes from the folder of the package. */
import { join, resolve } from 'node:path';
import type { Exercise } from '../coach/exercises.ts';
import type { Mistake } from '../coach/run/jobs.ts';
import type { Module } from '../coach/verdict.ts';
import { readMistakesOf } from '../mistakes/mistakes.ts';
import { readModule } from './read-module.ts';

/** Reads those of an exercise, each with its code. */
export function readMistakes({ name, units }: Exercise, root: string): Mistake[] {
  return units
    .flatMap((unit) => readMistakesOf(join(root, 'src', 'mistakes', unit)))
    .map(({ path, unit, ...mistake }) => ({ ...mistake, exercise: name, module: moduleOf(unit, path) }));
}

/** The code of one of our own files, which is always readable. */
export function moduleOf(unit: string, path: string): Module {
  const module = readModule(unit, resolve(path));
  if ('message' in module) throw new Error(module.message);
  return module;
}
