/** How far a learner has come, as the watch finds it out after a save. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STEPS } from '../../src/coach/steps.ts';
import { begunFrom } from '../../src/practice/folder.ts';
import { findProgress } from '../../src/practice/session.ts';
import { home, newFolder, runner, solve, solveBefore } from './practising.ts';

/** The steps done and the one in sight, when so many have been reached. */
async function standingOf(folder: string, reached: number) {
  const { done, current } = await findProgress(
    runner,
    folder,
    STEPS.slice(0, reached),
    begunFrom(reached, folder, home),
  );
  return [done, current.name];
}

test('an early file that is mended brings back all that passes behind it', async () => {
  const folder = newFolder();
  solveBefore('straight', folder);
  writeFileSync(join(folder, 'pair.ts'), 'export function isPair( {\n');
  expect(await standingOf(folder, 1)).toEqual([0, 'pair']);
  solve('pair', folder);
  expect(await standingOf(folder, 1)).toEqual([6, 'flush']);
});

test('a step that passes does not bring the next one in sight, be it a stub, begun or missing', async () => {
  const folder = newFolder();
  solve('pair', folder);
  expect(await standingOf(folder, 1)).toEqual([1, 'pair']);
  writeFileSync(join(folder, 'three-of-a-kind.ts'), 'export const isThreeOfAKind = () => true;\n');
  expect(begunFrom(1, folder, home).map(({ name }) => name)).toEqual(['three-of-a-kind']);
  expect(await standingOf(folder, 1)).toEqual([1, 'pair']);
  rmSync(join(folder, 'three-of-a-kind.ts'));
  expect(begunFrom(1, folder, home)).toEqual([]);
});
