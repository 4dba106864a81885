/** What the coach says at the end of a job. */
import { join, resolve } from 'node:path';
import { moduleOf } from '../../../src/learning/coach/read-package.ts';
import { coachOf } from '../../../src/page/build/coach-in-process.ts';
import { folderWith } from '../practice/learner.ts';

test.each([
  { object: 'globalThis', isDirty: true },
  { object: 'Object.prototype', isDirty: true },
  { object: '{}', isDirty: false },
])('a thread whose code adds to $object is used up: $isDirty', async ({ object, isDirty }) => {
  const folder = folderWith({ pair: `Object.defineProperty(${object}, 'litter', {});` });
  const coach = coachOf(resolve('.'));
  const messages = coach.work({
    exercise: 'pair',
    module: moduleOf('pair', join(folder, 'pair.ts')),
  });
  expect(messages.at(-1)).toEqual({ kind: 'end', isDirty });
});
