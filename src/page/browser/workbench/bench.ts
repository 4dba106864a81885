/** The workbench of one exercise. */
import { render } from 'lit-html';
import { EXERCISES, type Exercise } from '../../../coach/exercises.ts';
import { type ExerciseVerdict, isDone, troublesOf, type Where } from '../../../coach/verdict.ts';
import { answersTo, exampleAt, markOpen, showAnswers } from './answers.ts';
import { type Actions, type BenchState, isOwn, type Preview } from './bench-state.ts';
import { benchView } from './bench-view.ts';
import { benchData, openEditor, ourFiles, oursOf, unitOf } from './data.ts';
import type { Editor } from './editor.ts';
import type { Judge, Judged } from './judge.ts';
import type { Progress } from './progress.ts';

/** How long a pause in typing is before the code is judged, and before it is said that it cannot be read, in milliseconds. */
const [PAUSE_MS, LONG_PAUSE_MS] = [20, 1000];

/** What all workbenches share. */
export interface Shared {
  readonly progress: Progress;
  readonly judge: Judge;
  /** Shows the progress on every bench. */
  changed(): void;
  /** Opens the bench of another exercise. */
  begin(name: string): void;
}

export class Bench implements Actions {
  readonly #section: HTMLElement;
  readonly #place: HTMLElement;
  readonly #shared: Shared;
  #state: BenchState;
  #editor: Editor | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(section: HTMLElement, exercise: Exercise, shared: Shared) {
    this.#section = section;
    this.#place = section.querySelector('.bench') as HTMLElement;
    this.#shared = shared;
    this.#state = { exercise, file: `${exercise.units[0]}.ts`, progress: shared.progress, isOpen: false, failure: 0 };
    this.show({});
  }

  /** Shows what has changed. Our code is folded while the reader practises and has not done the exercise. */
  show(change: Partial<BenchState>): void {
    this.#state = { ...this.#state, ...change };
    const { progress, exercise } = this.#state;
    render(benchView(this.#state, this), this.#place);
    const isFolded = Object.keys(progress.files).length > 0 && !progress.isDone(exercise);
    if (isFolded === this.#section.hasAttribute('data-folded')) return;
    this.#section.toggleAttribute('data-folded', isFolded);
    for (const file of this.#section.querySelectorAll<HTMLDetailsElement>('.file')) file.open = !isFolded;
  }

  /** Begins with nothing, unless something is begun already; the chapter comes first. */
  begin(): void {
    const { exercise, progress } = this.#state;
    if (!progress.isBegun(exercise)) this.#putStubs();
    this.#openEditor();
    this.run();
    location.hash = exercise.name;
  }

  /** Where the code stands beside the examples, these come into sight; elsewhere the editor, with the first failure below it. */
  open(): void {
    this.#openEditor();
    this.#goToTask();
    const rule = this.#section.closest('.chapter')?.querySelector('.rule');
    ((this.#isBeside() && rule) || this.#place).scrollIntoView();
    this.run();
  }

  close(): void {
    this.#editor?.close();
    markOpen(this.#section, false);
    for (const answer of this.#section.closest('.chapter')?.querySelectorAll('.answer') ?? []) answer.remove();
    this.show({ isOpen: false, judged: undefined, preview: undefined });
    this.#section.scrollIntoView();
    this.#place.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Judges the code. Who is in the middle of a word need not hear at once that it cannot be read. */
  run(isTyping = false): void {
    clearTimeout(this.#pause);
    const { exercise, preview, progress } = this.#state;
    const isUsed = (other: Exercise) => other === exercise || progress.isDone(other);
    const own = EXERCISES.filter(isUsed).flatMap(({ units }) => units.map((unit) => `${unit}.ts`));
    const written = Object.entries(progress.files).filter(([file]) => own.includes(file));
    const files = { ...ourFiles(), ...Object.fromEntries(written), ...preview?.files };
    this.show({ isRunning: true });
    this.#shared.judge.judge({ exercise: exercise.name, files }, (judged) => {
      if (!isTyping || !isUnreadable(judged.verdict)) this.#hear(judged);
      else if (judged.isFinal) this.#pause = setTimeout(() => this.#hear(judged), LONG_PAUSE_MS);
    });
  }

  choose(file: string): void {
    this.show({ file });
    this.#openEditor();
    this.#goToTask();
  }

  startFromNothing(): void {
    this.#putStubs();
    if (this.#state.isOpen) this.preview(undefined);
    else this.open();
  }

  preview(preview: Preview | undefined): void {
    this.show({ preview });
    this.#editor?.replace(this.#textOf(this.#state.file));
    this.#goToTask();
    if (!this.#isBeside()) this.#place.scrollIntoView();
    this.run();
  }

  hint(): void {
    const { exercise, progress } = this.#state;
    progress.set('hints', exercise.name, `${Number(progress.get('hints', exercise.name) ?? 0) + 1}`);
    this.#shared.changed();
  }

  /** Where the examples stand beside the code, the one that fails comes into sight. */
  nextFailure(): void {
    const troubles = this.#state.judged ? troublesOf(this.#state.judged.verdict) : [];
    if (troubles.length === 0) return;
    const failure = (this.#state.failure + 1) % troubles.length;
    this.show({ failure });
    this.#markLine();
    const place = troubles[failure]?.example?.place;
    if (place && this.#isBeside()) exampleAt(place)?.scrollIntoView({ block: 'nearest' });
  }

  goTo({ file, line }: Where): void {
    if (file !== this.#state.file) this.choose(file);
    this.#editor?.goTo(line);
  }

  next(name: string): void {
    this.close();
    this.#shared.begin(name);
  }

  /** Whether the code stands beside the examples. */
  #isBeside(): boolean {
    return getComputedStyle(this.#section).position === 'sticky';
  }

  /** What stands in a file: what is looked at, or the reader's own code, or ours. */
  #textOf(file: string): string {
    const { preview, progress } = this.#state;
    return preview?.files[file] ?? progress.get('code', file) ?? ourFiles()[file] ?? '';
  }

  #putStubs(): void {
    for (const unit of this.#state.exercise.units)
      this.#shared.progress.set('code', `${unit}.ts`, unitOf(unit)?.stub ?? '');
    this.#shared.changed();
  }

  /** What is typed into code that the reader only looks at is judged, and kept nowhere. */
  #write(file: string, text: string): void {
    if (text === this.#textOf(file)) return;
    const { preview, progress } = this.#state;
    if (preview) this.show({ preview: { ...preview, files: { ...preview.files, [file]: text } } });
    else progress.set('code', file, text);
    if (!preview) this.#shared.changed();
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.run(true), PAUSE_MS);
  }

  #openEditor(): void {
    this.show({ isOpen: true });
    this.#editor?.close();
    markOpen(this.#section, true);
    const { file } = this.#state;
    this.#editor = openEditor({
      parent: this.#place.querySelector('.editor') as HTMLElement,
      text: this.#textOf(file),
      label: `${file}, the code of the rule`,
      onChange: (text) => this.#write(file, text),
    });
    this.#markLine();
  }

  /** Puts the cursor where the stub asks for something. */
  #goToTask(): void {
    this.#editor?.focus();
    const lines = this.#textOf(this.#state.file).split('\n');
    const line = lines.findIndex((text) => text.includes('// TODO'));
    if (line >= 0) this.#editor?.goTo(line + 1);
  }

  #hear(judged: Judged): void {
    const { isOpen, exercise, progress } = this.#state;
    if (!isOpen) return;
    const { verdict, isFinal } = judged;
    const { examples = [] } = benchData().chapters.find(({ name }) => name === exercise.name) ?? {};
    const answers = answersTo(examples, judged);
    this.show({ judged, answers, failure: 0, isRunning: !isFinal });
    showAnswers(answers);
    this.#markLine();
    const isOurs = exercise.units.every((unit) => this.#textOf(`${unit}.ts`) === oursOf(unit));
    if (!isFinal || !isDone(verdict) || isOurs || !isOwn(this.#state) || progress.isDone(exercise)) return;
    progress.set('done', exercise.name, 'yes');
    this.#shared.changed();
  }

  #markLine(): void {
    const { judged, failure, file: shown } = this.#state;
    const wrong = judged && (troublesOf(judged.verdict)[failure] ?? judged.verdict.counterExample);
    const { file, line } = wrong?.where ?? {};
    this.#editor?.mark(file === shown ? line : undefined);
  }
}

/** Tells whether a file could not be run at all. */
function isUnreadable({ examples, hunted, trouble }: ExerciseVerdict): boolean {
  return examples === 0 && hunted === undefined && trouble?.where !== undefined && trouble.example === undefined;
}
