/** Keeps a hand from elsewhere on the page as an example of the reader. */
import type { Cards } from '../../../../src/cards/card.ts';
import { formatCards } from '../../../../src/cards/format-cards.ts';
import type { Exercise } from '../../../coach/exercise.ts';
import { readHand, withHand } from '../cards/table.ts';
import { formFor } from './forms.ts';
import { emptyRow, keepRows, keptRows } from './rows.ts';

/** The event after which an exercise has another example; its detail is the exercise's name. */
export const KEPT = 'example-kept';

/** Adds an example that the rules agree with. @param choice - says what is true of the cards */
export function keepExample({ name }: Exercise, cards: Cards, choice: string): void {
  const form = formFor(name);
  if (!form) return;
  const rows = keptRows(name, form).filter((row) => row.table.slots[0]?.cards.length);
  const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
  const empty = emptyRow(form, id);
  const table = withHand(empty.table, 0, readHand(formatCards(cards)));
  keepRows(name, [...rows, { ...empty, table, choice, counts: true }]);
  document.dispatchEvent(new CustomEvent(KEPT, { detail: name }));
}
