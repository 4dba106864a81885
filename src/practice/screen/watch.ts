/** The practice on a terminal, printed anew when a file is saved or a key is pressed. */
import { parse } from 'node:path';
import type { Exercise } from '../../coach/exercises.ts';
import type { ExerciseVerdict } from '../../coach/verdict.ts';
import { home } from '../../terminal/package-files.ts';
import { printScreen, readKeys, screenSize } from '../../terminal/screen.ts';
import { watchFolder } from '../../terminal/watch-folder.ts';
import { resetExercise } from '../folder.ts';
import type { Runner } from '../runner.ts';
import { findMistakes, firstExercises, otherExercises } from '../session.ts';
import { callInSight, press } from './keys.ts';
import { screenOf } from './screen.ts';
import { doneIn, FRESH, type View, verdictInSight, withVerdict } from './view.ts';

/** After this time the screen says that the code is still running. */
const SLOW_MS = 400;

/** How often the clock of an interview is read. */
const TICK_MS = 1000;

const RUNNING = 'Your code is running …';

/** What ends the screen. */
export type End = 'quit' | 'submit' | 'over';

export class Watch {
  readonly #runner: Runner;
  #view: View;
  #printed = '';
  #judging = new AbortController();
  #end: (end: End) => void = () => {};

  constructor(first: View, runner: Runner) {
    this.#view = first;
    this.#runner = runner;
  }

  get view(): View {
    return this.#view;
  }

  /** Shows the screen until a key ends it. */
  async run(): Promise<End> {
    const ended = new Promise<End>((resolve) => {
      this.#end = resolve;
    });
    const { folder, interview } = this.#view.course;
    const files = watchFolder(folder, (path) => this.#saved(path));
    files.on('error', (error) => this.#fail(error as Error));
    const tick = () => (interview?.isOver() ? this.#end('over') : this.show({}));
    const clock = interview && setInterval(tick, TICK_MS);
    const stopReading = readKeys((key) => this.#press(key));
    process.stdout.on('resize', () => this.show({}));
    this.#judge();
    const end = await ended;
    clearInterval(clock);
    this.#judging.abort();
    stopReading();
    await files.close();
    return end;
  }

  /** Prints the screen when something on it has changed. */
  show(changed: Partial<View>): void {
    this.#view = { ...this.#view, ...changed };
    const lines = screenOf(this.#view, screenSize());
    if (lines.join('\n') !== this.#printed) printScreen(lines);
    this.#printed = lines.join('\n');
  }

  #fail({ message }: Error): void {
    this.show({ note: `This did not work: ${message}` });
  }

  #press(key: string): void {
    const [view, action] = press(this.#view, key);
    this.show(view);
    try {
      if (action === 'quit' || action === 'submit') this.#end(action);
      if (action === 'copy') copy(callInSight(view) ?? '');
      if (action === 'again') this.#runner.forget();
      if (action === 'reset') this.#reset();
      if (action === 'again' || action === 'judge' || action === 'reset') this.#judge();
    } catch (error) {
      this.#fail(error as Error);
    }
  }

  #reset(): void {
    const { current, course } = this.#view;
    const kept = current ? resetExercise(current, course.folder, home) : [];
    this.show({ note: kept.length > 0 ? `Your old work is in ${kept.join(' and ')}.` : 'The stub is back.' });
  }

  /** Judges what was saved; in an interview its exercise comes into sight. */
  #saved(path: string): void {
    const { course, current } = this.#view;
    const saved =
      course.interview && course.exercises.find(({ units }) => units.some((unit) => unit === parse(path).name));
    this.#view = { ...this.#view, ...FRESH, note: '', current: saved ?? current };
    this.#judge();
  }

  /** Judges the exercise in sight, then the others; what was being judged before is broken off. */
  #judge(): void {
    this.#judging.abort();
    this.#judging = new AbortController();
    const { signal } = this.#judging;
    const slow = setTimeout(() => this.show({ note: RUNNING }), SLOW_MS);
    this.#judgeInSight(signal)
      .finally(() => clearTimeout(slow))
      .then(() => this.#judgeOthers(signal))
      .catch((error) => this.#fail(error));
  }

  /** Judges the exercise in sight; at the start those that were begun, up to the first that is not done. */
  async #judgeInSight(signal: AbortSignal): Promise<void> {
    const { course, current } = this.#view;
    await this.#hear(current ? [current] : firstExercises(course.folder, home), { signal });
    if (!current && doneIn(this.#view).length === course.exercises.length) this.show({ page: 'end' });
  }

  /** Finds the known mistakes of the exercise in sight, and judges the exercises that are not. */
  async #judgeOthers(signal: AbortSignal): Promise<void> {
    const { course, current } = this.#view;
    const verdict = verdictInSight(this.#view);
    if (signal.aborted || !current || !verdict) return;
    const mistakes = course.interview ? [] : await findMistakes(this.#runner, current, verdict);
    if (signal.aborted) return;
    this.show({ mistakes });
    const others = course.exercises.filter((exercise) => exercise !== current);
    const canPass = otherExercises(current, doneIn(this.#view), course.folder, home);
    await this.#hear(course.interview ? others : canPass, { signal, goesOn: true });
  }

  /** Judges some exercises, and shows each verdict as it comes. */
  async #hear(exercises: readonly Exercise[], options: { signal: AbortSignal; goesOn?: boolean }): Promise<void> {
    const { course, current, verdicts } = this.#view;
    const hear = (verdict: ExerciseVerdict) => {
      const exercise = exercises.find(({ name }) => name === verdict.exercise);
      if (options.signal.aborted || !exercise) return;
      const note = this.#view.note === RUNNING ? '' : this.#view.note;
      const view = { ...this.#view, note, current: current ?? exercise };
      this.show(withVerdict(view, course.shownOf(verdict), verdicts[verdict.exercise]));
    };
    const judging = { done: doneIn(this.#view), hear, ...options, ...(course.interview && course.interview) };
    for (const verdict of await this.#runner.judge(exercises, course.folder, judging)) hear(verdict);
  }
}

/** Asks the terminal to put a text on the clipboard; one that cannot ignores it (OSC 52). */
function copy(text: string): void {
  process.stdout.write(`\x1b]52;c;${Buffer.from(text).toString('base64')}\x07`);
}
