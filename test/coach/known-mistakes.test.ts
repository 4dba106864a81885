/** A known mistake is named only when the answers are the same, not when merely the same examples fail. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { report } from '../../src/coach/report.ts';
import { STEPS } from '../../src/coach/steps.ts';
import type { Unit } from '../../src/coach/stub-answers.ts';
import { findMistakes, findProgress } from '../../src/practice/session.ts';
import { newFolder, runner, solve } from '../practice/practising.ts';

async function told(name: string, write: (folder: string) => void): Promise<string> {
  const folder = newFolder();
  const steps = STEPS.filter((step) => step.name === name);
  write(folder);
  const { current, verdict } = await findProgress(runner, folder, steps);
  return report(verdict, await findMistakes(runner, current, verdict), String).join('\n');
}

const NAMED = 'known mistake';

test.each<[string, Unit, string]>([
  ['two-pairs', 'two-pairs', 'counted-exactly'], // examples fail
  ['flush', 'flush', 'three-bits-for-each-suit'], // the hunt finds it
  ['royal-flush', 'royal-flush', 'only-the-first-ace'], // only a count finds it
  ['ranking', 'best-five', 'kickers-as-dealt'],
])('in the step %s a mistake is named to whoever makes it: %s, %s', async (step, unit, mistake) => {
  const path = `src/mistakes/${unit}/${mistake}.ts`;
  const text = await told(step, (folder) => {
    if (step === 'ranking') solve('ladder', folder);
    solve(unit, folder, path);
  });
  const [, wrong = ''] = readFileSync(path, 'utf8').match(/\/\*\*\n \* ([^\n]*)/) ?? [];
  expect(text).toContain(NAMED);
  expect(text).toContain(wrong);
});

test.each<[string, Unit, string, string]>([
  [
    'a TypeError is no tie',
    'tie-breaking',
    'tie-breaking/missing-card-ties',
    'export const compareHandRanks = (a, b) => { if (a.tieBreak.length !== b.tieBreak.length) null.x; return ours(a, b); };',
  ],
  [
    'an error of the engine is no hand for two cards on the board',
    'texas-holdem',
    'texas-holdem/any-number-of-cards',
    'export const rankTexasHoldem = (hole, board) => { try { return ours(hole, board); } catch { return null.x; } };',
  ],
  [
    'the same examples fail, but other hands come out wrong, too',
    'two-pairs',
    'two-pairs/counted-exactly',
    'export const isTwoPairs = (cards) => cards.length !== 9 && wrong(cards);',
  ],
])('%s', async (_, unit, mistake, text) => {
  const folderOf = { 'tie-breaking': 'ranking', 'texas-holdem': 'games', 'two-pairs': 'rules' } as Record<
    string,
    string
  >;
  const name = text.match(/const (\w+)/)?.[1];
  const from = (path: string) => JSON.stringify(resolve(path));
  const head = `import { ${name} as ours } from ${from(`src/kata/${folderOf[unit]}/${unit}.ts`)};
import { ${name} as wrong } from ${from(`src/mistakes/${mistake}.ts`)};\n`;
  const said = await told(unit, (folder) => writeFileSync(join(folder, `${unit}.ts`), head + text));
  expect(said).toMatch(/fails?\./);
  expect(said).not.toContain(NAMED);
});
