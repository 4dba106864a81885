/** The verdict carries the call that fails, as somebody would write it to try it. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { STEPS } from '../../src/coach/steps.ts';
import { type Unit, unitSource } from '../../src/coach/stub-answers.ts';
import { newFolder, runner, solve, solveBefore } from '../practice/practising.ts';

async function callIn(step: string, write: (folder: string) => void) {
  const folder = newFolder();
  solveBefore('nothing', folder);
  write(folder);
  const [verdict] = await runner.judge(
    STEPS.filter(({ name }) => name === step),
    folder,
  );
  return (verdict?.trouble ?? verdict?.counterExample)?.call;
}

const mistake = (step: string, unit: Unit, name: string) =>
  callIn(step, (folder) => solve(unit, folder, `src/mistakes/${unit}/${name}.ts`));

test.each<[string, Unit, string, string]>([
  ['flush', 'flush', 'four-cards', "isFlush(parseCards('2H 7H 9H JH KS 4S 5S'))"],
  ['flush', 'flush', 'three-bits-for-each-suit', "isFlush(parseCards('"], // of the hunt
  ['tie-breaking', 'tie-breaking', 'suits-break-ties', 'compareHandRanks(rankHand(parseCards('],
  ['texas-holdem', 'texas-holdem', 'both-hole-cards', "rankTexasHoldem(parseCards('AS KH'), parseCards('"],
  ['omaha', 'omaha', 'best-five-of-nine', "rankOmaha(parseCards('"],
  ['showdown', 'showdown', 'nobody-shares-a-place', 'undefined'], // too long
  ['ranking', 'best-five', 'first-two-of-three-pairs', "bestFive('two pairs', parseCards('"],
  ['ranking', 'ladder', 'flush-below-straight', 'undefined'],
])('in the step %s, of %s: %s', async (step, unit, name, expected) => {
  expect(String(await mistake(step, unit, name))).toContain(expected);
});

test('the call of an evaluator', async () => {
  const text = 'export const evaluator = (cards) => { if (cards.length === 7) throw new Error(); return 0; };';
  const call = await callIn('make-it-fast', (folder) => writeFileSync(join(folder, 'evaluator.ts'), text));
  expect(call).toMatch(/^\[evaluator\(parseCards\('.*'\)\), evaluator\(parseCards\('.*'\)\)\]$/);
});

test('a call of a ladder', async () => {
  const call = await callIn('ranking', (folder) =>
    writeFileSync(join(folder, 'ladder.ts'), "export const LADDER = [{ category: 'high card', holds: () => true }];"),
  );
  expect(call).toBe("LADDER.find(({ holds }) => holds(parseCards('AS KS QS JS TS')))");
});

test('of two hands the one that is wrong is asked', async () => {
  const path = JSON.stringify(resolve(unitSource('texas-holdem').source));
  const text = `import { rankTexasHoldem as ours } from ${path};
export const rankTexasHoldem = (hole, board) =>
  hole.some(({ rank }) => rank === 11) ? { ...ours(hole, board), tieBreak: [14, 14, 13, 13, 13] } : ours(hole, board);`;
  const call = await callIn('texas-holdem', (folder) => writeFileSync(join(folder, 'texas-holdem.ts'), text));
  expect(call).toMatch(/^rankTexasHoldem\(parseCards\('A. J./);
});
