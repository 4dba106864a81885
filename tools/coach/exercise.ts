/** What an exercise asks for, and how it is spoken of. */
import type { Category } from '../../src/ranking/categories.ts';
import type { Example } from './chapter.ts';
import { EXPORTS, FAST, type Unit } from './units.ts';
import { isWrongAnswer, type Trouble } from './verdict.ts';

/** A file to write, or a part of it, so that some rules of a chapter hold. */
export interface Exercise {
  readonly name: string;
  /** Its name in words (default: its name with spaces). */
  readonly spokenName?: string;
  /** The name of its chapter, if that is another one. */
  readonly chapter?: string;
  /** The rules of its chapter that it is about (default: all). */
  readonly rules?: readonly string[];
  /** The file to write. */
  readonly unit: Unit;
  /** What the file must export for it (default: all that it can). */
  readonly exports?: readonly string[];
  /** The categories for which the best five are asked for; ours are used for the others. */
  readonly categories?: readonly Category[];
  /** The exercises that must still be done when it is, if they were begun. */
  readonly buildsOn?: readonly string[];
  /** Cards to ask about, as `exampleCardsFor` returns them (default: those of a hand). */
  readonly exampleCards?: string;
  /** What it teaches. Shown when it is done. */
  readonly lesson: string;
  /** In the order in which its failures come; the place of a hint is its number. */
  readonly hints: readonly Hint[];
}

/** A hint on certain failures or, as a text alone, on all those without a hint of their own. */
export type Hint = string | HintOn;

interface HintOn {
  /**
   * Words from the names of the failing rules or examples. If no example fails, they are from the
   * message.
   */
  readonly on: readonly string[];
  readonly text: string;
}

/** A hint as it is shown. */
export interface NumberedHint {
  /** The same for whatever failure it is shown. */
  readonly number: number;
  readonly text: string;
}

/** What is read from a file for an exercise. */
export type AskedOf = Pick<Exercise, 'unit' | 'exports' | 'categories'>;

type SpokenOf = Pick<Exercise, 'name' | 'spokenName'>;

/** Returns the name of the chapter of an exercise. */
export function chapterOf({ name, chapter }: Exercise): string {
  return chapter ?? name;
}

/** Returns the names that the file of an exercise must export for it. */
export function namesAskedFor({ unit, exports }: AskedOf): readonly string[] {
  return exports ?? EXPORTS[unit];
}

/** Keeps the examples of a chapter that an exercise is about. */
export function examplesOf<One extends Pick<Example, 'rule'>>(
  { rules }: Pick<Exercise, 'rules'>,
  examples: readonly One[],
): readonly One[] {
  return rules ? examples.filter(({ rule }) => rules.includes(rule)) : examples;
}

/** Returns whether an exercise has examples: all but the last, which asks for speed. */
export function hasExamples({ name }: Pick<Exercise, 'name'>): boolean {
  return name !== FAST;
}

/** Returns the name of an exercise in words: `two pairs`, `Texas hold'em`. */
export function spokenName({ name, spokenName: spoken }: SpokenOf): string {
  return spoken ?? name.replaceAll('-', ' ');
}

/**
 * Returns example cards for a question about an exercise: hands, or hole cards and board, with a /
 * between them, or a text to read.
 */
export function exampleCardsFor({ exampleCards = 'Kd Kh 9c 9s' }: Exercise): string {
  return exampleCards;
}

/** Lists the hints on a failure: its own or, if it has none, those that are a text alone. */
export function hintsOn({ hints }: Exercise, failure?: Trouble): readonly NumberedHint[] {
  const failing = namesOf(failure);
  const numbered = hints.map((hint, index) => {
    const parts = typeof hint === 'string' ? { on: [], text: hint } : hint;
    return { ...parts, number: index + 1 };
  });
  const own = numbered.filter(({ on }) => on.some((words) => failing.includes(words)));
  return own.length > 0 ? own : numbered.filter(({ on }) => on.length === 0);
}

/** Returns the rule and the example that fail or, if there is no example, the message. */
function namesOf(failure: Trouble | undefined): string {
  const { rule, name } = failure?.example ?? {};
  if (rule !== undefined) return `${rule}: ${name}`;
  return failure && !isWrongAnswer(failure) ? failure.message : '';
}
