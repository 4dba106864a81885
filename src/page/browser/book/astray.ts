/**
 * Finds the way back to what the browser has stored. A Chromium sometimes gives a page from disk an empty storage when it is loaded
 * again after it has stored something, and forgets whatever is stored there; loaded once more, the page gets its own again. The name
 * of the window outlives that, and says that there was something.
 */

const PREFIX = 'rule-book.';
const NAME = `${PREFIX}stored`;
/** After so many, the storage is empty because somebody has emptied it. */
const MOST_LOADS = 3;

/** Loads the page again if its storage has gone astray. */
export function comeBackToStorage(): void {
  const [, loads] = window.name.match(new RegExp(`^${NAME}(\\d)$`)) ?? [];
  if (loads !== undefined && hasStored() === false) {
    const isHopeless = Number(loads) >= MOST_LOADS;
    window.name = isHopeless ? '' : `${NAME}${Number(loads) + 1}`;
    if (!isHopeless) location.reload();
  } else rememberStored();
}

/** Notes whether something is stored; to be called as soon as something is, for what is noted when the page is left comes too late. */
export function rememberStored(): void {
  const isOurs = window.name === '' || window.name.startsWith(NAME);
  if (isOurs && hasStored()) window.name = `${NAME}0`;
}

/** Undefined where the browser stores nothing. */
function hasStored(): boolean | undefined {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return undefined;
  }
}
