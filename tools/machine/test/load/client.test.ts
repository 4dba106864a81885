/** Jobs in threads: when a thread is kept, and when the next job gets another one. */
import { Client, type StartThread } from '../../load/client.ts';

/**
 * What a thread does with a job: answers with its name, leaves something behind, stops itself, ends
 * itself, or never answers.
 */
type Job = 'answer' | 'litter' | 'stop' | 'die' | 'hang';

/** Makes a client with threads `thread 1`, `thread 2` and so on. */
function newClient() {
  const counts = { started: 0, ended: 0 };
  const start: StartThread = (onMessage, onEnd) => {
    counts.started += 1;
    const name = `thread ${counts.started}`;
    queueMicrotask(() => onMessage({ kind: 'ready' }));
    const doJob = (job: Job) => {
      if (job === 'hang') return;
      if (job === 'die') return onEnd('it ended');
      if (job === 'stop') return onMessage({ kind: 'stopped', message: 'it loops' } as never);
      onMessage({ kind: name });
      onMessage({ kind: 'end', isDirty: job === 'litter' });
    };
    return {
      post: (job) => queueMicrotask(() => doJob(job as Job)),
      end() {
        counts.ended += 1;
      },
    };
  };
  const client = new Client<Job, { kind: string }>(start);
  /** Runs a job; returns the thread that answered, or why the job was stopped. */
  const run = async (job: Job, signal?: AbortSignal) => {
    const messages: string[] = [];
    const stop = await client.run(job, ({ kind }) => messages.push(kind), signal);
    return stop?.message ?? messages.join();
  };
  return { client, run, counts };
}

test('a thread that answered does the next job', async () => {
  const { client, run } = newClient();
  expect(await run('answer')).toBe('thread 1');
  expect(await run('answer')).toBe('thread 1');
  client.close();
});

test.each<[string, Job, string]>([
  ['was stopped', 'stop', 'it loops'],
  ['ended itself', 'die', 'it ended'],
  ['left something behind', 'litter', 'thread 1'],
])('after code that %s the next job gets another thread', async (_, job, result) => {
  const { client, run } = newClient();
  expect(await run(job)).toBe(result);
  expect(await run('answer')).toBe('thread 2');
  client.close();
});

test('a job that is given up does not delay the next one', async () => {
  const { client, run } = newClient();
  const abort = new AbortController();
  const hanging = run('hang', abort.signal);
  const next = run('answer');
  await new Promise((resolve) => setTimeout(resolve));
  abort.abort();
  expect(await hanging).toBe('');
  expect(await next).toBe('thread 2');
  client.close();
});

test('there is always one spare thread, and all are ended', async () => {
  const { client, run, counts } = newClient();
  for (const job of ['stop', 'die', 'litter', 'answer'] as const) await run(job);
  client.close();
  expect(counts.started).toBe(5);
  expect(counts.ended).toBeGreaterThanOrEqual(5);
});
