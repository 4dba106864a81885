import { html, nothing, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { parseCards } from '../../../../src/cards/parse-cards.ts';
import { PRINTED_CARDS } from '../../../../steps/written-cards.ts';
import type { MistakeWords, Words } from '../../../coach/explain/words.ts';
import {
  type Breakdown,
  type FailedExample,
  isWrongAnswer,
  type Trouble,
  type Where,
  writeAnswer,
} from '../../../coach/verdict.ts';
import { drawCards } from '../../view/card-drawing.ts';
import { escapeText } from '../../view/text.ts';
import { addressOf, dotsView } from './dots-view.ts';
import type { Judged } from './judge.ts';

/** Draws a verdict. @param words - for the failure that is shown */
export function verdictView({ answers, isFinal }: Judged, words: Words, goToLine: () => void) {
  const { isGood, heading, wrong, mistake, lesson, speeds, printed } = words;
  const kind = isGood ? 'heading good' : 'heading bad';
  const sign = isGood ? '✓' : '✗';
  return html`<p class=${kind} role="status">${sign} ${heading}</p>
    ${dotsView(answers, wrong?.example)}
    ${wrong?.example ? exampleView(wrong.example) : nothing}
    ${wrong?.hand === undefined ? nothing : html`<p class="wrong-hand">${drawn(wrong.hand)}</p>`}
    ${wrong ? outcomeView(wrong, goToLine) : nothing}
    ${mistake ? mistakeView(mistake) : nothing}
    ${lesson && isFinal ? html`<p>Learned: ${lesson}</p>` : nothing}
    ${speeds.length > 0 ? html`<pre class="speeds">${speeds.join('\n')}</pre>` : nothing}
    ${printed ? html`<p>Your code printed:</p><pre>${printed}</pre>` : nothing}`;
}

function exampleView({ location, name, given, sentence, rows }: FailedExample): TemplateResult {
  return html`<div class="failing">
    <p><a href=${addressOf(location)}>${name}</a></p>
    ${[...given, sentence].map((line) => html`<p class="given">${drawn(line)}</p>`)}
    ${rows.length > 0 ? html`<pre>${rows.join('\n')}</pre>` : nothing}
  </div>`;
}

function outcomeView(trouble: Trouble, goToLine: () => void): TemplateResult {
  const { where, call } = trouble;
  return html`${isWrongAnswer(trouble) ? nothing : messageView(trouble)}
    <dl class="outcome">
      ${isWrongAnswer(trouble) ? rowView('expected', drawn(trouble.expected), 'good') : nothing}
      ${isWrongAnswer(trouble) ? rowView('your code', drawn(writeAnswer(trouble)), 'bad') : nothing}
      ${where ? rowView('see', lineView(where, goToLine)) : nothing}
      ${call ? rowView('call', html`<code>${call}</code>`) : nothing}
    </dl>`;
}

function messageView({ message, excerpt }: Breakdown): TemplateResult {
  return html`<p class="message">Your code: ${drawn(message)}</p>
    ${excerptView(excerpt)}`;
}

/** Shows the line of a syntax error, with a caret below the place. */
export function excerptView(excerpt: string | undefined): TemplateResult | typeof nothing {
  return excerpt ? html`<pre class="excerpt">${excerpt}</pre>` : nothing;
}

function rowView(name: string, what: TemplateResult, kind?: 'good' | 'bad'): TemplateResult {
  return html`<dt>${name}</dt><dd class=${kind ?? nothing}>${what}</dd>`;
}

/** Draws a button that puts the cursor on a line. */
function lineView({ file, line }: Where, goToLine: () => void): TemplateResult {
  return html`<button type="button" class="line" @click=${goToLine}>${file}, line ${line}</button>`;
}

/** Draws a known mistake that gives the same answers; the explanation unfolds. */
function mistakeView({ question, summary, known }: MistakeWords): TemplateResult {
  return html`${question ? html`<p>${drawn(question)}</p>` : nothing}
    <details class="explained">
      <summary>${summary}</summary>
      <p>${drawn(known)}</p>
    </details>`;
}

const CARDS = new RegExp(`\\b${PRINTED_CARDS}\\b`, 'g');

/** Escapes text and draws its cards, which may repeat. */
function drawn(text: string): TemplateResult {
  const cards = (found: string) => drawCards(found.split(' ').flatMap((card) => parseCards(card)));
  return html`${unsafeHTML(escapeText(text).replaceAll(CARDS, cards))}`;
}
