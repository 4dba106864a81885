/**
 * What belongs to the practice and not to the learner's code: its pipes, its processes, its end. Whoever touches it is told so,
 * with the line; that nothing can be forged does not depend on this (`pipes.ts`).
 */
import fs from 'node:fs';
import { Session } from 'node:inspector';
import { placeIn } from '../../load/run-files.ts';
import { endOurselves } from './kill-group.ts';
import { takePrinted } from './printed.ts';
import { tell } from './tell.ts';

type Run = (...values: never[]) => unknown;

/** Says what the learner's code did, with its line, and ends the process. */
export function end(message: string): never {
  const where = placeIn(new Error().stack);
  tell({ kind: 'stopped', message, ...(where && { where }), ...takePrinted() });
  endOurselves();
  for (;;); // the signal may take a moment
}

/** Puts guards before what belongs to the practice. */
export function guardOurOwn(): void {
  guardDescriptors();
  guardProcesses();
  replace(process, 'reallyExit', () => (code: number) => end(`it ended the process with process.exit(${code})`));
  replace(process, 'abort', () => () => end('it ended the process with process.abort()'));
  replace(Session.prototype, 'connect', () => () => {
    throw new Error('the debugger belongs to the practice');
  });
}

const ON_DESCRIPTORS = ['close', 'read', 'readv', 'readFile', 'write', 'writev', 'writeFile', 'appendFile'].flatMap(
  (name) => [name, `${name}Sync`],
);
/** Node has opened about twenty of its own by now. */
const MOST_DESCRIPTORS = 100;

/**
 * Every file that is open now: closing one of those that Node needs would end the process without a word. Code may write and
 * read as everyone does, but not close that.
 */
function guardDescriptors(): void {
  const numbers = Array.from({ length: MOST_DESCRIPTORS }, (_, number) => number);
  const ours = new Set(numbers.filter(isOpen));
  for (const name of ON_DESCRIPTORS)
    replace(fs, name, (run) => (number: number, ...more: never[]) => {
      if (ours.has(number) && (number > 2 || name.startsWith('close')))
        throw new Error(`file descriptor ${number} belongs to the practice`);
      return run(number as never, ...more);
    });
}

function isOpen(number: number): boolean {
  try {
    return fs.fstatSync(number) !== undefined;
  } catch {
    return false;
  }
}

/** Code may send signals to itself. Signal 0 only asks whether there is such a process. */
function guardProcesses(): void {
  replace(process, '_kill', (run) => (pid: number, signal: number) => {
    if (signal !== 0 && pid !== 0 && Math.abs(pid) !== process.pid)
      throw new Error(`process ${pid} does not belong to your code, which may not end or signal it`);
    return run(pid as never, signal as never);
  });
}

/** Packages of other people replace functions of `fs`, too. */
function replace(owner: object, name: string, replacement: (run: Run) => Run): void {
  Object.defineProperty(owner, name, { value: replacement(Reflect.get(owner, name)), writable: owner === fs });
}
