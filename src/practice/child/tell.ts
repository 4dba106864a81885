import { writeSync } from 'node:fs';
import type { Message } from '../../coach/jobs.ts';
import { killGroup } from './kill-group.ts';

/** What is said of a pipe that nobody reads any more; `EOF` by Windows. */
const PARENT_IS_GONE = ['EPIPE', 'EOF'];

/** The pipe to the parent. It is written at once, so that nothing is lost when the process ends. */
const PIPE = 3;

export function tell(message: Message): void {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(PIPE, bytes, written);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (PARENT_IS_GONE.includes(code)) killGroup(process.pid); // nobody else would end this
      if (code !== 'EAGAIN') throw error;
    }
  }
}
