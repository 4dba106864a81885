/** Cucumber runs somebody's solution as the README says, and a run of no scenario is never green. */
import { runCucumber } from '../support/run-cucumber.ts';

const PAIR = 'features/02-pair.feature';

test('a wrong answer fails in a sentence', async () => {
  const run = await runCucumber(
    { KATA_SOLUTION: 'src/learning/mistakes/pair/counted-exactly.ts' },
    PAIR,
  );
  expect(run).toMatchObject({ status: 1, stderr: '' });
  expect(run.stdout).toContain('these cards should contain a pair, but isPair returned false');
});

test('a run of no scenario is red, but for a dry run', async () => {
  const words = ['--tags', '@misspelt'];
  const [run, dryRun] = await Promise.all([
    runCucumber({}, ...words),
    runCucumber({}, '--dry-run', ...words),
  ]);
  expect(run).toMatchObject({ status: 1, stderr: 'no scenario matched: --tags @misspelt\n' });
  expect(dryRun).toMatchObject({ status: 0, stderr: '' });
});
