/**
 * The practice on a terminal, whose screen is printed again after each save, key and verdict.
 *
 * A saved file goes this way: `watchFolder` sees it, and `#onSave`, here, calls `#judge`.
 * `Runner.judge` reads the learner's files and ours (`read-exercise.ts`) and sends them as a job to
 * the thread of `worker.ts`, through `Client` of `machine/load`. There the coach
 * (`start-coach.ts`) runs the files (`read-modules.ts`) and judges them: `judgeExercise` tries the
 * examples (`judge-examples.ts`, `run-example.ts`), then random hands, then the counts, and
 * `explain/` describes what fails. Each verdict comes back as a message (`verdict-of.ts`),
 * `#showVerdict` puts it into the view, and `screenOf` writes the view as lines (`verdict-lines.ts`,
 * with the words of `explain/words.ts`).
 */
import { parse } from 'node:path';
import { home } from '../../../machine/package/package-files.ts';
import { openEditor } from '../../../machine/terminal/editor.ts';
import { printScreen, readKeys, screenSize } from '../../../machine/terminal/screen.ts';
import { shellWord } from '../../../machine/terminal/shell-word.ts';
import { ANY_CODE, watchFolder } from '../../../machine/terminal/watch-folder.ts';
import type { Exercise } from '../../coach/exercises.ts';
import type { ProgramRun } from '../../coach/jobs.ts';
import { type ExerciseVerdict, isDone } from '../../coach/verdict.ts';
import { answerLines, readQuestion } from '../ask.ts';
import { resetExercise } from '../folder.ts';
import type { JudgingOptions, Runner } from '../runner.ts';
import { findFirst } from './find-first.ts';
import { press } from './keys.ts';
import { screenOf } from './screen.ts';
import { FRESH, locationInSight, type View, withVerdict } from './view.ts';

/** After so long the screen says that the code is still running. */
const SLOW_MS = 400;

/** What ended the loop: a key, or the clock of an interview. */
type End = 'quit' | 'submit' | 'over';

/** Shows a course on the terminal, and acts on keys, saved files and verdicts. */
export class ScreenLoop {
  readonly #runner: Runner;
  #view: View;
  /** The screen as it was printed last. */
  #printed = '';
  /** Gives up what is being judged. */
  #judging = new AbortController();
  /** A new number judges unchanged files again, and starts a program again. */
  #round = 0;
  /** Ends `run`. */
  #end: (end: End) => void = () => {};

  constructor(first: View, runner: Runner) {
    this.#view = first;
    this.#runner = runner;
  }

  /** Shows the screen until a key or the clock ends it, and returns the last view. */
  async run(): Promise<{ end: End; view: View }> {
    const ended = new Promise<End>((resolve) => {
      this.#end = resolve;
    });
    const { folder, interview, program } = this.#view.course;
    const files = watchFolder(folder, (path) => this.#onSave(path), program && ANY_CODE);
    files.on('error', (error) => this.#showError(error));
    const clock = interview && setInterval(() => this.#tick(interview.isOver()), 1000);
    const stopReading = readKeys((key) => this.#press(key));
    process.stdout.on('resize', () => this.#show({}));
    this.#judge();
    const end = await ended;
    clearInterval(clock);
    this.#judging.abort();
    stopReading();
    await files.close();
    return { end, view: this.#view };
  }

  /** Shows the time left, once a second. */
  #tick(isOver: boolean): void {
    if (isOver) this.#end('over');
    else this.#show({});
  }

  /** Prints the screen if it has changed. */
  #show(changed: Partial<View>): void {
    this.#view = { ...this.#view, ...changed };
    const lines = screenOf(this.#view, screenSize());
    if (lines.join('\n') !== this.#printed) printScreen(lines);
    this.#printed = lines.join('\n');
  }

  #showError(error: unknown): void {
    this.#show({ note: (error as Error).message });
  }

  #press(key: string): void {
    const { view, action } = press(this.#view, key);
    this.#show(view);
    switch (action) {
      case undefined:
        return;
      case 'quit':
      case 'submit':
        this.#end(action);
        return;
      case 'open':
        this.#open();
        return;
      case 'ask':
        this.#ask().catch((error) => this.#showError(error));
        return;
      case 'reset':
        this.#reset();
        return;
      case 'again':
        this.#round += 1;
        this.#judge();
        return;
      case 'judge':
        this.#judge();
    }
  }

  /** Opens the line of the failure. The editor may use the terminal, so it prints again. */
  #open(): void {
    const { file = '', line = 1 } = locationInSight(this.#view) ?? {};
    openEditor(shellWord(file), line, (note) => this.#show({ note }));
    this.#printed = '';
    this.#show({});
  }

  /**
   * Asks about the cards that were typed.
   * @throws Error if they are invalid; then they stay on the screen
   */
  async #ask(): Promise<void> {
    const { course, current: exercise, typed } = this.#view;
    if (!exercise) return;
    const question = readQuestion(exercise, typed);
    const both = await this.#runner.ask(exercise, course.folder, question, this.#program());
    const answer = answerLines(exercise, question, both, screenSize().columns);
    if (this.#view.current === exercise) this.#show({ answer, typed: '', note: '' });
  }

  /** Shows and judges the exercise of a saved file. */
  #onSave(path: string): void {
    const { course, current, note } = this.#view;
    const isOf = (unit: string) => !course.program && unit === parse(path).name;
    const saved = course.exercises.find(({ units }) => units.some(isOf)) ?? current;
    if (course.program) this.#round += 1;
    this.#view = { ...this.#view, ...FRESH, current: saved, note: saved === current ? note : '' };
    this.#judge();
  }

  /** Puts the stubs of the exercise in sight back, and judges them. */
  #reset(): void {
    this.#judging.abort();
    const { current, course } = this.#view;
    try {
      const oldFiles = current ? resetExercise(current, course.folder, home) : [];
      const note =
        oldFiles.length > 0
          ? `Your old work is in ${oldFiles.join(' and ')}.`
          : 'The stub is back.';
      this.#show({ note });
    } catch (error) {
      this.#showError(error);
      return;
    }
    this.#judge();
  }

  /** Gives up an earlier run, and judges the exercise in sight and then all that were begun. */
  async #judge(): Promise<void> {
    this.#judging.abort();
    this.#judging = new AbortController();
    const { signal } = this.#judging;
    let slow: NodeJS.Timeout | undefined;
    try {
      if (!this.#view.current) await this.#showFirst(signal);
      const { current } = this.#view;
      if (signal.aborted || !current) return;
      slow = setTimeout(() => this.#show({ doing: 'Your code is running …' }), SLOW_MS);
      await this.#judgeAlone(current, signal, slow);
      if (signal.aborted) return;
      await this.#judgeAllBegun(current, signal, slow);
    } catch (error) {
      this.#showError(error);
    } finally {
      clearTimeout(slow);
    }
  }

  /** Judges the exercise in sight, whose verdict does not wait for the others. */
  async #judgeAlone(inSight: Exercise, signal: AbortSignal, slow: NodeJS.Timeout): Promise<void> {
    await this.#judgeExercises([inSight], signal, slow);
  }

  /** Judges all exercises that were begun, the one in sight first. */
  async #judgeAllBegun(
    inSight: Exercise,
    signal: AbortSignal,
    slow: NodeJS.Timeout,
  ): Promise<void> {
    const others = this.#view.course.begun().filter((exercise) => exercise !== inSight);
    await this.#judgeExercises([inSight, ...others], signal, slow);
  }

  /** Shows the exercise to begin with, unless that is given up. */
  async #showFirst(signal: AbortSignal): Promise<void> {
    const first = await findFirst(this.#view, this.#runner, this.#options(signal));
    if (!signal.aborted) this.#show(first);
  }

  /**
   * Judges exercises, and shows each verdict and the known mistakes of the first exercise.
   * @param slow - a timer that the first verdict ends
   */
  async #judgeExercises(
    exercises: readonly Exercise[],
    signal: AbortSignal,
    slow: NodeJS.Timeout,
  ): Promise<void> {
    const { folder, interview } = this.#view.course;
    const onVerdict = (verdict: ExerciseVerdict) => {
      clearTimeout(slow);
      this.#showVerdict(verdict);
    };
    const options = { ...this.#options(signal), onVerdict };
    const [first] = await this.#runner.judge(exercises, folder, options);
    clearTimeout(slow);
    const mistakes = first && !interview ? await this.#runner.mistakesFor(first) : [];
    if (!signal.aborted) this.#show({ mistakes, doing: '' });
  }

  #showVerdict(verdict: ExerciseVerdict): void {
    const isInSight = verdict.exercise === this.#view.current?.name;
    const whileInSight = isDone(verdict) ? 'Counting …' : '';
    const doing = isInSight ? whileInSight : 'Judging the other exercises …';
    this.#show({ ...withVerdict(this.#view, verdict), doing });
  }

  #options(signal: AbortSignal): JudgingOptions {
    const program = this.#program();
    return { ...this.#view.course.interview, program, round: this.#round, signal };
  }

  /** The program of the course, which a new round starts again. */
  #program(): ProgramRun | undefined {
    const { program } = this.#view.course;
    return program && { ...program, start: this.#round };
  }
}
