/** The workbench of each chapter: the rule's code can be edited, and the examples of the chapter answer. */
import { render } from 'lit-html';
import { STEPS } from '../../coach/steps.ts';
import { isDone, troublesOf } from '../../coach/verdict.ts';
import { answersTo, showAnswers } from './answers.ts';
import { type Actions, type BenchState, benchView } from './bench-view.ts';
import { benchData, ourFiles, oursOf, textOf } from './data.ts';
import type { Editor, EditorOptions } from './editor.ts';
import { filesOf } from './files.ts';
import { Judge, type Judged } from './judge.ts';
import { keep, readKept } from './kept.ts';
import { nameOfLoaded, type Progress, withDone, withFile, withHint, withOther } from './progress.ts';

/** How long a pause in typing is before the code is judged, in milliseconds. */
const PAUSE_MS = 20;

/** What all workbenches share. */
interface Shared {
  progress: Progress;
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
  const shared: Shared = {
    progress: readKept(),
    judge() {
      const parts = ['shared-script', 'workbench-grammar', 'workbench-worker'].map(textOf);
      const code = ['(() => {', parts.join('\n'), '\n})()'];
      const url = URL.createObjectURL(new Blob(code, { type: 'text/javascript' }));
      judge ??= new Judge(() => new Worker(url), { chapters: benchData().chapters });
      return judge;
    },
    change(progress) {
      shared.progress = progress;
      const isKept = keep(progress);
      for (const bench of benches.values()) bench.show({ isKept });
    },
    open: (step) => benches.get(step)?.begin(),
  };
  for (const section of document.querySelectorAll<HTMLElement>('section.code')) {
    const { step = '' } = section.dataset;
    benches.set(step, new Bench(section, step, shared));
  }
}

/** The workbench of one step. */
class Bench {
  readonly #section: HTMLElement;
  readonly #step: string;
  readonly #shared: Shared;
  readonly #place: HTMLElement;
  #state: BenchState;
  #editor: Editor | undefined;
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
      isKept: true,
    };
    this.show({});
  }

  /** Shows what has changed. */
  show(change: Partial<BenchState>): void {
    this.#state = { ...this.#state, ...change, progress: this.#shared.progress };
    render(benchView(this.#state, this.#actions), this.#place);
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
      this.show({ isOpen: true });
      this.#openEditor();
      this.#section.scrollIntoView(); // so that on a phone the editor and the first failure are both in sight
      this.#judge();
    },
    close: () => {
      this.#editor?.close();
      this.#editor = undefined;
      this.#section.removeAttribute('data-open');
      this.#showAnswers(undefined);
      this.show({ isOpen: false, judged: undefined });
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
    putMistake: (name) => {
      const { file } = this.#state;
      const mistake = unitOf(file)?.mistakes.find((one) => one.name === name);
      if (mistake) this.#put(file, mistake.text);
      this.#refresh();
    },
    putOurs: () => {
      for (const unit of this.#state.step.units) this.#put(`${unit}.ts`, oursOf(unit));
      this.#refresh();
    },
    putBack: () => {
      const { file, progress } = this.#state;
      const before = progress.before[file];
      if (before !== undefined) this.#put(file, before);
      this.#refresh();
    },
    hint: () => this.#change(withHint(this.#shared.progress, this.#step, this.#state.step.hints.length)),
    nextFailure: () => {
      const { judged, failure } = this.#state;
      const count = judged ? troublesOf(judged.verdict).length : 0;
      if (count > 0) this.show({ failure: (failure + 1) % count });
      this.#markLine();
    },
    goTo: ({ file, line }) => {
      if (file !== this.#state.file) this.#actions.choose(file);
      this.#editor?.goTo(line);
    },
    next: (step) => this.#shared.open(step),
    save: () => {
      const files = { ...ourFiles(), ...this.#shared.progress.files };
      for (const name of filesOf(this.#state.step, files)) download(name, files[name] ?? '');
    },
    load: async (chosen) => {
      for (const file of chosen) {
        const name = nameOfLoaded(file.name);
        const text = await file.text();
        this.#shared.progress = withOther(this.#shared.progress, name, text, this.#textOf(name), stepsOf(name));
      }
      this.#change(this.#shared.progress);
      this.#refresh();
    },
  };

  #textOf(name: string): string {
    return this.#shared.progress.files[name] ?? ourFiles()[name] ?? '';
  }

  #putStubs(): void {
    for (const unit of this.#state.step.units) this.#put(`${unit}.ts`, unitOf(`${unit}.ts`)?.stub ?? '');
  }

  #put(name: string, text: string): void {
    this.#change(withOther(this.#shared.progress, name, text, this.#textOf(name), [this.#step]));
  }

  #change(progress: Progress): void {
    this.#shared.change(progress);
  }

  /** Shows the text that is now in the file, and judges it. */
  #refresh(): void {
    this.#editor?.replace(this.#textOf(this.#state.file));
    this.#judge();
  }

  #openEditor(): void {
    this.#editor?.close();
    this.#section.setAttribute('data-open', '');
    const { file: name } = this.#state;
    this.#editor = openEditor({
      parent: this.#place.querySelector('.editor') as HTMLElement,
      text: this.#textOf(name),
      label: `${name}, the code of the rule`,
      onChange: (text) => {
        if (text === this.#textOf(name)) return;
        this.#change(withFile(this.#shared.progress, name, text, [this.#step]));
        clearTimeout(this.#pause);
        this.#pause = setTimeout(() => this.#judge(), PAUSE_MS);
      },
      onRun: () => this.#actions.run(),
      onNextFailure: () => this.#actions.nextFailure(),
    });
    this.#editor.focus();
    this.#markLine();
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
