/** Starts the figures at the head of chapters. */
import { readAddress } from './address.ts';
import { HandLens } from './hand-lens.ts';
import type { KeepExample } from './lens.ts';
import { startRiddles } from './riddles.ts';

/** Starts the figures, and shows the cards of the address, now and later. */
export function startFigures(keepExample: KeepExample): void {
  HandLens.keepExample = keepExample;
  customElements.define('hand-lens', HandLens);
  startRiddles();
  for (const change of ['load', 'hashchange']) addEventListener(change, showAddress);
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash === location.hash) showAddress(); // such a link does not change the address
  });
}

/** Shows the cards of the address in the figure of its chapter. */
function showAddress(): void {
  const { chapter, text } = readAddress(location.hash) ?? {};
  const lens = document.querySelector<HandLens>(`hand-lens[data-chapter="${chapter}"]`);
  if (!lens || text === undefined) return;
  lens.cards = text;
  lens.comeIntoSight();
}
