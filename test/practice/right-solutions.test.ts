/** Solutions that are right, but in another way than ours, as `test/right` has them: a feature demands poker, not our conventions. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STEPS } from '../../src/coach/steps.ts';
import type { Unit } from '../../src/coach/stub-answers.ts';
import { newFolder, runner, solve, solveBefore } from './practising.ts';

const units = readdirSync('test/right').map((file) => file.replace('.ts', '') as Unit);

test.each(units)('another way to write %s passes its step', async (unit) => {
  const folder = newFolder();
  solveBefore('nothing', folder);
  solve(unit, folder, `test/right/${unit}.ts`);
  const steps = STEPS.filter((step) => step.units.includes(unit));
  const verdicts = await runner.judge(steps, folder);
  expect(verdicts.map(({ failed, trouble, counterExample }) => ({ failed, trouble, counterExample }))).toEqual([
    { failed: [] },
  ]);
});

test.each([
  [
    'a suit that makes no flush',
    '[...five.slice(0, 4), ...five.slice(4).map(({ rank }) => ({ rank, suit: "C" as const }))]',
  ],
  ['a card twice', 'five.map(({ rank }) => five.find((card) => card.rank === rank) as Card)'],
  [
    'another kicker',
    '[...five.slice(0, 4), ...cards.filter((card) => !five.includes(card)), ...five.slice(4)].slice(0, 5)',
  ],
  ['kickers out of order', '[...five.slice(0, 3), ...five.slice(3).toReversed()]'],
])('best fives are wrong with %s', async (_, wrong) => {
  const folder = newFolder();
  solveBefore('nothing', folder);
  const path = JSON.stringify(`${process.cwd()}/src/kata/ranking/best-five.ts`);
  writeFileSync(
    join(folder, 'best-five.ts'),
    `import { bestFive as right } from ${path};
export { tieBreakOf } from ${path};
export function bestFive(category, cards) { const five = right(category, cards); return ${wrong}; }`,
  );
  const [verdict] = await runner.judge(
    STEPS.filter(({ name }) => name === 'ranking'),
    folder,
  );
  expect(verdict?.failed).not.toEqual([]);
  expect(verdict?.trouble).toMatchObject({ example: { sentence: expect.stringMatching(/^And the best five are/) } });
});

test('who does not refuse, or not on purpose, is told why there should be an error', async () => {
  const folder = newFolder();
  solveBefore('nothing', folder);
  const step = STEPS.filter(({ name }) => name === 'texas-holdem');
  const right = readFileSync('test/right/texas-holdem.ts', 'utf8').replaceAll('../../src/', `${process.cwd()}/src/`);
  const troubleWith = async (refusal: string) => {
    writeFileSync(join(folder, 'texas-holdem.ts'), right.replace('throw new Misdeal();', refusal));
    const [verdict] = await runner.judge(step, folder);
    return verdict?.trouble;
  };
  expect(await troubleWith('return rankHand(hole);')).toMatchObject({
    expected: 'an error, because the flop has three cards',
    got: 'rankTexasHoldem returned high card: KS 9H counted as 13, 9',
  });
  expect(await troubleWith('return (undefined as any).rank;')).toMatchObject({
    expected: 'an error, because the flop has three cards',
    got: expect.stringMatching(
      /^TypeError: .+ \(JavaScript throws such errors by itself: throw an Error of your own\)$/,
    ),
    where: { line: 13 },
  });
});
