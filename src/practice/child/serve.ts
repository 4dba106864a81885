/** Has the coach do the jobs that come. The process can be killed at any time. */
import { Disappointment, hearQuestions } from '../../../steps/all.ts';
import { countAsked } from '../../coach/asked.ts';
import type { Chapter } from '../../coach/chapter.ts';
import { argumentsOf } from '../../coach/cucumber.ts';
import { callNow } from '../../coach/failing-call.ts';
import { fillHost } from '../../coach/host.ts';
import type { Message } from '../../coach/jobs.ts';
import { prepare, warmUp, work } from '../../coach/work.ts';
import { compile, requirePackage } from '../../terminal/load-files.ts';
import { processorTime, type Reading, spent } from '../../terminal/patience.ts';
import { readChapter } from '../read-chapter.ts';
import { CALL_NOW } from './call-now.ts';
import { end } from './own.ts';
import { takePrinted } from './printed.ts';
import { beat, offWatch, sharedTime, underWatch } from './pulse.ts';
import { quiet } from './quiet.ts';
import { onJob, tell } from './tell.ts';

/** @returns a function that warms up the coach, to be called when the parent knows that the process is up */
export function serve(root: string): () => void {
  Error.stackTraceLimit = 50;
  fillHost({
    tell: (message) => tellUnlessPolluted(message),
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
  hearQuestions(() => {
    beat();
    countAsked();
  });
  Object.defineProperty(globalThis, CALL_NOW, { value: callNow });
  process.on('unhandledRejection', () => {}); // of a promise that the code left behind
  process.on('uncaughtException', () => {}); // likewise of a timer

  let isBusy = false;
  onJob((job) => {
    if (isBusy) return; // no job comes meanwhile but by the hand of the learner's code
    isBusy = true;
    try {
      if ('prepare' in job) prepare(job);
      else work(job);
    } catch {
      end('it cannot be judged: what it threw cannot be looked at');
    }
    isBusy = false;
  });
  return warmUp;
}

const KNOWN = new Set(Reflect.ownKeys(Object.prototype));

/** What every object inherits, ours inherit as well: no verdict is to be trusted then. */
function tellUnlessPolluted(message: Message): void {
  const added = Reflect.ownKeys(Object.prototype).find((name) => !KNOWN.has(name));
  if (added !== undefined) end(`it adds ${String(added)} to Object.prototype, from which every object inherits`);
  tell(message);
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
