/** Runs the features as on the command line. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const CUCUMBER = join('node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');

/** Its status and output, without what Cucumber says of a Node that is newer than itself. */
export async function runCucumber(environment: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [CUCUMBER, ...words], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const [[status], stdout, stderr] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return {
    status: status as number | null,
    stdout,
    stderr: stderr.replace(/^This Node.js version .* has not been tested .*\n/, ''),
  };
}
