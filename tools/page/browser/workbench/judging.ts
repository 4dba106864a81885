import { isDone } from '../../../coach/verdict.ts';
import { NoWorker } from '../book/start-worker.ts';
import { removeAnswers, showAnswers } from './answers.ts';
import { type BenchState, filesOn, isUntouched, textOn } from './bench-state.ts';
import { breakdownIn, isUnreadable, type Judged, judge } from './judge.ts';
import { markEnd, markRun, progress } from './readers-code.ts';

/** The pause in typing before code is judged. */
const PAUSE_MS = 20;

/** The pause before a failure in the line being typed is shown. */
const LONG_PAUSE_MS = 3000;

/** The workbench whose code is judged. */
interface JudgedBench {
  readonly state: BenchState;
  /** The line of the cursor, if there is an editor. */
  readonly line: number | undefined;
  /** The part of the page with the examples. */
  readonly chapterOnPage: HTMLElement | null;
  show(change: Partial<BenchState>): void;
  /** Marks the line to which the failure that is shown leads. */
  markLine(): void;
  /** Is called when the reader's code has done the exercise for the first time. */
  onDone(): void;
}

/** Judges the code of a workbench, at once or soon after a key, and shows the verdict. */
export class Judging {
  readonly #bench: JudgedBench;
  /** Until the newest code is judged. */
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Until a failure in the line being typed is shown. */
  #longPause: ReturnType<typeof setTimeout> | undefined;

  constructor(bench: JudgedBench) {
    this.#bench = bench;
  }

  /** Judges the code after the last of several keys. */
  runSoon(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.run(true), PAUSE_MS);
  }

  /**
   * Judges the code, unless it is still the stub.
   * @param isTyping - whether the reader may be in the middle of a line
   */
  run(isTyping = false): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#longPause);
    const { state } = this.#bench;
    if (isUntouched(state)) {
      removeAnswers(this.#bench.chapterOnPage);
      this.#bench.show({ judged: undefined, unread: undefined, isRunning: false });
      this.#bench.markLine();
      return;
    }
    this.#bench.show({ isRunning: true });
    const { exercise } = state;
    markRun(exercise);
    const text = textOn(state);
    const onVerdict = (judged: Judged) => {
      if (judged.isFinal) markEnd(exercise);
      if (isTyping) this.#onVerdictWhileTyping(judged, text);
      else this.#onVerdict(judged, text);
    };
    const code = { name: exercise.name, files: filesOn(state) };
    judge(code, progress.isDone, onVerdict).catch((error) => {
      if (!(error instanceof NoWorker)) throw error;
      markEnd(exercise);
      this.#bench.show({ noCoach: error.message });
    });
  }

  /** Tells whether the code on the bench is no longer what was judged: newer code will be. */
  #isLate(text: string): boolean {
    return textOn(this.#bench.state) !== text;
  }

  /**
   * Shows a verdict, unless the line that is being typed is unfinished: that gets only a note. If
   * the code could be read all the same, the verdict follows after a long pause.
   */
  #onVerdictWhileTyping(judged: Judged, text: string): void {
    if (this.#isLate(text)) return;
    const breakdown = breakdownIn(judged);
    const isReadable = !isUnreadable(judged);
    const isBeingTyped = breakdown && breakdown.where?.line === this.#bench.line;
    if (isReadable && !isBeingTyped) {
      this.#onVerdict(judged, text);
      return;
    }
    this.#bench.show({ unread: breakdown });
    this.#bench.markLine();
    if (!isReadable || !judged.isFinal) return;
    this.#longPause = setTimeout(() => this.#onVerdict(judged, text), LONG_PAUSE_MS);
  }

  #onVerdict(judged: Judged, text: string): void {
    const { isOpen, preview, exercise } = this.#bench.state;
    if (!isOpen || this.#isLate(text) || isUntouched(this.#bench.state)) return;
    this.#bench.show({ judged, unread: undefined, failure: 0, isRunning: !judged.isFinal });
    showAnswers(judged.answers);
    this.#bench.markLine();
    if (!judged.isFinal || !isDone(judged.verdict) || preview || progress.isDone(exercise)) return;
    progress.save('done', exercise.name, 'yes');
    this.#bench.onDone();
  }
}
