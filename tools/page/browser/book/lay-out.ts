/** Lays out, in idle time, the chapters that were skipped to open the book sooner. */
export function layOutInTime(): void {
  const chapters = [...document.querySelectorAll('[data-opened-anew] .chapter')];
  const next = () => {
    chapters.shift()?.toggleAttribute('data-laid-out', true);
    if (chapters.length > 0) requestIdleCallback(next);
  };
  // Not every browser has it.
  if (chapters.length > 0) addEventListener('load', () => requestIdleCallback(next));
}
