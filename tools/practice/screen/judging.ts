/** What the screen does in the background: it judges what was written. */
import type { Exercise } from '../../coach/exercise.ts';
import { exerciseNamed } from '../../coach/exercises.ts';
import type { ProgramRun } from '../../coach/jobs.ts';
import { type ExerciseVerdict, isDone } from '../../coach/verdict.ts';
import type { JudgingOptions, Runner } from '../runner.ts';
import { findFirst } from './find-first.ts';
import type { ProgramFiles } from './program-files.ts';
import { runningNote, sayWhileRunning } from './slow-note.ts';
import { takesExamples, type View, withExamples, withVerdict } from './view.ts';

/** Judges the exercise in sight and then the others, and shows each verdict. */
export class Judging {
  readonly #runner: Runner;
  readonly #view: () => View;
  readonly #show: (changed: Partial<View>) => void;
  readonly #programFiles: ProgramFiles;
  /** Gives up what is being judged. */
  #running = new AbortController();
  /** A new number judges unchanged files again, and starts a program again. */
  #round = 0;

  /**
   * @param view - returns the view as it is now
   * @param show - changes the view
   * @param programFiles - hears when a program may be writing files
   */
  constructor(
    runner: Runner,
    view: () => View,
    show: (changed: Partial<View>) => void,
    programFiles: ProgramFiles,
  ) {
    this.#runner = runner;
    this.#view = view;
    this.#show = show;
    this.#programFiles = programFiles;
  }

  /** Gives up what is being judged. */
  stop(): void {
    this.#running.abort();
  }

  /** Judges files that have not changed, too, or starts a program again. */
  async startAgain(): Promise<void> {
    this.#round += 1;
    await this.start();
  }

  /** Gives up an earlier run, and judges the exercise in sight and then all that were begun. */
  async start(): Promise<void> {
    this.stop();
    this.#running = new AbortController();
    const { signal } = this.#running;
    let endNote = () => {};
    this.#programFiles.onStart();
    try {
      const isFirst = !this.#view().current;
      endNote = sayWhileRunning((doing) => this.#show({ doing, isOld: !isFirst }));
      if (isFirst) await this.#showFirst(signal);
      const { current } = this.#view();
      if (signal.aborted || !current) return;
      if (this.#view().side === 'examples') {
        this.#show({ doing: 'Judging your examples …' });
        await this.#judgeExamples([current], signal);
      }
      // First alone: among others, its verdict would wait until theirs are known.
      await this.#judgeExercises([current], signal, endNote);
      if (signal.aborted) return;
      const others = this.#view()
        .course.begun()
        .filter((exercise) => exercise !== current);
      await this.#judgeExercises([current, ...others], signal, endNote);
      await this.#judgeExamples(this.#view().course.exercises, signal);
    } catch (error) {
      this.#show({ note: (error as Error).message });
    } finally {
      endNote();
      if (!signal.aborted) this.#programFiles.onEnd();
    }
  }

  /** Judges the learner's own examples of some exercises, and shows what they are worth. */
  async #judgeExamples(exercises: readonly Exercise[], signal: AbortSignal): Promise<void> {
    const { course } = this.#view();
    for (const exercise of exercises.filter((one) => takesExamples(course, one))) {
      const judged = await this.#runner.examples.judge(exercise, course.folder, signal);
      if (signal.aborted) return;
      this.#show(withExamples(this.#view(), exercise, judged?.verdict));
    }
  }

  /** Shows the exercise to begin with, unless that is given up. */
  async #showFirst(signal: AbortSignal): Promise<void> {
    const onVerdict = (verdict: ExerciseVerdict) => {
      if (!verdict.isGoingOn) return;
      this.#programFiles.onVerdict();
      this.#show({
        ...withVerdict(this.#view(), verdict),
        current: exerciseNamed(verdict.exercise),
      });
    };
    const options = { ...this.#options(signal), onVerdict };
    const first = await findFirst(this.#view(), this.#runner, options);
    if (signal.aborted) return;
    this.#programFiles.onVerdict();
    // A note may have come meanwhile.
    this.#show({ ...first, note: this.#view().note });
  }

  /**
   * Judges exercises, and shows each verdict and the known mistakes of the first exercise.
   * @param endNote - ends the note that the code is running, at the first verdict
   */
  async #judgeExercises(
    exercises: readonly Exercise[],
    signal: AbortSignal,
    endNote: () => void,
  ): Promise<void> {
    const { folder, interview } = this.#view().course;
    const onVerdict = (verdict: ExerciseVerdict) => {
      endNote();
      this.#showVerdict(verdict);
    };
    const options = { ...this.#options(signal), onVerdict };
    const [first] = await this.#runner.judge(exercises, folder, options);
    endNote();
    const mistakes = first && !interview ? await this.#runner.mistakesFor(first) : [];
    if (!signal.aborted) this.#show({ mistakes, doing: '', isOld: false });
  }

  #showVerdict(verdict: ExerciseVerdict): void {
    const isInSight = verdict.exercise === this.#view().current?.name;
    if (isInSight) this.#programFiles.onVerdict();
    const doing = isInSight ? whatComesAfter(verdict) : 'Judging the other exercises …';
    const isOld = this.#view().isOld && !isInSight;
    this.#show({ ...withVerdict(this.#view(), verdict), doing, isOld });
  }

  #options(signal: AbortSignal): JudgingOptions {
    const program = this.program();
    const { interview } = this.#view().course;
    return { ...interview, program, mayLeaveOut: true, round: this.#round, signal };
  }

  /** Returns the program of the course, which a new round starts again. */
  program(): ProgramRun | undefined {
    const { program } = this.#view().course;
    return program && { ...program, start: this.#round };
  }
}

/** Says what still runs after a verdict on the exercise in sight. */
function whatComesAfter(verdict: ExerciseVerdict): string {
  if (verdict.isGoingOn) return runningNote();
  return isDone(verdict) ? 'Counting …' : '';
}
