/** Files in JavaScript, which are read instead of those in TypeScript. */
import '../../command/test/checkout.ts';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDone } from '../../coach/verdict.ts';
import { TWO_PAIRS_BY_PAIR } from './learner.ts';
import { exerciseOf, folderWith, runner, verdictOn } from './practising.ts';

const PAIR = exerciseOf('pair');

const ALWAYS_PAIR = 'export const isPair = () => true;\n';

describe('a file in JavaScript next to one in TypeScript', () => {
  const twoPairsWith = (ending: string) => TWO_PAIRS_BY_PAIR.replace('./pair', `./pair${ending}`);
  const writeRightPair = (folder: string) =>
    writeFileSync(
      join(folder, 'pair.js'),
      'export const isPair = (cards) => new Set(cards.map((c) => c.rank)).size < cards.length;\n',
    );

  test('is judged when it appears, and no longer when it is gone', async () => {
    const folder = folderWith({ pair: ALWAYS_PAIR });
    const isPairDone = async () => isDone(await verdictOn('pair', folder));
    expect(await isPairDone()).toBe(false);
    writeRightPair(folder);
    expect(await isPairDone()).toBe(true);
    rmSync(join(folder, 'pair.js'));
    expect(await isPairDone()).toBe(false);
  });

  test.each(['', '.ts', '.js'])('is what ./pair%s means to another file', async (ending) => {
    const texts = { pair: ALWAYS_PAIR, 'two-pairs': twoPairsWith(ending) };
    const folder = folderWith(texts);
    writeRightPair(folder);
    expect(await verdictOn('two-pairs', folder)).toMatchObject({ troubles: [], standIns: [] });
  });

  test('is used by other exercises at once, even if the other file was wrong', async () => {
    const folder = folderWith({ pair: ALWAYS_PAIR, 'two-pairs': TWO_PAIRS_BY_PAIR });
    await runner.judge([PAIR], folder);
    writeRightPair(folder);
    expect(await verdictOn('two-pairs', folder)).toMatchObject({ troubles: [], standIns: [] });
  });
});
