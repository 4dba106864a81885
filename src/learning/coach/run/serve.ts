/** Connects the coach with the steps; only this file imports them. */
import { hearQuestions, Mismatch } from '../../../../steps/all.ts';
import { callNow } from '../explain/find-wrong-call.ts';
import { fillHost, type HostParts, host } from './host.ts';
import type { Job, Message } from './jobs.ts';
import { runJob } from './run-job.ts';

/** Starts the coach, and returns the function that does its jobs. */
export function startCoach(parts: Omit<HostParts, 'mismatchIn'>): (job: Job) => void {
  let names = 0;
  const send = (message: Message) => {
    const call = callNow();
    if (message.kind === 'end') parts.send({ kind: 'end', isDirty: sharedNames() !== names });
    else parts.send(message.kind === 'stopped' && call ? { ...message, call } : message);
  };
  Error.stackTraceLimit = 50;
  fillHost({
    ...parts,
    send,
    mismatchIn: (thrown) => (thrown instanceof Mismatch ? thrown : undefined),
  });
  hearQuestions(() => host.beat());
  return (job) => {
    names = sharedNames();
    runJob(job);
  };
}

/** Counts the names that all code shares, and should not add to. */
const sharedNames = () =>
  Reflect.ownKeys(globalThis).length + Reflect.ownKeys(Object.prototype).length;
