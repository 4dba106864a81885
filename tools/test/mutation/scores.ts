/**
 * Scores how many of Stryker's changes the features alone and the unit tests notice, and fails when
 * docs/checks.md promises more. The reports in reports/mutation show each change.
 */
import { readFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { FOLDERS, formatRow, type Score, scoresIn, whatIsLower } from './compare-scores.ts';

/** Each runner with its row of the table in docs/checks.md. */
const ROWS = {
  cucumber: 'noticed by the features alone',
  jest: 'noticed by the unit tests',
} as const;

type Runner = keyof typeof ROWS;

/** The features count the odds by themselves. */
const NOT_FOR_FEATURES = ['!src/games/odds.ts'];

const document = readFileSync('docs/checks.md', 'utf8');

for (const runner of ['cucumber', 'jest'] as const) {
  const mutants = await mutate(runner);
  const scores = FOLDERS.map((folder) =>
    scoreOf(mutants.filter(({ fileName }) => fileName.includes(`src/${folder}/`))),
  );
  const row = ROWS[runner];
  const lower = whatIsLower(scores, scoresIn(document, row));
  console.log(`\nThe row of docs/checks.md is now:\n${formatRow(row, scores)}`);
  for (const sentence of lower) console.log(`Lower: ${sentence}`);
  if (lower.length > 0) process.exitCode = 1;
}

async function mutate(runner: Runner) {
  const stryker = new Stryker({
    mutate: [`src/{${FOLDERS}}/*.ts`, ...(runner === 'cucumber' ? NOT_FOR_FEATURES : [])],
    testRunner: runner,
    jest: { configFile: 'tools/test/mutation/jest.config.js', enableFindRelatedTests: false },
    timeoutMS: runner === 'jest' ? 30_000 : 5_000,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    ignorePatterns: ['/dist', '/docs', '/samples', '/reports'],
    reporters: ['html', 'json', 'progress'],
    htmlReporter: { fileName: `reports/mutation/${runner}.html` },
    jsonReporter: { fileName: `reports/mutation/${runner}.json` },
  });
  return stryker.runMutationTest();
}

/** Counts what was noticed. What did not run, because of its types or an error, does not count. */
function scoreOf(mutants: readonly { readonly status: string }[]): Score {
  const count = (...statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  return { noticed, all: noticed + count('Survived', 'NoCoverage') };
}
