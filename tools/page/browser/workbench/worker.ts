/** Runs the coach in a worker, or counts odds there. */
import { odds } from '../../../../src/odds/odds.ts';
import type { Chapter } from '../../../coach/chapter.ts';
import { exerciseNamed } from '../../../coach/exercises.ts';
import type { AskJob, ExerciseJob, Message, OwnExamplesJob } from '../../../coach/jobs.ts';
import { readUnit } from '../../../coach/read-unit.ts';
import { startCoach, warmUp } from '../../../coach/run/start-coach.ts';
import type { BenchData, Files } from '../../view/bench-data.ts';
import type { ChapterToJudge } from '../../view/packed-chapters.ts';
import { moduleOf, readJudges, requireKata } from './known-programs.ts';
import {
  type Asking,
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
  } else if ('asked' in data) {
    doJob(askJobOf(data));
  } else {
    doJob(jobOf(data));
  }
});

// Errors of promises and timers that the judged code left running.
addEventListener('unhandledrejection', (event) => event.preventDefault());
addEventListener('error', (event) => event.preventDefault());

function jobOf({ name, files, own }: Judging): ExerciseJob {
  return { exercise: name, module: readCode(name, files), own: own.map(readExample) };
}

/** Reads the reader's code for an exercise. */
function readCode(name: string, files: Files): ExerciseJob['module'] {
  const exercise = exerciseNamed(name);
  const read = (file: string) => files[file];
  return readUnit(exercise.unit, fileOf(exercise), read, Object.keys(files));
}

function askJobOf({ asked, cards, program, files = {} }: Asking): AskJob {
  const module = program ? moduleOf(exerciseNamed(asked), program) : readCode(asked, files);
  return { asked, question: [cards], module };
}

function examplesJobOf({ examplesOf, own }: JudgingExamples): OwnExamplesJob {
  return { examplesOf, own: own.map(readExample) };
}
