/** Reads the solution named in `--world-parameters`, before the first scenario, and watches over it until the run is finished. */
import { createRequire } from 'node:module';
import { AfterAll, BeforeAll, BeforeStep } from '@cucumber/cucumber';
import type * as Loading from './solution/load-solution.ts';
import type * as Watching from './solution/watched-run.ts';
import { putUnderTest } from './world.ts';

/** Loads at once what only a solution needs, so that a run of our own rules does not wait for it. */
const load = createRequire(import.meta.url);

let watched: typeof Watching | undefined;

/** Ends the run with one sentence; a hook that throws would bury it under two call stacks. */
BeforeAll(function (this: { parameters: { solution?: unknown } }) {
  const { solution, ...others } = this.parameters;
  try {
    for (const name of Object.keys(others)) throw new Error(`"${name}" is no world parameter: expected solution`);
    if (solution === undefined) return;
    const { loadSolution } = load('./solution/load-solution.ts') as typeof Loading;
    watched = load('./solution/watched-run.ts') as typeof Watching;
    watched.watchRun();
    putUnderTest(loadSolution(solution, (file) => watched?.enter(`loading "${file}"`)));
  } catch (error) {
    watched?.finish();
    console.error((error as Error).message);
    process.exit(1);
  }
});

/** The longest that a step may count, in seconds: enough for a solution that tries all fives of seven cards. */
const LONGEST_COUNT_S = 30;

BeforeStep(({ pickle }) => {
  const isCount = pickle.steps.some(({ type, text }) => type === 'Action' && /\bare counted\b/.test(text));
  watched?.enter(`a step of the scenario "${pickle.name}" of ${pickle.uri}`, isCount ? LONGEST_COUNT_S : undefined);
});

AfterAll(() => watched?.finish());
