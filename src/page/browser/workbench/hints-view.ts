/** The hints of a workbench. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { hintsOn } from '../../../learning/coach/exercise.ts';
import type { BenchState } from './bench-state.ts';
import { failureIn } from './judge.ts';

/**
 * Draws the hints that the reader asked for. The part around them is there before the first one,
 * because screen readers only announce what is added to a part that they know.
 */
export function hintsView({ exercise, hints, judged, failure }: BenchState): TemplateResult {
  const shown = hintsOn(exercise, failureIn(judged, failure)).slice(0, hints);
  const items = shown.map(
    (hint, index) => html`<li tabindex="-1"><b>Hint ${index + 1}</b> ${hint}</li>`,
  );
  const list = html`<ol class="hints" aria-label="Hints">${items}</ol>`;
  return html`<div aria-live="polite">${shown.length > 0 ? list : nothing}</div>`;
}

/** Scrolls to the newest hint. It gets the focus if that was on a button which is gone. */
export function goToNewestHint(bench: HTMLElement): void {
  const newest = [...bench.querySelectorAll<HTMLElement>('.hints li')].at(-1);
  newest?.scrollIntoView({ block: 'nearest' });
  if (!bench.contains(document.activeElement)) newest?.focus({ preventScroll: true });
}
