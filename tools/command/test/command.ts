import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What starts the command, as bundle.js has put it together, in the folder of the project. */
export const COMMAND = [
  process.execPath,
  'node_modules/.cache/poker-kata/command/cli/main.js',
] as const;

/** What starts the command from its source. */
export const FROM_SOURCE = [process.execPath, '--import', 'tsx', 'tools/command/main.ts'] as const;

/** What jest says of its own colours is no business of the command. */
const { FORCE_COLOR: _, NO_COLOR: __, ...ENVIRONMENT } = process.env;

/** Runs the command as a user would, with its output piped to us. */
export async function pokerKata(
  args: readonly string[],
  input = '',
  [node, ...start]: readonly [string, ...string[]] = COMMAND,
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const child = spawn(node, [...start, ...args], { env: { ...ENVIRONMENT, ...env } });
  child.stdin.on('error', () => {}); // it may end without reading
  child.stdin.end(input);
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [status, stdout, stderr] = await Promise.all([
    exit,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, stdout, stderr };
}
