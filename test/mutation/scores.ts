/**
 * What the rule book alone, and what the unit tests notice when one small thing in the code is changed. Stryker makes the
 * changes, one at a time. A change that ends in a runtime error is noticed by anybody, so it counts neither way.
 * Run it with `npm run mutation`; it fails when a score is below its target, and what survived is told in reports/mutation/.
 */
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const FOLDERS = ['rules', 'ranking', 'games', 'cards'] as const;

type Folder = (typeof FOLDERS)[number];

/**
 * The lowest score of each folder, in per cent. The rule book is not there to say how cards are quoted and shuffled, in which words
 * something is refused, or which of two equal flushes is taken.
 */
const TARGETS = {
  cucumber: { rules: 100, ranking: 97, games: 70, cards: 50 },
  jest: { rules: 100, ranking: 100, games: 95, cards: 95 },
} as const satisfies Record<string, Record<Folder, number>>;

for (const runner of ['cucumber', 'jest'] as const) {
  const mutants = await new Stryker({ configFile: `test/mutation/stryker.${runner}.json` }).runMutationTest();
  console.log(`\n${runner.padEnd(9)} noticed             score  target  runtime errors`);
  for (const folder of FOLDERS) {
    const states = mutants
      .filter(({ fileName }) => relative('src/kata', fileName).startsWith(folder))
      .map(({ status }) => status);
    const noticed = states.filter((status) => status === 'Killed' || status === 'Timeout').length;
    const missed = states.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
    const score = (100 * noticed) / (noticed + missed);
    const target = TARGETS[runner][folder];
    const errors = states.filter((status) => status === 'RuntimeError').length;
    console.log(
      `${folder.padEnd(9)} ${`${noticed} of ${noticed + missed}`.padEnd(15)} ${score.toFixed(1).padStart(7)} % ${target.toString().padStart(5)} % ${errors.toString().padStart(15)}`,
    );
    if (score < target) process.exitCode = 1;
  }
}
