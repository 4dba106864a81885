/** Applies the display settings before anything is painted, so that colours do not flash. */
import { storage } from './storage.ts';

const PREFIX = 'rule-book.';

const look = document.documentElement.dataset;

for (const name of ['theme', 'deck']) {
  const value = storage[PREFIX + name];
  if (value) look[name] = value;
}

// The book is shown before all chapters are laid out (lay-out.ts), if the browser can keep the scroll
// position meanwhile. A reload restores a position that only the whole layout has.
const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isOpenedAnew = opening?.type === 'navigate' && CSS.supports('overflow-anchor', 'auto');
document.documentElement.toggleAttribute('data-opened-anew', isOpenedAnew);

addEventListener('DOMContentLoaded', () => {
  for (const choice of document.querySelectorAll<HTMLInputElement>('#settings input')) {
    const { name, value } = choice;
    if (look[name] === value) choice.checked = true;
    choice.addEventListener('change', () => {
      look[name] = value;
      storage[PREFIX + name] = value;
    });
  }
});
