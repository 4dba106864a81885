/**
 * A learner's folder, and a runner that judges in the process of the test instead of a thread, for
 * code that ends.
 */
import { resolve } from 'node:path';
import type { Job, Message } from '../../coach/jobs.ts';
import type { Unit } from '../../coach/units.ts';
import type { ExerciseVerdict } from '../../coach/verdict.ts';
import { Client } from '../../machine/load/client.ts';
import { coachOf } from '../../page/build/coach-in-process.ts';
import { Runner } from '../runner.ts';
import { exerciseOf, folderWith, home } from './learner.ts';

export * from './learner.ts';

async function clientInProcess(): Promise<Client<Job, Message>> {
  const coach = coachOf(resolve('.'));
  return new Client((onMessage) => {
    queueMicrotask(() => onMessage({ kind: 'ready' }));
    const post = (job: unknown) => {
      for (const message of coach.work(JSON.parse(JSON.stringify(job)))) onMessage(message);
    };
    return { post, end: () => {} };
  });
}

export const runner = new Runner(home, clientInProcess());

/** Judges one exercise. */
export const verdictOn = async (name: string, folder: string, by = runner) =>
  (await by.judge([exerciseOf(name)], folder))[0] as ExerciseVerdict;

/** Judges one file of an exercise, with our solutions of some others. */
export const judge = (name: string, unit: string, text: string, solved: readonly Unit[] = []) =>
  verdictOn(name, folderWith({ [unit]: text }, solved));
