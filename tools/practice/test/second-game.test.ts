/** Short deck is done only as long as the exercises that it builds on are done, too. */
import { chapter } from '../../../test/support/feature-files.ts';
import '../../command/test/checkout.ts';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as poker from '../../../src/index.ts';
import { Mismatch } from '../../../steps/expect.ts';
import { readChapter } from '../../coach/chapters/read-chapter.ts';
import { runSteps } from '../../coach/code/run-example.ts';
import { inWords } from '../../coach/explain/words.ts';
import { type ExerciseVerdict, isDone } from '../../coach/verdict.ts';
import { loadSolution } from '../../machine/load/load-solution.ts';
import { rulesOf } from '../../solution/rules.ts';
import type { JudgingOptions } from '../runner.ts';
import { exerciseOf, folderWith, judge, runner } from './practising.ts';
import { TWO_GAMES } from './two-games.ts';

/** A straight that forgets the row of the first game. */
const ONLY_SHORT_DECK = TWO_GAMES.straight
  .replace('row = ROW', 'row = SHORT_ROW')
  .replace('{ ROW }', '{ SHORT_ROW }');

/** Judges an exercise by its examples, which is enough here, and faster. */
async function verdictOn(
  name: string,
  folder: string,
  options: JudgingOptions = {},
): Promise<ExerciseVerdict> {
  const [verdict] = await runner.judge([exerciseOf(name)], folder, {
    ...options,
    onlyExamples: true,
  });
  return verdict as ExerciseVerdict;
}

test('files that serve both games do short deck', async () => {
  const verdict = await verdictOn('short-deck', folderWith(TWO_GAMES));
  expect(verdict).toMatchObject({ troubles: [], standIns: [] });
  expect(isDone(verdict)).toBe(true);
});

describe('a straight that serves only short deck', () => {
  let folder: string;

  beforeEach(() => {
    folder = folderWith({ ...TWO_GAMES, straight: ONLY_SHORT_DECK });
  });

  test('keeps short deck from being done, and an example of the straight says why', async () => {
    // Even if it is known to fail, it is not replaced by ours, which knows no other row.
    await verdictOn('straight', folder);
    const verdict = await verdictOn('short-deck', folder);
    expect(isDone(verdict)).toBe(false);
    expect(verdict).toMatchObject({ broken: { exercises: ['straight'] }, standIns: [] });
    const { heading, wrong, lesson } = inWords(verdict);
    expect(heading).toBe('Short deck works, but straight does not:');
    expect(wrong).toMatchObject({
      example: { location: expect.stringContaining(chapter('straight')) },
      where: { file: expect.stringContaining('straight.ts'), line: 4 },
    });
    expect(lesson).toBeUndefined();
  });

  test('leaves the straight flush done, which gets our straight', async () => {
    const exercises = [exerciseOf('straight'), exerciseOf('straight-flush')];
    const verdicts = await runner.judge(exercises, folder, { onlyExamples: true });
    expect(verdicts.map(isDone)).toEqual([false, true]);
  });

  test('is named as what no longer works, if it has worked before', async () => {
    const changeStraight = (text: string) => writeFileSync(join(folder, 'straight.ts'), text);
    changeStraight(TWO_GAMES.straight);
    expect(isDone(await verdictOn('short-deck', folder))).toBe(true);
    changeStraight(ONLY_SHORT_DECK);
    const broken = await verdictOn('short-deck', folder);
    expect(inWords(broken).heading).toBe('Short deck works, but straight no longer does:');
    changeStraight(TWO_GAMES.straight);
    expect(isDone(await verdictOn('short-deck', folder))).toBe(true);
  });

  test('lets no verdict say on the way that short deck is done', async () => {
    const done: boolean[] = [];
    const onVerdict = (verdict: ExerciseVerdict) => {
      if (verdict.exercise === 'short-deck') done.push(isDone(verdict));
    };
    await verdictOn('short-deck', folder, { onVerdict });
    expect(done).toEqual([false]);
  });
});

test('a wrong straight that exports its row is not replaced by ours, which has none', async () => {
  const straight = ONLY_SHORT_DECK.replace(/^import \{ SHORT_ROW \}.*$/m, TWO_GAMES.rows);
  const bestFive = TWO_GAMES['best-five'].replace('./rows.ts', './straight.ts');
  const folder = folderWith({ ...TWO_GAMES, straight, 'best-five': bestFive });
  const exercises = [exerciseOf('straight'), exerciseOf('best-groups')];
  const verdicts = await runner.judge(exercises, folder, { onlyExamples: true });
  expect(verdicts.map(isDone)).toEqual([false, true]);
});

test('a ladder in the order of short deck fails in the first game', async () => {
  const rungOf = (category: string) => `  { category: '${category}', holds: is`;
  const ladder = TWO_GAMES.ladder
    .replace(`${rungOf('full house')}FullHouse`, `${rungOf('flush')}Flush`)
    .replace(/(.*'flush'.*\n)(.*)'flush', holds: isFlush/, "$1$2'full house', holds: isFullHouse");
  const verdict = await verdictOn('short-deck', folderWith({ ...TWO_GAMES, ladder }));
  expect(inWords(verdict).heading).toBe('Short deck works, but ladder does not:');
});

const TEXAS_HOLDEM = `
import { bestFive, tieBreakOf } from './best-five.ts';
import { LADDER } from './ladder.ts';

export function rankTexasHoldem(hole, board) {
  const cards = [...hole, ...board];
  const { category } = LADDER.find(({ holds }) => holds(cards));
  const five = bestFive(category, cards);
  return { category, cards: five, tieBreak: tieBreakOf(category, five) };
}
`;

test('a row that is changed for short deck and kept breaks the game after it', () => {
  const rows = TWO_GAMES.rows.replace('const ROW', 'let ROW');
  const shortDeck = TWO_GAMES['short-deck']
    .replace('const cards = [...hole, ...board];', 'const cards = [...hole, ...board]; keep();')
    .replace('{ SHORT_ROW }', '{ keep, SHORT_ROW }');
  const keep = 'export function keep(): void { ROW = SHORT_ROW; }\n';
  const files = { ...TWO_GAMES, 'texas-holdem': TEXAS_HOLDEM };
  const { examples } = readChapter('short-deck', '.');
  const afterShortDeck = examples.filter(({ name }) => name.startsWith('An earlier hand'));
  const run = (solution: string) => {
    const rules = rulesOf(loadSolution(solution, { kata: poker }));
    for (const { steps } of afterShortDeck) runSteps(steps, rules);
  };
  expect(() => run(folderWith(files))).not.toThrow();
  const keeping = folderWith({ ...files, rows: rows + keep, 'short-deck': shortDeck });
  expect(() => run(keeping)).toThrow(Mismatch);
});

test('what is not begun is not missed', async () => {
  const text = `export * from ${JSON.stringify(resolve('tools/coach/exercises/short-deck/right.ts'))};\n`;
  const folder = folderWith({ 'short-deck': text });
  expect(isDone(await verdictOn('short-deck', folder))).toBe(true);
});

test('a best five that serves only the first game fails in short deck, and only there', async () => {
  const bestFive = TWO_GAMES['best-five']
    .replace('row = ROW', '_row = ROW')
    .replaceAll(', row)', ', ROW)');
  const folder = folderWith({ ...TWO_GAMES, 'best-five': bestFive });
  const verdict = await verdictOn('short-deck', folder);
  expect(isDone(verdict)).toBe(false);
  expect(verdict.broken).toBeUndefined();
  expect(isDone(await verdictOn('best-straights-and-flushes', folder))).toBe(true);
});

test('the package does not rank short deck for the learner', async () => {
  const text = `import { LADDER, rankInGame } from 'poker-hands-kata';
export const SHORT_DECK_LADDER = LADDER;
export const rankShortDeck = (hole, board) => rankInGame('short-deck', hole, board);
`;
  const { troubles } = await judge('short-deck', 'short-deck', text);
  expect(troubles[0]).toMatchObject({
    message: expect.stringContaining(
      'rankInGame of poker-hands-kata is not given here: write your own',
    ),
  });
});
