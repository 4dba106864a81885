/**
 * Owns a program and its pipes, in a thread, so that the caller can wait for an answer. The program
 * ends with this thread.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type MessagePort, workerData } from 'node:worker_threads';
import { quote } from '../../kata/cards/quote.ts';

export interface PipesData {
  readonly command: string;
  readonly folder: string;
  readonly port: MessagePort;
  /** Counts the messages of the thread, to wait for one. */
  readonly count: Int32Array;
}

/** Other output of the program, an answer, or why there will be none. */
export type Received =
  | { readonly printed: string }
  | { readonly answer: object }
  | { readonly fault: string };

/** For one answer and other output. */
const MOST_BYTES = 2 ** 20;

const { command, folder, port, count } = workerData as PipesData;
const isWindows = process.platform === 'win32';
const program = spawn(command, { shell: true, cwd: folder, detached: !isWindows, stdio: 'pipe' });
/** Ends the program and its children as soon as its own input is closed. */
const guard = isWindows
  ? undefined
  : spawn('sh', ['-c', 'cat; kill -s KILL -- "-$0"', `${program.pid}`], { detached: true });
const output = createInterface({ input: program.stdout });
let waiting: number | undefined;
let bytes = 0;
let fault: string | undefined;

function send(message: Received): void {
  port.postMessage(message);
  Atomics.add(count, 0, 1);
  Atomics.notify(count, 0);
}

/** Ends the program, and sends the reason, now or as the next answer. */
function end(why: string): void {
  if (fault) return;
  fault = why;
  if (guard) guard.stdin.end();
  else spawn('taskkill', ['/pid', `${program.pid}`, '/t', '/f']);
  if (waiting !== undefined) send({ fault });
}

port.on('message', ({ id, line }: { id: number; line: string }) => {
  waiting = id;
  bytes = 0;
  if (fault) return send({ fault });
  program.stdin.write(`${line}\n`);
  output.resume();
});

for (const stream of [program.stdout, program.stderr])
  stream.on('data', (data: Buffer) => {
    bytes += data.length;
    if (bytes > MOST_BYTES && waiting !== undefined)
      end('it floods the output: more than 1 MB before an answer');
    else if (stream === program.stderr && bytes <= MOST_BYTES) send({ printed: `${data}` });
  });

output.on('line', (line) => {
  const answer = parsed(line);
  if (fault) return;
  if (!answer) send({ printed: line });
  else if (answer.id === waiting) {
    waiting = undefined;
    output.pause(); // so that a flood waits
    send({ answer });
  } else
    end(`it answered ${quote(line)}, expected an answer with the id ${waiting ?? 'of a question'}`);
});

function parsed(line: string): { readonly id: unknown } | undefined {
  try {
    const value = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'id' in value ? value : undefined;
  } catch {
    return undefined;
  }
}

program.on('error', ({ message }) => end(`it does not start: ${message}`));
program.on('exit', (status, signal) => {
  // Its pipes may still have output.
  setTimeout(() => end(`it ended ${signal ? `by ${signal}` : `with status ${status}`}`), 100);
});
program.stdin.on('error', () => {}); // its end is reported
