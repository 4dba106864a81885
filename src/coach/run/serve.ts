/** The coach with the steps: the one file that imports them. */
import { hearQuestions, Mismatch } from '../../../steps/all.ts';
import { callNow } from '../explain/failing-call.ts';
import { fillHost, type HostParts, host } from './host.ts';
import type { Job, Message } from './jobs.ts';
import { runJob } from './run-job.ts';

/** Starts the coach, and returns what does the jobs that come. */
export function startCoach(parts: Omit<HostParts, 'mismatchIn'>): (job: Job) => void {
  const send = (message: Message) => {
    const call = callNow();
    parts.send(message.kind === 'stopped' && call ? { ...message, call } : message);
  };
  Error.stackTraceLimit = 50;
  fillHost({ ...parts, send, mismatchIn: (thrown) => (thrown instanceof Mismatch ? thrown : undefined) });
  hearQuestions(() => host.beat());
  return runJob;
}
