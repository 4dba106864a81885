/** The practice on a terminal, printed again after each save and key. */
import { parse } from 'node:path';
import { home } from '../../../machine/package/package-files.ts';
import { openEditor } from '../../../machine/terminal/editor.ts';
import { printScreen, readKeys, screenSize } from '../../../machine/terminal/screen.ts';
import { shellWord } from '../../../machine/terminal/shell-word.ts';
import { ANY_CODE, watchFolder } from '../../../machine/terminal/watch-folder.ts';
import type { Exercise } from '../../coach/exercises.ts';
import { type ExerciseVerdict, isDone } from '../../coach/verdict.ts';
import { answerLines, readQuestion } from '../ask.ts';
import { resetExercise } from '../folder.ts';
import { savedLast } from '../learner-files.ts';
import type { Judging, Runner } from '../runner.ts';
import { press } from './keys.ts';
import { screenOf } from './screen.ts';
import { FRESH, type View, whereIn, withVerdict } from './view.ts';

/** When the screen says that the code is still running. */
const SLOW_MS = 400;

type End = 'quit' | 'submit' | 'over';

export class Watch {
  readonly #runner: Runner;
  #view: View;
  #printed = '';
  #judging = new AbortController();
  /** Changed to judge unchanged files again. */
  #round = 0;
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
    const files = watchFolder(folder, (path) => this.#saved(path), program && ANY_CODE);
    files.on('error', (error) => this.#fail(error));
    const tick = () => (interview?.isOver() ? this.#end('over') : this.#show({}));
    const clock = interview && setInterval(tick, 1000);
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

  /** Prints the screen if it has changed. */
  #show(changed: Partial<View>): void {
    this.#view = { ...this.#view, ...changed };
    const lines = screenOf(this.#view, screenSize());
    if (lines.join('\n') !== this.#printed) printScreen(lines);
    this.#printed = lines.join('\n');
  }

  #fail(error: unknown): void {
    this.#show({ note: (error as Error).message });
  }

  #press(key: string): void {
    const [view, action] = press(this.#view, key);
    this.#show(view);
    if (action === 'again') this.#round += 1;
    if (action === 'ask') this.#ask(view).catch((error) => this.#fail(error));
    else if (action === 'open') this.#open(view);
    else if (action === 'quit' || action === 'submit') this.#end(action);
    else if (action) this.#judge(action === 'reset');
  }

  /**
   * Opens the line of the failure, and prints again, because the editor may have used the terminal.
   */
  #open(view: View): void {
    const { file = '', line = 1 } = whereIn(view) ?? {};
    openEditor(shellWord(file), line, (note) => this.#show({ note }));
    this.#printed = '';
    this.#show({});
  }

  /** Asks about the cards that were typed; they stay if they are invalid. */
  async #ask({ current, course, typed }: View): Promise<void> {
    const exercise = current as Exercise;
    const groups = readQuestion(exercise, typed);
    const program = course.program && { ...course.program, start: this.#round };
    const both = await this.#runner.ask(exercise, course.folder, groups, program);
    const answer = answerLines(exercise, groups, both, screenSize().columns);
    if (this.#view.current === current) this.#show({ answer, typed: '', note: '' });
  }

  /** Shows and judges the exercise of a saved file. */
  #saved(path: string): void {
    const { course, current, note } = this.#view;
    const isOf = (unit: string) => !course.program && unit === parse(path).name;
    const saved = course.exercises.find(({ units }) => units.some(isOf)) ?? current;
    if (course.program) this.#round += 1;
    this.#view = { ...this.#view, ...FRESH, current: saved, note: saved === current ? note : '' };
    this.#judge();
  }

  /**
   * Gives up an earlier run, judges the exercise in sight and then the others, and shows each
   * verdict.
   */
  async #judge(isReset = false): Promise<void> {
    this.#judging.abort();
    this.#judging = new AbortController();
    const { signal } = this.#judging;
    const { course } = this.#view;
    const { folder, interview } = course;
    const program = course.program && { ...course.program, start: this.#round };
    const judging = { ...interview, program, round: this.#round, signal };
    let slow: NodeJS.Timeout | undefined;
    const onVerdict = (verdict: ExerciseVerdict) => {
      clearTimeout(slow);
      const isInSight = verdict.exercise === this.#view.current?.name;
      const doing = isInSight ? isDone(verdict) && 'Counting …' : 'Judging the other exercises …';
      this.#show({ ...withVerdict(this.#view, verdict), doing: doing || '' });
    };
    try {
      const kept =
        isReset && this.#view.current ? resetExercise(this.#view.current, folder, home) : [];
      if (isReset)
        this.#show({
          note: kept[0] ? `Your old work is in ${kept.join(' and ')}.` : 'The stub is back.',
        });
      const first = this.#view.current
        ? this.#view
        : await findFirst(this.#view, this.#runner, judging);
      slow = setTimeout(() => this.#show({ doing: 'Your code is running …' }), SLOW_MS);
      for (const others of [[], course.begun()]) {
        if (signal.aborted) return;
        if (!this.#view.current) this.#show(first);
        const exercises = [...new Set([first.current as Exercise, ...others])];
        const [verdict] = await this.#runner.judge(exercises, folder, { ...judging, onVerdict });
        clearTimeout(slow);
        const mistakes = verdict && !interview ? await this.#runner.mistakesFor(verdict) : [];
        if (!signal.aborted) this.#show({ mistakes, doing: '' });
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      clearTimeout(slow);
    }
  }
}

/**
 * Finds the exercise to show first: the last one saved, the first untouched or the first that
 * fails.
 */
export async function findFirst(view: View, runner: Runner, judging: Judging = {}): Promise<View> {
  const { course } = view;
  const { folder, placesOf, program } = course;
  const begun = course.begun();
  const last = begun.at(-1) as Exercise;
  for (const exercise of program ? begun : new Set([savedLast(begun, folder), last, ...begun])) {
    const [verdict] = await runner.judge([exercise], folder, { ...judging, shown: placesOf });
    if (verdict && !isDone(verdict)) return { ...withVerdict(view, verdict), current: exercise };
  }
  return { ...view, current: last };
}
