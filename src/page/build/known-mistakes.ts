/** What the known mistakes fail. It is the same for every page and takes seconds, so it is found once for each state of the source. */
import { readFileSync } from 'node:fs';
import { cachedFile } from '../../terminal/cached-file.ts';
import { coachOf, mistakesOf } from './own-run.ts';
import type { KnownOfExercise } from './worker.ts';

/** The known mistakes of each exercise. */
export async function readKnownMistakes(root: string): Promise<readonly KnownOfExercise[]> {
  const home = { root, fromSource: true };
  const path = await cachedFile(root, 'known-mistakes.json', ['src', 'steps', 'features'], async () => {
    const coach = await coachOf(home);
    return JSON.stringify(await coach.knownMistakes(mistakesOf(home)));
  });
  return JSON.parse(readFileSync(path, 'utf8'));
}
