/** A run of no scenario is never green. */
import { runCucumber } from '../support/run-cucumber.ts';

test('a run of no scenario is red, but for a dry run', async () => {
  const words = ['--tags', '@misspelt'];
  const [run, dryRun] = await Promise.all([
    runCucumber({}, ...words),
    runCucumber({}, '--dry-run', ...words),
  ]);
  expect(run).toMatchObject({ status: 1, stderr: 'no scenario matched: --tags @misspelt\n' });
  expect(dryRun).toMatchObject({ status: 0, stderr: '' });
});
