/**
 * Keeps the reader's place: when the page is loaded again, on the way back, after a search, and when its window gets another width, as
 * a phone's does that is turned. A browser keeps it in pixels, which lead elsewhere as long as most of the page has not been laid out.
 */
import { entry, keepInEntry } from './entry.ts';

/** A part of the book, and how far below the edge of the window it begins, in pixels. */
export interface ReadingPlace {
  readonly id: string;
  readonly top: number;
}

/** The same, while the page is open. */
export interface PlaceInSight {
  readonly part: Element;
  readonly top: number;
}

interface PlaceAtAddress extends ReadingPlace {
  readonly address: string;
}

const NAME = 'rule-book.place';

/** After so many, everything near the place has been laid out. */
const FRAMES = 5;

/** How long nobody scrolls who reads, in milliseconds. */
const PAUSE_MS = 100;

/** Where in the window to look for what is read, the middle first. */
const HEIGHTS = [0.5, 0.35, 0.65, 0.2];

/** Remembers the place when the page is left, and returns to it when it is loaded again or on the way back. */
export function keepPlace(): void {
  keepWhenTurned();
  let pause: ReturnType<typeof setTimeout>;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(pause);
      pause = setTimeout(() => keepInEntry({ place: placeRead() }), PAUSE_MS);
    },
    { passive: true },
  );
  addEventListener('popstate', () => {
    clearTimeout(pause); // the browser has left the entry in which somebody scrolled
    const { place } = entry();
    if (place) goBackTo(place);
  });
  addEventListener('pagehide', () => remember(placeRead()));
  const place = remembered();
  if (place?.address !== location.href || !isLoadedAgain()) return;
  addEventListener('load', () => goBackTo(place));
}

/** What is in the middle of the window, or near it. */
export function placeInSight(parts = 'main :not(.chapter)'): PlaceInSight | undefined {
  for (const height of HEIGHTS) {
    const part = document.elementFromPoint(innerWidth / 2, innerHeight * height)?.closest(parts);
    if (part) return { part, top: part.getBoundingClientRect().top };
  }
  return undefined;
}

/** Goes there again in each of the next frames, for what comes into sight only then gets its own height. */
export function returnTo({ part, top }: PlaceInSight, frames = FRAMES): void {
  if (part.checkVisibility()) scrollBy(0, part.getBoundingClientRect().top - top);
  if (frames > 1) requestAnimationFrame(() => returnTo({ part, top }, frames - 1));
}

function goBackTo({ id, top }: ReadingPlace): void {
  const part = document.getElementById(id);
  if (part) returnTo({ part, top });
}

/** What is read and has an address. */
function placeRead(): ReadingPlace | undefined {
  const { part, top } = placeInSight('main [id]:not(.chapter)') ?? placeInSight('main [id]') ?? {};
  return part && top !== undefined ? { id: part.id, top } : undefined;
}

/** What is read is at the same height again, as far as the window reaches; the code that is written is at its upper edge. */
function keepWhenTurned(): void {
  let read: PlaceInSight | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let width = innerWidth;
  const note = () => {
    const bench = benchInSight();
    read = bench ? { part: bench, top: 0 } : placeInSight('main :is(p, li, tr, h2, h3, [id])');
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

function remember(place: ReadingPlace | undefined): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(place ? { ...place, address: location.href } : null));
  } catch {
    // the browser stores nothing
  }
}

function remembered(): PlaceAtAddress | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
  } catch {
    return null;
  }
}
