import { render } from 'lit-html';
import type { Exercise } from '../../../coach/exercise.ts';
import { EXERCISES } from '../../../coach/exercises.ts';
import type { Files } from '../../view/bench-data.ts';
import { exampleAt, removeAnswers } from './answers.ts';
import { type BenchState, isDoneBy, isOld, textOn, wrongLineOn } from './bench-state.ts';
import { type Actions, benchView } from './bench-view.ts';
import type { Editor } from './editor.ts';
import { goToNewestHint } from './hints-view.ts';
import { BENCH } from './judge.ts';
import { Judging } from './judging.ts';
import { openEditor } from './open-editor.ts';
import { foldVerdict, isBesideExamples, markOpen } from './place-on-page.ts';
import { keyOf } from './progress.ts';
import { fileOf } from './protocol.ts';
import { firstUndone, isBeingWritten, progress, wasCutOff } from './readers-code.ts';
import { keepOwnScroll, lastExercise, rememberExercise } from './readers-place.ts';

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
  readonly #judging = new Judging(this);

  /** @param exercises - those of the chapter, at least one */
  constructor(chapter: string, exercises: readonly Exercise[], others: Others) {
    this.chapter = chapter;
    this.#others = others;
    this.#section = document.getElementById(`${chapter}/code`) as HTMLDetailsElement;
    this.#body = this.#section.querySelector('.bench') as HTMLElement;
    this.#state = { exercises, exercise: firstUndone(exercises), progress, failure: 0, hints: [] };
  }

  get exercises(): readonly Exercise[] {
    return this.#state.exercises;
  }

  get exercise(): Exercise {
    return this.#state.exercise;
  }

  get state(): BenchState {
    return this.#state;
  }

  get line(): number | undefined {
    return this.#editor?.line;
  }

  get chapterOnPage(): HTMLElement | null {
    return this.#section.parentElement;
  }

  /** Renders a change of state. Our code is hidden while the reader writes. */
  show(change: Partial<BenchState>): void {
    this.#state = { ...this.#state, ...change };
    render(benchView(this.#state, this), this.#body);
    this.chapterOnPage?.toggleAttribute('data-old', isOld(this.#state));
    this.#section.toggleAttribute('data-folded', this.exercises.some(isBeingWritten));
  }

  /** Opens an exercise, by default the first of the chapter that is not done. */
  practise(exercise = firstUndone(this.exercises)): void {
    location.hash = this.#section.id;
    this.show({ exercise, failure: 0, hints: [] });
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

  /** Makes our code, as the reader has changed it, the reader's own. */
  keep(): void {
    if (progress.isBegun(this.exercise) && !confirm('Replace the code that you have written?'))
      return;
    progress.save('code', this.#file, textOn(this.#state));
    this.#others.showProgress();
    this.practise(this.exercise);
  }

  close(): void {
    this.#editor?.close();
    markOpen(this.#section, false);
    removeAnswers(this.chapterOnPage);
    this.show({ isOpen: false, judged: undefined, preview: undefined });
    this.#section.scrollIntoView();
    this.#body.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Goes to another exercise of the chapter. */
  choose(exercise: Exercise): void {
    this.show({ exercise, judged: undefined, unread: undefined, failure: 0, hints: [] });
    this.#openEditor();
    this.#judging.run();
  }

  /** Takes over the code that another tab writes or, while the reader writes here, offers it. */
  followOtherTab({ key, newValue: text }: Pick<StorageEvent, 'key' | 'newValue'>): void {
    const isOwnOpen = this.#state.isOpen && !this.#state.preview;
    if (!isOwnOpen || text === null || key !== keyOf('code', this.#file)) return;
    if (this.#editor?.hasFocus) this.show({ codeElsewhere: text });
    else this.#takeOver(text);
  }

  useCodeElsewhere(): void {
    this.#takeOver(this.#state.codeElsewhere ?? textOn(this.#state));
    this.#editor?.goToLine(1); // the button that had the focus is gone
  }

  /** Restores the stub; undo works. */
  startAgain(): void {
    this.#editor?.replace(BENCH.stubs[this.#file] ?? '');
    this.#editor?.goToTask();
  }

  type(sign: string): void {
    this.#editor?.type(sign);
  }

  /** Says that the code is saved: it is on each key. */
  save(): void {
    this.show({ isSaveAsked: true });
  }

  hint(text: string): void {
    this.show({ hints: [...this.#state.hints, text] });
    goToNewestHint(this.#body);
  }

  /** Shows the next failure; scrolls to its example if that is next to the code. */
  nextFailure(): void {
    const { judged, failure: before } = this.#state;
    const { troubles = [] } = judged?.verdict ?? {};
    if (troubles.length === 0) return;
    const failure = (before + 1) % troubles.length;
    this.show({ failure });
    this.markLine();
    const location = troubles[failure]?.example?.location;
    if (location && isBesideExamples(this.#section))
      exampleAt(location)?.scrollIntoView({ block: 'nearest' });
  }

  markLine(): void {
    this.#editor?.mark(this.#state.unread ? undefined : wrongLineOn(this.#state));
  }

  onDone(): void {
    this.#others.showProgress();
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

  /** Goes on if the exercise is done, or judges what is typed so far. */
  #goOnOrRun(): void {
    if (isDoneBy(this.#state)) this.goOn();
    else this.#judging.run();
  }

  /** Shows code of another tab; undo works. */
  #takeOver(text: string): void {
    this.show({ codeElsewhere: undefined });
    this.#editor?.replace(text);
    this.#judging.runSoon();
  }

  get #file(): string {
    return fileOf(this.exercise);
  }

  /** Saves what is typed, except changes of our code. */
  #write(text: string): void {
    if (text === textOn(this.#state)) return;
    foldVerdict(this.#body);
    const { preview } = this.#state;
    const file = this.#file;
    this.show({ isSaveAsked: false });
    if (preview) {
      this.show({ preview: { ...preview, [file]: text } });
    } else {
      progress.save('code', file, text);
      this.#others.showProgress();
    }
    this.#judging.runSoon();
  }

  /** Opens the editor and scrolls to the examples next to it. */
  #open(preview?: Files): void {
    if (opened !== this) opened?.close();
    opened = this;
    this.show({ preview, judged: undefined, unread: undefined });
    this.#openEditor();
    const rule = this.chapterOnPage?.querySelector('.rule');
    ((isBesideExamples(this.#section) && rule) || this.#body).scrollIntoView();
    if (preview || !wasCutOff(this.exercise)) this.#judging.run();
  }

  #openEditor(): void {
    this.show({ isOpen: true, isSaveAsked: false, codeElsewhere: undefined });
    this.#editor?.close();
    markOpen(this.#section, true);
    if (!this.#state.preview) rememberExercise(this.chapter, this.exercise);
    const parent = this.#body.querySelector('.editor') as HTMLElement;
    this.#editor = openEditor(parent, this.#state, {
      onText: (text) => this.#write(text),
      onNext: () => this.#goOnOrRun(),
    });
    this.markLine();
  }
}
