/**
 * Cucumber runs somebody's solution as the README says, and a run that does not finish, or has no
 * scenario, is never green.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCucumber } from './run-cucumber.ts';

const folder = mkdtempSync(join(tmpdir(), 'solution-'));
const file = join(folder, 'pair.ts');
afterAll(() => rmSync(folder, { recursive: true }));

const PAIR = 'features/02-pair.feature';

test('a wrong answer fails in a sentence', async () => {
  const run = await runCucumber(
    { KATA_SOLUTION: 'src/learning/mistakes/pair/counted-exactly.ts' },
    PAIR,
  );
  expect(run).toMatchObject({ status: 1, stderr: '' });
  expect(run.stdout).toContain('these cards should contain a pair, but isPair returned false');
});

test('a call that ends the process is told with its line, without a column', async () => {
  writeFileSync(file, 'export const isPair = () =>\n  process.exit(0);');
  const { status, stdout } = await runCucumber({ KATA_SOLUTION: folder }, PAIR);
  expect(stdout).toContain(`ended the process with process.exit(0) (${file}:2)`);
  expect(stdout).toContain(`learner:${file}:2)`);
  expect(status).toBe(1);
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
