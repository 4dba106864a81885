/** The limits on a learner's code: turns, memory and output. */
import { LIMITS } from '../../load/limits.ts';
import { readFiles } from '../../load/read-files.ts';
import { runFiles } from '../../load/run-files.ts';
import { type Port, Runtime } from '../../load/runtime.ts';

type Message = Parameters<Port['send']>[0];

/** Starts a runtime; `stops` are its messages without the signs of life. */
function newRuntime(usedMemory = () => 0) {
  const stops: Message[] = [];
  const runtime = new Runtime({
    send(message) {
      if (message.kind === 'stopped') stops.push(message);
    },
    require: () => undefined,
    usedMemory,
  });
  return { runtime, stops };
}

/** Loads code that exports a function `run`. */
function load(text: string, runtime: Runtime) {
  const files = readFiles('pair.ts', () => text);
  return runFiles(files, { kata: {}, require: () => undefined, runtime }) as { run(): unknown };
}

const STUBBORN = `export function run() {
  try {
    for (;;);
  } catch {}
  for (;;) [];
}`;

test('an endless loop is stopped, even if the code catches errors', () => {
  const { runtime } = newRuntime();
  const { run } = load(STUBBORN, runtime);
  expect(run).toThrow('is there an endless loop?');
});

test('an endless loop is reported once, with its line', () => {
  const { runtime, stops } = newRuntime();
  const { run } = load(STUBBORN, runtime);
  expect(run).toThrow();
  expect(stops).toMatchObject([{ kind: 'stopped', where: { file: 'pair.ts', line: 3 } }]);
});

test('an endless loop is stopped again after a new start', () => {
  const { runtime } = newRuntime();
  const { run } = load(STUBBORN, runtime);
  expect(run).toThrow('is there an endless loop?');
  runtime.start();
  expect(run).toThrow('is there an endless loop?');
});

test('each question has a limit of its own', () => {
  const { runtime } = newRuntime();
  const nearlyAll = LIMITS.turnsOfQuestion - 100_000;
  const text = `export function run() {
  for (let turn = 0; turn < ${nearlyAll}; turn += 1);
  return 'ended';
}`;
  const { run } = load(text, runtime);
  for (let question = 0; question < 5; question += 1) {
    runtime.beat();
    expect(run()).toBe('ended');
  }
  expect(run).toThrow('is there an endless loop?');
});

test('all questions together have a limit', () => {
  const { runtime } = newRuntime();
  const askForever = () => {
    for (;;) {
      runtime.beat();
      runtime.turns.left = 0; // as if the code had made its turns
      runtime.checkLimits({ file: 'pair.ts', line: 1 });
    }
  };
  expect(askForever).toThrow('it is too slow');
});

test('full memory is reported with its line', () => {
  let usedMemory = 0;
  const { runtime, stops } = newRuntime(() => usedMemory);
  const text = `export const run = () => {
  for (;;);
};`;
  const { run } = load(text, runtime);
  usedMemory = LIMITS.memoryBytes + 1;
  expect(run).toThrow('it took more than 256 MB of memory');
  expect(stops).toMatchObject([{ where: { line: 2 } }]);
});

test('what code prints is kept, without control characters', () => {
  const { runtime } = newRuntime();
  runtime.quiet(() => load('console.log("\\x1b[2J");', runtime));
  expect(runtime.takePrinted()).toEqual({ printed: '<U+001B>[2J' });
});

test('a flood of output is stopped, and its first and last lines are reported', () => {
  const { runtime, stops } = newRuntime();
  const text = `export function run() {
  for (let line = 1; ; line += 1) console.log("a\\tb", line);
}`;
  const { run } = load(text, runtime);
  expect(() => runtime.quiet(run)).toThrow('one call printed more than 10,000 lines');
  const firstAndLast = expect.stringMatching(
    /^a {2}b 1\n.*\na {2}b 6\n… 9,989 more lines …\na {2}b 9996\n.*\na {2}b 10001$/s,
  );
  expect(stops).toMatchObject([{ where: { line: 2 }, printed: firstAndLast }]);
});
