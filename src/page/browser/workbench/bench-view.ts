import { html, nothing, type TemplateResult } from 'lit-html';
import {
  EXERCISES,
  type Exercise,
  hintsOn,
  spokenName,
} from '../../../learning/coach/exercises.ts';
import { inWords } from '../../../learning/coach/explain/words.ts';
import { ruleIn } from '../../../learning/coach/units.ts';
import { isDone, type Trouble, troublesOf } from '../../../learning/coach/verdict.ts';
import { capitalised } from '../../view/words.ts';
import { isSaved } from '../book/storage.ts';
import { BENCH, type Judged } from './judge.ts';
import type { Progress } from './progress.ts';
import { type Files, filesOf } from './protocol.ts';
import { verdictView } from './verdict-view.ts';

export interface BenchState {
  readonly exercise: Exercise;
  readonly file: string;
  readonly progress: Progress;
  /** Our code while the reader looks at it, with changes that are not saved. */
  readonly preview?: Files | undefined;
  readonly isOpen?: boolean;
  readonly isRunning?: boolean;
  readonly judged?: Judged | undefined;
  /** Why the code cannot be judged while a line is being typed. */
  readonly unread?: Trouble | undefined;
  /** The index of the failure that is shown. */
  readonly failure: number;
  readonly hints: number;
}

type Act =
  | 'practise'
  | 'look'
  | 'startAgain'
  | 'hint'
  | 'nextFailure'
  | 'goToLine'
  | 'goOn'
  | 'close';

export interface Actions extends Readonly<Record<Act, () => void>> {
  choose(file: string): void;
  type(symbol: string): void;
}

type View = TemplateResult | typeof nothing;

/** Tells whether the reader's code has just done the exercise. */
const isDoneBy = ({ preview, judged }: BenchState): boolean =>
  !preview && judged !== undefined && isDone(judged.verdict) && judged.isFinal;

export function benchView(state: BenchState, actions: Actions): TemplateResult {
  return state.isOpen ? openView(state, actions) : closedView(state, actions);
}

const buttonView = (words: string, act: () => void, kind = ''): TemplateResult =>
  html`<button type="button" class=${kind || nothing} @click=${act}>${words}</button>`;

function closedView({ exercise, progress }: BenchState, actions: Actions): TemplateResult {
  return html`<div class="bench-bar">
    ${
      progress.isBegun(exercise)
        ? buttonView('Continue your code', () => actions.practise(), 'main')
        : buttonView('Edit', () => actions.look(), 'main')
    }
    ${progress.isDone(exercise) ? html`<span class="told">✓ You have done this exercise.</span>` : nothing}
  </div>`;
}

function openView(state: BenchState, actions: Actions): TemplateResult {
  return html`<div class="bench-open">
    ${taskView(state, actions)}
    <div class="editor"></div>
    <div class="bench-foot">
      <div class="bench-verdict">
        <input type="checkbox" class="unfold" aria-label="The whole verdict" @pointerdown=${stay} />
        ${judgedView(state, actions)}
      </div>
      ${isDoneBy(state) ? html`<div class="bench-bar">${nextView(state, actions)}</div>` : symbolsView(actions)}
    </div>
    ${hintsView(state)}
    <div class="bench-bar">
      ${isDoneBy(state) ? comparisonView(state) : nextView(state, actions)} ${moreView(state, actions)}
    </div>
  </div>`;
}

/** Shows the task, in the words of the stub, or says that this is our code. */
function taskView(
  { exercise, file, preview, progress }: BenchState,
  actions: Actions,
): TemplateResult {
  const names = filesOf(exercise);
  const tabs = names.map(
    (name) =>
      html`<button type="button" aria-pressed=${name === file} @click=${() => actions.choose(name)}>${name}</button>`,
  );
  const done = EXERCISES.filter((one) => progress.isDone(one)).length;
  const ours = 'Our code. Change it to see how the examples react; your changes are not saved.';
  return html`<div class="task">
    <p><b>${capitalised(spokenName(exercise))}</b> <span class="told">${done} of ${EXERCISES.length} exercises done</span></p>
    <p>${preview ? ours : ruleIn(BENCH.stubs[file] ?? '')}</p>
    ${names.length > 1 ? html`<span class="tabs">${tabs}</span>` : nothing}
  </div>`;
}

/** Draws the verdict; our code gets a shorter one. */
function judgedView(state: BenchState, actions: Actions): TemplateResult {
  const { exercise, failure, isRunning, progress, judged, unread, preview } = state;
  const line = unread?.where ? `Line ${unread.where.line} is not finished yet` : 'Not finished yet';
  const note = unread && `${line}: ${unread.message?.replace(/.*: /, '')}`;
  if (!judged) return html`<p class="heading" role="status">${note ?? waitingFor(state)}</p>`;
  const words = inWords(judged.verdict, judged.isFinal ? BENCH.known[exercise.name] : [], failure);
  const praise = `This code passes.${progress.isDone(exercise) ? '' : ' The exercise is done when your own does.'}`;
  const heading = words.isGood && preview ? praise : words.heading;
  return html`${unread ? html`<p class="heading" role="status">${note}</p>` : nothing}
    <div
      class=${isRunning || unread ? 'is-old' : ''}
      data-status=${words.isGood ? 'passed' : 'failed'}
    >
      ${verdictView(judged, { ...words, heading }, () => actions.goToLine())}
    </div>`;
}

/** Returns the text shown until there is a verdict. */
function waitingFor({ exercise, isRunning }: BenchState): string {
  const { length } = BENCH.chapters[exercise.name]?.examples ?? [];
  if (isRunning) return 'The coach is starting …';
  return length > 0
    ? `${length} examples are waiting for your code.`
    : 'Your code is judged as you type.';
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

function hintsView({ exercise, hints, judged }: BenchState): View {
  if (hints === 0) return nothing;
  return html`<ol class="hints" aria-label="Hints">
    ${hintsOn(exercise, judged?.verdict)
      .slice(0, hints)
      .map((hint, index) => html`<li><b>Hint ${index + 1}</b> ${hint}</li>`)}
  </ol>`;
}

/** Draws the button for the most likely next action. */
function nextView(state: BenchState, actions: Actions): View {
  const { exercise, preview, progress, hints, judged } = state;
  if (preview)
    return buttonView(
      progress.isBegun(exercise) ? 'My code' : 'Write it yourself',
      () => actions.practise(),
      'main',
    );
  const following = EXERCISES[EXERCISES.indexOf(exercise) + 1];
  if (isDoneBy(state))
    return following
      ? buttonView(`Next exercise: ${spokenName(following)}`, () => actions.goOn(), 'main')
      : nothing;
  const { length } = hintsOn(exercise, judged?.verdict);
  return hints < length
    ? buttonView(`Hint ${hints + 1} of ${length}`, () => actions.hint(), 'main')
    : nothing;
}

function moreView(state: BenchState, actions: Actions): TemplateResult {
  const { judged, preview } = state;
  const failures = judged ? troublesOf(judged.verdict).length : 0;
  return html`<details class="more">
    <summary>More</summary>
    <div class="more-choices" @click=${({ currentTarget }: Event) => (currentTarget as Element).closest('details')?.removeAttribute('open')}>
      ${failures > 1 ? buttonView('Next failure', () => actions.nextFailure()) : nothing}
      ${preview ? nothing : [buttonView('Our code', () => actions.look()), buttonView('Start over', () => actions.startAgain())]}
      ${buttonView('Close', () => actions.close())}
    </div>
    <p class="told">${isSaved ? 'Your code is saved in this browser.' : 'This browser does not save your code: copy it to keep it.'}
      Press <kbd>Escape</kbd>, then <kbd>Tab</kbd>, to leave the editor.</p>
  </details>`;
}

function comparisonView({ exercise, progress }: BenchState): TemplateResult {
  const mine = progress.written(exercise);
  const open = ({ target }: Event) =>
    ((target as Element).nextElementSibling as HTMLDialogElement).showModal();
  const code = (title: string, text = '') =>
    html`<section><h4>${title}</h4><pre>${text}</pre></section>`;
  return html`<button type="button" @click=${open}>Compare with our code</button>
    <dialog class="comparison" aria-label="Your code and ours">
      <form method="dialog"><button>Close</button></form>
      ${filesOf(exercise).map(
        (file) =>
          html`<div>${code(`Yours: ${file}`, mine[file])} ${code(`Ours: ${file}`, BENCH.ours[file])}</div>`,
      )}
    </dialog>`;
}
