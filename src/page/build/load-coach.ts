import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { EXERCISES } from '../../learning/coach/exercises.ts';
import { readMistakes } from '../../learning/coach/read-package.ts';
import type { KnownMistake } from '../../learning/coach/verdict.ts';
import { cachedFile } from '../../machine/package/cached-file.ts';
import { entryFile } from '../../machine/package/entry-code.ts';
import type { CoachInProcess } from './coach-in-process.ts';

/** Starts the coach in this process, with the features of a checkout. */
export async function coachOf(root: string): Promise<CoachInProcess> {
  const file = await entryFile(root, 'src/page/build/coach-in-process.ts');
  const { startCoach }: typeof import('./coach-in-process.ts') = createRequire(file)(file);
  const uris = readdirSync(join(root, 'features')).map((name) => `features/${name}`);
  return startCoach(uris.map((uri) => ({ uri, text: readFileSync(join(root, uri), 'utf8') })));
}

/** By exercise. */
export type KnownMistakes = Readonly<Record<string, readonly KnownMistake[]>>;

/**
 * Finds the examples that each known mistake fails. That takes seconds, so the result is cached.
 */
export async function readKnownMistakes(root: string): Promise<KnownMistakes> {
  const folders = ['src', 'steps', 'features'];
  const path = await cachedFile(root, 'known-mistakes.json', folders, async () => {
    const coach = await coachOf(root);
    const judge = (exercise: string) =>
      coach
        .work({ mistakes: readMistakes(exercise, root) })
        .flatMap((message) => (message.kind === 'mistake' ? message.mistake : []));
    return JSON.stringify(Object.fromEntries(EXERCISES.map(({ name }) => [name, judge(name)])));
  });
  return JSON.parse(readFileSync(path, 'utf8'));
}
