/** What is said of code that is still running. */
import { LIMITS } from '../../../machine/load/limits.ts';
import { runningNote } from '../../screen/slow-note.ts';

test('code that runs within its memory is only said to be running', () => {
  expect(runningNote(LIMITS.memoryBytes)).toBe('Your code is running …');
});

test('the memory beyond the limit is told in hundreds of megabytes', () => {
  expect(runningNote(580 * 2 ** 20)).toBe(
    'Your code is running, and takes more than 500 MB of memory …',
  );
});
