/** How a verdict is laid out, and what it is laid out with. */

/** Writes a sentence that has cards in it. */
export type Write = (sentence: string) => string;

/** Lays out the sentences that give an example's cards. */
export type Lay = (sentences: readonly string[]) => readonly string[];

/** Shows what a text means, where there are colours; without them the words say it, too. */
export type Paint = (tone: 'good' | 'bad' | 'head' | 'old', text: string) => string;

/** How a verdict is laid out. */
export interface Style {
  readonly write: Write;
  readonly lay: Lay;
  readonly paint: Paint;
  readonly columns: number;
  /** For little room: leaves out the rule. */
  readonly isBrief: boolean;
  /** For hardly any room: gives what was expected and what came a row each, with the difference in it. */
  readonly isCut: boolean;
  /** How the place of an example is shown; undefined where it is not. */
  readonly shownPlace: ((place: string) => string) | undefined;
  /** Where somebody tells how the step's solution came about. */
  readonly story: string | undefined;
  /** What the verdict is about, to be said before it. */
  readonly about: string;
  /** All examples of the step, by their places; each gets a dot. */
  readonly places: readonly string[];
  /** How many more examples pass than before. */
  readonly gained: number;
  /** Which failure is shown: 0 is the first. */
  readonly failure: number;
  /** Whether known mistakes are explained, or only asked about. */
  readonly explains: boolean;
  /** Whether all failures are listed. */
  readonly listsAll: boolean;
}
