import { hearQuestions } from '../../../../steps/all.ts';
import { Host, type HostParts } from '../code/host.ts';
import { writeUnanswered } from '../explain/write-call.ts';
import type { Job, Message } from '../jobs.ts';
import { runJob } from './run-job.ts';

const STACK_LINES = 50;

/** A coach in this thread. */
export interface Coach {
  readonly host: Host;
  /** Does a job, and sends what it finds. */
  doJob(job: Job): void;
}

/**
 * Starts the coach in this thread.
 * @param parts - what the coach needs from its host
 */
export function startCoach(parts: HostParts): Coach {
  let namesBefore = 0;

  function send(message: Message): void {
    if (message.kind === 'end') {
      parts.send({ kind: 'end', isDirty: countSharedNames() !== namesBefore });
    } else if (message.kind === 'stopped') {
      parts.send({ ...message, call: writeUnanswered(host.calls.last()) });
    } else {
      parts.send(message);
    }
  }

  Error.stackTraceLimit = STACK_LINES;
  const host = new Host({ ...parts, send });
  hearQuestions(() => host.beat());
  return {
    host,
    doJob(job) {
      namesBefore = countSharedNames();
      runJob(job, host);
    },
  };
}

/** Counts the names that all code shares, and should not add to. */
function countSharedNames(): number {
  return Reflect.ownKeys(globalThis).length + Reflect.ownKeys(Object.prototype).length;
}
