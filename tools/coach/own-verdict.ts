/** What somebody's own examples are found to say, and which known mistakes they catch. */
import type { Example } from './chapter.ts';
import type { Description } from './mistakes.ts';
import type { Trouble } from './verdict.ts';

/** Why a feature or one of its examples cannot be read. */
export interface FeatureTrouble {
  readonly line: number;
  /** What was expected, and what is there. */
  readonly message: string;
}

/** An example as somebody wrote it, which may have a sentence that no step says. */
export interface WrittenExample extends Example {
  readonly trouble?: FeatureTrouble | undefined;
}

/** What became of an example. Only one that agrees with the rules counts. */
export type OwnExample = Pick<Example, 'location' | 'rule' | 'name'> & ExampleStatus;

export type ExampleStatus =
  /** It cannot be read: it has an unknown sentence, or no `Then`. */
  | { readonly status: 'unreadable'; readonly trouble: FeatureTrouble }
  /** It counts hands: one copied count would catch nearly every mistake. */
  | { readonly status: 'counts hands' }
  /** It cannot be asked: it deals a card twice, or asks nothing. */
  | { readonly status: 'refused'; readonly reason: string }
  /** It is not poker: what it expects, what the rules say, and why if that is known. */
  | { readonly status: 'contradicted'; readonly rules: Trouble; readonly why?: string | undefined }
  /** It demands more than poker: how a right program fails it. */
  | { readonly status: 'too strict'; readonly right: Trouble }
  | { readonly status: 'agrees'; readonly aside?: Aside | undefined };

/** Why an example asks nothing about the exercise. */
export interface Aside {
  /** The sentence with which the examples of the chapter begin, if this one lacks it. */
  readonly missing?: string | undefined;
}

/** A known mistake of an exercise, and the examples that catch it. */
export interface WrongProgram extends Description {
  /** The locations of the examples that it fails; if there are none, it gets past. */
  readonly caughtAt: readonly string[];
  /** What helps to find an example that catches it; undefined if it is caught. */
  readonly clues?: Clues | undefined;
}

/** What helps to find an example that catches a wrong program, one after the other. */
export interface Clues {
  /** What sort of cards it is wrong about. */
  readonly sort: string;
  /** Who makes the mistake, and why. */
  readonly maker: string;
  readonly code: string;
}

/** A wrong program, and its number among all. */
export interface NumberedProgram {
  readonly number: number;
  readonly program: WrongProgram;
}

/** Which of the known mistakes of an exercise the examples of a feature catch. */
export interface OwnExamplesVerdict {
  readonly exercise: string;
  readonly examples: readonly OwnExample[];
  /** All mistakes of the exercise that an example can show. */
  readonly programs: readonly WrongProgram[];
  /** The locations of examples that count, but without which as many mistakes are caught. */
  readonly needless: readonly string[];
  /** The chapter to compare with, and how many examples it has for the exercise. */
  readonly chapter: { readonly file: string; readonly examples: number };
}

/** Returns whether an example catches a wrong program. */
export function isCaught({ caughtAt }: Pick<WrongProgram, 'caughtAt'>): boolean {
  return caughtAt.length > 0;
}

/** Lists the wrong programs that get past all examples. */
export function survivorsOf({ programs }: OwnExamplesVerdict): readonly NumberedProgram[] {
  const numbered = programs.map((program, index) => ({ program, number: index + 1 }));
  return numbered.filter(({ program }) => !isCaught(program));
}

/** Returns whether every wrong program is caught. */
export function areAllCaught(verdict: OwnExamplesVerdict): boolean {
  return survivorsOf(verdict).length === 0;
}

/** Returns whether all examples that count ask only what other exercises are about. */
export function areAllAside({ examples }: OwnExamplesVerdict): boolean {
  return examples.filter(counts).every((example) => asideOf(example) !== undefined);
}

/** Says why an example that counts asks nothing about the exercise; undefined if it does ask. */
export function asideOf(example: OwnExample): Aside | undefined {
  return example.status === 'agrees' ? example.aside : undefined;
}

/** Returns whether an example counts: the rules and the right programs agree with it. */
export function counts({ status }: OwnExample): boolean {
  return status === 'agrees';
}
