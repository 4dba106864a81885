/** A workbench as markup: what can be done, and what came out. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { STEPS, type Step, spokenName } from '../../../coach/steps.ts';
import { isDone, troublesOf, type Where } from '../../../coach/verdict.ts';
import { benchData, ourFiles } from './data.ts';
import { filesOf } from './files.ts';
import type { Judged } from './judge.ts';
import type { AllLent } from './lent.ts';
import type { Progress } from './progress.ts';
import { verdictView } from './verdict-view.ts';

export interface BenchState {
  readonly step: Step;
  /** The file that is in the editor. */
  readonly file: string;
  readonly progress: Progress;
  /** What stands in the editor in the place of the reader's own code, by the names of the files. */
  readonly lent: AllLent;
  readonly isOpen: boolean;
  readonly isRunning?: boolean;
  readonly judged?: Judged | undefined;
  /** Which failure is shown: 0 is the first. */
  readonly failure: number;
  /** Whether the browser keeps what is written. */
  readonly isKept: boolean;
  /** What came of what the reader has just done with the files. */
  readonly told?: string | undefined;
}

/** What the reader can do. */
export interface Actions {
  open(): void;
  close(): void;
  run(): void;
  choose(file: string): void;
  startFromNothing(): void;
  putMistake(wrong: string): void;
  putOurs(): void;
  /** Takes away what was lent. */
  backToOwn(): void;
  putBack(): void;
  hint(): void;
  nextFailure(): void;
  goTo(where: Where): void;
  next(step: string): void;
  save(): void;
  load(files: Iterable<File>): void;
}

export function benchView(state: BenchState, actions: Actions): TemplateResult {
  const number = STEPS.indexOf(state.step) + 1;
  return html`<p class="told practice" data-find>
      Practice, step ${number} of ${STEPS.length}: start from nothing, or from our code. In the editor the examples of this chapter
      answer as you type.
    </p>
    ${state.isOpen ? openView(state, actions) : closedView(state, actions)}`;
}

function closedView({ step, progress }: BenchState, { open, startFromNothing }: Actions): TemplateResult {
  const isBegun = step.units.some((unit) => progress.files[`${unit}.ts`] !== undefined);
  const start = () => {
    startFromNothing();
    open();
  };
  return html`<div class="bench-bar">
    <button type="button" class="main" @click=${open}>${isBegun ? 'Go on with your code' : 'Edit'}</button>
    ${isBegun ? nothing : html`<button type="button" @click=${start}>Start from nothing</button>`}
    ${progress.done[step.name] ? html`<span class="told">✓ You have done this step.</span>` : nothing}
  </div>`;
}

function openView(state: BenchState, actions: Actions): TemplateResult {
  const { file, judged, isKept, told } = state;
  return html`<div class="bench-open" @keydown=${(event: KeyboardEvent) => pressKey(event, actions)}>
    <div class="bench-bar">${tabsView(state, actions)} ${placeView(state)} ${lentView(state, actions)}</div>
    <div class="editor"></div>
    <p class="told keys">
      <kbd>Ctrl-Enter</kbd> runs, <kbd>F8</kbd> shows the next failure, <kbd>Tab</kbd> indents; <kbd>Escape</kbd>, then
      <kbd>Tab</kbd> leaves the editor.
    </p>
    <div class="bench-verdict" role="status" aria-live="polite">
      ${judged ? verdictView(state, judged, actions) : html`<p class="told">The coach is starting …</p>`}
    </div>
    ${hintsView(state)}
    <div class="bench-bar">
      ${nextView(state, actions)} ${failureView(state, actions)}
      ${judged && isDone(judged.verdict) ? nothing : hintButton(state, actions)}
      <button type="button" aria-keyshortcuts="Control+Enter" @click=${actions.run}>Run</button>
      ${mistakesMenu(state, actions)}
    </div>
    <div class="bench-bar quiet-bar">
      <button type="button" @click=${actions.putOurs}>Our code</button>
      ${
        state.progress.before[file]?.length
          ? html`<button type="button" @click=${actions.putBack}>What you had before</button>`
          : nothing
      }
      <button type="button" @click=${actions.save}>Save as files</button>
      <label class="load"
        >Load files<input
          type="file"
          class="unseen"
          multiple
          @change=${(event: Event) => actions.load((event.target as HTMLInputElement).files ?? [])}
      /></label>
      <button type="button" @click=${actions.close}>Close</button>
      <button type="button" class="apart" @click=${actions.startFromNothing}>Start from nothing</button>
    </div>
    <p class="told files" role="status">${told}</p>
    <p class="told">
      ${
        isKept
          ? 'What you write is kept in this browser.'
          : html`<strong>This browser does not keep what you write now, or has no room left: save your files.</strong>`
      }
    </p>
  </div>`;
}

/** The keys of the editor work beside it, too. */
function pressKey(event: KeyboardEvent, { run, nextFailure }: Actions): void {
  const { key, ctrlKey, metaKey, defaultPrevented } = event;
  const act = key === 'F8' ? nextFailure : key === 'Enter' && (ctrlKey || metaKey) ? run : undefined;
  if (defaultPrevented || !act) return; // the editor has done it already
  event.preventDefault();
  act();
}

/** The files of the step, and what they import beside them. */
function tabsView({ step, file, progress }: BenchState, { choose }: Actions): TemplateResult {
  const names = filesOf(step, { ...ourFiles(), ...progress.files });
  if (names.length === 1) return html`<span class="name">${file}</span>`;
  return html`<span class="tabs"
    >${names.map(
      (name) => html`<button type="button" aria-pressed=${name === file} @click=${() => choose(name)}>${name}</button>`,
    )}</span
  >`;
}

/** How far the reader has come. */
function placeView({ progress, isRunning }: BenchState): TemplateResult {
  const done = STEPS.filter(({ name }) => progress.done[name]).length;
  return html`<span class="told place"
    >${done} of ${STEPS.length} steps done${isRunning ? ' …' : ''}</span
  >`;
}

/** Whose code it is that stands in the editor, where it is not the reader's. */
function lentView({ file, lent, progress }: BenchState, { backToOwn }: Actions): TemplateResult | typeof nothing {
  const [other, isBegun] = [lent[file], progress.files[file] !== undefined];
  if (!other) return isBegun ? nothing : html`<span class="lent">Our code: what you type makes it yours.</span>`;
  return html`<span class="lent" role="status"
      >${other.wrong === undefined ? 'Our' : 'A classic mistake, not your'} code.</span
    ><button type="button" class="main" @click=${backToOwn}>Back to ${isBegun ? 'my' : 'our'} code</button>`;
}

function hintsView({ step, progress, judged }: BenchState): TemplateResult | typeof nothing {
  const shown = step.hints.slice(0, progress.hints[step.name] ?? 0);
  if (shown.length === 0 || (judged && isDone(judged.verdict))) return nothing;
  return html`<ol class="hints" aria-label="Hints">
    ${shown.map((hint, index) => html`<li><b>Hint ${index + 1}</b> ${hint}</li>`)}
  </ol>`;
}

function hintButton({ step, progress }: BenchState, { hint }: Actions): TemplateResult | typeof nothing {
  const shown = progress.hints[step.name] ?? 0;
  const { length } = step.hints;
  if (shown >= length) return nothing;
  return html`<button type="button" @click=${hint}>Hint ${shown + 1} of ${length}</button>`;
}

function failureView({ judged }: BenchState, { nextFailure }: Actions): TemplateResult | typeof nothing {
  if (!judged || troublesOf(judged.verdict).length < 2) return nothing;
  return html`<button type="button" aria-keyshortcuts="F8" @click=${nextFailure}>Next failure</button>`;
}

/** Any step can be done at any time; the next one is offered when this one is done. */
function nextView({ step, judged }: BenchState, { next }: Actions): TemplateResult | typeof nothing {
  const following = STEPS[STEPS.indexOf(step) + 1];
  if (!following || !judged?.isFinal || !isDone(judged.verdict)) return nothing;
  return html`<button type="button" class="main" @click=${() => next(following.name)}>
    Next step: ${spokenName(following)}
  </button>`;
}

function mistakesMenu({ step, file }: BenchState, { putMistake }: Actions): TemplateResult | typeof nothing {
  const units = benchData().steps.find((one) => one.step === step.name)?.units ?? [];
  const mistakes = units.find(({ unit }) => `${unit}.ts` === file)?.mistakes ?? [];
  if (mistakes.length === 0) return nothing;
  const choose = (event: Event) => {
    const menu = event.target as HTMLSelectElement;
    putMistake(menu.value);
    menu.value = '';
  };
  return html`<select aria-label="Put a classic mistake into the editor" @change=${choose}>
    <option value="">Classic mistakes …</option>
    ${mistakes.map(({ wrong }) => html`<option>${wrong}</option>`)}
  </select>`;
}
