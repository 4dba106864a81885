/** The processes that run a candidate's files. */
import { runInside } from '../../machine/apart/inside.ts';
import { TASKS } from '../tasks.ts';

jest.mock('../../machine/apart/inside.ts', () => ({ runInside: jest.fn() }));

test.each(TASKS)('that of $name has what its files may import', async ({ inside, ...task }) => {
  await jest.isolateModulesAsync(async () => {
    await import(`../inside/${inside}.ts`);
  });
  const [kata = {}] = jest.mocked(runInside).mock.lastCall ?? [];
  expect(Object.keys(kata).sort()).toEqual([...task.allowedImports].sort());
});
