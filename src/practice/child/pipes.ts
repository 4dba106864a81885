/**
 * The watchdog's end of the pipes. The learner's code can write to a pipe as well, so each message starts with a key: the parent
 * sends it first, and it never reaches the thread in which that code runs.
 */
import { fstatSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Job, Message, Preparation } from '../../coach/jobs.ts';
import { endOurselves, HAS_PROCESS_GROUPS } from './kill-group.ts';

const [MESSAGES_PIPE, JOBS_PIPE] = [3, 4];

/** The codes of an error on a pipe without a reader; `EOF` on Windows. */
const PARENT_IS_GONE = ['EPIPE', 'EOF'];

/** Ends the process when it can no longer speak; no program uses this signal by itself. */
export const PIPE_IS_CLOSED = 'SIGUSR2';

/** Writes a message to the parent. */
export type Speak = (message: Message) => void;

/** Resolves when the parent has sent the key. */
export function openPipes(onJob: (job: Job | Preparation) => void): Promise<Speak> {
  const { ino } = fstatSync(MESSAGES_PIPE);
  return new Promise((resolve) => {
    const lines = createInterface({ input: new Socket({ fd: JOBS_PIPE }) });
    lines.once('line', (key) => {
      lines.on('line', (job) => onJob(JSON.parse(job)));
      resolve((message) => write(`\n${key}${JSON.stringify(message)}\n`, ino));
    });
  });
}

/** Writing is synchronous, so that the order is kept. */
function write(text: string, pipe: number): void {
  const bytes = Buffer.from(text);
  let done = 0;
  while (done < bytes.length) {
    try {
      // the number may by now stand for a file, which anyone can read
      if (fstatSync(MESSAGES_PIPE).ino !== pipe) endUnheard();
      done += writeSync(MESSAGES_PIPE, bytes, done);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (PARENT_IS_GONE.includes(code)) endOurselves(); // no one else would end this process
      if (code !== 'EAGAIN') endUnheard();
    }
  }
}

/** Windows does not know the signal: there the parent hears only of the end. */
function endUnheard(): void {
  if (HAS_PROCESS_GROUPS) process.kill(process.pid, PIPE_IS_CLOSED);
  else endOurselves();
}
