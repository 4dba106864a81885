import type { Exercise } from '../../../coach/exercise.ts';
import {
  type NumberedProgram,
  type OwnExamplesVerdict,
  survivorsOf,
} from '../../../coach/own-verdict.ts';
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
  /** The number of the wrong program that hints are about, if it still gets past. */
  readonly sight: number;
  /** How many clues are shown, by the number of the program. */
  readonly clues: Readonly<Record<number, number>>;
}

/** Lists the wrong programs that get past, the one that hints are about first. */
export function survivorsIn({ verdict, sight }: PanelState): readonly NumberedProgram[] {
  const survivors = verdict ? survivorsOf(verdict) : [];
  const after = survivors.filter(({ number }) => number >= sight);
  return [...after, ...survivors.filter(({ number }) => number < sight)];
}

/** What the reader can do in a panel. */
export interface Actions {
  change(row: Row): void;
  /** Lets picked cards go to a hand of a row. */
  fill(row: Row, slot: number): void;
  takeAway(row: Row): void;
  add(): void;
  /** Shows the next clue on a wrong program. */
  hint(number: number): void;
  /** Lets hints be about another wrong program. */
  look(number: number): void;
}
