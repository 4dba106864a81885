import { render } from 'lit-html';
import type { Exercise } from '../../../learning/coach/exercises.ts';
import { isDone, isWrongAnswer, type Where } from '../../../learning/coach/verdict.ts';
import type { Files } from '../../view/bench-data.ts';
import { exampleAt, removeAnswers, showAnswers } from './answers.ts';
import { type Actions, type BenchState, benchView } from './bench-view.ts';
import type { Editor } from './editor.ts';
import { BENCH, isUnreadable, type Judged, judge } from './judge.ts';
import { loadEditor } from './load-editor.ts';
import { filesOf } from './protocol.ts';
import { codeToJudge, progress } from './readers-code.ts';

/** The pause in typing before code is judged. */
const PAUSE_MS = 20;

/** The pause before a failure in the line being typed is shown. */
const LONG_PAUSE_MS = 3000;

/** The bench whose editor is open: there is one at a time. */
let opened: Bench | undefined;

/** What a bench asks of the others. */
interface Others {
  showProgress(): void;
  /** Opens the next exercise. */
  goOn(from: Exercise): void;
}

/** The workbench of an exercise: its state, its editor and the actions of the reader. */
export class Bench implements Actions {
  readonly #section: HTMLDetailsElement;
  readonly #body: HTMLElement;
  readonly #others: Others;
  #state: BenchState;
  #editor: Editor | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(exercise: Exercise, others: Others) {
    this.#others = others;
    this.#section = document.getElementById(`${exercise.name}/code`) as HTMLDetailsElement;
    this.#body = this.#section.querySelector('.bench') as HTMLElement;
    this.#state = { exercise, file: filesOf(exercise)[0] ?? '', progress, failure: 0, hints: 0 };
  }

  get exercise(): Exercise {
    return this.#state.exercise;
  }

  /** Renders a change of state. Our code is hidden while the reader writes. */
  show(change: Partial<BenchState>): void {
    this.#state = { ...this.#state, ...change };
    render(benchView(this.#state, this), this.#body);
    this.#section.parentElement?.toggleAttribute('data-old', this.#state.unread !== undefined);
    this.#section.toggleAttribute(
      'data-folded',
      progress.isBegun(this.exercise) && !progress.isDone(this.exercise),
    );
  }

  practise(): void {
    location.hash = this.#section.id;
    this.#open();
  }

  look(): void {
    const isPractising = this.#state.isOpen && !progress.isDone(this.exercise);
    if (isPractising && !confirm('Look at our solution before you have your own?')) return;
    const ours = filesOf(this.exercise).map((file) => [file, BENCH.ours[file] ?? '']);
    this.#open(Object.fromEntries(ours));
  }

  close(): void {
    this.#editor?.close();
    this.#markOpen(false);
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
    if (this.#isUntouched) {
      removeAnswers(this.#section.parentElement);
      this.show({ judged: undefined, unread: undefined, isRunning: false });
      this.#markLine();
      return;
    }
    this.show({ isRunning: true });
    judge({ ...this.exercise, files: this.#files }, (judged) => {
      if (isTyping) this.#onVerdictWhileTyping(judged);
      else this.#onVerdict(judged);
    });
  }

  choose(file: string): void {
    this.show({ file });
    this.#openEditor();
    this.#editor?.goToTask();
  }

  /** Restores the stub; undo works. */
  startAgain(): void {
    this.#editor?.replace(BENCH.stubs[this.#state.file] ?? '');
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
    if (location && this.#isSideBySide()) exampleAt(location)?.scrollIntoView({ block: 'nearest' });
  }

  goToLine(): void {
    const { file, line } = this.#wrong ?? {};
    if (file && file !== this.#state.file) this.choose(file);
    if (line) this.#editor?.goTo(line);
  }

  goOn(): void {
    this.close();
    this.#others.goOn(this.exercise);
  }

  #isSideBySide(): boolean {
    return getComputedStyle(this.#section).position === 'sticky';
  }

  get #isUntouched(): boolean {
    return !this.#state.preview && !progress.isBegun(this.exercise);
  }

  /** The code to judge: the reader's, or our own if the reader looks at it. */
  get #files(): Files {
    return { ...codeToJudge(this.exercise), ...this.#state.preview };
  }

  get #text(): string {
    return this.#files[this.#state.file] ?? '';
  }

  /** Saves what is typed, except changes of our code. */
  #write(text: string): void {
    if (text === this.#text) return;
    const { file, preview } = this.#state;
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
    this.#editor?.goToTask();
    const rule = this.#section.parentElement?.querySelector('.rule');
    ((this.#isSideBySide() && rule) || this.#body).scrollIntoView();
    this.run();
  }

  #openEditor(): void {
    this.show({ isOpen: true });
    this.#editor?.close();
    this.#markOpen(true);
    const Opened = loadEditor();
    const parent = this.#body.querySelector('.editor') as HTMLElement;
    const label = `${this.#state.file}, the code of the rule`;
    this.#editor = new Opened(parent, this.#text, label, (text) => this.#write(text));
    this.#markLine();
  }

  /** Marks open parts for the styles; `:has()` would be evaluated on each key. */
  #markOpen(isOpen: boolean): void {
    this.#section.open ||= isOpen;
    this.#section.toggleAttribute('data-open', isOpen);
    this.#section.parentElement?.toggleAttribute('data-editing', isOpen);
    document.body.toggleAttribute(
      'data-editing',
      document.querySelector('.code[data-open]') !== null,
    );
  }

  /**
   * Shows a verdict, unless the line that is being typed is unfinished: that gets only a note. If
   * the code could be read all the same, the verdict follows after a long pause.
   */
  #onVerdictWhileTyping(judged: Judged): void {
    const [trouble] = judged.verdict.troubles;
    const breakdown = trouble && !isWrongAnswer(trouble) ? trouble : undefined;
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
    if (!isOpen || this.#isUntouched) return;
    this.show({ judged, unread: undefined, failure: 0, isRunning: !judged.isFinal });
    showAnswers(judged.answers);
    this.#markLine();
    if (!judged.isFinal || !isDone(judged.verdict) || preview || progress.isDone(exercise)) return;
    progress.save('done', exercise.name, 'yes');
    this.#others.showProgress();
  }

  /** The line of the failure that is shown. */
  get #wrong(): Where | undefined {
    const { judged, failure } = this.#state;
    const { troubles = [] } = judged?.verdict ?? {};
    return (troubles[failure] ?? troubles[0])?.where;
  }

  #markLine(): void {
    this.#editor?.mark(this.#wrong?.file === this.#state.file ? this.#wrong.line : undefined);
  }
}
