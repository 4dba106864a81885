/** What a learner sees of each step before anything is written. */
import { STEPS } from '../../../src/coach/steps.ts';
import { findProgress } from '../../../src/practice/session.ts';
import { newFolder, runner } from '../practising.ts';
import { outOfSight } from './in-sight.ts';

jest.mock('../../../src/terminal/package-files.ts', () => ({
  isCheckout: true,
  home: { root: process.cwd(), fromSource: true },
  packageFile: String,
  here: String,
}));

test.each(STEPS.map((step) => [step.name, step] as const))(
  'the verdict on the stub of %s, what was expected, what came and what to open are in sight',
  async (_, step) => {
    const folder = newFolder();
    const { verdict } = await findProgress(runner, folder, [step]);
    expect(outOfSight(step, verdict, [], folder)).toEqual([]);
  },
);
