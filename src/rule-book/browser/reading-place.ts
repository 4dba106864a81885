/**
 * Keeps the reader's place when the page is loaded again. A browser keeps it in pixels, which lead elsewhere as long as most of
 * the page has not been laid out.
 */

/** A part of the book, and how far below the edge of the window it begins, in pixels. */
interface ReadingPlace {
  readonly address: string;
  readonly id: string;
  readonly top: number;
}

const NAME = 'rule-book.place';

/** After so many, everything near the place has been laid out. */
const FRAMES = 5;

/** Remembers the place when the page is left, and returns to it when it is loaded again. */
export function keepPlace(): void {
  addEventListener('pagehide', () => remember(placeRead()));
  const place = remembered();
  if (place?.address !== location.href || !isLoadedAgain()) return;
  addEventListener('load', () => goBackTo(place, FRAMES));
}

function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/** What is read in the middle of the window. */
function placeRead(): ReadingPlace | undefined {
  const part = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main [id]');
  return part ? { address: location.href, id: part.id, top: part.getBoundingClientRect().top } : undefined;
}

/** Goes there again in each of the next frames, for what comes into sight only then gets its own height. */
function goBackTo(place: ReadingPlace, frames: number): void {
  const part = document.getElementById(place.id);
  if (!part?.checkVisibility()) return;
  scrollBy(0, part.getBoundingClientRect().top - place.top);
  if (frames > 1) requestAnimationFrame(() => goBackTo(place, frames - 1));
}

function remember(place: ReadingPlace | undefined): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(place ?? null));
  } catch {
    // the browser stores nothing
  }
}

function remembered(): ReadingPlace | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
  } catch {
    return null;
  }
}
