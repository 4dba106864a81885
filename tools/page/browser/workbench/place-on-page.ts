/** Where a workbench is on the page, and what the styles know of it. */

/** Marks open parts for the styles; `:has()` would be evaluated on each key. */
export function markOpen(section: HTMLDetailsElement, isOpen: boolean): void {
  section.open ||= isOpen;
  section.toggleAttribute('data-open', isOpen);
  section.parentElement?.toggleAttribute('data-editing', isOpen);
  const isAnyOpen = document.querySelector('.code[data-open]') !== null;
  document.body.toggleAttribute('data-editing', isAnyOpen);
}

/** Returns whether a workbench is beside the examples, and not below them. */
export function isBesideExamples(section: HTMLDetailsElement): boolean {
  return getComputedStyle(section).position === 'sticky';
}

/** Folds the verdict, which on a low screen hides the editor while it is unfolded. */
export function foldVerdict(bench: HTMLElement): void {
  const unfold = bench.querySelector<HTMLInputElement>('.unfold');
  if (unfold) unfold.checked = false;
}
