/** A workbench as markup: what can be done, and what came out. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { EXERCISES, type Exercise, hintsOn, spokenName } from '../../../coach/exercises.ts';
import { inWords } from '../../../coach/explain/words.ts';
import { isDone, troublesOf } from '../../../coach/verdict.ts';
import { isKept } from '../book/kept.ts';
import { BENCH, type Judged } from './judge.ts';
import type { Progress } from './progress.ts';
import { type Files, filesOf } from './protocol.ts';
import { verdictView } from './verdict-view.ts';

/** Code that is not the reader's, to be looked at and tried. */
export interface Preview {
  readonly files: Files;
  /** What is wrong with a classic mistake; nothing is with our code. */
  readonly wrong?: string;
}

export interface BenchState {
  readonly exercise: Exercise;
  /** The file that is in the editor. */
  readonly file: string;
  readonly progress: Progress;
  readonly preview?: Preview | undefined;
  readonly isOpen?: boolean;
  readonly isRunning?: boolean;
  readonly judged?: Judged | undefined;
  /** Which failure is shown: 0 is the first. */
  readonly failure: number;
  /** How many hints are shown. */
  readonly hints: number;
}

type Act = 'open' | 'close' | 'run' | 'startFromNothing' | 'hint' | 'nextFailure' | 'goToLine' | 'goOn';

/** What the reader can do. */
export interface Actions extends Readonly<Record<Act, () => void>> {
  choose(file: string): void;
  /** Shows other code in the editor; without any, the reader's own again. */
  preview(preview?: Preview): void;
}

type View = TemplateResult | typeof nothing;

/** Tells whether the reader has written what is in the editor. */
export function isOwn({ exercise, preview, progress }: BenchState): boolean {
  return !preview && progress.isBegun(exercise);
}

/** Draws the workbench, open or closed. */
export function benchView(state: BenchState, actions: Actions): TemplateResult {
  return state.isOpen ? openView(state, actions) : closedView(state, actions);
}

const buttonView = (words: string, act: () => void, kind = ''): TemplateResult =>
  html`<button type="button" class=${kind || nothing} @click=${act}>${words}</button>`;

function closedView({ exercise, progress }: BenchState, actions: Actions): TemplateResult {
  const isBegun = progress.isBegun(exercise);
  return html`<div class="bench-bar">
    ${buttonView(isBegun ? 'Go on with your code' : 'Edit', () => actions.open(), 'main')}
    ${isBegun ? nothing : buttonView('Start from nothing', () => actions.startFromNothing())}
    ${progress.isDone(exercise) ? html`<span class="told">✓ You have done this exercise.</span>` : nothing}
  </div>`;
}

function openView(state: BenchState, actions: Actions): TemplateResult {
  const { exercise, file, judged, progress, isRunning } = state;
  const done = EXERCISES.filter((one) => progress.isDone(one)).length;
  const ours = Object.fromEntries(filesOf(exercise).map((name) => [name, BENCH.ours[name] ?? '']));
  return html`<div class="bench-open" @keydown=${(event: KeyboardEvent) => pressKey(event, actions)}>
    <div class="bench-bar">
      ${filesView(state, actions)}
      <span class="told place">${done} of ${EXERCISES.length} exercises done${isRunning ? ' …' : ''}</span>
      ${previewView(state, actions)}
    </div>
    <div class="editor"></div>
    <p class="told keys">
      <kbd>Ctrl-Enter</kbd> runs, <kbd>F8</kbd> shows the next failure, <kbd>Tab</kbd> indents; <kbd>Escape</kbd>, then
      <kbd>Tab</kbd> leaves the editor.
    </p>
    <div class="bench-verdict" role="status" aria-live="polite">
      ${judged ? judgedView(state, judged, actions) : html`<p class="told">The coach is starting …</p>`}
    </div>
    ${judged && !isDone(judged.verdict) ? hintsView(state, judged) : nothing}
    <div class="bench-bar">
      ${judged ? nextViews(state, judged, actions) : nothing}
      ${buttonView('Run', () => actions.run())} ${mistakesView(file, actions)}
    </div>
    <div class="bench-bar quiet-bar">
      ${buttonView('Our code', () => actions.preview({ files: ours }))} ${buttonView('Close', () => actions.close())}
      ${buttonView('Start from nothing', () => actions.startFromNothing(), 'apart')}
    </div>
    <p class="told">
      ${
        isKept
          ? 'What you write is kept in this browser.'
          : html`<strong>This browser does not keep what you write: copy your code.</strong>`
      }
    </p>
  </div>`;
}

/** Follows keys in the editor and beside it. */
function pressKey(event: KeyboardEvent, actions: Actions): void {
  const isRun = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!isRun && event.key !== 'F8') return;
  event.preventDefault();
  if (isRun) actions.run();
  else actions.nextFailure();
}

function filesView({ exercise, file }: BenchState, actions: Actions): TemplateResult {
  const names = filesOf(exercise);
  if (names.length === 1) return html`<span>${file}</span>`;
  const tabs = names.map((name) => {
    const isShown = name === file;
    return html`<button type="button" aria-pressed=${isShown} @click=${() => actions.choose(name)}>${name}</button>`;
  });
  return html`<span class="tabs">${tabs}</span>`;
}

/** Tells whose code stands in the editor, where it is not the reader's. */
function previewView({ exercise, preview, progress }: BenchState, actions: Actions): View {
  const isBegun = progress.isBegun(exercise);
  if (!preview) return isBegun ? nothing : html`<span class="lent">Our code: what you type makes it yours.</span>`;
  return html`<span class="lent" role="status">${preview.wrong === undefined ? 'Our' : 'A classic mistake, not your'} code.</span>
    ${buttonView(isBegun ? 'My code' : 'Our code', () => actions.preview(), 'main')}`;
}

/** Draws the verdict, which says less of right code that is not the reader's. */
function judgedView(state: BenchState, judged: Judged, actions: Actions): TemplateResult {
  const { exercise, failure, isRunning, progress } = state;
  const words = inWords(judged.verdict, judged.isFinal ? BENCH.known[exercise.name] : [], failure);
  const praise = `This code passes.${progress.isDone(exercise) ? '' : ' The exercise is done when yours does.'}`;
  const heading = words.isGood && !isOwn(state) ? praise : words.heading;
  return html`<div class=${isRunning ? 'is-old' : ''} data-status=${words.isGood ? 'passed' : 'failed'}>
    ${verdictView(judged, { ...words, heading }, () => actions.goToLine())}
  </div>`;
}

function hintsView({ exercise, hints }: BenchState, { verdict }: Judged): View {
  if (hints === 0) return nothing;
  return html`<ol class="hints" aria-label="Hints">
    ${hintsOn(exercise, verdict)
      .slice(0, hints)
      .map((hint, index) => html`<li><b>Hint ${index + 1}</b> ${hint}</li>`)}
  </ol>`;
}

/** Offers the next exercise, or what helps with this one. */
function nextViews({ exercise, hints }: BenchState, { verdict, isFinal }: Judged, actions: Actions): View[] {
  const following = EXERCISES[EXERCISES.indexOf(exercise) + 1];
  if (isDone(verdict))
    return following && isFinal
      ? [buttonView(`Next exercise: ${spokenName(following)}`, () => actions.goOn(), 'main')]
      : [];
  const { length } = hintsOn(exercise, verdict);
  return [
    troublesOf(verdict).length > 1 ? buttonView('Next failure', () => actions.nextFailure()) : nothing,
    hints < length ? buttonView(`Hint ${hints + 1} of ${length}`, () => actions.hint()) : nothing,
  ];
}

function mistakesView(file: string, actions: Actions): View {
  const mistakes = BENCH.mistakes[file] ?? [];
  if (mistakes.length === 0) return nothing;
  const choose = ({ target }: Event) => {
    const menu = target as HTMLSelectElement;
    const mistake = mistakes[menu.selectedIndex - 1];
    if (mistake) actions.preview({ files: { [file]: mistake.text }, wrong: mistake.wrong });
    menu.selectedIndex = 0;
  };
  return html`<select aria-label="Put a classic mistake into the editor" @change=${choose}>
    <option value="">Classic mistakes …</option>
    ${mistakes.map(({ wrong }) => html`<option>${wrong}</option>`)}
  </select>`;
}
