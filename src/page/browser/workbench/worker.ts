/** Runs the coach in a worker, or counts odds there. */
import { odds } from '../../../fast/odds/odds.ts';
import type { Chapter } from '../../../learning/coach/chapter.ts';
import { exerciseNamed } from '../../../learning/coach/exercises.ts';
import type { ExerciseJob, Message } from '../../../learning/coach/jobs.ts';
import { readUnit } from '../../../learning/coach/read-unit.ts';
import { startCoach, warmUp } from '../../../learning/coach/run/start-coach.ts';
import type { BenchData } from '../../view/bench-data.ts';
import { fileOf, type Judging, type ToWorker } from './protocol.ts';

let chapters: BenchData['chapters'] = {};

const post = (message: Message) => postMessage(message);
const { host, doJob } = startCoach({ send: post, chapter: (name) => chapters[name] as Chapter });

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('chapters' in data) {
    ({ chapters } = data);
    warmUp(host);
    post({ kind: 'ready' });
  } else if ('odds' in data) {
    postMessage(odds(data.odds));
  } else {
    doJob(jobOf(data));
  }
});

// Errors of promises and timers that the judged code left running.
addEventListener('unhandledrejection', (event) => event.preventDefault());
addEventListener('error', (event) => event.preventDefault());

function jobOf({ name, files }: Judging): ExerciseJob {
  const exercise = exerciseNamed(name);
  const read = (file: string) => files[file];
  const module = readUnit(exercise.unit, fileOf(exercise), read, Object.keys(files));
  return { exercise: name, module };
}
