/** Runs the coach in a worker, or counts odds there. */
import { odds } from '../../../fast/odds/odds.ts';
import type { Chapter } from '../../../learning/coach/chapter.ts';
import { exerciseNamed } from '../../../learning/coach/exercises.ts';
import type { ExerciseJob, Message, OwnExamplesJob } from '../../../learning/coach/jobs.ts';
import { readUnit } from '../../../learning/coach/read-unit.ts';
import { startCoach, warmUp } from '../../../learning/coach/run/start-coach.ts';
import type { BenchData } from '../../view/bench-data.ts';
import type { ChapterToJudge } from '../../view/packed-chapters.ts';
import { readJudges, requireKata } from './known-programs.ts';
import {
  fileOf,
  type Judging,
  type JudgingExamples,
  type ProgramsToAsk,
  type ToWorker,
} from './protocol.ts';
import { readChapterToJudge, readExample } from './read-examples.ts';

let chaptersInPage: BenchData['chapters'] = {};
let programs: ProgramsToAsk = { mistakes: [], right: [] };
const chapters = new Map<string, Chapter>();

/** Reads each chapter once. */
function chapterOf(name: string): Chapter {
  const chapter = chapters.get(name) ?? readChapterToJudge(chaptersInPage[name] as ChapterToJudge);
  chapters.set(name, chapter);
  return chapter;
}

const post = (message: Message) => postMessage(message);
const { host, doJob } = startCoach({
  send: post,
  chapter: chapterOf,
  require: requireKata,
  judgesOf: (exercise) => readJudges(exercise, programs),
});

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('chapters' in data) {
    chaptersInPage = data.chapters;
    warmUp(host);
    post({ kind: 'ready' });
  } else if ('odds' in data) {
    postMessage(odds(data.odds));
  } else if ('examplesOf' in data) {
    programs = data.programs;
    doJob(examplesJobOf(data));
  } else {
    doJob(jobOf(data));
  }
});

// Errors of promises and timers that the judged code left running.
addEventListener('unhandledrejection', (event) => event.preventDefault());
addEventListener('error', (event) => event.preventDefault());

function jobOf({ name, files, own }: Judging): ExerciseJob {
  const exercise = exerciseNamed(name);
  const read = (file: string) => files[file];
  const module = readUnit(exercise.unit, fileOf(exercise), read, Object.keys(files));
  return { exercise: name, module, own: own.map(readExample) };
}

function examplesJobOf({ examplesOf, own }: JudgingExamples): OwnExamplesJob {
  return { examplesOf, own: own.map(readExample) };
}
