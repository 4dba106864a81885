/**
 * The practice on a terminal, whose screen is printed again after each save, key and verdict.
 *
 * A saved file goes this way: `watchFolder` sees it, and `#onSave`, here, starts `Judging`.
 * `Runner.judge` reads the learner's files and ours (`read-exercise.ts`) and sends them as a job to
 * the thread of `worker.ts`, through `Client` of `machine/load`. There the coach
 * (`start-coach.ts`) runs the files (`read-module.ts`) and judges them: `judgeExercise` tries the
 * examples (`judge-examples.ts`, `run-example.ts`), then random hands, then the counts, and
 * `explain/` describes what fails. Each verdict comes back as a message (`verdict-of.ts`),
 * `Judging` puts it into the view, and `screenOf` writes the view as lines (`verdict-lines.ts`,
 * with the words of `explain/words.ts`).
 */
import { home } from '../../machine/package/package-files.ts';
import { openEditor } from '../../machine/terminal/editor.ts';
import { shellWord } from '../../machine/terminal/shell-word.ts';
import { ANY_CODE, watchFolder } from '../../machine/terminal/watch-folder.ts';
import { answerLines, readQuestion } from '../ask.ts';
import { resetExercise } from '../folder.ts';
import { createFeature, featureFile } from '../own-features.ts';
import type { Runner } from '../runner.ts';
import { isTimeToKeep, keepTimes } from '../times.ts';
import { type Display, ScreenDisplay } from './display.ts';
import { Judging } from './judging.ts';
import { press } from './keys.ts';
import { placeInSight } from './own-view.ts';
import { ProgramFiles } from './program-files.ts';
import { afterReset, afterSave, afterSecond, type View } from './view.ts';

/** What ended the loop: a key, or the clock of an interview. */
type End = 'quit' | 'submit' | 'over';

/** Shows a course on the terminal, and acts on keys, saved files and verdicts. */
export class ScreenLoop {
  readonly #runner: Runner;
  #view: View;
  readonly #display: Display;
  /** What was started last: a judgement or an answer about cards. */
  #work: Promise<void> = Promise.resolve();
  readonly #judging: Judging;
  readonly #programFiles: ProgramFiles;
  /** Ends `run`. */
  #end: (end: End) => void = () => {};

  constructor(first: View, runner: Runner, display: Display = new ScreenDisplay()) {
    this.#view = first;
    this.#display = display;
    this.#runner = runner;
    this.#programFiles = new ProgramFiles(first.course.program?.command);
    this.#judging = new Judging(
      runner,
      () => this.#view,
      (changed) => this.#show(changed),
      this.#programFiles,
    );
  }

  /** Shows the screen until a key or the clock ends it, and returns the last view. */
  async run(): Promise<{ end: End; view: View }> {
    let hasEnded = false;
    const ended = new Promise<End>((resolve) => {
      this.#end = (how) => {
        hasEnded = true;
        resolve(how);
      };
    });
    const { course, times } = this.#view;
    const { folder, interview, program } = course;
    const files = program
      ? watchFolder(folder, (path, isNew) => this.#onChange(path, isNew), ANY_CODE)
      : watchFolder(folder, (path) => this.#onSave(path));
    files.on('error', (error) => this.#showError(error));
    const hasClock = interview || times;
    const clock = hasClock && setInterval(() => this.#tick(interview?.isOver() === true), 1000);
    const close = this.#display.open({
      view: () => this.#view,
      press: (key) => this.#press(key),
      settled: () => this.#settled(),
      hasEnded: () => hasEnded,
    });
    this.#show({});
    this.#work = this.#judging.start();
    const end = await ended;
    clearInterval(clock);
    if (this.#view.times) keepTimes(folder, this.#view.times);
    this.#judging.stop();
    close();
    await files.close();
    return { end, view: this.#view };
  }

  /** Shows the time, once a second. */
  #tick(isOver: boolean): void {
    if (isOver) this.#end('over');
    else this.#show(afterSecond(this.#view));
  }

  /** Shows the view with what has changed. */
  #show(changed: Partial<View>): void {
    const { course, times } = this.#view;
    this.#view = { ...this.#view, ...changed };
    const { times: newTimes } = this.#view;
    if (times && newTimes && isTimeToKeep(times, newTimes)) keepTimes(course.folder, newTimes);
    this.#display.show(this.#view);
  }

  /** Waits until what was started, and what was started meanwhile, has ended. */
  async #settled(): Promise<void> {
    let work: Promise<void>;
    do {
      work = this.#work;
      await work;
    } while (work !== this.#work);
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
        this.#work = this.#ask().catch((error) => this.#showError(error));
        return;
      case 'reset':
        this.#reset();
        return;
      case 'examples':
        this.#showExamples();
        return;
      case 'again':
        this.#work = this.#judging.startAgain();
        return;
      case 'judge':
        this.#work = this.#judging.start();
    }
  }

  /** Opens the line of the failure. The editor may use the terminal, so it prints again. */
  #open(): void {
    const { file = '', line = 1 } = placeInSight(this.#view) ?? {};
    openEditor(shellWord(file), line, (note) => this.#show({ note }));
    this.#display.showAgain(this.#view);
  }

  /**
   * Asks about the cards that were typed.
   * @throws Error if they are invalid; then they stay on the screen
   */
  async #ask(): Promise<void> {
    const { course, current: exercise, typed } = this.#view;
    if (!exercise) return;
    const question = readQuestion(exercise, typed);
    const terms = { ...course.interview, program: this.#judging.program() };
    const both = await this.#runner.ask(exercise, course.folder, question, terms);
    const onlyFile = course.interview?.onlyFile;
    const asked = onlyFile ? { ...exercise, spokenName: onlyFile } : exercise;
    const answer = answerLines(asked, question, both, this.#display.columns());
    if (this.#view.current === exercise) this.#show({ answer, typed: '', note: '' });
  }

  /** Starts the program again, unless it has written the file itself. */
  #onChange(path: string, isNew: boolean): void {
    if (!this.#programFiles.owns(path, isNew)) {
      this.#onSave(path);
      return;
    }
    const note = this.#programFiles.takeNote(path);
    if (note) this.#show({ note });
  }

  /** Shows and judges the exercise of a saved file, or the examples in it. */
  #onSave(path: string): void {
    this.#view = afterSave(this.#view, path);
    const { course } = this.#view;
    this.#work = course.program ? this.#judging.startAgain() : this.#judging.start();
    this.#display.onSave(path);
  }

  /** Judges the learner's examples of the exercise in sight; first it writes one, if none is there. */
  #showExamples(): void {
    const { current, course } = this.#view;
    if (!current) return;
    try {
      const isNew = createFeature(current, course.folder, home);
      const file = featureFile(current, course.folder);
      if (isNew) this.#show({ note: `Your file is ${file}. Write examples, and save.` });
    } catch (error) {
      this.#showError(error);
      return;
    }
    this.#work = this.#judging.start();
  }

  /** Puts the stub of the exercise in sight back, and judges it. */
  #reset(): void {
    this.#judging.stop();
    const { current, course } = this.#view;
    try {
      const oldFile = current && resetExercise(current, course.folder, home);
      const note = oldFile ? `Your old work is in ${oldFile}.` : 'The stub is back.';
      this.#show({ ...(current && afterReset(this.#view, current)), note });
    } catch (error) {
      this.#showError(error);
      return;
    }
    this.#work = this.#judging.start();
  }
}
