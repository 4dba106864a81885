/**
 * Common ways to get a rule wrong: `exercises/two-pairs/mistakes/three-pairs-missed.ts` can replace
 * `two-pairs.ts` in a solution.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Unit } from '../solution/units.ts';

/** What the head comment of a mistake says. */
export interface Description {
  /** What it gets wrong, as a sentence about the code: "Finds no pair in three of a kind." */
  readonly wrong: string;
  /** Who makes it, and why. */
  readonly reason: string;
  /** The rule whose scenarios must catch it, and its chapter: the name without the number. */
  readonly caughtBy: { readonly feature: string; readonly rule: string };
  /**
   * Cards of an example of that rule, as the feature writes them. What it gets wrong is true of
   * them. Every mistake of a rule, like `pair`, names some.
   */
  readonly shownBy?: string | undefined;
}

/** A mistake, its description, and its file. */
export interface Mistake extends Description {
  /** The file of a solution that it replaces, without extension: `two-pairs`. */
  readonly unit: Unit;
  readonly name: string;
  /** What those who make it do, by the title of a cause in docs/interviewer.md. */
  readonly cause: string;
  readonly path: string;
}

/**
 * Reads the mistakes in all files that learners write.
 * @param folder - has a folder for each of them
 * @throws Error if a head comment does not describe its mistake
 */
export function readAllMistakes(folder: string): Mistake[] {
  return readdirSync(folder).flatMap((unit) => readMistakesOf(join(folder, unit, 'mistakes')));
}

/**
 * Reads the mistakes in one file that learners write; none if there is no such folder.
 * @param folder - `two-pairs/mistakes`
 * @throws Error if a head comment does not describe its mistake
 */
export function readMistakesOf(folder: string): Mistake[] {
  if (!existsSync(folder)) return [];
  const unit = basename(dirname(folder)) as Unit;
  return readdirSync(folder).map((file) => {
    const path = join(folder, file);
    const description = parseDescription(readFileSync(path, 'utf8'), `${unit}/${file}`);
    return { unit, name: file.replace('.ts', ''), path, ...description };
  });
}

const DESCRIPTION =
  /^\/\*\*\n(?<wrong>.+?)\n\n(?<reason>.+?)\n\nCause: (?<cause>.+?)\n\nCaught by: (?<feature>[a-z-]+) \/ (?<rule>.+?)(?:\n\nShown by: (?<cards>.+?))?\n\*\/\n/s;

/**
 * Reads a head comment: what is wrong, who makes it and why, its cause, and
 * `Caught by: two-pairs / It works for any number of cards`, and often `Shown by: Kd Kh 9c 9s`.
 * @param text - of the file of a mistake
 * @param file - its name, for the message
 * @throws Error if a paragraph is missing
 */
export function parseDescription(text: string, file: string): Description & Pick<Mistake, 'cause'> {
  const groups = withoutAsterisks(text).match(DESCRIPTION)?.groups;
  if (!groups) {
    throw new Error(
      `${file} must start with what is wrong, who makes it and why, "Cause: …" and "Caught by: …"`,
    );
  }
  const { wrong = '', reason = '', cause = '', feature = '', rule = '', cards } = groups;
  return {
    wrong: unwrapped(wrong),
    reason: unwrapped(reason),
    cause: unwrapped(cause),
    caughtBy: { feature, rule: unwrapped(rule) },
    shownBy: cards,
  };
}

/** Returns the code of a mistake without its head comment and its imports. */
export function codeOf(text: string): string {
  return text
    .replace(/^\/\*\*.*?\*\/\n/s, '')
    .replaceAll(/^import .*?;\n/gms, '')
    .trim();
}

/** Removes the asterisks before the lines of a comment, but not those of its end. */
function withoutAsterisks(text: string): string {
  return text.replaceAll(/^ \* ?(?!\/)/gm, '').replaceAll(/^ \*\//gm, '*/');
}

/** Undoes the wrapping of a paragraph. */
function unwrapped(text: string): string {
  return text.replaceAll('\n', ' ');
}
