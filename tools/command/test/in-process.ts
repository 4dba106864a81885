/**
 * The command, run in the process of the test, one at a time: on pipes, or on a terminal of so many
 * columns.
 */
import './checkout.ts';
import { resolve } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { runCommand } from '../command.ts';
import type { Outcome } from './command.ts';

/** Workers come from the bundle, for Node cannot load their source. */
jest.mock('../../machine/package/start-worker.ts', () => ({
  startWorker: (command: string, options: WorkerOptions) =>
    new Worker(resolve(`node_modules/.cache/poker-kata/command/cli/${command}-worker.js`), options),
}));

/** What is around the command. */
export interface Around {
  readonly env?: NodeJS.ProcessEnv;
  /** How wide the terminal is, if standard input and both outputs are one. */
  readonly columns?: number;
}

export async function inProcess(
  words: readonly string[],
  input = '',
  { env = {}, columns }: Around = {},
): Promise<Outcome> {
  const { FORCE_COLOR: _, NO_COLOR: __, ...environment } = process.env;
  const terminal = { isTTY: columns !== undefined, columns, hasColors: () => false };
  const printed = { stdout: '', stderr: '' };
  const streamTo = (name: keyof typeof printed) =>
    new Writable({
      decodeStrings: false,
      write(text, _encoding, done) {
        printed[name] += text;
        done();
      },
    });
  const replaced = {
    stdin: Object.assign(
      Readable.from(input === '' ? [] : [Buffer.from(input)], { objectMode: false }),
      terminal,
    ),
    stdout: Object.assign(streamTo('stdout'), terminal),
    stderr: Object.assign(streamTo('stderr'), terminal),
    env: { ...environment, ...env },
  };
  const before = { ...Object.getOwnPropertyDescriptors(process) };
  for (const [name, value] of Object.entries(replaced))
    Object.defineProperty(process, name, { value, configurable: true, writable: true });
  const statusBefore = process.exitCode;
  try {
    process.exitCode = undefined;
    await runCommand(['node', 'poker-kata', ...words]);
    return { status: Number(process.exitCode ?? 0), ...printed };
  } finally {
    process.exitCode = statusBefore;
    for (const name of Object.keys(replaced) as (keyof typeof replaced)[])
      Object.defineProperty(process, name, before[name] as PropertyDescriptor);
  }
}
