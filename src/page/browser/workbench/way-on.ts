/** Where the page tells how far the reader has come: in the contents, and where it leads to the practice. */
import { STEPS, spokenName } from '../../../coach/steps.ts';
import type { Progress } from './progress.ts';

/** Ticks the exercises that are done in the contents, and lets the links to the practice lead to the one to go on with. */
export function showWayOn(progress: Progress): void {
  for (const step of STEPS)
    document
      .querySelector(`.contents li > a[href="#${step.name}"]`)
      ?.toggleAttribute('data-done', progress.isDone(step));
  const undone = STEPS.filter((step) => !progress.isDone(step));
  const begun = undone.find((step) => progress.isBegun(step));
  const next = begun ?? undone[0];
  if (!next || (undone.length === STEPS.length && !begun)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.practise')) {
    link.href = begun ? `#${next.name}/code` : `#${next.name}`;
    link.textContent = `Go on with step ${STEPS.indexOf(next) + 1}: ${spokenName(next)}`;
  }
}
