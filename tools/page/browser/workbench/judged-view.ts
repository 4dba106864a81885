/** What a workbench says of the code: its verdict, or why there is none yet. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { inWords, type Words } from '../../../coach/explain/words.ts';
import type { Breakdown } from '../../../coach/verdict.ts';
import { type BenchState, isOld } from './bench-state.ts';
import { examplesToJudge } from './judge.ts';
import { knownMistakesOf } from './known-mistakes.ts';
import { wasCutOff } from './readers-code.ts';
import { excerptView, verdictView } from './verdict-view.ts';

/** Draws the verdict; our code gets a shorter one. */
export function judgedView(state: BenchState, goToLine: () => void): TemplateResult {
  const { exercise, failure, judged, unread, noCoach } = state;
  if (noCoach !== undefined)
    return html`${statusView('Your code cannot be judged here.')}
    <p>${noCoach}</p>`;
  if (!judged) return unread ? unfinishedView(unread) : statusView(waitingFor(state));
  const known = judged.isFinal ? knownMistakesOf(exercise.name) : [];
  const words = inWords(judged.verdict, known, failure);
  const heading = headingFor(words, state);
  return html`${unread ? unfinishedView(unread) : nothing}
    <div
      class=${isOld(state) ? 'is-old' : ''}
      data-status=${words.isGood ? 'passed' : 'failed'}
    >
      ${verdictView(judged, { ...words, heading }, goToLine)}
    </div>`;
}

function statusView(words: string): TemplateResult {
  return html`<p class="heading" role="status">${words}</p>`;
}

/** Says what is wrong so far with the line that is being typed. */
function unfinishedView(breakdown: Breakdown): TemplateResult {
  return html`${statusView(soFar(breakdown))} ${excerptView(breakdown.excerpt)}`;
}

/** Calls a line unfinished only if it cannot be read; else says what became of it, which it threw. */
function soFar({ where, message, excerpt }: Breakdown): string {
  if (!where) return `While you write: ${message}`;
  const line = `Line ${where.line}`;
  if (excerpt === undefined) return `${line}: ${message}`;
  return `${line} is not finished yet: ${message.replace(/^it cannot be read(, because|:) /, '')}`;
}

/** Returns the heading of a verdict. Our code, when it passes, is not praised. */
function headingFor({ isGood, heading }: Words, state: BenchState): string {
  const { exercise, preview, progress } = state;
  if (!isGood || !preview) return heading;
  if (progress.isDone(exercise)) return 'This code passes.';
  return 'This code passes, but it is ours. The exercise is done when your own code passes.';
}

/** Returns the text shown until there is a verdict. */
function waitingFor({ exercise, isRunning }: BenchState): string {
  const { length } = examplesToJudge(exercise.name);
  if (isRunning) return 'Getting ready to judge the code …';
  if (wasCutOff(exercise))
    return 'Last time your code made the page stop. Change it to run it again.';
  return length > 0
    ? `${length} examples are waiting for your code.`
    : 'Your code is judged as you type.';
}
