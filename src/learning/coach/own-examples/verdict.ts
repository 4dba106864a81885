/** What somebody's own examples are found to say, and which known mistakes they catch. */
import type { Description } from '../../mistakes/mistakes.ts';
import type { Example } from '../chapter.ts';
import type { Trouble } from '../verdict.ts';

/** Why a feature cannot be judged at all. */
export interface FeatureTrouble {
  readonly line: number;
  /** What was expected, and what is there. */
  readonly message: string;
}

/** What became of an example. Only one that agrees with the rules counts. */
export type OwnExample = Pick<Example, 'location' | 'rule' | 'name'> & ExampleStatus;

type ExampleStatus =
  /** It cannot be asked: it counts hands, or deals a card twice. */
  | { readonly status: 'refused'; readonly reason: string }
  /** It is not poker: what it expects, and what the rules say. */
  | { readonly status: 'contradicted'; readonly rules: Trouble }
  /** It demands more than poker: how a right program fails it. */
  | { readonly status: 'too strict'; readonly right: Trouble }
  | { readonly status: 'agrees'; readonly caught: readonly Description[] };

/** Which of the known mistakes of an exercise the examples of a feature catch. */
export interface OwnExamplesVerdict {
  readonly exercise: string;
  readonly examples: readonly OwnExample[];
  /** The mistakes that some example catches. */
  readonly caught: readonly Description[];
  /** The mistakes that get past all examples, though an example could catch each of them. */
  readonly survivors: readonly Description[];
  /** The locations of examples that count, but without which as many mistakes are caught. */
  readonly needless: readonly string[];
}
