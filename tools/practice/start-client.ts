/** Starts the thread of the coach. */
import type { Job, Message } from '../coach/jobs.ts';
import { Client } from '../machine/load/client.ts';
import { threadsOf } from '../machine/load/node.ts';
import { codeOf } from '../machine/package/entry-code.ts';
import type { Home } from '../machine/package/package-files.ts';

/** Starts the client; a checkout bundles the code of its threads first. */
export async function startClient(home: Home): Promise<Client<Job, Message>> {
  const file = await codeOf(home, 'tools/practice/worker.ts', 'practice-worker.js');
  const pipes = await codeOf(home, 'tools/machine/program/pipes.ts', 'program-pipes.js');
  return new Client(threadsOf(file, { root: home.root, pipes }));
}
