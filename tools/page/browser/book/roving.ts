/** Places that are one tab stop together: arrow keys move the focus from one to another. */

/** How many places each arrow key moves. */
export type Steps = Readonly<Record<string, number>>;

/** The steps in places beside each other. */
export const ACROSS: Steps = { ArrowLeft: -1, ArrowRight: 1 };

/** The steps in places below each other. */
export const DOWN: Steps = { ArrowUp: -1, ArrowDown: 1 };

/** Returns the steps in rows of so many places. */
export function inRowsOf(columns: number): Steps {
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
}

/** Moves the focus by an arrow key, or to an end; the browser does what other keys do. */
export function moveFocus(
  event: KeyboardEvent,
  places: readonly HTMLElement[],
  steps: Steps,
): void {
  const { key, target } = event;
  if (hasModifier(event)) return; // for the browser
  if (steps[key] === undefined && !ENDS.includes(key)) return;
  event.preventDefault(); // no scrolling, also at an end
  placeAfter(key, places.indexOf(target as HTMLElement), places, steps)?.focus();
}

const ENDS = ['Home', 'End'];

/** Tells whether a key is pressed with another one that gives it a meaning for the browser. */
export function hasModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

function placeAfter(
  key: string,
  from: number,
  places: readonly HTMLElement[],
  steps: Steps,
): HTMLElement | undefined {
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1);
  return places[from + (steps[key] ?? 0)];
}

/** Lets Tab come back to the place that has the focus. */
export function moveStop({ target }: Event, places: readonly HTMLElement[]): void {
  if (!places.includes(target as HTMLElement)) return;
  for (const place of places) place.tabIndex = place === target ? 0 : -1;
}
