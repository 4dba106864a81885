import { readdirSync } from 'node:fs';
import { solutionPath } from '../../coach/units.ts';
import { UNITS_TO_WRITE } from '../own-repository.ts';

const STUBS_FOR_GAMES = 'tools/new/template/src/games';

/** Lists the files that a learner writes: those of units, and those for games of any kind. */
export function pathsToWrite(): string[] {
  return [...UNITS_TO_WRITE.map(solutionPath), ...pathsForGames()];
}

/** Lists the files that a learner writes for games of any kind. They are not units. */
export function pathsForGames(): string[] {
  const paths = readdirSync(STUBS_FOR_GAMES).map((name) => `src/games/${name}`);
  return paths.filter((path) => !UNITS_TO_WRITE.map(solutionPath).includes(path));
}
