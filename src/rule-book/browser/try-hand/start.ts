/** Fills the section in which a hand can be tried. */
export function startTryHand(root: HTMLElement): void {
  root.insertAdjacentHTML('beforeend', '<p>Type some cards or pick them from the deck.</p>');
}
