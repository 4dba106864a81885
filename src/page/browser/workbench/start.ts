/** The workbench of each chapter: the rule's code can be edited, and the examples of the chapter answer. */
import { render } from 'lit-html';
import { STEPS } from '../../../coach/steps.ts';
import { isDone, type StepVerdict, troublesOf } from '../../../coach/verdict.ts';
import { addressOf, answersTo, showAnswers } from './answers.ts';
import { type Actions, type BenchState, benchView } from './bench-view.ts';
import { benchData, ourFiles, oursOf, textOf } from './data.ts';
import type { Editor, EditorOptions } from './editor.ts';
import { filesOf } from './files.ts';
import { Judge, type Judged } from './judge.ts';
import { Keeper } from './kept.ts';
import { type AllLent, isLent } from './lent.ts';
import { loadedInWords, nameOfLoaded, stepOf } from './loaded.ts';
import { NOTHING_DONE, type Progress, withBack, withBefore, withDone, withFile, withHint } from './progress.ts';
import type { Files } from './protocol.ts';
import { showWayOn } from './way-on.ts';

/** How long a pause in typing is before the code is judged, and before it is said that it cannot be read, in milliseconds. */
const [PAUSE_MS, LONG_PAUSE_MS] = [20, 1000];

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
      const url = URL.createObjectURL(new Blob([textOf('workbench-worker')], { type: 'text/javascript' }));
      judge ??= new Judge(() => new Worker(url), { chapters: benchData().chapters });
      return judge;
    },
    change(progress) {
      shared.progress = keeper.keep(progress);
      showWayOn(progress);
      for (const bench of benches.values()) bench.show({});
    },
    open: (step) => benches.get(step)?.begin(),
  };
  for (const section of document.querySelectorAll<HTMLElement>('section.code')) {
    const { step = '' } = section.dataset;
    benches.set(step, new Bench(section, step, shared));
  }
  showWayOn(shared.progress);
  const hear = (progress: Progress) => {
    const { files } = shared.progress;
    shared.progress = progress;
    showWayOn(progress);
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
  /** The wait before it is said that what was typed cannot be read. */
  #patience: ReturnType<typeof setTimeout> | undefined;
  #isTyping = false;

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
      lent: {},
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
    this.#foldOurs();
  }

  /** Our code is folded while the reader practises and has not done the step. */
  #foldOurs(): void {
    const { files, done } = this.#shared.progress;
    const isFolded = Object.keys(files).length > 0 && !done[this.#step];
    if (isFolded === this.#section.hasAttribute('data-folded')) return;
    this.#section.toggleAttribute('data-folded', isFolded);
    for (const file of this.#section.querySelectorAll<HTMLDetailsElement>('.file')) file.open = !isFolded;
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

  /** Begins with nothing, unless something is begun already; the chapter comes first. */
  begin(): void {
    const names = this.#state.step.units.map((unit) => `${unit}.ts`);
    const isBegun = names.some((name) => this.#shared.progress.files[name] !== undefined);
    if (!isBegun) this.#putStubs();
    this.show({ isOpen: true });
    this.#openEditor();
    this.#judge();
    history.pushState(null, '', `#${this.#step}`);
    const heading = document.getElementById(`${this.#step}.title`);
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    this.#section.closest('.chapter')?.scrollIntoView();
  }

  readonly #actions: Actions = {
    open: () => {
      this.show({ isOpen: true });
      this.#openEditor();
      this.#goToTask();
      this.#placeToRead().scrollIntoView();
      this.#judge();
    },
    close: () => {
      this.#editor?.close();
      this.#editor = undefined;
      this.#section.removeAttribute('data-open');
      this.#showAnswers(undefined);
      this.show({ isOpen: false, judged: undefined, lent: {}, told: undefined });
      this.#section.scrollIntoView();
      this.#place.querySelector('button')?.focus({ preventScroll: true });
    },
    run: () => this.#judge(),
    choose: (file) => {
      this.show({ file });
      this.#openEditor();
      this.#goToTask();
    },
    startFromNothing: () => {
      this.#putStubs();
      this.show({ lent: {} });
      this.#refresh();
    },
    putMistake: (wrong) => {
      const { file, lent } = this.#state;
      const mistake = unitOf(file)?.mistakes.find((one) => one.wrong === wrong);
      this.#lend({ ...lent, ...(mistake && { [file]: mistake }) });
    },
    putOurs: () => {
      const ours = this.#state.step.units.map((unit) => [`${unit}.ts`, { text: oursOf(unit) }] as const);
      this.#lend(Object.fromEntries(ours.filter(([name]) => this.#shared.progress.files[name] !== undefined)));
    },
    backToOwn: () => this.#lend({}),
    putBack: () => {
      const { file } = this.#state;
      const { [file]: _, ...lent } = this.#state.lent;
      this.#change(withBack(this.#shared.progress, file, this.#writtenIn(file)));
      this.#lend(lent);
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
      const own = this.#shared.progress.files;
      const files = { ...ourFiles(), ...own };
      const begun = STEPS.filter(({ units }) => units.some((unit) => own[`${unit}.ts`] !== undefined));
      const steps = begun.length > 0 ? begun : [this.#state.step];
      const names = new Set([...steps.flatMap((step) => filesOf(step, files)), ...Object.keys(own)]);
      for (const name of names) download(name, files[name] ?? '');
      this.show({ told: `Saved: ${[...names].join(', ')}.` });
    },
    load: async (chosen) => {
      const names = [...chosen].map((file) => ({ file, given: file.name, name: nameOfLoaded(file.name) }));
      for (const { file, name } of names) if (name) this.#put(name, await file.text());
      this.#refresh();
      this.show({ told: loadedInWords(names, this.#step) });
    },
  };

  /** Where the code stands beside the examples, these; elsewhere the editor, with the first failure below it. */
  #placeToRead(): Element {
    return (this.#isBeside() && this.#section.closest('.chapter')?.querySelector('.rule')) || this.#place;
  }

  #isBeside(): boolean {
    return getComputedStyle(this.#section).position === 'sticky';
  }

  /** Where the examples stand beside the code, the one that fails comes into sight. */
  #showFailing(): void {
    const { judged, failure } = this.#state;
    const place = judged && troublesOf(judged.verdict)[failure]?.example?.place;
    if (place && this.#isBeside())
      document.getElementById(addressOf(place).slice(1))?.scrollIntoView({ block: 'nearest' });
  }

  /** What stands in a file: what was lent, or the reader's own, or ours. */
  #textOf(name: string): string {
    return this.#state.lent[name]?.text ?? this.#shared.progress.files[name] ?? ourFiles()[name] ?? '';
  }

  /** Puts code into the editor that is not the reader's, whose own stays what it was. */
  #lend(lent: AllLent): void {
    this.show({ lent });
    this.#refresh();
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

  /** Makes a text the reader's own; what the reader had before is kept. */
  #put(name: string, text: string): void {
    const { progress } = this.#shared;
    const { [name]: _, ...lent } = this.#state.lent;
    const written = this.#writtenIn(name);
    const isLost = written !== undefined && written !== text;
    this.#state = { ...this.#state, lent };
    this.#write(isLost ? withBefore(progress, name, written) : progress, name, text);
  }

  #write(progress: Progress, name: string, text: string): void {
    const step = stepOf(name)?.name ?? this.#step;
    this.#change(withFile(progress, name, text, [step]));
  }

  #change(progress: Progress): void {
    this.#shared.change(progress);
  }

  /** Shows the text that is now in the file, and judges it. */
  #refresh(): void {
    this.#editor?.replace(this.#textOf(this.#state.file));
    this.#goToTask();
    if (this.#state.isOpen && !this.#isBeside()) this.#place.scrollIntoView();
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
        if (this.#state.lent[name]) this.#put(name, text);
        else this.#write(this.#shared.progress, name, text);
        this.#isTyping = true;
        this.show({ told: undefined });
        this.#judgeSoon();
      },
      onRun: () => this.#actions.run(),
      onNextFailure: () => this.#actions.nextFailure(),
    });
    this.#markLine();
  }

  /** Puts the cursor where the stub asks for something. */
  #goToTask(): void {
    this.#editor?.focus();
    const line = this.#shown.split('\n').findIndex((text) => text.includes('// TODO'));
    if (line >= 0) this.#editor?.goTo(line + 1);
  }

  #judgeSoon(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#judge(), PAUSE_MS);
  }

  #judge(): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#patience);
    const { files: own, done: all } = this.#shared.progress;
    const lent = Object.entries(this.#state.lent).map(([name, { text }]) => [name, text]);
    const files = { ...ourFiles(), ...own, ...Object.fromEntries(lent) };
    const done = Object.keys(all).filter((step) => step !== this.#step && all[step] === 'yes');
    const isTyping = this.#isTyping;
    this.#isTyping = false;
    this.show({ isRunning: true });
    this.#shared.judge().judge({ step: this.#step, done, files }, (judged) => {
      clearTimeout(this.#patience);
      // Who is in the middle of a word need not hear that it cannot be read.
      const pause = isTyping && isUnreadable(judged.verdict) ? LONG_PAUSE_MS : 0;
      if (pause > 0) this.#patience = setTimeout(() => this.#hear(judged), pause);
      else this.#hear(judged);
    });
  }

  #hear(judged: Judged): void {
    if (!this.#state.isOpen) return;
    const { verdict, isFinal } = judged;
    this.show({ judged, failure: 0, isRunning: !isFinal });
    this.#showAnswers(judged);
    this.#markLine();
    const isOurs = this.#state.step.units.every((unit) => this.#textOf(`${unit}.ts`) === oursOf(unit));
    const was = this.#shared.progress.done[this.#step];
    const now = isDone(verdict) && !isOurs ? 'yes' : was && 'changed';
    if (isFinal && !isLent(this.#state.step, this.#state.lent, this.#shared.progress) && now && now !== was)
      this.#change(withDone(this.#shared.progress, this.#step, now));
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

/** Whether a file could not be run at all. */
const isUnreadable = ({ examples, hunted, trouble }: StepVerdict) =>
  examples === 0 && hunted === undefined && trouble?.where !== undefined && trouble.example === undefined;

/** What the page knows of the unit that is written in a file. */
const unitOf = (file: string) =>
  benchData()
    .steps.flatMap(({ units }) => units)
    .find(({ unit }) => `${unit}.ts` === file);

/** Runs the editor's code when it is needed first: until then it is a text. */
function openEditor(options: EditorOptions): Editor {
  const page = globalThis as { editor?: { openEditor(options: EditorOptions): Editor } };
  if (!page.editor) {
    const script = document.createElement('script');
    script.textContent = textOf('workbench-editor').replace(/^"use strict";\s*/, '');
    document.head.append(script);
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
