/** What was judged to find the exercise to show first is not judged again, if nothing can be added. */
import type { Job, Message } from '../../coach/jobs.ts';
import type { ExerciseVerdict } from '../../coach/verdict.ts';
import { Client } from '../../machine/load/client.ts';
import { Runner } from '../runner.ts';
import { exerciseOf, home, newFolder } from './learner.ts';

const TROUBLES = [{ message: 'it ended' }];

/**
 * Judges the examples of an exercise and then everything, as the screen does at its start.
 * @returns how often the code was run
 */
async function runsAtStart(result: Partial<ExerciseVerdict>): Promise<number> {
  const pair = exerciseOf('pair');
  let runs = 0;
  const client = new Client<Job, Message>((onMessage) => {
    queueMicrotask(() => onMessage({ kind: 'ready' }));
    const post = () => {
      runs += 1;
      const verdict = { exercise: pair.name, examples: [], troubles: TROUBLES, ...result };
      const messages = [{ kind: 'verdict', verdict }, { kind: 'end' }];
      for (const message of messages) onMessage(message);
    };
    return { post, end: () => {} };
  });
  const runner = new Runner(home, Promise.resolve(client));
  const folder = newFolder();
  const program = { command: 'none', folder, start: 0 };
  await runner.judge([pair], folder, { program, onlyExamples: true });
  await runner.judge([pair], folder, { program });
  await runner.close();
  return runs;
}

test.each<{ what: string; result: Partial<ExerciseVerdict> }>([
  { what: 'does not start', result: { stage: 'read' } },
  { what: 'was stopped', result: { stage: 'examples', isStopped: true } },
  {
    what: 'ended so slowly that examples were left out',
    result: { stage: 'examples', leftOut: 0 },
  },
])('code that $what runs once', async ({ result }) => {
  expect(await runsAtStart(result)).toBe(1);
});

test('code with wrong answers is asked for more', async () => {
  expect(await runsAtStart({ stage: 'examples' })).toBe(2);
});
