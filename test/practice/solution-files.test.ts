import { solutionFiles } from '../../src/practice/solution-files.ts';

test.each([
  ['pair', ['src/kata/rules/pair.ts', 'src/kata/rules/groups.ts']],
  ['ladder', ['src/kata/ranking/ladder.ts']],
  ['omaha', ['src/kata/games/omaha.ts', 'src/kata/games/combinations.ts', 'src/kata/games/require-cards.ts']],
] as const)('%s is shown with the helpers that the package does not give', (unit, sources) => {
  expect(solutionFiles([unit], '.').map(({ source }) => source)).toEqual(sources);
});
