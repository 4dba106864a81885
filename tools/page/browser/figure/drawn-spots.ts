/** Where the places of a figure are that can be tapped, and what stands there. */
import type { TemplateResult } from 'lit-html';
import { RANKS } from '../../../../src/cards/card.ts';
import type { Spot } from '../../figure/figures.ts';
import { SUITS_DOWN } from '../../figure/picture.ts';
import type { Shown } from '../../figure/picture-of.ts';
import { RAIL } from '../../figure/rail.ts';
import { ENOUGH } from '../../figure/rows.ts';
import { cornerOf } from '../../view/card-drawing.ts';
import { pipView } from '../cards/pip-view.ts';

/** What is drawn with its places on the stage: everything but the ladder, which has a deck. */
export type Staged = Exclude<Shown, { readonly view: 'ladder' }>;

/** A place that can be tapped, as it is drawn. */
export interface DrawnSpot {
  /** Where its next card comes. */
  readonly x: number;
  readonly y: number;
  /** How many cards it has. */
  readonly count: number;
  readonly label: string | TemplateResult;
  /** Says what it reaches: `3 ≥ 2`. */
  readonly badge?: string | undefined;
}

/** Draws the places of a view, in their order. */
export function drawnSpots(shown: Staged, spots: readonly Spot[]): DrawnSpot[] {
  const countAt = (index: number) =>
    spots[index]?.cards.filter((card) => shown.places.has(card)).length ?? 0;
  switch (shown.view) {
    case 'piles':
      return RANKS.map((rank, x) => {
        const count = countAt(x);
        const reached = shown.reachedBy(rank);
        const badge = reached === undefined ? undefined : atLeast(count, reached);
        return { x, y: count, count, label: cornerOf({ rank }), badge };
      });
    case 'rail':
      return RAIL.map((rank, x) => {
        const count = countAt(x);
        return { x, y: count, count, label: cornerOf({ rank }) };
      });
    case 'rows':
      return SUITS_DOWN.map((suit, y) => {
        const count = countAt(y);
        const badge = count >= ENOUGH ? atLeast(count, ENOUGH) : undefined;
        return { x: count, y, count, label: pipView(suit), badge };
      });
    case 'grid':
      return SUITS_DOWN.flatMap((_, y) =>
        RAIL.map((_rank, x) => ({ x, y, count: countAt(y * RAIL.length + x), label: '' })),
      );
  }
}

const atLeast = (count: number, height: number) => `${count} ≥ ${height}`;

/** Columns of a row beside the sign of its suit, at least. */
const LEAST_COLUMNS = 8;

/** Returns how many columns and rows the styles make room for. */
export function sizesOf({ view, places }: Staged): Record<string, number> {
  if (view !== 'rows') return {};
  const longest = Math.max(...Array.from(places.values(), ({ x }) => x + 2));
  return { '--columns': Math.max(LEAST_COLUMNS, longest) };
}
