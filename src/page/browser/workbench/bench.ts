import { render } from 'lit-html';
import type { Exercise } from '../../../learning/coach/exercise.ts';
import { EXERCISES } from '../../../learning/coach/exercises.ts';
import { isDone } from '../../../learning/coach/verdict.ts';
import type { Files } from '../../view/bench-data.ts';
import { exampleAt, removeAnswers, showAnswers } from './answers.ts';
import { type BenchState, filesOn, isUntouched, textOn, wrongLineOn } from './bench-state.ts';
import { type Actions, benchView } from './bench-view.ts';
import type { Editor } from './editor.ts';
import { BENCH, breakdownIn, isUnreadable, type Judged, judge } from './judge.ts';
import { openEditor } from './open-editor.ts';
import { isBesideExamples, markOpen } from './place-on-page.ts';
import { fileOf } from './protocol.ts';
import {
  firstUndone,
  isBeingWritten,
  markEnd,
  markRun,
  progress,
  wasCutOff,
} from './readers-code.ts';
import { keepOwnScroll, lastExercise, rememberExercise } from './readers-place.ts';

/** The pause in typing before code is judged. */
const PAUSE_MS = 20;

/** The pause before a failure in the line being typed is shown. */
const LONG_PAUSE_MS = 3000;

/** The bench whose editor is open: there is one at a time. */
let opened: Bench | undefined;

/** What a bench asks of the others. */
interface Others {
  showProgress(): void;
  /** Opens an exercise of another chapter. */
  practise(exercise: Exercise): void;
}

/** The workbench of a chapter: its state, its editor and the actions of the reader. */
export class Bench implements Actions {
  readonly chapter: string;
  readonly #section: HTMLDetailsElement;
  readonly #body: HTMLElement;
  readonly #others: Others;
  #state: BenchState;
  #editor: Editor | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** @param exercises - those of the chapter, at least one */
  constructor(chapter: string, exercises: readonly Exercise[], others: Others) {
    this.chapter = chapter;
    this.#others = others;
    this.#section = document.getElementById(`${chapter}/code`) as HTMLDetailsElement;
    this.#body = this.#section.querySelector('.bench') as HTMLElement;
    this.#state = { exercises, exercise: firstUndone(exercises), progress, failure: 0, hints: 0 };
  }

  get exercises(): readonly Exercise[] {
    return this.#state.exercises;
  }

  get exercise(): Exercise {
    return this.#state.exercise;
  }

  /** Renders a change of state. Our code is hidden while the reader writes. */
  show(change: Partial<BenchState>): void {
    this.#state = { ...this.#state, ...change };
    render(benchView(this.#state, this), this.#body);
    this.#section.parentElement?.toggleAttribute('data-old', this.#state.unread !== undefined);
    this.#section.toggleAttribute('data-folded', this.exercises.some(isBeingWritten));
  }

  /** Opens an exercise, by default the first of the chapter that is not done. */
  practise(exercise = firstUndone(this.exercises)): void {
    location.hash = this.#section.id;
    this.show({ exercise, failure: 0, hints: 0 });
    this.#open();
  }

  /** Opens the code that the reader was writing before a reload, if there is any. */
  resume(): void {
    const exercise = lastExercise(this.chapter, this.exercises) ?? firstUndone(this.exercises);
    if (!progress.isBegun(exercise)) return;
    keepOwnScroll();
    this.practise(exercise);
  }

  look(): void {
    const isPractising = this.#state.isOpen && !progress.isDone(this.exercise);
    if (isPractising && !confirm('Look at our solution before you have your own?')) return;
    this.#open(BENCH.ours);
  }

  close(): void {
    this.#editor?.close();
    markOpen(this.#section, false);
    removeAnswers(this.#section.parentElement);
    this.show({ isOpen: false, judged: undefined, preview: undefined });
    this.#section.scrollIntoView();
    this.#body.querySelector('button')?.focus({ preventScroll: true });
  }

  /**
   * Judges the code, unless it is still the stub.
   * @param isTyping - whether the reader may be in the middle of a line
   */
  run(isTyping = false): void {
    clearTimeout(this.#pause);
    if (isUntouched(this.#state)) {
      removeAnswers(this.#section.parentElement);
      this.show({ judged: undefined, unread: undefined, isRunning: false });
      this.#markLine();
      return;
    }
    this.show({ isRunning: true });
    const { exercise } = this;
    markRun(exercise);
    judge({ name: exercise.name, files: filesOn(this.#state) }, (judged) => {
      if (judged.isFinal) markEnd(exercise);
      if (isTyping) this.#onVerdictWhileTyping(judged);
      else this.#onVerdict(judged);
    });
  }

  /** Goes to another exercise of the chapter. */
  choose(exercise: Exercise): void {
    this.show({ exercise, judged: undefined, unread: undefined, failure: 0, hints: 0 });
    this.#openEditor();
    this.run();
  }

  /** Restores the stub; undo works. */
  startAgain(): void {
    this.#editor?.replace(BENCH.stubs[this.#file] ?? '');
    this.#editor?.goToTask();
  }

  type(sign: string): void {
    this.#editor?.type(sign);
  }

  hint(): void {
    this.show({ hints: this.#state.hints + 1 });
  }

  /** Shows the next failure; scrolls to its example if that is next to the code. */
  nextFailure(): void {
    const { judged, failure: before } = this.#state;
    const { troubles = [] } = judged?.verdict ?? {};
    if (troubles.length === 0) return;
    const failure = (before + 1) % troubles.length;
    this.show({ failure });
    this.#markLine();
    const location = troubles[failure]?.example?.location;
    if (location && isBesideExamples(this.#section))
      exampleAt(location)?.scrollIntoView({ block: 'nearest' });
  }

  goToLine(): void {
    const line = wrongLineOn(this.#state);
    if (line) this.#editor?.goToLine(line);
  }

  /** Goes to the next exercise, which may be in this chapter. */
  goOn(): void {
    const next = EXERCISES[EXERCISES.indexOf(this.exercise) + 1] ?? this.exercise;
    if (this.exercises.includes(next)) {
      this.choose(next);
    } else {
      this.close();
      this.#others.practise(next);
    }
  }

  get #file(): string {
    return fileOf(this.exercise);
  }

  /** Saves what is typed, except changes of our code. */
  #write(text: string): void {
    if (text === textOn(this.#state)) return;
    const { preview } = this.#state;
    const file = this.#file;
    if (preview) {
      this.show({ preview: { ...preview, [file]: text } });
    } else {
      progress.save('code', file, text);
      this.#others.showProgress();
    }
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.run(true), PAUSE_MS);
  }

  /** Opens the editor and scrolls to the examples next to it. */
  #open(preview?: Files): void {
    if (opened !== this) opened?.close();
    opened = this;
    this.show({ preview, judged: undefined, unread: undefined });
    this.#openEditor();
    const rule = this.#section.parentElement?.querySelector('.rule');
    ((isBesideExamples(this.#section) && rule) || this.#body).scrollIntoView();
    if (preview || !wasCutOff(this.exercise)) this.run();
  }

  #openEditor(): void {
    this.show({ isOpen: true });
    this.#editor?.close();
    markOpen(this.#section, true);
    if (!this.#state.preview) rememberExercise(this.chapter, this.exercise);
    const parent = this.#body.querySelector('.editor') as HTMLElement;
    this.#editor = openEditor(parent, this.#state, (text) => this.#write(text));
    this.#markLine();
  }

  /**
   * Shows a verdict, unless the line that is being typed is unfinished: that gets only a note. If
   * the code could be read all the same, the verdict follows after a long pause.
   */
  #onVerdictWhileTyping(judged: Judged): void {
    const breakdown = breakdownIn(judged);
    const isReadable = !isUnreadable(judged);
    const isBeingTyped = breakdown && breakdown.where?.line === this.#editor?.line;
    if (isReadable && !isBeingTyped) {
      this.#onVerdict(judged);
      return;
    }
    this.show({ unread: breakdown });
    if (isReadable && judged.isFinal) {
      this.#pause = setTimeout(() => this.#onVerdict(judged), LONG_PAUSE_MS);
    }
  }

  #onVerdict(judged: Judged): void {
    const { isOpen, preview, exercise } = this.#state;
    if (!isOpen || isUntouched(this.#state)) return;
    this.show({ judged, unread: undefined, failure: 0, isRunning: !judged.isFinal });
    showAnswers(judged.answers);
    this.#markLine();
    if (!judged.isFinal || !isDone(judged.verdict) || preview || progress.isDone(exercise)) return;
    progress.save('done', exercise.name, 'yes');
    this.#others.showProgress();
  }

  #markLine(): void {
    this.#editor?.mark(wrongLineOn(this.#state));
  }
}
