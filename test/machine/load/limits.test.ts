/** The limits on a learner's code: counted turns, output, and threads that can be ended. */
import { Client, type StartThread } from '../../../src/machine/load/client.ts';
import { LIMITS } from '../../../src/machine/load/limits.ts';
import { withoutCounts } from '../../../src/machine/load/loop-protection.ts';
import { readFiles } from '../../../src/machine/load/read-files.ts';
import { readScript } from '../../../src/machine/load/read-script.ts';
import { runFiles } from '../../../src/machine/load/run-files.ts';
import { Runtime } from '../../../src/machine/load/runtime.ts';

type Told = Parameters<ConstructorParameters<typeof Runtime>[0]['send']>[0];

/** A runtime, and its messages without signs of life. */
function newRuntime(usedMemory = () => 0) {
  const told: Told[] = [];
  const runtime = new Runtime({
    send: (message) => message.kind === 'alive' || told.push(message),
    require: () => undefined,
    usedMemory,
  });
  const load = (text: string) =>
    runFiles(
      readFiles('pair.ts', () => text),
      { kata: {}, require: () => undefined, runtime },
    ) as { run(): unknown };
  return { runtime, told, load };
}

/** The lines that count in code, one for each turn and call. */
function linesCounted(text: string): number[] {
  const lines: number[] = [];
  const turns = { left: 1 };
  const used = (line: number) => {
    turns.left = 1;
    lines.push(line);
  };
  new Function('exports', '$turns', '$checkLimits', readScript('pair.ts', text).code)(
    {},
    turns,
    used,
  );
  return lines;
}

test.each([
  ['for (let i = 0; i < 2; i += 1) {}', [1, 1]],
  ['let i = 0;\nwhile (i < 3)\n  i += 1;', [2, 2, 2]],
  ['for (const a of [1, 2])\n  for (const b of [3]) a + b;', [1, 2, 1, 2]],
  ['outer: for (const a of [1, 2]) for (;;) continue outer;', [1, 1, 1, 1]],
  ['[1, 2].map((n: number) =>\n  [n].map((m) => ({ m }) as object));', [1, 2, 1, 2]],
  ['class A { x = () => 1;\n  get y() { return this.x(); } }\nnew A().y;', [2, 1]],
])('every turn of a loop and every call is counted, with its line: %s', (text, lines) => {
  expect(linesCounted(text)).toEqual(lines);
  const { code } = readScript('pair.ts', text);
  expect(code.split('\n')).toHaveLength(text.split('\n').length);
  expect(withoutCounts(code)).not.toContain('$');
});

test('an endless loop is reported with its line, even if the code catches errors', () => {
  const { runtime, told, load } = newRuntime();
  const { run } = load(
    'export function run() {\n  try {\n    for (;;);\n  } catch {}\n  for (;;) [];\n}',
  );
  expect(run).toThrow('is there an endless loop?');
  expect(told).toMatchObject([{ kind: 'stopped', where: { file: 'pair.ts', line: 3 } }]);
  runtime.start();
  expect(run).toThrow('is there an endless loop?');
});

test('each question has its own limit, and all questions together have one', () => {
  const { runtime, load } = newRuntime();
  const most = LIMITS.turnsOfQuestion - 100_000;
  const { run } = load(
    `export function run() { for (let turn = 0; turn < ${most}; turn += 1); return 'ended'; }`,
  );
  for (let asked = 0; asked < 5; asked += 1) {
    runtime.beat();
    expect(run()).toBe('ended');
  }
  expect(run).toThrow('is there an endless loop?');
  runtime.start();
  expect(() => {
    for (;;) {
      runtime.beat();
      runtime.turns.left = 0; // as if turns had been made
      runtime.checkLimits({ file: 'pair.ts', line: 1 });
    }
  }).toThrow('it is too slow');
});

test('full memory is reported with its line', () => {
  let used = 0;
  const { told, load } = newRuntime(() => used);
  const { run } = load('export const run = () => {\n  for (;;);\n};');
  used = LIMITS.memoryBytes + 1;
  expect(run).toThrow('it took more than 256 MB of memory');
  expect(told).toMatchObject([{ where: { line: 2 } }]);
});

test('the first printed lines are kept, and a flood is stopped', () => {
  const { runtime, told, load } = newRuntime();
  const { run } = load('export function run() {\n  for (;;) console.log("a\\tb", 1);\n}');
  runtime.quiet(() => load('console.log("\\x1b[2J");'));
  expect(runtime.takePrinted()).toEqual({ printed: '<U+001B>[2J' });
  expect(() => runtime.quiet(run)).toThrow('one call printed more than 10,000 lines');
  expect(told).toMatchObject([
    { where: { line: 2 }, printed: expect.stringMatching(/^a {2}b 1\n[\s\S]*… and more$/) },
  ]);
});

/** A client whose threads do what their job says; counts the threads, and watches their end. */
function newClient() {
  const counts = { started: 0 };
  const end = jest.fn();
  const start: StartThread = (onMessage, onEnd) => {
    counts.started += 1;
    const name = `thread ${counts.started}`;
    queueMicrotask(() => onMessage({ kind: 'ready' }));
    const answer = (job: string) => {
      if (job === 'die') return onEnd('it ended');
      if (job === 'spin') return;
      if (job === 'loop') return onMessage({ kind: 'stopped', message: 'it loops' } as never);
      onMessage({ kind: name });
      onMessage({ kind: 'end', isDirty: job === 'litter' });
    };
    return { post: (job) => queueMicrotask(() => answer(job as string)), end };
  };
  const client = new Client<string, { kind: string }>(start);
  const ask = async (job: string, signal?: AbortSignal) => {
    const heard: string[] = [];
    const stop = await client.run(job, ({ kind }) => heard.push(kind), signal);
    return stop?.message ?? heard.join();
  };
  return { client, ask, counts, end };
}

test('a client keeps a thread until its code was stopped, ended it or left something behind', async () => {
  const { client, ask, counts, end } = newClient();
  const told: string[] = [];
  for (const job of ['a', 'b', 'loop', 'a', 'die', 'a', 'litter', 'a']) told.push(await ask(job));
  const [one, two, three, four] = [1, 2, 3, 4].map((thread) => `thread ${thread}`);
  expect(told).toEqual([one, one, 'it loops', two, 'it ended', three, three, four]);
  client.close();
  expect(counts.started).toBe(5);
  expect(end.mock.calls.length).toBeGreaterThanOrEqual(5);
});

test('a client gives up a job, and takes the other thread for the next one', async () => {
  const { client, ask } = newClient();
  const stop = new AbortController();
  const [spinning, next] = [ask('spin', stop.signal), ask('a')];
  await new Promise((goOn) => setTimeout(goOn));
  stop.abort();
  expect([await spinning, await next]).toEqual(['', 'thread 2']);
  client.close();
});
