/**
 * Scores how many of Stryker's changes the features alone and the unit tests notice. The reports
 * in reports/mutation show each change.
 */
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const FOLDERS = ['rules', 'ranking', 'games', 'cards'] as const;

type Folder = (typeof FOLDERS)[number];

/**
 * The lowest scores, in per cent. Features cannot see which of two equal flushes is taken, nor that
 * counts without zeros are faster.
 */
const TARGETS = {
  cucumber: { rules: 98, ranking: 97, games: 70, cards: 50 },
  jest: { rules: 100, ranking: 100, games: 95, cards: 95 },
} as const satisfies Record<string, Record<Folder, number>>;

/** The features count the odds by themselves. */
const NOT_FOR_FEATURES = ['!src/kata/games/odds.ts'];

type Runner = keyof typeof TARGETS;

for (const runner of ['cucumber', 'jest'] as const) {
  const mutants = await mutate(runner);
  console.log(`\n${runner.padStart(8)} noticed            score   target   errors`);
  for (const folder of FOLDERS) {
    const ofFolder = mutants.filter(({ fileName }) =>
      relative('src/kata', fileName).startsWith(folder),
    );
    printScore(folder, TARGETS[runner][folder], ofFolder);
  }
}

async function mutate(runner: Runner) {
  const stryker = new Stryker({
    mutate: [`src/kata/{${FOLDERS}}/*.ts`, ...(runner === 'cucumber' ? NOT_FOR_FEATURES : [])],
    testRunner: runner,
    jest: { configFile: 'test/mutation/jest.config.js', enableFindRelatedTests: false },
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

/** Prints a row of the table. A score below its target makes the exit status 1. */
function printScore(
  folder: Folder,
  target: number,
  mutants: readonly { readonly status: string }[],
): void {
  const count = (...statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  const score = (100 * noticed) / all;
  const cells = [
    folder,
    `${noticed} of ${all}`.padEnd(15),
    `${score.toFixed(1)} %`,
    `${target} %`,
    `${count('RuntimeError')}`,
  ];
  console.log(cells.map((cell) => cell.padStart(8)).join(' '));
  if (score < target) process.exitCode = 1;
}
