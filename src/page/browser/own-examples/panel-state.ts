import type { Exercise } from '../../../learning/coach/exercise.ts';
import type { OwnExamplesVerdict } from '../../../learning/coach/own-verdict.ts';
import type { Slot } from '../try-a-hand/table.ts';
import type { Form } from './forms.ts';
import type { Row } from './rows.ts';

/** What a panel shows. */
export interface PanelState {
  readonly exercise: Exercise;
  readonly form: Form;
  /** At least one. */
  readonly rows: readonly Row[];
  /** The id of the row that picked cards go to. */
  readonly filling: number;
  /** The last verdict, which may be about the rows before the last change. */
  readonly verdict?: OwnExamplesVerdict | undefined;
  /** Why the coach cannot judge here, if it cannot. */
  readonly noCoach?: string;
  /** How many clues are shown on the first wrong program that gets past. */
  readonly clues: number;
}

/** What the reader can do in a panel. */
export interface Actions {
  change(row: Row): void;
  /** Lets picked cards go to a hand of a row. */
  fill(row: Row, slot: Slot): void;
  takeAway(row: Row): void;
  add(): void;
  hint(): void;
}
