/** Reads jobs, one a line, and has the coach do them. The process can be killed at any time. */
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { Disappointment, tickBy } from '../../../steps/all.ts';
import type { Chapter } from '../../coach/chapter.ts';
import { argumentsOf } from '../../coach/cucumber.ts';
import { fillHost } from '../../coach/host.ts';
import type { Job, Preparation } from '../../coach/jobs.ts';
import { placeIn } from '../../coach/load/run-files.ts';
import { lockBuiltIns } from '../../coach/lock-built-ins.ts';
import { prepare, warmUp, work } from '../../coach/work.ts';
import { compile, requirePackage } from '../../terminal/load-files.ts';
import { processorTime, type Reading, spent } from '../../terminal/patience.ts';
import { readChapter } from '../read-chapter.ts';
import { quiet, takePrinted } from './printed.ts';
import { beat, offWatch, sharedTime, underWatch } from './pulse.ts';
import { tell } from './tell.ts';

/** The pipe from the parent. Standard input is empty, so that the learner's code cannot read jobs from it. */
const JOBS_PIPE = 4;

/** @returns a function that warms up the coach, to be called when the parent knows that the process is up */
export function serve(root: string): () => void {
  Error.stackTraceLimit = 50;
  fillHost({
    tell,
    chapter: chaptersOf(root),
    disappointmentIn: (thrown) => (thrown instanceof Disappointment ? thrown : undefined),
    require: requirePackage,
    compile,
    beat,
    underWatch,
    offWatch,
    worked: processorTime,
    startWatch() {
      const read = (): Reading => ({ awake: sharedTime(), worked: processorTime() });
      const since = read();
      return () => spent(since, read());
    },
    quiet,
    takePrinted,
  });
  tickBy(beat);
  lockBuiltIns();
  process.on('exit', (code) => {
    const where = placeIn(new Error().stack);
    const message = `it ended the process with process.exit(${code})`;
    tell({ kind: 'stopped', message, ...(where && { where }), ...takePrinted() });
  });
  process.on('unhandledRejection', () => {}); // of a promise that the code left behind
  process.on('uncaughtException', () => {}); // likewise of a timer

  createInterface({ input: new Socket({ fd: JOBS_PIPE }) }).on('line', (line) => {
    const job = JSON.parse(line) as Job | Preparation;
    if ('prepare' in job) prepare(job);
    else work(job);
  });
  return warmUp;
}

/** The chapters of the rule book, each read once. */
function chaptersOf(root: string): (name: string) => Chapter {
  const known = new Map<string, Chapter>();
  return (name) => {
    const chapter = known.get(name) ?? readChapter(name, root, argumentsOf);
    known.set(name, chapter);
    return chapter;
  };
}
