import { writeSync } from 'node:fs';
import type { Message } from '../jobs.ts';
import { killGroup } from '../kill-group.ts';

/** The pipe to the parent. It is written at once, so that nothing is lost when the process ends. */
const PIPE = 3;

export function tell(message: Message): void {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(PIPE, bytes, written);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EPIPE') killGroup(process.pid); // the parent is gone, and nobody else would end this
      if (code !== 'EAGAIN') throw error;
    }
  }
}
