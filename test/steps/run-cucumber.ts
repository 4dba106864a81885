/** Runs the features as on the command line. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = join(__dirname, '..', '..');
const CUCUMBER = join('node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');

/** Its status and output, without what Cucumber says of a Node that is newer than itself. */
export async function runCucumber(worldParameters: unknown, ...features: readonly string[]) {
  const run = [CUCUMBER, '--world-parameters', JSON.stringify(worldParameters), ...features];
  const child = spawn(process.execPath, run, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: process.env });
  const [[status], stdout, stderr] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return {
    status: status as number | null,
    stdout,
    stderr: stderr.replace(/^This Node.js version .* has not been tested .*\n/, ''),
  };
}
