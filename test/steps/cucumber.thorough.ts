/** What Cucumber says of a step that fails, and of one that there is not. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCucumber } from '../support/run-cucumber.ts';

const folder = mkdtempSync(join(tmpdir(), 'unfinished-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a step', () => {
  async function outputFor(sentence: string) {
    const feature = join(folder, 'one.feature');
    writeFileSync(
      feature,
      `Feature: x\n  Scenario: y\n    Given the cards Kd Kh\n    ${sentence}\n`,
    );
    return (await runCucumber({}, feature)).stdout;
  }

  test('that fails is told with the line of its sentence', async () => {
    const lines = readFileSync('steps/rules.steps.ts', 'utf8').split('\n');
    const line = 1 + lines.findIndex((text) => text.includes("'they do not contain"));
    const output = await outputFor('Then they do not contain a pair');
    expect(output).toContain(`they do not contain a pair # steps/rules.steps.ts:${line}`);
    expect(output).not.toContain('After #'); // a hook that only a solution needs
  });

  test('that nobody has defined is suggested in its own words', async () => {
    const output = await outputFor('Then they sparkle 3 times');
    expect(output).toContain("Then('they sparkle {int} times', function (int) {");
  });
});
