/** Reads the solution named in `--world-parameters`, before the first scenario. */
import { BeforeAll } from '@cucumber/cucumber';
import { loadSolution } from './load-solution.ts';
import { putUnderTest } from './world.ts';

/** Ends the run with one sentence; a hook that throws would bury it under two call stacks. */
BeforeAll(function (this: { parameters: { solution?: string } }) {
  const { solution, ...others } = this.parameters;
  try {
    for (const name of Object.keys(others)) throw new Error(`"${name}" is no world parameter: expected solution`);
    if (solution !== undefined) putUnderTest(loadSolution(solution));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
});
