import { html, nothing, type TemplateResult } from 'lit-html';
import { type Exercise, namesAskedFor, spokenName } from '../../../coach/exercise.ts';
import { EXERCISES } from '../../../coach/exercises.ts';
import { ruleIn } from '../../../coach/units.ts';
import { capitalised } from '../../view/words.ts';
import { isSaved } from '../book/storage.ts';
import { type BenchState, isDoneBy, isOursChanged } from './bench-state.ts';
import { comparisonView } from './comparison-view.ts';
import { hintsView, nextHint } from './hints-view.ts';
import { BENCH } from './judge.ts';
import { judgedView } from './judged-view.ts';
import { asksToSave, keysView } from './keys-view.ts';
import type { Progress } from './progress.ts';
import { fileOf } from './protocol.ts';

type Act =
  | 'practise'
  | 'look'
  | 'keep'
  | 'startAgain'
  | 'nextFailure'
  | 'goToLine'
  | 'goOn'
  | 'save'
  | 'useCodeElsewhere'
  | 'close';

/** What the reader can do at a workbench. */
export interface Actions extends Readonly<Record<Act, () => void>> {
  choose(exercise: Exercise): void;
  hint(text: string): void;
  type(symbol: string): void;
}

type View = TemplateResult | typeof nothing;

/** Draws a workbench: a button, or the task with the editor and the verdict. */
export function benchView(state: BenchState, actions: Actions): TemplateResult {
  return state.isOpen ? openView(state, actions) : closedView(state, actions);
}

const buttonView = (words: string, act: () => void, kind = ''): TemplateResult =>
  html`<button type="button" class=${kind || nothing} @click=${act}>${words}</button>`;

function closedView({ exercises, progress }: BenchState, actions: Actions): TemplateResult {
  const open = exercises.some((exercise) => progress.isBegun(exercise))
    ? buttonView('Continue your code', () => actions.practise(), 'main')
    : buttonView('Edit', () => actions.look(), 'main');
  return html`<div class="bench-bar">${open} ${praiseView(exercises, progress)}</div>`;
}

/** Says how many exercises of a chapter are done, if any is. */
function praiseView(exercises: readonly Exercise[], progress: Progress): View {
  const { length: done } = exercises.filter((exercise) => progress.isDone(exercise));
  if (done === 0) return nothing;
  const all = exercises.length > 1 ? 'these exercises' : 'this exercise';
  const words = done < exercises.length ? `${done} of ${exercises.length} exercises` : all;
  return html`<span class="told">✓ You have done ${words}.</span>`;
}

function openView(state: BenchState, actions: Actions): TemplateResult {
  const next = nextView(state, actions);
  const hasDone = isDoneBy(state);
  const underVerdict = hasDone ? html`<div class="bench-bar">${next}</div>` : symbolsView(actions);
  const first = hasDone ? comparisonView(state.exercise, state.progress) : next;
  const keepSaved = (event: KeyboardEvent) => {
    if (!asksToSave(event)) return;
    event.preventDefault();
    actions.save();
  };
  return html`<div class="bench-open" @keydown=${keepSaved}>
    ${taskView(state, actions)}
    <div class="editor-part">
      <div class="editor"></div>
      ${keysView(hasDone && followingOn(state) !== undefined)} ${otherTabView(state, actions)}
    </div>
    <div class="bench-foot">
      <div class="bench-verdict">
        <input type="checkbox" class="unfold" aria-label="The whole verdict" @pointerdown=${stay} />
        ${judgedView(state, () => actions.goToLine())}
      </div>
      ${underVerdict}
    </div>
    ${hintsView(state)}
    <div class="bench-bar">${first} ${moreView(state, actions)} ${savedView(state)}</div>
  </div>`;
}

/** Shows the task, in the words of the stub, or says that this is our code. */
function taskView(
  { exercise, exercises, preview, progress }: BenchState,
  actions: Actions,
): TemplateResult {
  const name = capitalised(spokenName(exercise));
  const done = EXERCISES.filter((other) => progress.isDone(other)).length;
  const score = `${done} of ${EXERCISES.length} exercises done`;
  const ours =
    'This is our code. Change it and see which examples fail. Your changes are not saved.';
  return html`<div class="task">
    <p><b>${name}</b> <span class="told">${score}</span></p>
    <p>${preview ? ours : taskOf(exercise)}</p>
    ${tabsView(exercises, exercise, actions)}
  </div>`;
}

/** Returns what is to write, in the words of the stub. */
function taskOf(exercise: Exercise): string {
  const [exported = ''] = namesAskedFor(exercise);
  return ruleIn(BENCH.stubs[fileOf(exercise)] ?? '', exported);
}

/** Draws a tab for each exercise of a chapter, if there are several. */
function tabsView(exercises: readonly Exercise[], shown: Exercise, actions: Actions): View {
  if (exercises.length === 1) return nothing;
  const tabs = exercises.map((exercise) => {
    const choose = () => actions.choose(exercise);
    const name = spokenName(exercise);
    return html`<button type="button" aria-pressed=${exercise === shown} @click=${choose}>${name}</button>`;
  });
  return html`<span class="tabs">${tabs}</span>`;
}

/** Offers the code that another tab wrote while the reader was writing here. */
function otherTabView({ codeElsewhere }: BenchState, actions: Actions): View {
  if (codeElsewhere === undefined) return nothing;
  return html`<p role="status">
    This exercise was changed in another tab.
    ${buttonView('Use that code', () => actions.useCodeElsewhere())}
  </p>`;
}

/** Keeps the cursor in the editor, and with it the keyboard of a phone. */
const stay = (event: Event): void => event.preventDefault();

const SYMBOLS = ['(', ')', '{', '}', '[', ']', '=>', ';', "'"];

/** Draws keys for symbols that are hard to reach on the keyboard of a phone. */
function symbolsView(actions: Actions): TemplateResult {
  return html`<div class="signs" role="group" aria-label="Symbols" @pointerdown=${stay}>
    ${SYMBOLS.map((symbol) => buttonView(symbol, () => actions.type(symbol)))}
  </div>`;
}

/** Returns the exercise that follows, unless this is the last. */
const followingOn = ({ exercise }: BenchState): Exercise | undefined =>
  EXERCISES[EXERCISES.indexOf(exercise) + 1];

/** Draws the button for the most likely next action. */
function nextView(state: BenchState, actions: Actions): View {
  const { exercise, preview, progress } = state;
  if (preview) {
    const words = progress.isBegun(exercise) ? 'My code' : 'Write it yourself';
    const keep = buttonView('Keep this as my code', () => actions.keep());
    return html`${buttonView(words, () => actions.practise(), 'main')}
    ${isOursChanged(state) ? keep : nothing}`;
  }
  if (isDoneBy(state)) {
    const following = followingOn(state);
    if (!following) return nothing;
    return buttonView(`Next exercise: ${spokenName(following)}`, () => actions.goOn(), 'main');
  }
  const hint = nextHint(state);
  if (!hint) return nothing;
  const words = `Hint ${hint.number} of ${exercise.hints.length}`;
  return buttonView(words, () => actions.hint(hint.text));
}

/** Closes the menu whose choices were clicked. */
function closeMenu({ currentTarget }: Event): void {
  (currentTarget as Element).closest('details')?.removeAttribute('open');
}

/** Warns of code that the next visit will not find; if the reader saves it, says that it will. */
function savedView({ preview, progress, isSaveAsked }: BenchState): View {
  if (preview) return nothing;
  if (!isSaved || !progress.isSaved())
    return html`<span class="problem" role="alert">Not saved in this browser: copy it to keep it.</span>`;
  const words = isSaveAsked ? 'Saved in this browser.' : nothing;
  return html`<span class="told" role="status">${words}</span>`;
}

function moreView(state: BenchState, actions: Actions): TemplateResult {
  const { judged, preview } = state;
  const failures = judged ? judged.verdict.troubles.length : 0;
  return html`<details class="more">
    <summary>More</summary>
    <div class="more-choices" @click=${closeMenu}>
      ${failures > 1 ? buttonView('Next failure', () => actions.nextFailure()) : nothing}
      ${preview ? nothing : buttonView('Our code', () => actions.look())}
      ${preview ? nothing : buttonView('Start over', () => actions.startAgain())}
      ${buttonView('Close', () => actions.close())}
    </div>
  </details>`;
}
