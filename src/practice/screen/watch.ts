/** The practice on a terminal, printed anew on each save and key. */
import { parse } from 'node:path';
import { type ExerciseVerdict, isDone } from '../../coach/verdict.ts';
import { home } from '../../terminal/package-files.ts';
import { printScreen, readKeys, screenSize } from '../../terminal/screen.ts';
import { ANY_CODE, watchFolder } from '../../terminal/watch-folder.ts';
import { resetExercise } from '../folder.ts';
import type { Runner } from '../runner.ts';
import { press } from './keys.ts';
import { screenOf } from './screen.ts';
import { doneIn, FRESH, type View, verdictInSight, withVerdict } from './view.ts';

/** After this time the screen says that the code is still running. */
const SLOW_MS = 400;
const RUNNING = 'Your code is running …';

/** How often the clock of an interview is read. */
const TICK_MS = 1000;

type End = 'quit' | 'submit' | 'over';

export class Watch {
  readonly #runner: Runner;
  #view: View;
  #printed = '';
  #judging = new AbortController();
  /** Whether all that was begun is to be judged once more. */
  #isStale = false;
  /** How often a program was started. */
  #starts = 0;
  #end: (end: End) => void = () => {};

  constructor(first: View, runner: Runner) {
    this.#view = first;
    this.#runner = runner;
  }

  /** Shows the screen until a key ends it, and returns what was seen last. */
  async run(): Promise<{ end: End; view: View }> {
    const ended = new Promise<End>((resolve) => {
      this.#end = resolve;
    });
    const { folder, interview, program } = this.#view.course;
    const files = watchFolder(folder, (path) => this.#saved(path), program && ANY_CODE);
    files.on('error', (error) => this.#fail(error));
    const tick = () => (interview?.isOver() ? this.#end('over') : this.#show({}));
    const clock = interview && setInterval(tick, TICK_MS);
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

  /** Prints the screen when something on it has changed. */
  #show(changed: Partial<View>): void {
    this.#view = { ...this.#view, ...changed };
    const lines = screenOf(this.#view, screenSize());
    if (lines.join('\n') !== this.#printed) printScreen(lines);
    this.#printed = lines.join('\n');
  }

  #fail(error: unknown): void {
    this.#show({ note: `This did not work: ${(error as Error).message}` });
  }

  #press(key: string): void {
    const [view, action] = press(this.#view, key);
    this.#show(view);
    if (action === 'reset') this.#reset();
    if (action === 'quit' || action === 'submit') this.#end(action);
    else if (action) this.#judge(action === 'again');
  }

  #reset(): void {
    const { current, course } = this.#view;
    try {
      const kept = current ? resetExercise(current, course.folder, home) : [];
      this.#show({ note: kept.length > 0 ? `Your old work is in ${kept.join(' and ')}.` : 'The stub is back.' });
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Judges what was saved: its exercise comes into sight. Any other file may be imported by all of them. */
  #saved(path: string): void {
    const { course, current } = this.#view;
    const isOf = (unit: string) => !course.program && unit === parse(path).name;
    const saved = course.exercises.find(({ units }) => units.some(isOf));
    this.#view = { ...this.#view, ...FRESH, current: saved ?? current };
    this.#judge(!saved);
  }

  /**
   * Judges the exercise in sight and then what is not judged yet, or all that was begun, and shows each verdict as it comes; an
   * earlier run is broken off. At the start the first exercise that is not done comes into sight.
   */
  async #judge(isStale = false): Promise<void> {
    this.#isStale ||= isStale;
    if (isStale) this.#starts += 1; // also one that did not start
    this.#judging.abort();
    this.#judging = new AbortController();
    const { signal } = this.#judging;
    const slow = setTimeout(() => this.#show({ note: this.#view.note || RUNNING }), SLOW_MS);
    const { course, current: before, verdicts } = this.#view;
    const others = course.begun().filter(({ name }) => this.#isStale || !verdicts[name]);
    let isFound = before !== undefined;
    const onVerdict = (verdict: ExerciseVerdict) => {
      clearTimeout(slow);
      const { note, current } = this.#view;
      const seen = verdictInSight(this.#view);
      const keeps = isFound || (verdict.trouble?.isNotBegun && seen && !isDone(seen));
      const heard = course.exercises.find(({ name }) => name === verdict.exercise);
      const changed = { note: note === RUNNING ? '' : note, current: keeps ? current : heard };
      this.#show({ ...withVerdict(this.#view, verdict), ...changed });
      isFound ||= !isDone(verdict) && !verdict.trouble?.isNotBegun;
    };
    try {
      const program = course.program && { ...course.program, start: this.#starts };
      const judging = { done: doneIn(this.#view), terms: course.interview, program, onVerdict, signal };
      await this.#runner.judge([...new Set([...(before ? [before] : []), ...others])], course.folder, judging);
      if (signal.aborted) return;
      this.#isStale = false;
      const verdict = verdictInSight(this.#view);
      if (course.interview || !verdict) return;
      const mistakes = await this.#runner.mistakesFor(verdict);
      if (!signal.aborted) this.#show({ mistakes });
    } catch (error) {
      this.#fail(error);
    } finally {
      clearTimeout(slow);
    }
  }
}
