/** Reads the known mistakes from the folder of the package. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { MistakesOfStep } from '../coach/known-mistakes.ts';
import type { Step } from '../coach/steps.ts';
import type { Module } from '../coach/verdict.ts';
import { type Mistake, readMistakesOf } from '../mistakes/mistakes.ts';
import { bundle } from './bundle.ts';

export async function readMistakes({ name, units }: Step, root: string): Promise<MistakesOfStep> {
  const read = units.flatMap((unit) => mistakesOf(unit, root));
  const mistakes = read.map(async (mistake) => ({ ...mistake, module: await moduleOf(mistake.unit, mistake.path) }));
  return { step: name, mistakes: await Promise.all(mistakes) };
}

function mistakesOf(unit: string, root: string): Mistake[] {
  const folder = join(root, 'src', 'mistakes', unit);
  return existsSync(folder) ? readMistakesOf(folder) : [];
}

/** The code of a file of ours, which can be read. */
export async function moduleOf(unit: string, path: string): Promise<Module> {
  const module = await bundle(unit, resolve(path));
  if ('message' in module) throw new Error(module.message);
  return module;
}
