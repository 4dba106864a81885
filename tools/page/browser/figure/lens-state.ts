import type { Card, Cards } from '../../../../src/cards/card.ts';
import type { Exercise } from '../../../coach/exercise.ts';
import type { Figure, Spot } from '../../figure/figures.ts';
import type { StartHand } from '../../figure/start-hands.ts';
import type { Subject } from './subject.ts';

/** A program that the figure asks. */
export interface LensProgram {
  /** Its button: its number, or that it is the reader's. */
  readonly label: string;
  /** What it is called in a sentence: `program 2`. */
  readonly name: string;
  /** Set for a known mistake, and not for the reader's own code. */
  readonly mistake?: Riddle;
}

/** A known mistake, which is a riddle until the reader has caught it. */
export interface Riddle {
  readonly wrong: string;
  /** Who makes it, and why. */
  readonly reason: string;
  readonly code: string;
  /** Its index among the mistakes of the exercise. */
  readonly index: number;
  /** A hand that one tap makes it wrong about. */
  readonly start: StartHand;
}

/** What a program answered, or what it did instead. */
export type CodeAnswer = { readonly says: string } | { readonly message: string };

/** What a figure shows. */
export interface LensState {
  readonly exercise: Exercise;
  readonly figure: Figure;
  readonly subject: Subject;
  readonly spots: readonly Spot[];
  /** In the order in which a program gets them. */
  readonly cards: Cards;
  readonly programs: readonly LensProgram[];
  /** The program that is asked. */
  readonly program: LensProgram;
  /** Undefined as long as it is asked. */
  readonly answer: CodeAnswer | undefined;
  /** What the rule says of the cards: `yes`, or `two pairs`. */
  readonly ruleSays: string;
  /** What a tap should do next, until the cards are changed. */
  readonly invitation?: StartHand['tap'] | undefined;
  /** What the reader types, as long as it is not what the cards are. */
  readonly typed?: string | undefined;
  /** Whether the typed cards are others than those that are shown. */
  readonly isOld: boolean;
  /** Why the cards are still those before the last attempt to change them. */
  readonly problem?: string | undefined;
  /** Set while the hand is one that was shown, and not found. */
  readonly isShown: boolean;
  /** The mistakes that were caught, by what is wrong with them. */
  readonly caught: ReadonlySet<string>;
  /** Whether the cards are already among the reader's examples. */
  readonly isKept: boolean;
  /** Whether the reader has looked at the code of a program. */
  readonly isCodeOpen: boolean;
  /** What changed last, for the ear. */
  readonly news: string;
}

/** Returns whether the program answers otherwise than the rule. */
export function isWrong({ answer, ruleSays }: LensState): boolean {
  return answer !== undefined && 'says' in answer && answer.says !== ruleSays;
}

/** What the reader can do in a figure. */
export interface LensActions {
  tap(spot: number): void;
  takeAway(card: Card): void;
  /** Takes the card away that was added last to a spot. */
  takeFrom(spot: number): void;
  /** Shows typed cards. @param isComplete - whether to say what is wrong with them */
  type(text: string, isComplete: boolean): void;
  deal(): void;
  shuffle(): void;
  choose(program: LensProgram): void;
  showOne(): void;
  openCode(): void;
  keep(): void;
}
