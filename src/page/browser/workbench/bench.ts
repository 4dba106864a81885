/** The workbench of one exercise. */
import { render } from 'lit-html';
import { EXERCISES, type Exercise, spokenName } from '../../../coach/exercises.ts';
import { isDone, troublesOf, type Where } from '../../../coach/verdict.ts';
import { kept } from '../book/kept.ts';
import { exampleAt, showAnswers } from './answers.ts';
import { type Actions, type BenchState, benchView, isOwn, type Preview } from './bench-view.ts';
import type { Editor } from './editor.ts';
import { BENCH, type Judged, judge, textOf } from './judge.ts';
import { progressIn } from './progress.ts';
import { type Files, filesOf } from './protocol.ts';

/** The pause in typing before the code is judged, and before it is said that it cannot be read. */
const [PAUSE_MS, LONG_PAUSE_MS] = [20, 1000];

const progress = progressIn(kept);
const benches: Bench[] = [];

/** Lets the code of each chapter be edited, and its examples answer. */
export function startWorkbench(): void {
  benches.push(...EXERCISES.map((exercise) => new Bench(exercise)));
  showProgress();
}

/** Shows how far the reader has come: on every bench, in the contents and in the links to go on. */
function showProgress(): void {
  for (const bench of benches) bench.show({});
  for (const exercise of EXERCISES) {
    const link = document.querySelector(`.contents li > a[href="#${exercise.name}"]`);
    link?.toggleAttribute('data-done', progress.isDone(exercise));
  }
  const undone = EXERCISES.filter((exercise) => !progress.isDone(exercise));
  const begun = undone.find((exercise) => progress.isBegun(exercise));
  const next = begun ?? undone[0];
  if (!next || (undone.length === EXERCISES.length && !begun)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.practise')) {
    link.href = begun ? `#${next.name}/code` : `#${next.name}`;
    link.textContent = `Go on with exercise ${EXERCISES.indexOf(next) + 1}: ${spokenName(next)}`;
  }
}

class Bench implements Actions {
  readonly #section: HTMLElement;
  readonly #place: HTMLElement;
  #state: BenchState;
  #editor: Editor | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(exercise: Exercise) {
    this.#section = document.getElementById(`${exercise.name}/code`) as HTMLElement;
    this.#place = this.#section.querySelector('.bench') as HTMLElement;
    this.#state = { exercise, file: filesOf(exercise)[0] ?? '', progress, failure: 0, hints: 0 };
  }

  /** Shows what has changed. Our code is hidden while the reader practises and has not done the exercise. */
  show(change: Partial<BenchState>): void {
    this.#state = { ...this.#state, ...change };
    render(benchView(this.#state, this), this.#place);
    const isPractising = EXERCISES.some((exercise) => progress.isBegun(exercise));
    this.#section.toggleAttribute('data-folded', isPractising && !progress.isDone(this.#state.exercise));
  }

  /** Opens the editor. Where it stands beside the examples, these come into sight. */
  open(): void {
    this.#openEditor();
    this.#goToTask();
    const rule = this.#section.parentElement?.querySelector('.rule');
    ((this.#isBeside() && rule) || this.#place).scrollIntoView();
    this.run();
  }

  close(): void {
    this.#editor?.close();
    this.#markOpen(false);
    for (const answer of this.#section.parentElement?.querySelectorAll('.answer') ?? []) answer.remove();
    this.show({ isOpen: false, judged: undefined, preview: undefined });
    this.#section.scrollIntoView();
    this.#place.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Judges the code. While somebody types, that it cannot be read is told later. */
  run(isTyping = false): void {
    clearTimeout(this.#pause);
    this.show({ isRunning: true });
    judge({ ...this.#state.exercise, files: this.#files }, (judged) => {
      const { trouble, tried } = judged.verdict;
      const isUnreadable = trouble && !trouble.example && tried === undefined;
      if (!isTyping || !isUnreadable) this.#onVerdict(judged);
      else if (judged.isFinal) this.#pause = setTimeout(() => this.#onVerdict(judged), LONG_PAUSE_MS);
    });
  }

  choose(file: string): void {
    this.show({ file });
    this.#openEditor();
    this.#goToTask();
  }

  startFromNothing(): void {
    this.#putStubs();
    if (this.#state.isOpen) this.preview();
    else this.open();
  }

  preview(preview?: Preview): void {
    this.show({ preview });
    this.#editor?.replace(this.#text);
    this.#goToTask();
    if (!this.#isBeside()) this.#place.scrollIntoView();
    this.run();
  }

  hint(): void {
    this.show({ hints: this.#state.hints + 1 });
  }

  /** Shows the next failure, and its example where that stands beside the code. */
  nextFailure(): void {
    const { judged, failure: before } = this.#state;
    const troubles = judged ? troublesOf(judged.verdict) : [];
    if (troubles.length === 0) return;
    const failure = (before + 1) % troubles.length;
    this.show({ failure });
    this.#markLine();
    const place = troubles[failure]?.example?.place;
    if (place && this.#isBeside()) exampleAt(place)?.scrollIntoView({ block: 'nearest' });
  }

  goToLine(): void {
    const { file, line } = this.#wrong ?? {};
    if (file && file !== this.#state.file) this.choose(file);
    if (line) this.#editor?.goTo(line);
  }

  /** Begins the next exercise with nothing, unless it is begun already; its chapter comes first. */
  goOn(): void {
    this.close();
    const next = benches[benches.indexOf(this) + 1];
    if (!next) return;
    const { exercise } = next.#state;
    if (!progress.isBegun(exercise)) next.#putStubs();
    next.#openEditor();
    next.run();
    location.hash = exercise.name;
  }

  /** Whether the code stands beside the examples. */
  #isBeside(): boolean {
    return getComputedStyle(this.#section).position === 'sticky';
  }

  /** What is looked at, or the reader's own code as far as it is done, or ours. */
  get #files(): Files {
    const { exercise, preview } = this.#state;
    const own = EXERCISES.filter((one) => one === exercise || progress.isDone(one));
    return { ...BENCH.ours, ...progress.written(...own), ...preview?.files };
  }

  /** What stands in the editor. */
  get #text(): string {
    return this.#files[this.#state.file] ?? '';
  }

  #putStubs(): void {
    const { stubs } = BENCH;
    for (const file of filesOf(this.#state.exercise)) progress.keep('code', file, stubs[file] ?? '');
    showProgress();
  }

  /** Keeps what is typed, but not in code that the reader only looks at. */
  #write(text: string): void {
    if (text === this.#text) return;
    const { file, preview } = this.#state;
    if (preview) this.show({ preview: { ...preview, files: { ...preview.files, [file]: text } } });
    else progress.keep('code', file, text);
    if (!preview) showProgress();
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.run(true), PAUSE_MS);
  }

  #openEditor(): void {
    this.show({ isOpen: true });
    this.#editor?.close();
    this.#markOpen(true);
    const Opened = loadEditor();
    const parent = this.#place.querySelector('.editor') as HTMLElement;
    const label = `${this.#state.file}, the code of the rule`;
    this.#editor = new Opened(parent, this.#text, label, (text) => this.#write(text));
    this.#markLine();
  }

  /** Marks what is open, so that styles need not look for it at each key. */
  #markOpen(isOpen: boolean): void {
    this.#section.toggleAttribute('data-open', isOpen);
    this.#section.parentElement?.toggleAttribute('data-editing', isOpen);
    document.body.toggleAttribute('data-editing', document.querySelector('.code[data-open]') !== null);
  }

  /** Puts the cursor where the stub asks for something, or to the beginning. */
  #goToTask(): void {
    const line = this.#text.split('\n').findIndex((text) => text.includes('// TODO'));
    this.#editor?.goTo(line + 1);
  }

  #onVerdict(judged: Judged): void {
    const { isOpen, exercise } = this.#state;
    if (!isOpen) return;
    this.show({ judged, failure: 0, isRunning: !judged.isFinal });
    showAnswers(judged.answers);
    this.#markLine();
    if (!judged.isFinal || !isDone(judged.verdict) || !isOwn(this.#state) || progress.isDone(exercise)) return;
    progress.keep('done', exercise.name, 'yes');
    showProgress();
  }

  /** Where the failure that is shown went wrong. */
  get #wrong(): Where | undefined {
    const { judged, failure } = this.#state;
    return judged && (troublesOf(judged.verdict)[failure] ?? judged.verdict.counterExample)?.where;
  }

  #markLine(): void {
    this.#editor?.mark(this.#wrong?.file === this.#state.file ? this.#wrong.line : undefined);
  }
}

/** Loads the code of the editor when it is needed first. */
function loadEditor(): typeof Editor {
  const page = globalThis as { editor?: { Editor: typeof Editor } };
  if (!page.editor) {
    const script = Object.assign(document.createElement('script'), { text: textOf('workbench-editor') });
    document.head.append(script);
  }
  if (!page.editor) throw new Error('the editor did not start');
  return page.editor.Editor;
}
