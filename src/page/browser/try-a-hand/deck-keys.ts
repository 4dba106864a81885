import { RANKS, SUITS } from '../../../kata/cards/card.ts';

const COLUMNS = RANKS.length;
const LAST = COLUMNS * SUITS.length - 1;

/**
 * Where a key leads from a place of the deck, which lies in rows of suits and columns of ranks; undefined for other keys.
 * At an edge an arrow leads nowhere.
 */
export function placeAfterKey(place: number, key: string, ctrl = false): number | undefined {
  const column = place % COLUMNS;
  const row = place - column;
  switch (key) {
    case 'ArrowRight':
      return column === COLUMNS - 1 ? place : place + 1;
    case 'ArrowLeft':
      return column === 0 ? place : place - 1;
    case 'ArrowDown':
      return place + COLUMNS > LAST ? place : place + COLUMNS;
    case 'ArrowUp':
      return row === 0 ? place : place - COLUMNS;
    case 'Home':
      return ctrl ? 0 : row;
    case 'End':
      return ctrl ? LAST : row + COLUMNS - 1;
    default:
      return undefined;
  }
}
