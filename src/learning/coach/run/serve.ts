/** Connects the coach with the steps; only this file imports them. */
import { hearQuestions, Mismatch } from '../../../../steps/all.ts';
import { writeCurrentCall } from '../explain/write-call.ts';
import { fillHost, type HostParts, host } from './host.ts';
import type { Job, Message } from './jobs.ts';
import { runJob } from './run-job.ts';

const STACK_LINES = 50;

/**
 * Starts the coach in this thread.
 * @param parts - what the coach needs from its host
 * @returns the function that does its jobs
 */
export function startCoach(parts: Omit<HostParts, 'mismatchIn'>): (job: Job) => void {
  let namesBefore = 0;

  function send(message: Message): void {
    if (message.kind === 'end') {
      parts.send({ kind: 'end', isDirty: countSharedNames() !== namesBefore });
    } else if (message.kind === 'stopped') {
      parts.send({ ...message, call: writeCurrentCall() });
    } else {
      parts.send(message);
    }
  }

  Error.stackTraceLimit = STACK_LINES;
  fillHost({
    ...parts,
    send,
    mismatchIn: (thrown) => (thrown instanceof Mismatch ? thrown : undefined),
  });
  hearQuestions(() => host.beat());
  return (job) => {
    namesBefore = countSharedNames();
    runJob(job);
  };
}

/** Counts the names that all code shares, and should not add to. */
function countSharedNames(): number {
  return Reflect.ownKeys(globalThis).length + Reflect.ownKeys(Object.prototype).length;
}
