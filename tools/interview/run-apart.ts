/** How a candidate's files are run in a process of their own. */
import type { ProgramRun } from '../coach/jobs.ts';
import { codeOf } from '../machine/package/entry-code.ts';
import type { Home } from '../machine/package/package-files.ts';
import { newStartTime } from '../machine/program/start-time.ts';
import type { Interview } from './clock.ts';

/**
 * What Node is started with: it reads a script from its first line, and gives it the other lines.
 * So nothing of ours has to be where it runs. Without a character that a shell would change.
 */
const START =
  "require('readline').createInterface({input:process.stdin}).once('line',function(line){" +
  "new Function('require','lines',JSON.parse(line))(require,this)})";

/**
 * Says how to run the files of an interview apart. A program always runs so.
 * @param inside - a command that runs another one, maybe in a container
 */
export async function withApart(
  interview: Interview,
  home: Home,
  inside?: string,
): Promise<Interview> {
  const { task, folder, run } = interview;
  if (run) return inside ? { ...interview, run: `${inside} sh -c ${quoted(run)}` } : interview;
  const node = inside ? `${inside} node` : `"${process.execPath}"`;
  const entry = `tools/interview/inside/${task.inside}.ts`;
  const code = await codeOf(home, entry, `inside-${task.inside}.js`);
  return { ...interview, apart: { command: `${node} -e "${START}"`, code, folder } };
}

/** Quotes a command as one word of a shell. */
function quoted(command: string): string {
  return `'${command.replaceAll("'", "'\\''")}'`;
}

/** Returns the program that answers: the candidate's, or the only file of a task. */
export function programOf({ task, folder, run, apart }: Interview): ProgramRun | undefined {
  if (run) return { command: run, folder, start: 0, startTime: newStartTime() };
  const { onlyFile, allowedImports } = task;
  if (!onlyFile || !apart) return undefined;
  const served = { name: onlyFile, code: apart.code, given: allowedImports };
  return { command: apart.command, folder, start: 0, served };
}
