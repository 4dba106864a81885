/** Reads the known mistakes from the folder of the package. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Exercise } from '../coach/exercises.ts';
import type { MistakesOfExercise } from '../coach/known-mistakes.ts';
import type { Module } from '../coach/verdict.ts';
import { type Mistake, readMistakesOf } from '../mistakes/mistakes.ts';
import { readModule } from './read-module.ts';

export function readMistakes({ name, units }: Exercise, root: string): MistakesOfExercise {
  const read = units.flatMap((unit) => mistakesOf(unit, root));
  return {
    exercise: name,
    mistakes: read.map((mistake) => ({ ...mistake, module: moduleOf(mistake.unit, mistake.path) })),
  };
}

function mistakesOf(unit: string, root: string): Mistake[] {
  const folder = join(root, 'src', 'mistakes', unit);
  return existsSync(folder) ? readMistakesOf(folder) : [];
}

/** The code of one of our own files, which is always readable. */
export function moduleOf(unit: string, path: string): Module {
  const module = readModule(unit, resolve(path));
  if ('message' in module) throw new Error(module.message);
  return module;
}
