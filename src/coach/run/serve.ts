/** The coach with the steps: the one file that imports them. */
import { Disappointment, hearQuestions } from '../../../steps/all.ts';
import { callNow } from '../explain/failing-call.ts';
import { fillHost, type HostParts, host } from './host.ts';
import type { Job, Message } from './jobs.ts';
import { work } from './work.ts';

/** Starts the coach, and returns what does the jobs that come. */
export function startCoach(parts: Omit<HostParts, 'disappointmentIn'>): (job: Job) => void {
  const tell = (message: Message) => {
    const call = callNow();
    parts.tell(message.kind === 'stopped' && call ? { ...message, call } : message);
  };
  Error.stackTraceLimit = 50;
  fillHost({ ...parts, tell, disappointmentIn: (thrown) => (thrown instanceof Disappointment ? thrown : undefined) });
  hearQuestions(() => {
    host.beat();
    host.asked += 1;
  });
  return work;
}
