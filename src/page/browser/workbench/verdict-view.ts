/** A verdict as markup, in the words of the coach. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { standInLines, tell } from '../../../coach/report.ts';
import { learnedIn } from '../../../coach/steps.ts';
import { type CounterExample, type FailedExample, isDone, type Trouble, troublesOf } from '../../../coach/verdict.ts';
import { addressOf, answersTo } from './answers.ts';
import type { Actions, BenchState } from './bench-view.ts';
import { benchData } from './data.ts';
import { drawn } from './drawn-text.ts';
import type { Judged } from './judge.ts';
import { isLent } from './lent.ts';

export function verdictView(state: BenchState, judged: Judged, actions: Actions): TemplateResult {
  const { step, failure, isRunning } = state;
  const { verdict, isFinal } = judged;
  const known = benchData().steps.find((one) => one.step === step.name)?.known ?? [];
  const told = tell(verdict, isFinal ? known : [], String, { failure, shownPlace: undefined });
  const [heading = ''] = isDone(verdict) && isLent(step, state.lent, state.progress) ? [lentHeading(state)] : told.bar;
  const trouble = troublesOf(verdict)[failure] ?? verdict.trouble;
  const wrong = trouble ?? verdict.counterExample;
  return html`<div class=${isRunning ? 'is-old' : ''} data-status=${wrong ? 'failed' : 'passed'}>
    <p class=${wrong ? 'heading bad' : 'heading good'}>${heading}</p>
    ${dotsView(state, judged)}
    ${trouble?.example ? exampleView(trouble.example) : nothing}
    ${!trouble && verdict.counterExample ? html`<p class="hunted">${drawn(verdict.counterExample.hand)}</p>` : nothing}
    ${wrong ? outcomeView(wrong, actions) : nothing}
    ${standInLines(verdict).map((line) => html`<p class="told">${line}</p>`)}
    ${wrong ? mistakeView(told.mistake) : isFinal ? learnedView(step.name, told.body) : nothing}
    ${printedView(trouble?.printed ?? verdict.printed)}
  </div>`;
}

/** What is said of code that is right and not the reader's. */
function lentHeading({ step, progress }: BenchState): string {
  return `✓ This code passes.${progress.done[step.name] ? '' : ' The step is done when yours does.'}`;
}

/** Each example as a dot that leads to it. */
function dotsView({ step, failure }: BenchState, judged: Judged): TemplateResult | typeof nothing {
  const examples = benchData().chapters.find(({ name }) => name === step.name)?.examples ?? [];
  if (examples.length === 0) return nothing;
  const answers = answersTo(
    examples.map(({ place }) => place),
    judged,
  );
  const shown = troublesOf(judged.verdict)[failure]?.example?.place;
  const signs = { passed: '●', failed: '✗', 'not reached': '○' };
  return html`<p class="dots">
    ${answers.map(({ status, place }, index) => {
      const name = `${examples[index]?.name}: ${status}`;
      const isShown = place === shown && answers.length > 1;
      return html`<a data-status=${status} aria-current=${isShown || nothing} href=${addressOf(place)} title=${name} aria-label=${name}
        >${signs[status]}</a
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

function outcomeView(
  { expected, got = '', where, call, ...rest }: Trouble | CounterExample,
  { goTo }: Actions,
): TemplateResult {
  const message = 'message' in rest ? rest.message : undefined;
  const write = 'isText' in rest && rest.isText ? String : drawn;
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
              <button type="button" class="line" @click=${() => goTo(where)}>
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

const SUMMARY = /^A known mistake fails in just this way\. /;
/** A call that may break behind a bracket, so that it does not within a card. */
function callView(call: string): TemplateResult[] {
  return call.split(/(?<=\()/).map((part) => html`${part}<wbr />`);
}

/** What is known of a mistake that fails in just this way: the question first, the answer when it is asked for. */
function mistakeView(lines: readonly string[]): TemplateResult | typeof nothing {
  const told = lines.map((line) => line.trim()).filter(Boolean);
  if (told.length === 0) return nothing;
  const [first = '', ...others] = told;
  const isQuestion = first.startsWith('What does');
  const explained = (isQuestion ? others : told).map((line) => line.replace(SUMMARY, ''));
  return html`${isQuestion ? html`<p>${drawn(first)}</p>` : nothing}
    <details class="explained">
      <summary>A known mistake fails in just this way</summary>
      ${explained.map((line) => html`<p>${drawn(line)}</p>`)}
    </details>`;
}

/** What the step teaches and, where it asks for speed, how fast the code is. */
function learnedView(step: string, body: readonly string[]): TemplateResult {
  const from = body.findIndex((line) => line.includes('a second'));
  const speeds = from < 0 ? [] : body.slice(from).filter((line) => line.startsWith('  '));
  const learned = learnedIn(step);
  return html`${learned ? html`<p>Learned: ${learned}</p>` : nothing}
    ${speeds.length > 0 ? html`<pre class="speeds">${speeds.join('\n')}</pre>` : nothing}`;
}

function printedView(printed: string | undefined): TemplateResult | typeof nothing {
  return printed
    ? html`<p>Your code printed:</p>
        <pre>${printed}</pre>`
    : nothing;
}
