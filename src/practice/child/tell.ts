/**
 * How the learner's thread tells the parent something: by the watchdog's thread, which alone has the key to the pipe. The port to
 * that thread is kept in this module, where the learner's code cannot reach it.
 */
import { MessageChannel } from 'node:worker_threads';
import type { Job, Message, Preparation } from '../../coach/jobs.ts';

const { port1: port, port2: watchdogsPort } = new MessageChannel();

/** How many messages have been written to the pipe. */
const written = new Int32Array(new SharedArrayBuffer(4));

/** What the watchdog gets of all this; the port can be given away only once. */
export const line = { port: watchdogsPort, written };

/** As it was before the learner's code could replace it. */
const post = port.postMessage.bind(port);

let told = 0;

/** Returns when the message has been written, so that nothing is lost when the process ends. */
export function tell(message: Message): void {
  post(message);
  told += 1;
  for (let done = Atomics.load(written, 0); done < told; done = Atomics.load(written, 0))
    Atomics.wait(written, 0, done);
}

/** A job comes in a turn of its own, in which no hook of Node names the port. */
export function onJob(listener: (job: Job | Preparation) => void): void {
  port.on('message', (job) => setImmediate(listener, job));
}
