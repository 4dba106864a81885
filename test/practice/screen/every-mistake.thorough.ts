/** What a learner sees of each known mistake. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { STEPS } from '../../../src/coach/steps.ts';
import { findProgress } from '../../../src/practice/session.ts';
import { newFolder, runner, solve } from '../practising.ts';
import { outOfSight } from './in-sight.ts';

jest.mock('../../../src/terminal/package-files.ts', () => ({
  isCheckout: true,
  home: { root: process.cwd(), fromSource: true },
  packageFile: String,
  here: String,
}));

const mistakes = STEPS.flatMap((step) =>
  step.units.flatMap((unit) => filesIn(unit).map((file) => [join('src/mistakes', unit, file), step, unit] as const)),
);

function filesIn(unit: string): string[] {
  return readdirSync('src/mistakes').includes(unit) ? readdirSync(join('src/mistakes', unit)) : [];
}

test.each(mistakes)(
  'the verdict on %s, what was expected, what came and what to open are in sight',
  async (path, step, unit) => {
    const folder = newFolder();
    for (const other of step.units) solve(other, folder);
    solve(unit, folder, path);
    const { verdict } = await findProgress(runner, folder, [step]);
    expect(outOfSight(step, verdict, await runner.mistakesOf(step), folder)).toEqual([]);
  },
);
