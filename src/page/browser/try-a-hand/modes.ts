/** The three things that can be tried. Each keeps its last contents while the page is open. */
import type { Cards } from '../../../kata/cards/card.ts';
import type { BoardGame } from '../../../kata/games/games.ts';
import { type Round, roundBeforeDeal, type Table } from './table.ts';

export const MODES = { one: 'One hand', two: 'Two hands', round: 'A round' } as const;

export type Mode = keyof typeof MODES;

/** What was last in each mode. One hand is also the first of two. */
export interface Kept {
  readonly hands: readonly [Cards, Cards];
  /** Missing until one has been looked at. */
  readonly round?: Round;
}

export const NOTHING_KEPT: Kept = { hands: [[], []] };

export function modeOf(table: Table): Mode {
  if (table.kind === 'round') return 'round';
  return table.hands.length === 1 ? 'one' : 'two';
}

/** The same with the table as it is now. */
export function keep(kept: Kept, table: Table): Kept {
  if (table.kind === 'round') return { ...kept, round: table };
  const [first, second = kept.hands[1]] = table.hands;
  return { ...kept, hands: [first, second] };
}

/** The table of a mode, with its last contents; without a last round, one of this game before the deal. */
export function tableOf(mode: Mode, { hands, round }: Kept, game: BoardGame): Table {
  if (mode === 'round') return round ?? roundBeforeDeal(game);
  return { kind: 'hands', hands: mode === 'one' ? [hands[0]] : hands };
}
