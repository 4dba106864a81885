/** The card of a marked folder, its line, and what a program reads of it. */
import { chapter } from '../../../test/support/feature-files.ts';
import { markData, markLine, markLines } from '../mark-card.ts';
import type { Mark } from '../mark-folder.ts';
import type { PartScore } from '../score.ts';

const WHEEL = 'Five ranks in a row are a straight, "A" & 5 as well';

function partOf(part: string, changed: Partial<PartScore> = {}): PartScore {
  const counts = { visible: { passed: 2, of: 2 }, hidden: { passed: 7, of: 7 } };
  const right = { isBegun: true, isRight: true, thrown: [], failed: [] };
  return { part, chapter: part, ...counts, ...right, ...changed };
}

/** A mark whose straight misses the wheel, and whose flush has a known mistake. */
function markOf(folder: string): Mark {
  const failed = [{ place: `${chapter('straight')}:9`, rule: WHEEL, name: 'The wheel' }];
  const mistake = 'Finds no flush.';
  const parts = [
    partOf('pair'),
    partOf('straight', { isRight: false, hidden: { passed: 6, of: 7 }, failed }),
    partOf('flush', { isRight: false, mistake, knownMistake: `${mistake} Made by people.` }),
  ];
  const result = {
    task: 'predicates',
    rules: { passed: 1, of: 3, notBegun: 0 },
    level: 'below junior' as const,
    visible: { passed: 6, of: 6 },
    hidden: { passed: 20, of: 21 },
    right: { passed: 1, of: 3 },
    parts,
  };
  const stubs = { visible: { passed: 3, of: 6 }, hidden: { passed: 9, of: 21 } };
  const date = new Date('2026-01-02T03:04:05Z');
  return {
    folder,
    date,
    version: '1.2.3',
    seed: 7,
    run: undefined,
    result,
    stubs,
  };
}

test('the card has what is needed to repeat it, and what untouched stubs score', () => {
  expect(markLines(markOf('c/ada')).flat()).toEqual(
    expect.arrayContaining([
      '- For comparison, with no code written: 3 visible and 9 hidden examples pass',
      '- Folder: c/ada',
      '- Program: the files in TypeScript',
      '- Marked: 2026-01-02T03:04:05.000Z, with poker-kata 1.2.3',
      '- To repeat the random hands: --seed 7',
    ]),
  );
});

test('several folders end with a line each', () => {
  expect(markLine(markOf('c/ada'))).toBe(
    'c/ada: below junior, 1 of 3 rules right, 26 of 27 examples',
  );
});

test('a program reads all that is on the card', () => {
  const data = JSON.parse(JSON.stringify(markData(markOf('c/ada'))));
  expect(data).toMatchObject({ folder: 'c/ada', seed: 7, rules: { passed: 1, of: 3 } });
  expect(data.chapters).toHaveLength(3);
});
