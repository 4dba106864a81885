/** The coach with the steps, in the place where somebody's code runs: the one file of the coach that imports them. */
import { Disappointment, hearQuestions } from '../../../steps/all.ts';
import { callNow } from '../explain/failing-call.ts';
import { fillHost, type HostParts, host } from './host.ts';
import type { Job, Message } from './jobs.ts';
import { work } from './work.ts';

/** Starts the coach, and returns what does the jobs that come. */
export function startCoach(parts: Omit<HostParts, 'disappointmentIn'>): (job: Job) => void {
  let names = new Set<PropertyKey>();
  const tell = (message: Message) => {
    if (message.kind === 'end' && namesForAll().some((name) => !names.has(name))) parts.tell({ kind: 'dirty' });
    const call = callNow();
    parts.tell(message.kind === 'stopped' && call ? { ...message, call } : message);
  };
  Error.stackTraceLimit = 50;
  fillHost({ ...parts, tell, disappointmentIn: (thrown) => (thrown instanceof Disappointment ? thrown : undefined) });
  hearQuestions(() => {
    host.beat();
    host.asked += 1;
  });
  return (job) => {
    names = new Set(namesForAll());
    work(job);
  };
}

/** Names what all code sees, and code should leave as it is. */
function namesForAll(): PropertyKey[] {
  return [...Reflect.ownKeys(globalThis), ...Reflect.ownKeys(Object.prototype).map((name) => `every ${String(name)}`)];
}
