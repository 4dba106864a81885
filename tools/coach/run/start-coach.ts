/** Starts the coach in this thread, and does its jobs. */
import { hearQuestions } from '../../../steps/all.ts';
import { OUR_RULES } from '../../../steps/rules-under-test.ts';
import { SIZES } from '../../race/check.ts';
import type { Example } from '../chapter.ts';
import { Host, type HostParts } from '../code/host.ts';
import { readCode } from '../code/read-code.ts';
import { type LearnerSolution, type RunOptions, readModule } from '../code/read-module.ts';
import { failureIn } from '../code/run-example.ts';
import { chapterOf, type Exercise, examplesOf, hasExamples } from '../exercise.ts';
import { exerciseNamed } from '../exercises.ts';
import { writeUnanswered } from '../explain/write-call.ts';
import type { ExerciseJob, Job, Message, MistakeToJudge, OwnExamplesJob } from '../jobs.ts';
import { ask } from '../judge/ask.ts';
import { prepareDeals } from '../judge/find-counterexample.ts';
import { judgeExercise } from '../judge/judge-exercise.ts';
import { judgeMistake } from '../judge/known-mistakes.ts';
import { prepareHands } from '../judge/make-it-fast.ts';
import { judgeOwnExamples } from '../own-examples/judge-own-examples.ts';
import { type Jury, juriesOf } from '../own-examples/jury.ts';
import { counts } from '../own-verdict.ts';
import { FAST } from '../units.ts';
import { type ExerciseVerdict, isTrouble } from '../verdict.ts';

const STACK_LINES = 50;

/** A coach in this thread. */
export interface Coach {
  readonly host: Host;
  /** Does a job, and sends what it finds. */
  doJob(job: Job): void;
}

/**
 * Starts the coach in this thread.
 * @param parts - what the coach needs from its host
 */
export function startCoach(parts: HostParts): Coach {
  function send(message: Message): void {
    switch (message.kind) {
      case 'stage':
      case 'verdict':
      case 'answered':
        rejectReplaced(host);
        parts.send(message);
        break;
      case 'stopped':
        parts.send({ ...message, call: message.call ?? writeUnanswered(host.calls.last()) });
        break;
      default:
        parts.send(message);
    }
  }

  Error.stackTraceLimit = STACK_LINES;
  const host = new Host({ ...parts, send });
  hearQuestions(() => host.beat());
  const noJudges = { mistakes: [], right: [] };
  const juryOf = juriesOf(parts.judgesOf ?? (() => noJudges), host);
  return {
    host,
    doJob(job) {
      try {
        runJob(job, host, juryOf);
      } catch (error) {
        parts.send({ kind: 'stopped', message: reasonOf(error, host) });
      }
      parts.send({ kind: 'end', isDirty: host.builtIns.areChanged() });
      if ('exercise' in job) prepareNext(job.exercise);
    },
  };
}

/** @throws Error if code has replaced a built-in, because then the coach itself goes wrong */
function rejectReplaced({ builtIns }: Host): void {
  const name = builtIns.replaced();
  if (name !== undefined) throw new Error(`${name} was replaced`);
}

/** Says why the coach itself failed. */
function reasonOf(error: unknown, { builtIns }: Host): string {
  const name = builtIns.replaced();
  return name === undefined
    ? `the coach itself failed: ${(error as Error)?.message}`
    : `it replaces ${name}, which the coach uses, too: write a function of your own instead`;
}

/** Does a job, and sends the results. */
function runJob(job: Job, host: Host, juryOf: (exercise: Exercise) => Jury): void {
  if ('mistakes' in job) judgeMistakes(job.mistakes, host);
  else if ('asked' in job) ask(job, host);
  else if ('own' in job && 'examplesOf' in job) judgeOwn(job, host, juryOf);
  else judge(job, host);
}

/** Prepares the questions for the next time, while the learner reads the verdict. */
function prepareNext(exercise: string): void {
  if (exercise === FAST) SIZES.forEach(prepareHands);
  else prepareDeals(exercise);
}

/** Runs a chapter that uses nearly all of our rules, so that V8 compiles them. */
export function warmUp(host: Host): void {
  for (const example of host.chapter('showdown').examples) failureIn(example, OUR_RULES, host);
}

/** Judges known mistakes, and sends what each answers. */
function judgeMistakes(mistakes: readonly MistakeToJudge[], host: Host): void {
  for (const mistake of mistakes) {
    host.send({ kind: 'mistake', mistake: judgeMistake(mistake, host) });
  }
}

/** Judges somebody's own examples, and sends what they are worth. */
function judgeOwn(
  { examplesOf: name, own }: OwnExamplesJob,
  host: Host,
  juryOf: (exercise: Exercise) => Jury,
): void {
  const exercise = exerciseNamed(name);
  const known = () => examplesOf(exercise, host.chapter(chapterOf(exercise)).examples);
  const examples = 'text' in own ? (host.readFeature?.(own, known) ?? []) : own;
  if ('message' in examples) {
    host.send({ kind: 'own examples', verdict: examples, counted: [] });
    return;
  }
  const verdict = judgeOwnExamples(examples, exercise, juryOf(exercise), host);
  const locations = new Set(verdict.examples.filter(counts).map(({ location }) => location));
  const counted = examples.filter(({ location }) => locations.has(location));
  host.send({ kind: 'own examples', verdict, counted });
}

/** Lists the examples of the chapter that a job asks for; the last exercise has none. */
function examplesFor(exercise: Exercise, { shown }: ExerciseJob, host: Host): readonly Example[] {
  if (!hasExamples(exercise)) return [];
  const examples = examplesOf(exercise, host.chapter(chapterOf(exercise)).examples);
  return shown ? examples.filter(({ location }) => shown.includes(location)) : examples;
}

/** Judges the code of an exercise, and sends each verdict. */
function judge(job: ExerciseJob, host: Host): void {
  const { module, given, seed, handSize, own, mayLeaveOut } = job;
  const exercise = exerciseNamed(job.exercise);
  const examples = [...(own ?? []), ...examplesFor(exercise, job, host)];
  const locations = examples.map(({ location }) => location);
  const sendVerdict = (verdict: ExerciseVerdict) =>
    host.send({ kind: 'verdict', verdict: { ...verdict, ownExamples: own?.length } });
  host.send({ kind: 'begun', examples: locations });
  // What an earlier job printed is not this learner's output.
  host.takePrinted();
  host.calls.forget();
  host.start();
  const code = readCode(job, exercise, host);
  rejectReplaced(host);
  if (isTrouble(code)) {
    sendVerdict({
      exercise: exercise.name,
      stage: 'read',
      examples: locations,
      troubles: [code],
    });
    return;
  }
  const isForExamples = job.onlyExamples || (job.shown !== undefined && !handSize);
  const terms = { seed, handSize, mayLeaveOut, isForExamples };
  const question = { host, exercise, ...code, examples, ...terms };
  // What could be read once can be read again.
  const attempt = module && {
    ...question,
    readAgain: (options?: Pick<RunOptions, 'isCounted'>) =>
      readModule(module, exercise, host, { given, ...options }) as LearnerSolution,
  };
  sendVerdict(judgeExercise(attempt ?? question, sendVerdict));
}
