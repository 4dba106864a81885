/** Runs the rule book without Cucumber, as an installed package has to. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EXERCISES } from '../../coach/exercises.ts';
import type { Mistake } from '../../coach/run/jobs.ts';
import { readText } from '../../load/node.ts';
import { readFiles } from '../../load/read-files.ts';
import { readMistakes } from '../../mistakes/mistakes.ts';
import { entryFile, type Home } from '../../terminal/entry-code.ts';
import type { FeatureText, RuleBookCoach } from './worker.ts';

/** The coach, with the features of the package. */
export async function coachOf(home: Home): Promise<RuleBookCoach> {
  const { startCoach } = await workerOf(home);
  return startCoach(featuresOf(home));
}

/** The build has put it together with the steps; a checkout does so when it is needed. */
async function workerOf({ root, fromSource }: Home): Promise<typeof import('./worker.ts')> {
  if (!fromSource) return import(pathToFileURL(join(root, 'dist/cli/rule-book-worker.js')).href);
  const file = await entryFile(root, 'src/page/build/worker.ts');
  return createRequire(file)(file);
}

function featuresOf({ root }: Home): FeatureText[] {
  const uris = readdirSync(join(root, 'features')).map((name) => `features/${name}`);
  return uris.map((uri) => ({ uri, text: readFileSync(join(root, uri), 'utf8') }));
}

/** The known mistakes of each exercise, as `src/mistakes` has them. */
export function mistakesOf({ root }: Home): { exercise: string; mistakes: Mistake[] }[] {
  const all = readMistakes(join(root, 'src', 'mistakes'));
  return EXERCISES.map(({ name: exercise, units }) => ({
    exercise,
    mistakes: all
      .filter(({ unit }) => units.some((known) => known === unit))
      .map(({ path, unit, ...mistake }) => ({ ...mistake, exercise, module: { unit, files: filesOf(path) } })),
  }));
}

const filesOf = (path: string) => readFiles(relative('', path), readText);
