/** How far the reader has come, on the rest of the page. */
import { EXERCISES, spokenName } from '../../../coach/exercises.ts';
import type { Progress } from './progress.ts';

/** Ticks the exercises that are done in the contents, and lets the links to the practice lead to the one to go on with. */
export function showWayOn(progress: Progress): void {
  for (const exercise of EXERCISES) {
    const link = document.querySelector(`.contents li > a[href="#${exercise.name}"]`);
    link?.toggleAttribute('data-done', progress.isDone(exercise));
  }
  const undone = EXERCISES.filter((exercise) => !progress.isDone(exercise));
  const begun = undone.find((exercise) => progress.isBegun(exercise));
  const next = begun ?? undone[0];
  if (!next || (undone.length === EXERCISES.length && !begun)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.practise')) {
    link.href = begun ? `#${next.name}/code` : `#${next.name}`;
    link.textContent = `Go on with exercise ${EXERCISES.indexOf(next) + 1}: ${spokenName(next)}`;
  }
}
