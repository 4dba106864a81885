/**
 * Scores what the rule book alone and the unit tests notice of Stryker's changes; more is told in
 * reports/mutation.
 */
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const FOLDERS = ['rules', 'ranking', 'games', 'cards'] as const;

type Folder = (typeof FOLDERS)[number];

/**
 * The lowest scores, in per cent. Features see neither which of two equal flushes is taken nor that
 * counts without zeros are faster.
 */
const TARGETS = {
  cucumber: { rules: 98, ranking: 97, games: 70, cards: 50 },
  jest: { rules: 100, ranking: 100, games: 95, cards: 95 },
} as const satisfies Record<string, Record<Folder, number>>;

/** The features count odds by themselves. */
const NOT_FOR_FEATURES = ['!src/kata/games/odds.ts'];

for (const runner of ['cucumber', 'jest'] as const) {
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
  const mutants = await stryker.runMutationTest();
  console.log(`\n${runner.padStart(8)} noticed            score   target   errors`);
  for (const folder of FOLDERS) {
    const those = mutants.filter(({ fileName }) =>
      relative('src/kata', fileName).startsWith(folder),
    );
    const count = (...states: string[]) =>
      those.filter(({ status }) => states.includes(status)).length;
    const [noticed, missed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
    const score = (100 * noticed) / (noticed + missed);
    const target = TARGETS[runner][folder];
    const cells = [
      `${noticed} of ${noticed + missed}`.padEnd(15),
      `${score.toFixed(1)} %`,
      `${target} %`,
    ];
    console.log(
      [folder, ...cells, count('RuntimeError')].map((cell) => String(cell).padStart(8)).join(' '),
    );
    if (score < target) process.exitCode = 1;
  }
}
