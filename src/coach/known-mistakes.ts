/** The usual ways to get a step wrong: what their head comments say, and the examples that expose them. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Mistake, readMistakesOf } from '../mistakes/mistakes.ts';
import { bundle } from '../practice/bundle.ts';
import type { Failures, FailuresJob } from '../practice/child/jobs.ts';
import type { Step } from './steps.ts';
import { FAST, type Unit } from './stub-answers.ts';
import type { KnownMistake, Module } from './verdict.ts';

/** Who compares solutions of ours with the examples. */
interface Judge {
  failuresOf(job: FailuresJob): Promise<Failures[]>;
}

/** The mistakes of some steps, each judged by the chapter of its step and by the one that has to catch it. */
export async function findKnownMistakes(
  judge: Judge,
  steps: readonly Step[],
  root: string,
): Promise<(readonly KnownMistake[])[]> {
  const mistakes = steps.map(({ units }) => units.flatMap((unit) => mistakesOf(unit, root)));
  const all = mistakes.flat();
  if (all.length === 0) return mistakes.map(() => []);
  const named = steps.map(({ name }) => name).filter((name) => name !== FAST);
  const chapters = new Set([...named, ...all.map(({ caughtBy }) => caughtBy.feature)]);
  const solutions = await Promise.all(all.map(async ({ unit, path }) => [await moduleOf(unit, path)]));
  const hunts = steps.flatMap(({ name }, index) => (mistakes[index] ?? []).map(() => name));
  const failures = await judge.failuresOf({ solutions, chapters: [...chapters], hunts });
  const found = new Map(all.map((mistake, index) => [mistake, failures[index] ?? { failures: [] }]));
  return steps.map(({ name }, index) =>
    (mistakes[index] ?? []).map((mistake) => known(mistake, name, found.get(mistake) ?? { failures: [] })),
  );
}

function known({ wrong, reason, caughtBy }: Mistake, step: string, found: Failures): KnownMistake {
  const { failures, counterExample } = found;
  const fails = failures.filter(({ chapter }) => chapter === step).map(({ place }) => place);
  const exposedBy = failures.find(({ chapter, rule }) => chapter === caughtBy.feature && rule === caughtBy.rule);
  return { wrong, reason, fails, ...(exposedBy && { exposedBy }), ...(counterExample && { counterExample }) };
}

function mistakesOf(unit: Unit, root: string): Mistake[] {
  const folder = join(root, 'src', 'mistakes', unit);
  return existsSync(folder) ? readMistakesOf(folder) : [];
}

/** The code of a file of ours, which can be read. */
export async function moduleOf(unit: string, path: string): Promise<Module> {
  const module = await bundle(unit, resolve(path));
  if ('message' in module) throw new Error(module.message);
  return module;
}
