/** The hints of a workbench. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { hintsOn, type NumberedHint } from '../../../coach/exercise.ts';
import type { BenchState } from './bench-state.ts';
import { failureIn } from './judge.ts';

/**
 * Draws the hints that the reader asked for. The part around them is there before the first one,
 * because screen readers only announce what is added to a part that they know.
 */
export function hintsView({ exercise, hints, judged, failure }: BenchState): TemplateResult {
  const onFailure = hintsOn(exercise, failureIn(judged, failure));
  const shown = onFailure.filter(({ text }) => hints.includes(text));
  const items = shown.map(
    ({ number, text }) => html`<li tabindex="-1"><b>Hint ${number}</b> ${text}</li>`,
  );
  const list = html`<ol class="hints" aria-label="Hints">${items}</ol>`;
  return html`<div aria-live="polite">${shown.length > 0 ? list : nothing}</div>`;
}

/** Finds the next hint on the failure that is shown. */
export function nextHint({
  exercise,
  hints,
  judged,
  failure,
}: BenchState): NumberedHint | undefined {
  const onFailure = hintsOn(exercise, failureIn(judged, failure));
  return onFailure.find(({ text }) => !hints.includes(text));
}

/** Scrolls to the newest hint. It gets the focus if that was on a button which is gone. */
export function goToNewestHint(bench: HTMLElement): void {
  const newest = [...bench.querySelectorAll<HTMLElement>('.hints li')].at(-1);
  newest?.scrollIntoView({ block: 'nearest' });
  if (!bench.contains(document.activeElement)) newest?.focus({ preventScroll: true });
}
