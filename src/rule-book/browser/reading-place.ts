/**
 * Keeps the reader's place when the page is loaded again, and when its window gets another width, as a phone's does that is turned. A
 * browser keeps it in pixels, which lead elsewhere as long as most of the page has not been laid out.
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

/** How long a pause in scrolling is after which the place is noted, in milliseconds. */
const PAUSE_MS = 100;

/** Remembers the place when the page is left, and returns to it when it is loaded again; the same when the window is turned. */
export function keepPlace(): void {
  keepWhenTurned();
  addEventListener('pagehide', () => remember(placeRead()));
  const place = remembered();
  if (place?.address !== location.href || !isLoadedAgain()) return;
  addEventListener('load', () => goBackTo(place, FRAMES));
}

/** What is read is at the same height again, as far as the window reaches; the code that is written is at its upper edge. */
function keepWhenTurned(): void {
  let read: { readonly part: Element; readonly top: number } | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let width = innerWidth;
  const note = () => {
    const found = document.elementFromPoint(innerWidth * 0.45, innerHeight * 0.4);
    const part = benchInSight() ?? found?.closest('main :is(p, li, tr, h2, h3, [id])');
    read = part ? { part, top: part.getBoundingClientRect().top } : undefined;
  };
  const noteSoon = () => {
    clearTimeout(pause);
    pause = setTimeout(note, PAUSE_MS);
  };
  const goBack = (frames: number) => {
    if (read?.part.matches('.bench-open')) read.part.scrollIntoView();
    else if (read?.part.isConnected && width !== innerWidth)
      scrollBy(0, read.part.getBoundingClientRect().top - Math.min(Math.max(read.top, 0), innerHeight / 2));
    if (frames > 1) requestAnimationFrame(() => goBack(frames - 1));
    else {
      width = innerWidth;
      noteSoon();
    }
  };
  for (const event of ['scroll', 'focusin']) addEventListener(event, noteSoon, { passive: true });
  addEventListener('resize', () => {
    clearTimeout(pause);
    goBack(FRAMES);
  });
}

/** The code that the reader writes, unless it stays in sight by itself. */
function benchInSight(): Element | undefined {
  const bench = document.activeElement?.closest('.bench-open');
  if (!bench || getComputedStyle(bench.closest('.code') as Element).position === 'sticky') return undefined;
  const { top, bottom } = bench.getBoundingClientRect();
  return top < innerHeight && bottom > 0 ? bench : undefined;
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
