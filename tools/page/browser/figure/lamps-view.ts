/** What the rule says of the cards, and what a program says. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { live } from 'lit-html/directives/live.js';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { formatCard } from '../../../../src/cards/format-cards.ts';
import { chapterOf } from '../../../coach/exercise.ts';
import { capitalised } from '../../view/words.ts';
import { loadEditor } from '../workbench/load-editor.ts';
import { isWrong, type LensActions, type LensProgram, type LensState } from './lens-state.ts';
import { isOn } from './subject.ts';

type View = TemplateResult | typeof nothing;

/**
 * Draws a lamp for the rule and one for the program, and below them the program itself.
 * @param why - the rule says so
 */
export function lampsView(why: string, state: LensState, actions: LensActions): TemplateResult {
  const { answer, program, ruleSays } = state;
  return html`<div class="lamps">
      <p class="lamp" ?data-on=${isOn(ruleSays)}>
        <span><b>The rule: ${ruleSays}.</b> ${why}</span>
      </p>
      <p class="lamp" ?data-on=${isYes(answer)} ?data-differs=${isWrong(state)}>
        <span><b>${capitalised(program.name)}: ${wordsOf(answer)}.</b> ${verdictOn(state)}</span>
        ${isWrong(state) ? keepView(state, actions) : nothing}
      </p>
    </div>
    ${choiceView(state, actions)} ${callView(state, actions)} ${riddleView(state, actions)}`;
}

/** Returns whether a program has answered, and not with a no. */
function isYes(answer: LensState['answer']): boolean {
  return answer !== undefined && 'says' in answer && isOn(answer.says);
}

/** Writes what a program answered. */
function wordsOf(answer: LensState['answer']): string {
  if (!answer) return '…';
  return 'says' in answer ? answer.says : 'no answer';
}

/** Says whether the program is right, and what the reader can do. */
function verdictOn(state: LensState): string {
  const { answer, program, isShown, caught } = state;
  if (!answer) return '';
  if ('message' in answer) return capitalised(answer.message);
  const wrong = program.mistake?.wrong;
  if (isWrong(state)) {
    if (isShown) return `This answer is wrong for these cards. ${wrong ?? ''}`;
    return wrong
      ? `This answer is wrong: you have caught the program. ${wrong}`
      : 'This answer is wrong: you have caught your own code.';
  }
  if (wrong !== undefined && caught.has(wrong))
    return `✓ You have caught this program before. ${wrong}`;
  return wrong === undefined ? '' : `${invitationOf(state)} until the answer is wrong.`;
}

/** Says what to do to make the program wrong. */
function invitationOf({ figure, invitation }: LensState): string {
  if (invitation === undefined) return 'Change the cards';
  if (typeof invitation !== 'number') return 'Take the dashed card away, or change other cards,';
  const what = figure.view === 'ladder' ? 'dashed card' : '+';
  return `Tap the ${what}, or change other cards,`;
}

function keepView({ isKept, exercise }: LensState, actions: LensActions): TemplateResult {
  const examples = `#${chapterOf(exercise)}/examples-first`;
  if (isKept) return html`<a class="kept" href=${examples}>Kept as your example</a>`;
  return html`<button type="button" class="keep" @click=${() => actions.keep()}>Keep as my example</button>`;
}

/** Draws the call of the program, with the cards in the order in which it gets them. */
function callView({ subject, cards }: LensState, actions: LensActions): TemplateResult {
  const chips = cards.map(
    (card) => html`<span class="chip ${card.suit}">${formatCard(card, 'symbols')}</span>`,
  );
  return html`<p class="call">
    <code>${subject.called}([</code>${chips}<code>])</code>
    <button type="button" @click=${() => actions.shuffle()}>Shuffle</button>
  </p>`;
}

const LEGEND = 'Each program with a number is wrong about some cards.';

/** Draws a choice of programs. */
function choiceView(state: LensState, actions: LensActions): TemplateResult {
  const { exercise, programs, program, caught } = state;
  const isCaught = ({ mistake }: LensProgram) => mistake !== undefined && caught.has(mistake.wrong);
  const hasYours = programs.some(({ mistake }) => mistake === undefined);
  return html`<fieldset class="programs">
    <legend>${LEGEND}${hasYours ? ' Yours may be right.' : ''}</legend>
    ${programs.map(
      (one) => html`<label ?data-caught=${isCaught(one)} ?data-chosen=${one === program}
        ><input
          type="radio"
          name="${exercise.name}-program"
          .checked=${live(one === program)}
          @click=${() => actions.choose(one)}
        />${one.label}${isCaught(one) ? html`<span aria-label="caught"> ✓</span>` : nothing}</label
      >`,
    )}
  </fieldset>`;
}

/** Draws what helps on request: a hand, who makes the mistake and why, the code. */
function riddleView({ program, isCodeOpen }: LensState, actions: LensActions): View {
  const { mistake, name } = program;
  if (!mistake) return nothing;
  return html`<div class="riddle">
    <button type="button" @click=${() => actions.showOne()}>Show me a hand that it gets wrong</button>
    <details>
      <summary>Who makes this mistake</summary>
      <p>${mistake.reason}</p>
    </details>
    <details @toggle=${() => actions.openCode()}>
      <summary>Its code</summary>
      <pre tabindex="0" role="region" aria-label="The code of ${name}"><code>${codeView(mistake.code, isCodeOpen)}</code></pre>
    </details>
  </div>`;
}

/** Draws code in colours once it is open: they need the script of the editor. */
function codeView(code: string, isOpen: boolean) {
  return isOpen ? guard([code], () => unsafeHTML(loadEditor().highlight(code))) : code;
}
