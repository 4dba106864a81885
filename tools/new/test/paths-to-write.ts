import { readFileSync } from 'node:fs';
import { solutionPath } from '../../coach/units.ts';
import { ownRepository, UNITS_TO_WRITE } from '../own-repository.ts';

/** Lists the files that a learner writes: those of units, and those for games of any kind. */
export function pathsToWrite(): string[] {
  const inFolders = [...ownRepository('.', 'my-kata')].filter(([path]) => /^src\/.*\//.test(path));
  const isStub = ([path, text]: readonly [string, string]) => text !== readFileSync(path, 'utf8');
  return inFolders.filter(isStub).map(([path]) => path);
}

/** Lists the files that a learner writes for games of any kind. They are not units. */
export function pathsForGames(): string[] {
  const ofUnits = UNITS_TO_WRITE.map(solutionPath);
  return pathsToWrite().filter((path) => !ofUnits.includes(path));
}
