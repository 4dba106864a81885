/**
 * The coach in a worker of the page. It is made from a text that the page carries, so that it works from disk, too; it can be
 * ended at any time.
 */
import type { Chapter } from '../../../coach/chapter.ts';
import type { ExerciseJob, Message } from '../../../coach/run/jobs.ts';
import { lastCall } from '../../../coach/run/last-call.ts';
import { readUnit } from '../../../coach/run/read-unit.ts';
import { startCoach } from '../../../coach/run/serve.ts';
import { warmUp } from '../../../coach/run/work.ts';
import { show } from '../../../load/show.ts';
import type { BenchData, FromWorker, Judging, ToWorker } from './protocol.ts';

let chapters: BenchData['chapters'] = {};
/** The example that is asked now; none while random hands or counts are. */
let example = '';

const doJob = startCoach({ tell, chapter: (name) => chapters[name] as Chapter });
const post = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('chapters' in data) {
    ({ chapters } = data);
    warmUp();
    post({ kind: 'ready' });
  } else {
    doJob(jobOf(data));
  }
});

// Of a promise or a timer that the code left behind.
addEventListener('unhandledrejection', (event) => event.preventDefault());
addEventListener('error', (event) => event.preventDefault());

/** Passes a message on, and before it what the code answered in the example before. */
function tell(message: Message): void {
  const { result } = lastCall() ?? {};
  if (example && (typeof result === 'boolean' || typeof result === 'number'))
    post({ kind: 'said', place: example, answer: show(result) });
  example = message.kind === 'at' ? (message.example?.place ?? '') : '';
  post(message);
}

function jobOf({ name, units, files }: Judging): ExerciseJob {
  const read = (file: string) => files[file];
  return { exercise: name, modules: units.map((unit) => readUnit(unit, `${unit}.ts`, read, Object.keys(files))) };
}
