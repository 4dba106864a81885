/** The workbench of each chapter: the rule's code can be edited, and the examples of the chapter answer. */
import { render } from 'lit-html';
import { STEPS } from '../../coach/steps.ts';
import { isDone, troublesOf } from '../../coach/verdict.ts';
import { rememberStored } from '../browser/astray.ts';
import { unfold } from '../browser/folds.ts';
import { answersTo, showAnswers } from './answers.ts';
import { type Actions, type BenchState, benchView } from './bench-view.ts';
import { benchData, ourFiles, oursOf, textOf } from './data.ts';
import type { Editor, EditorOptions } from './editor.ts';
import { filesOf } from './files.ts';
import { Judge, type Judged } from './judge.ts';
import { Keeper } from './kept.ts';
import {
  NOTHING_DONE,
  nameOfLoaded,
  type Progress,
  withBack,
  withBefore,
  withDone,
  withFile,
  withHint,
} from './progress.ts';
import type { Files } from './protocol.ts';

/** How long a pause in typing is before the code is judged, in milliseconds. */
const PAUSE_MS = 20;

/** What all workbenches share. */
interface Shared {
  progress: Progress;
  readonly keeper: Keeper;
  readonly judge: () => Judge;
  /** Takes the new progress, keeps it, and shows it on every bench. */
  readonly change: (progress: Progress) => void;
  /** Opens the bench of another step. */
  readonly open: (step: string) => void;
}

/** Fills the places that the sections of code have for it. */
export function startWorkbench(): void {
  let judge: Judge | undefined;
  const benches = new Map<string, Bench>();
  const keeper = new Keeper(() => localStorage);
  const shared: Shared = {
    progress: keeper.hearAll(NOTHING_DONE),
    keeper,
    judge() {
      const parts = ['shared-script', 'workbench-grammar', 'workbench-worker'].map(textOf);
      const code = ['(() => {', parts.join('\n'), '\n})()'];
      const url = URL.createObjectURL(new Blob(code, { type: 'text/javascript' }));
      judge ??= new Judge(() => new Worker(url), { chapters: benchData().chapters });
      return judge;
    },
    change(progress) {
      shared.progress = keeper.keep(progress);
      rememberStored();
      for (const bench of benches.values()) bench.show({});
    },
    open: (step) => benches.get(step)?.begin(),
  };
  for (const section of document.querySelectorAll<HTMLElement>('section.code')) {
    const { step = '' } = section.dataset;
    benches.set(step, new Bench(section, step, shared));
  }
  const hear = (progress: Progress) => {
    const { files } = shared.progress;
    shared.progress = progress;
    for (const bench of benches.values()) bench.hearChange(files);
  };
  addEventListener('storage', (event) => hear(keeper.hear(shared.progress, event)));
  addEventListener('pageshow', ({ persisted }) => persisted && hear(keeper.hearAll(shared.progress)));
  addEventListener('beforeunload', (event) => {
    if (!keeper.isKept && Object.keys(shared.progress.files).length > 0) event.preventDefault();
  });
}

/** The workbench of one step. */
class Bench {
  readonly #section: HTMLElement;
  readonly #step: string;
  readonly #shared: Shared;
  readonly #place: HTMLElement;
  #state: BenchState;
  #editor: Editor | undefined;
  /** The text in the editor. */
  #shown = '';
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(section: HTMLElement, step: string, shared: Shared) {
    this.#section = section;
    this.#step = step;
    this.#shared = shared;
    this.#place = section.querySelector('.bench') as HTMLElement;
    const found = STEPS.find(({ name }) => name === step) as BenchState['step'];
    this.#state = {
      step: found,
      file: `${found.units[0]}.ts`,
      progress: shared.progress,
      isOpen: false,
      failure: 0,
      isKept: shared.keeper.isKept,
    };
    this.show({});
  }

  /** Shows what has changed. */
  show(change: Partial<BenchState>): void {
    const { progress, keeper } = this.#shared;
    this.#state = { ...this.#state, ...change, progress, isKept: keeper.isKept };
    render(benchView(this.#state, this.#actions), this.#place);
  }

  /**
   * Shows what another page has written.
   *
   * @param files - what was there before
   */
  hearChange(files: Files): void {
    this.show({});
    if (!this.#state.isOpen || files === this.#shared.progress.files) return;
    const text = this.#textOf(this.#state.file);
    if (text !== this.#shown) this.#editor?.replace(text);
    this.#judgeSoon();
  }

  /** Begins with nothing, unless something is begun already. */
  begin(): void {
    const names = this.#state.step.units.map((unit) => `${unit}.ts`);
    const isBegun = names.some((name) => this.#shared.progress.files[name] !== undefined);
    if (!isBegun) this.#putStubs();
    this.#actions.open();
    history.pushState(null, '', `#${this.#step}/code`);
  }

  readonly #actions: Actions = {
    open: () => {
      unfold(this.#section);
      this.show({ isOpen: true });
      this.#openEditor();
      this.#placeToRead().scrollIntoView();
      this.#judge();
    },
    close: () => {
      this.#editor?.close();
      this.#editor = undefined;
      this.#section.removeAttribute('data-open');
      this.#showAnswers(undefined);
      this.show({ isOpen: false, judged: undefined });
      this.#section.scrollIntoView({ block: 'nearest' });
      this.#place.querySelector('button')?.focus({ preventScroll: true });
    },
    run: () => this.#judge(),
    choose: (file) => {
      this.show({ file });
      this.#openEditor();
    },
    startFromNothing: () => {
      this.#putStubs();
      this.#refresh();
    },
    putMistake: (wrong) => {
      const { file } = this.#state;
      const mistake = unitOf(file)?.mistakes.find((one) => one.wrong === wrong);
      if (mistake) this.#put(file, mistake.text);
      this.#refresh();
    },
    putOurs: () => {
      for (const unit of this.#state.step.units) this.#put(`${unit}.ts`, oursOf(unit));
      this.#refresh();
    },
    putBack: () => {
      const { file } = this.#state;
      this.#change(withBack(this.#shared.progress, file, this.#writtenIn(file)));
      this.#refresh();
    },
    hint: () => this.#change(withHint(this.#shared.progress, this.#step, this.#state.step.hints.length)),
    nextFailure: () => {
      const { judged, failure } = this.#state;
      const count = judged ? troublesOf(judged.verdict).length : 0;
      if (count > 0) this.show({ failure: (failure + 1) % count });
      this.#markLine();
      this.#showFailing();
    },
    goTo: ({ file, line }) => {
      if (file !== this.#state.file) this.#actions.choose(file);
      this.#editor?.goTo(line);
    },
    next: (step) => {
      this.#actions.close();
      this.#shared.open(step);
    },
    save: () => {
      const files = { ...ourFiles(), ...this.#shared.progress.files };
      for (const name of filesOf(this.#state.step, files)) download(name, files[name] ?? '');
    },
    load: async (chosen) => {
      for (const file of chosen) {
        const name = nameOfLoaded(file.name);
        const text = await file.text();
        this.#put(name, text, stepsOf(name));
      }
      this.#refresh();
    },
  };

  /** Where the code stands beside the examples, these; elsewhere the editor, with the first failure below it. */
  #placeToRead(): Element {
    return (this.#isBeside() && this.#section.closest('.chapter')?.querySelector('.rule')) || this.#section;
  }

  #isBeside(): boolean {
    return getComputedStyle(this.#section).position === 'sticky';
  }

  /** Where the examples stand beside the code, the one that fails comes into sight. */
  #showFailing(): void {
    const { judged, failure } = this.#state;
    const place = judged && troublesOf(judged.verdict)[failure]?.example?.place;
    if (place && this.#isBeside())
      document.querySelector(`[data-place="${place}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  #textOf(name: string): string {
    return this.#shared.progress.files[name] ?? ourFiles()[name] ?? '';
  }

  #putStubs(): void {
    for (const unit of this.#state.step.units) this.#put(`${unit}.ts`, unitOf(`${unit}.ts`)?.stub ?? '');
  }

  /** What the reader has written in a file; not what the page has put there and can put there again. */
  #writtenIn(name: string): string | undefined {
    const text = this.#shared.progress.files[name];
    const { stub, mistakes = [] } = unitOf(name) ?? {};
    return [ourFiles()[name], stub, ...mistakes.map((mistake) => mistake.text)].includes(text) ? undefined : text;
  }

  #put(name: string, text: string, steps: readonly string[] = [this.#step]): void {
    const { progress } = this.#shared;
    const written = this.#writtenIn(name);
    const isLost = written !== undefined && written !== text;
    this.#change(withFile(isLost ? withBefore(progress, name, written) : progress, name, text, steps));
  }

  #change(progress: Progress): void {
    this.#shared.change(progress);
  }

  /** Shows the text that is now in the file, and judges it. */
  #refresh(): void {
    this.#editor?.replace(this.#textOf(this.#state.file));
    this.#goToTask();
    this.#judge();
  }

  #openEditor(): void {
    this.#editor?.close();
    this.#section.setAttribute('data-open', '');
    const { file: name } = this.#state;
    this.#shown = this.#textOf(name);
    this.#editor = openEditor({
      parent: this.#place.querySelector('.editor') as HTMLElement,
      text: this.#shown,
      label: `${name}, the code of the rule`,
      onChange: (text) => {
        this.#shown = text;
        if (text === this.#textOf(name)) return;
        this.#change(withFile(this.#shared.progress, name, text, [this.#step]));
        this.#judgeSoon();
      },
      onRun: () => this.#actions.run(),
      onNextFailure: () => this.#actions.nextFailure(),
    });
    this.#editor.focus();
    this.#goToTask();
    this.#markLine();
  }

  /** Puts the cursor where the stub asks for something. */
  #goToTask(): void {
    const line = this.#shown.split('\n').findIndex((text) => text.includes('// TODO'));
    if (line >= 0) this.#editor?.goTo(line + 1);
  }

  #judgeSoon(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#judge(), PAUSE_MS);
  }

  #judge(): void {
    clearTimeout(this.#pause);
    const { progress } = this.#shared;
    const files = { ...ourFiles(), ...progress.files };
    const done = progress.done.filter((step) => step !== this.#step);
    this.show({ isRunning: true });
    this.#shared.judge().judge({ step: this.#step, done, files }, (judged) => this.#hear(judged));
  }

  #hear(judged: Judged): void {
    if (!this.#state.isOpen) return;
    const { verdict, isFinal } = judged;
    this.show({ judged, failure: 0, isRunning: !isFinal });
    this.#showAnswers(judged);
    this.#markLine();
    const isOurs = this.#state.step.units.every((unit) => this.#textOf(`${unit}.ts`) === oursOf(unit));
    const isNowDone = isDone(verdict) && !isOurs;
    if (isFinal && isNowDone !== this.#shared.progress.done.includes(this.#step))
      this.#change(withDone(this.#shared.progress, this.#step, isNowDone));
  }

  #showAnswers(judged: Judged | undefined): void {
    const chapter = this.#section.closest('.chapter');
    if (!chapter) return;
    const asked = benchData().chapters.find(({ name }) => name === this.#step)?.examples ?? [];
    showAnswers(
      chapter,
      judged
        ? answersTo(
            asked.map(({ place }) => place),
            judged,
          )
        : [],
    );
  }

  #markLine(): void {
    const { judged, failure, file: shown } = this.#state;
    const wrong = judged && (troublesOf(judged.verdict)[failure] ?? judged.verdict.counterExample);
    const { file, line } = wrong?.where ?? {};
    this.#editor?.mark(file === shown ? line : undefined);
  }
}

/** The steps that a file belongs to. */
const stepsOf = (name: string) =>
  STEPS.filter(({ units }) => units.some((unit) => `${unit}.ts` === name)).map((step) => step.name);

/** What the page knows of the unit that is written in a file. */
const unitOf = (file: string) =>
  benchData()
    .steps.flatMap(({ units }) => units)
    .find(({ unit }) => `${unit}.ts` === file);

/** Runs the editor's code when it is needed first: until then it is a text. */
function openEditor(options: EditorOptions): Editor {
  const page = globalThis as { editor?: { openEditor(options: EditorOptions): Editor } };
  if (!page.editor) {
    for (const id of ['workbench-grammar', 'workbench-editor']) {
      const script = document.createElement('script');
      script.textContent = textOf(id).replace(/^"use strict";\s*/, '');
      document.head.append(script);
    }
  }
  if (!page.editor) throw new Error('the editor did not start');
  return page.editor.openEditor(options);
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
