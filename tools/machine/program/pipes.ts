/**
 * Owns a program and its pipes, in a thread, so that the caller can wait for an answer. The program
 * ends with this thread.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type MessagePort, workerData } from 'node:worker_threads';
import { quote } from '../../../src/cards/quote.ts';
import { howItEnded } from './how-it-ended.ts';
import { EXAMPLE, isTooDeep, parseJson, whyMalformed } from './malformed.ts';

export interface PipesData {
  readonly command: string;
  readonly folder: string;
  readonly port: MessagePort;
  /** How many messages this thread has sent. The other thread waits for it to change. */
  readonly messageCount: Int32Array;
}

/**
 * A line of other output, with what is wrong with it if it looks like an answer; an answer; or why
 * there will be none.
 */
export type Received =
  | { readonly printed: string; readonly malformed?: string | undefined }
  | { readonly answer: object }
  | { readonly fault: string };

/** For one answer and other output. */
const MOST_BYTES = 2 ** 20;

/** How long output may come after the program has ended. */
const LAST_OUTPUT_MS = 100;

const { command, folder, port, messageCount } = workerData as PipesData;
const isWindows = process.platform === 'win32';
const program = spawn(command, { shell: true, cwd: folder, detached: !isWindows, stdio: 'pipe' });
/** Ends the program and its children as soon as its own input is closed. */
const guard = isWindows
  ? undefined
  : spawn('sh', ['-c', 'cat; kill -s KILL -- "-$0"', `${program.pid}`], { detached: true });
const output = createInterface({ input: program.stdout });
const errors = createInterface({ input: program.stderr });

/** The id of the question without an answer, if there is one. */
let openId: number | undefined;
let hasAnswered = false;
let bytesSinceQuestion = 0;
/** Why the program was ended. */
let fault: string | undefined;

port.on('message', ({ id, line }: { id: number; line: string }) => {
  openId = id;
  bytesSinceQuestion = 0;
  if (fault) {
    send({ fault });
    return;
  }
  program.stdin.write(`${line}\n`);
  output.resume();
});

program.stdout.on('data', (data: Buffer) => {
  endIfFlooded(data);
});

program.stderr.on('data', (data: Buffer) => {
  endIfFlooded(data);
});

errors.on('line', (line) => {
  if (bytesSinceQuestion <= MOST_BYTES) send({ printed: line });
});

output.on('line', (line) => {
  if (fault) return;
  const answer = parseAnswer(line);
  if (!answer) {
    send({ printed: line, malformed: whyMalformed(line, !hasAnswered) });
  } else if (isTooDeep(line)) {
    end(`it answered ${quote(line)}, nested too deep: expected ${EXAMPLE}`);
  } else if (answer.id === openId) {
    openId = undefined;
    hasAnswered = true;
    output.pause(); // until the next question, so that a flood waits
    send({ answer });
  } else {
    end(
      `it answered ${quote(line)}, expected an answer with the number ${openId ?? 'of a question'} as its id`,
    );
  }
});

program.on('error', ({ message }) => end(`it does not start: ${message}`));
program.on('exit', (status, signal) => {
  setTimeout(() => end(howItEnded(status, signal)), LAST_OUTPUT_MS);
});
program.stdin.on('error', () => {}); // `exit` reports it

function endIfFlooded(data: Buffer): void {
  bytesSinceQuestion += data.length;
  if (bytesSinceQuestion > MOST_BYTES && openId !== undefined) {
    end('it floods the output: more than 1 MB before an answer');
  }
}

/** Returns the object in a line if it has an id; undefined for any other output. */
function parseAnswer(line: string): { readonly id: unknown } | undefined {
  const value = parseJson(line);
  return typeof value === 'object' && value !== null && 'id' in value ? value : undefined;
}

/** Ends the program. Reports why to the open question, or else to the next one. */
function end(why: string): void {
  if (fault) return;
  fault = why;
  if (guard) guard.stdin.end();
  else spawn('taskkill', ['/pid', `${program.pid}`, '/t', '/f']);
  if (openId !== undefined) send({ fault });
}

function send(message: Received): void {
  port.postMessage(message);
  Atomics.add(messageCount, 0, 1);
  Atomics.notify(messageCount, 0);
}
