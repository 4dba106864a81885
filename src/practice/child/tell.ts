import { writeSync } from 'node:fs';
import type { Message } from '../../coach/jobs.ts';
import { killGroup } from './kill-group.ts';

/** The codes of an error on a pipe without a reader; `EOF` on Windows. */
const PARENT_IS_GONE = ['EPIPE', 'EOF'];

/** The pipe to the parent. Writing is synchronous, so that nothing is lost when the process ends. */
const MESSAGES_PIPE = 3;

export function tell(message: Message): void {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(MESSAGES_PIPE, bytes, written);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (PARENT_IS_GONE.includes(code)) killGroup(process.pid); // no one else would end this process
      if (code !== 'EAGAIN') throw error;
    }
  }
}
