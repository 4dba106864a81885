/** The reader's rows: what is in them, and how they are kept for the next visit. */
import { chapterOf, type Exercise } from '../../../coach/exercise.ts';
import type { ExampleToJudge } from '../../view/packed-chapters.ts';
import { storage } from '../book/storage.ts';
import { emptySlots, readHand, type Table } from '../cards/table.ts';
import { type Choice, type Form, formFor, stepsOf } from './forms.ts';

/** An example of the reader: cards, and what is true of them. */
export interface Row {
  /** Stays with the row for as long as the page is open. */
  readonly id: number;
  /** A hand for each label of the form. */
  readonly table: Table;
  /** The words of a choice; undefined until there is one. */
  readonly choice?: string | undefined;
  /** Whether the rules agreed when it was judged. */
  readonly counts?: boolean | undefined;
}

/** A row as it is kept. */
type Kept = Pick<Row, 'id' | 'choice' | 'counts'> & { readonly hands: readonly string[] };

const keyOf = (exercise: string) => `rule-book.examples/${exercise}`;

/** Makes a row without cards. */
export function emptyRow(form: Form, id: number): Row {
  return { id, table: { slots: emptySlots(form.labels.length), filling: 0 } };
}

/** Reads the rows of an exercise from the last visit; none if they cannot be read. */
export function keptRows(exercise: string, form: Form): Row[] {
  try {
    const kept = JSON.parse(storage[keyOf(exercise)] ?? '[]') as readonly Kept[];
    return kept.map((one) => rowOf(one, emptyRow(form, one.id)));
  } catch {
    return [];
  }
}

function rowOf({ hands, choice, counts }: Kept, empty: Row): Row {
  const slots = empty.table.slots.map((_, slot) => readHand(hands[slot] ?? ''));
  return { ...empty, table: { ...empty.table, slots }, choice, counts };
}

/** Keeps the rows for the next visit, if the browser does. */
export function keepRows(exercise: string, rows: readonly Row[]): void {
  const kept = rows.map(
    ({ id, table, choice, counts }): Kept => ({
      id,
      hands: table.slots.map(({ text }) => text),
      choice,
      counts,
    }),
  );
  try {
    storage[keyOf(exercise)] = JSON.stringify(kept);
  } catch {
    // The storage is full: the rows stay on the screen.
  }
}

/** Returns what a row says is true of its cards, if all that it is about is there. */
export function choiceIn({ table, choice }: Row, { choices }: Form): Choice | undefined {
  const chosen = choices.find(({ words }) => words === choice);
  const needed = table.slots.slice(0, chosen?.hands);
  return needed.every(({ cards }) => cards.length > 0) ? chosen : undefined;
}

/** Returns the address of a row among the locations of examples. */
export const locationOf = (exercise: Exercise, { id }: Pick<Row, 'id'>): string =>
  `${chapterOf(exercise)}/examples-first:own-${id}`;

/** Writes the rows that are complete as examples. */
export function examplesIn(exercise: Exercise, form: Form, rows: readonly Row[]): ExampleToJudge[] {
  return rows.flatMap((row, index) => {
    const choice = choiceIn(row, form);
    if (!choice) return [];
    const hands = row.table.slots.map(({ cards }) => cards);
    const name = `Your example ${index + 1}`;
    const location = locationOf(exercise, row);
    return [{ location, rule: '', name, steps: stepsOf(choice, hands) }];
  });
}

/** Lists the reader's examples of an exercise that count, to be run before ours. */
export function countedExamples(exercise: Exercise): ExampleToJudge[] {
  const form = formFor(exercise.name);
  if (!form) return [];
  const rows = keptRows(exercise.name, form);
  const counted = rows.filter(({ counts }) => counts).map((row) => locationOf(exercise, row));
  return examplesIn(exercise, form, rows).filter(({ location }) => counted.includes(location));
}
