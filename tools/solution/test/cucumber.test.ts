/** Cucumber runs somebody's solution as the README says. */
import { chapter } from '../../../test/support/feature-files.ts';
import { runCucumber } from '../../../test/support/run-cucumber.ts';

const PAIR = chapter('pair');

test('a wrong answer fails in a sentence', async () => {
  const run = await runCucumber(
    { KATA_SOLUTION: 'tools/coach/exercises/pair/mistakes/counted-exactly.ts' },
    PAIR,
  );
  expect(run).toMatchObject({ status: 1, stderr: '' });
  expect(run.stdout).toMatch(/ (?:\w\w )+should contain a pair, but isPair returned false$/m);
  expect(run.stdout).not.toMatch(/^ +at |After #/m); // no frames of ours, and no hook
});
