/** What is judged of a learner's code, replaced by ours, and shown first. */
import '../../command/test/checkout.ts';
import { utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { firstTrouble } from '../../coach/test/support/first-trouble.ts';
import { type ExerciseVerdict, isDone } from '../../coach/verdict.ts';
import { courseIn } from '../courses.ts';
import { judgeAll, practise } from '../practise.ts';
import type { JudgingOptions } from '../runner.ts';
import { findFirst } from '../screen/find-first.ts';
import { exercisesDone, firstView, verdictInSight } from '../screen/view.ts';
import { TWO_PAIRS_BY_PAIR } from './learner.ts';
import { exerciseOf, folderWith, newFolder, runner, solve, verdictOn } from './practising.ts';

const PAIR = exerciseOf('pair');
const TWO_PAIRS = exerciseOf('two-pairs');
const FLUSH = exerciseOf('flush');

const ALWAYS_PAIR = 'export const isPair = () => true;\n';
const ALWAYS_STRAIGHT = 'export const isStraight = () => true;\n';

describe('a report', () => {
  async function reportOn(folder: string) {
    const view = await judgeAll(courseIn(folder), runner);
    return { done: exercisesDone(view).map(({ name }) => name), inSight: view.current?.name };
  }

  test('shows the first exercise of an untouched folder', async () => {
    expect(await reportOn(newFolder())).toEqual({ done: [], inSight: 'cards' });
  });

  test('shows the first untouched exercise, if those that were started are done', async () => {
    const folder = newFolder();
    solve('flush', folder);
    expect(await reportOn(folder)).toEqual({ done: ['flush'], inSight: 'cards' });
  });

  test('shows the first exercise that was started and is wrong', async () => {
    const folder = newFolder();
    solve('flush', folder);
    writeFileSync(join(folder, 'straight.ts'), ALWAYS_STRAIGHT);
    expect(await reportOn(folder)).toEqual({ done: ['flush'], inSight: 'straight' });
  });

  test('shows the exercise that was asked for, even if it is untouched', async () => {
    const view = await judgeAll(courseIn(newFolder()), runner, FLUSH);
    expect(verdictInSight(view)).toMatchObject({ exercise: 'flush', stage: 'examples' });
  });
});

test('a program is not asked for the exercise that is only in TypeScript', async () => {
  await expect(practise('make-it-fast', { run: 'true' }, [])).rejects.toThrow(
    '"make-it-fast" can be done only in TypeScript',
  );
});

describe('an imported exercise', () => {
  test.each([
    { state: 'untouched', pair: undefined },
    { state: 'unreadable', pair: 'export function isPair( {\n' },
    { state: 'wrong', pair: ALWAYS_PAIR },
  ])('that is $state is replaced by ours', async ({ pair }) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'two-pairs.ts'), TWO_PAIRS_BY_PAIR);
    if (pair) writeFileSync(join(folder, 'pair.ts'), pair);
    const [, verdict] = await runner.judge([PAIR, TWO_PAIRS], folder);
    expect(verdict).toMatchObject({ exercise: 'two-pairs', troubles: [], standIns: ['pair'] });
  });

  test('that is a helper with the name of an exercise is not replaced', async () => {
    const folder = folderWith({
      cards:
        'export const ranksOf = (cards: { rank: number }[]) => cards.map(({ rank }) => rank);\n',
      pair: `import { ranksOf } from './cards';
export const isPair = (cards) => new Set(ranksOf(cards)).size < cards.length;
`,
    });
    const [cards, pair] = await runner.judge([exerciseOf('cards'), PAIR], folder);
    expect(cards?.troubles[0]).toMatchObject({
      message: expect.stringContaining('the file does not export parseCards'),
    });
    expect(pair?.troubles).toEqual([]);
  });

  test('that is wrong is used until it was judged', async () => {
    const folder = folderWith({ pair: ALWAYS_PAIR, 'two-pairs': TWO_PAIRS_BY_PAIR });
    const [before] = await runner.judge([TWO_PAIRS], folder);
    expect(before?.standIns).toEqual([]);
    expect(before && isDone(before)).toBe(false);
    const after = await runner.judge([TWO_PAIRS, PAIR], folder);
    expect(after.map(isDone)).toEqual([true, false]);
  });

  test('that was wrong is used once it has changed, before it is judged again', async () => {
    const folder = folderWith({ pair: ALWAYS_PAIR, 'two-pairs': TWO_PAIRS_BY_PAIR });
    await runner.judge([PAIR], folder);
    solve('pair', folder);
    const [verdict] = await runner.judge([TWO_PAIRS], folder);
    expect(verdict).toMatchObject({ troubles: [], standIns: [] });
  });

  test('that was wrong is used once a file that it imports has changed', async () => {
    const pair = "export { isPair } from './answer';\n";
    const texts = { pair, answer: ALWAYS_PAIR, 'two-pairs': TWO_PAIRS_BY_PAIR };
    const folder = folderWith(texts);
    await runner.judge([PAIR], folder);
    const ours = JSON.stringify(resolve('src/rules/pair.ts'));
    writeFileSync(join(folder, 'answer.ts'), `export * from ${ours};\n`);
    const [verdict] = await runner.judge([TWO_PAIRS], folder);
    expect(verdict).toMatchObject({ troubles: [], standIns: [] });
  });

  test('that is missing is reported', async () => {
    const verdict = await verdictOn('two-pairs', folderWith({ 'two-pairs': TWO_PAIRS_BY_PAIR }));
    expect(verdict.troubles[0]).toHaveProperty(
      'message',
      expect.stringContaining('there is no file'),
    );
  });
});

describe('after a first round', () => {
  const settings = (answer: string) => `export const answer = ${answer};\n`;
  let folder: string;

  /** Lists the exercises that were judged and not remembered, and those that are done. */
  async function judge(options: JudgingOptions = {}) {
    const judged = new Set<string>();
    const onVerdict = ({ exercise }: ExerciseVerdict) => {
      judged.add(exercise);
    };
    const verdicts = await runner.judge([PAIR, FLUSH], folder, { ...options, onVerdict });
    const done = verdicts.filter(isDone).map(({ exercise }) => exercise);
    return { judged: [...judged], done };
  }

  beforeEach(async () => {
    const right = '(cards) => new Set(cards.map(({ rank }) => rank)).size < cards.length';
    const pair = 'export { answer as isPair } from "./settings";\n';
    folder = folderWith({ pair, settings: settings(right) }, ['flush']);
    expect(await judge()).toEqual({ judged: ['pair', 'flush'], done: ['pair', 'flush'] });
  });

  test('nothing is judged again while nothing changes', async () => {
    expect(await judge()).toEqual({ judged: [], done: ['pair', 'flush'] });
  });

  test('an exercise is judged again when a file that it imports changes', async () => {
    writeFileSync(join(folder, 'settings.ts'), settings('() => true'));
    expect(await judge()).toEqual({ judged: ['pair'], done: ['flush'] });
  });

  test('another round judges all again', async () => {
    expect(await judge({ round: 1 })).toMatchObject({ judged: ['pair', 'flush'] });
  });

  test('an exercise that was given up is judged again', async () => {
    await runner.judge([PAIR], folder, { round: 1, signal: AbortSignal.abort() });
    expect(await judge()).toMatchObject({ judged: ['pair'] });
  });
});

describe('the practice starts', () => {
  async function firstAfterSaving(name: string, folder: string) {
    const later = Date.now() / 1000 + 60;
    utimesSync(join(folder, `${name}.ts`), later, later);
    const view = await findFirst(firstView(courseIn(folder)), runner);
    return view.current?.name;
  }

  const begun = () =>
    folderWith({ straight: ALWAYS_STRAIGHT }, [
      'cards',
      'pair',
      'three-of-a-kind',
      'four-of-a-kind',
    ]);

  test('with the exercise that was saved last', async () => {
    expect(await firstAfterSaving('straight', begun())).toBe('straight');
  });

  test('with the first untouched exercise, if the one saved last is done', async () => {
    expect(await firstAfterSaving('pair', begun())).toBe('two-pairs');
  });
});

test('a failure opens the export of its name, not one that begins like it', async () => {
  const pair = 'export const isPairOf = 2;\nexport function isPair() { return true; }\n';
  const { troubles } = await verdictOn('pair', folderWith({ pair }));
  expect(troubles[0]?.where?.line).toBe(2);
});

test('a syntax error comes with its line of code', async () => {
  const pair = 'export function isPair() {\n  retrun true;\n}\n';
  const trouble = firstTrouble(await verdictOn('pair', folderWith({ pair })));
  expect(trouble?.excerpt).toBe('retrun true;\n       ^');
});

describe('a wrong export', () => {
  const troubleWith = async (bestFive: string) => {
    return firstTrouble(await verdictOn('best-groups', folderWith({ 'best-five': bestFive })));
  };

  test('that is missing is reported with its file', async () => {
    const trouble = await troubleWith('');
    expect(trouble?.message).toMatch(/does not export bestFive \(.*best-five\.ts\)/);
    expect(trouble?.where).toBeUndefined();
  });

  test('of another type is reported with its line', async () => {
    const trouble = await troubleWith('\nexport let bestFive = 1;\nexport let tieBreakOf = 2;');
    expect(trouble?.message).toMatch(
      /bestFive is exported as 1, expected a function \(.*best-five\.ts\)/,
    );
    expect(trouble?.where?.line).toBe(2);
  });
});
