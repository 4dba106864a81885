/** A verdict as markup, in the words of the coach. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { inWords, type MistakeWords } from '../../../coach/explain/words.ts';
import { type FailedExample, type Trouble, troublesOf } from '../../../coach/verdict.ts';
import { addressOf } from './answers.ts';
import { type Actions, type BenchState, isOwn } from './bench-state.ts';
import { benchData } from './data.ts';
import { drawn } from './drawn-text.ts';
import type { Judged } from './judge.ts';

export function verdictView(state: BenchState, judged: Judged, actions: Actions): TemplateResult {
  const { exercise, failure, isRunning } = state;
  const { verdict, isFinal } = judged;
  const known = benchData().exercises.find((one) => one.exercise === exercise.name)?.known ?? [];
  const { isGood, heading, wrong, mistake, learned, speeds, printed } = inWords(verdict, isFinal ? known : [], failure);
  const shown = isGood && !isOwn(state) ? previewHeading(state) : heading;
  return html`<div class=${isRunning ? 'is-old' : ''} data-status=${isGood ? 'passed' : 'failed'}>
    <p class=${isGood ? 'heading good' : 'heading bad'}>${isGood ? '✓' : '✗'} ${shown}</p>
    ${dotsView(state, judged)}
    ${wrong?.example ? exampleView(wrong.example) : nothing}
    ${wrong?.hand === undefined ? nothing : html`<p class="hunted">${drawn(wrong.hand)}</p>`}
    ${wrong ? outcomeView(wrong, actions) : nothing}
    ${mistake ? mistakeView(mistake) : nothing}
    ${learned && isFinal ? html`<p>Learned: ${learned}</p>` : nothing}
    ${speeds.length > 0 ? html`<pre class="speeds">${speeds.join('\n')}</pre>` : nothing}
    ${
      printed
        ? html`<p>Your code printed:</p>
            <pre>${printed}</pre>`
        : nothing
    }
  </div>`;
}

/** What is said of code that is right and not the reader's. */
function previewHeading({ exercise, progress }: BenchState): string {
  return `This code passes.${progress.isDone(exercise) ? '' : ' The exercise is done when yours does.'}`;
}

const SIGNS = { passed: '●', failed: '✗', 'not reached': '○' };

/** Each example as a dot that leads to it. */
function dotsView({ answers = [], failure }: BenchState, { verdict }: Judged): TemplateResult | typeof nothing {
  if (answers.length === 0) return nothing;
  const shown = troublesOf(verdict)[failure]?.example?.place;
  return html`<p class="dots">
    ${answers.map(({ name, status, place }) => {
      const told = `${name}: ${status}`;
      const isShown = place === shown && answers.length > 1;
      return html`<a data-status=${status} aria-current=${isShown || nothing} href=${addressOf(place)} title=${told} aria-label=${told}
        >${SIGNS[status]}</a
      >`;
    })}
  </p>`;
}

function exampleView({ place, name, given, sentence, rows }: FailedExample): TemplateResult {
  return html`<div class="failing">
    <p><a href=${addressOf(place)}>${name}</a></p>
    ${given.map((line) => html`<p class="given">${drawn(line)}</p>`)}
    <p class="given">${drawn(sentence)}</p>
    ${rows.length > 0 ? html`<pre>${rows.join('\n')}</pre>` : nothing}
  </div>`;
}

function outcomeView({ expected, got = '', message, where, call, isText }: Trouble, actions: Actions): TemplateResult {
  const write = isText ? String : drawn;
  const answers = html`<dt>expected</dt>
    <dd class="good">${write(expected ?? '')}</dd>
    <dt>your code</dt>
    <dd class="bad">${write(got)}</dd>`;
  return html`${message === undefined ? nothing : html`<p class="message">Your code: ${drawn(message)}</p>`}
    <dl class="outcome">
      ${expected === undefined ? nothing : answers}
      ${
        where
          ? html`<dt>see</dt>
            <dd>
              <button type="button" class="line" @click=${() => actions.goTo(where)}>
                ${where.file}, line ${where.line}
              </button>
            </dd>`
          : nothing
      }
      ${
        call
          ? html`<dt>call</dt>
            <dd><code>${callView(call)}</code></dd>`
          : nothing
      }
    </dl>`;
}

/** A call that may break behind a bracket, so that it does not within a card. */
function callView(call: string): TemplateResult[] {
  return call.split(/(?<=\()/).map((part) => html`${part}<wbr />`);
}

/** What is known of a mistake that fails in just this way: the question first, the answer when it is asked for. */
function mistakeView({ question, summary, known }: MistakeWords): TemplateResult {
  return html`${question ? html`<p>${drawn(question)}</p>` : nothing}
    <details class="explained">
      <summary>${summary}</summary>
      ${known.map((line) => html`<p>${drawn(line)}</p>`)}
    </details>`;
}
