/** Where the page tells how far the reader has come: in the contents, and where it leads to the practice. */
import { STEPS, spokenName } from '../../../coach/steps.ts';
import type { Progress } from './progress.ts';

/** Ticks the steps that are done in the contents, and lets the ways to the practice lead to the step to go on with. */
export function showWayOn({ files, done }: Progress): void {
  for (const { name } of STEPS)
    document.querySelector(`.contents li > a[href="#${name}"]`)?.toggleAttribute('data-done', Boolean(done[name]));
  const undone = STEPS.filter(({ name }) => !done[name]);
  const begun = undone.find(({ units }) => units.some((unit) => files[`${unit}.ts`] !== undefined));
  const next = begun ?? undone[0];
  if (!next || (undone.length === STEPS.length && !begun)) return;
  const number = STEPS.indexOf(next) + 1;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.practise')) {
    link.href = begun ? `#${next.name}/code` : `#${next.name}`;
    link.textContent = `Go on with step ${number}: ${spokenName(next)}`;
  }
}
