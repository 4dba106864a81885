/** A workbench as markup: what can be done, and what came out. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { EXERCISES, spokenName } from '../../../coach/exercises.ts';
import { isDone, troublesOf } from '../../../coach/verdict.ts';
import type { Actions, BenchState } from './bench-state.ts';
import { oursOf, unitOf } from './data.ts';
import { verdictView } from './verdict-view.ts';

/** Draws the workbench, open or closed. */
export function benchView(state: BenchState, actions: Actions): TemplateResult {
  return html`<p class="told practice" data-find>
      Practice, exercise ${EXERCISES.indexOf(state.exercise) + 1} of ${EXERCISES.length}: start from nothing, or from our code. In the editor the
      examples of this chapter answer as you type.
    </p>
    ${state.isOpen ? openView(state, actions) : closedView(state, actions)}`;
}

function closedView({ exercise, progress }: BenchState, actions: Actions): TemplateResult {
  const isBegun = progress.isBegun(exercise);
  return html`<div class="bench-bar">
    <button type="button" class="main" @click=${() => actions.open()}>${isBegun ? 'Go on with your code' : 'Edit'}</button>
    ${isBegun ? nothing : html`<button type="button" @click=${() => actions.startFromNothing()}>Start from nothing</button>`}
    ${progress.isDone(exercise) ? html`<span class="told">✓ You have done this exercise.</span>` : nothing}
  </div>`;
}

function openView(state: BenchState, actions: Actions): TemplateResult {
  const { exercise, judged, progress } = state;
  const ours = Object.fromEntries(exercise.units.map((unit) => [`${unit}.ts`, oursOf(unit)]));
  return html`<div class="bench-open" @keydown=${(event: KeyboardEvent) => pressKey(event, actions)}>
    <div class="bench-bar">${tabsView(state, actions)} ${doneView(state)} ${previewView(state, actions)}</div>
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
      <button type="button" aria-keyshortcuts="Control+Enter" @click=${() => actions.run()}>Run</button>
      ${mistakesMenu(state, actions)}
    </div>
    <div class="bench-bar quiet-bar">
      <button type="button" @click=${() => actions.preview({ files: ours })}>Our code</button>
      <button type="button" @click=${() => actions.close()}>Close</button>
      <button type="button" class="apart" @click=${() => actions.startFromNothing()}>Start from nothing</button>
    </div>
    <p class="told">
      ${
        progress.isKept
          ? 'What you write is kept in this browser.'
          : html`<strong>This browser does not keep what you write now, or has no room left: copy your code.</strong>`
      }
    </p>
  </div>`;
}

/** Works in the editor and beside it. */
function pressKey(event: KeyboardEvent, actions: Actions): void {
  const { key, ctrlKey, metaKey } = event;
  const isRun = key === 'Enter' && (ctrlKey || metaKey);
  if (!isRun && key !== 'F8') return;
  event.preventDefault();
  if (isRun) actions.run();
  else actions.nextFailure();
}

function tabsView({ exercise, file }: BenchState, actions: Actions): TemplateResult {
  if (exercise.units.length === 1) return html`<span class="name">${file}</span>`;
  const tabs = exercise.units.map((unit) => {
    const name = `${unit}.ts`;
    return html`<button type="button" aria-pressed=${name === file} @click=${() => actions.choose(name)}>${name}</button>`;
  });
  return html`<span class="tabs">${tabs}</span>`;
}

/** How far the reader has come. */
function doneView({ progress, isRunning }: BenchState): TemplateResult {
  const done = EXERCISES.filter((exercise) => progress.isDone(exercise)).length;
  return html`<span class="told place">${done} of ${EXERCISES.length} exercises done${isRunning ? ' …' : ''}</span>`;
}

/** Whose code it is that stands in the editor, where it is not the reader's. */
function previewView({ exercise, preview, progress }: BenchState, actions: Actions): TemplateResult | typeof nothing {
  const isBegun = progress.isBegun(exercise);
  if (!preview) return isBegun ? nothing : html`<span class="lent">Our code: what you type makes it yours.</span>`;
  return html`<span class="lent" role="status">${preview.wrong === undefined ? 'Our' : 'A classic mistake, not your'} code.</span
    ><button type="button" class="main" @click=${() => actions.preview(undefined)}>${isBegun ? 'My' : 'Our'} code</button>`;
}

function hintsView({ exercise, progress, judged }: BenchState): TemplateResult | typeof nothing {
  const shown = exercise.hints.slice(0, Number(progress.get('hints', exercise.name) ?? 0));
  if (shown.length === 0 || (judged && isDone(judged.verdict))) return nothing;
  return html`<ol class="hints" aria-label="Hints">
    ${shown.map((hint, index) => html`<li><b>Hint ${index + 1}</b> ${hint}</li>`)}
  </ol>`;
}

function hintButton({ exercise, progress }: BenchState, actions: Actions): TemplateResult | typeof nothing {
  const shown = Number(progress.get('hints', exercise.name) ?? 0);
  const { length } = exercise.hints;
  if (shown >= length) return nothing;
  return html`<button type="button" @click=${() => actions.hint()}>Hint ${shown + 1} of ${length}</button>`;
}

function failureView({ judged }: BenchState, actions: Actions): TemplateResult | typeof nothing {
  if (!judged || troublesOf(judged.verdict).length < 2) return nothing;
  return html`<button type="button" aria-keyshortcuts="F8" @click=${() => actions.nextFailure()}>Next failure</button>`;
}

/** Any exercise can be done at any time; the next one is offered when this one is done. */
function nextView({ exercise, judged }: BenchState, actions: Actions): TemplateResult | typeof nothing {
  const following = EXERCISES[EXERCISES.indexOf(exercise) + 1];
  if (!following || !judged?.isFinal || !isDone(judged.verdict)) return nothing;
  return html`<button type="button" class="main" @click=${() => actions.next(following.name)}>
    Next exercise: ${spokenName(following)}
  </button>`;
}

function mistakesMenu({ file }: BenchState, actions: Actions): TemplateResult | typeof nothing {
  const mistakes = unitOf(file.replace(/\.ts$/, ''))?.mistakes ?? [];
  if (mistakes.length === 0) return nothing;
  const choose = (event: Event) => {
    const menu = event.target as HTMLSelectElement;
    const mistake = mistakes.find(({ wrong }) => wrong === menu.value);
    if (mistake) actions.preview({ files: { [file]: mistake.text }, wrong: mistake.wrong });
    menu.value = '';
  };
  return html`<select aria-label="Put a classic mistake into the editor" @change=${choose}>
    <option value="">Classic mistakes …</option>
    ${mistakes.map(({ wrong }) => html`<option>${wrong}</option>`)}
  </select>`;
}
