/** What somebody meant who wrote a word that the book does not have. */
import { distance } from '../../../load/nearest.ts';

/** Words that are shorter have too many neighbours. */
const SHORTEST = 4;

/** Two letters may be wrong from this length on, one in a shorter word. */
const LONG = 6;

/**
 * The word of the book that is nearest: with two letters exchanged, or with one or two to add, drop or replace.
 *
 * @param vocabulary - in the order of the book, as `plain` spells them
 */
export function nearestWord(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  if (word.length < SHORTEST || !/^[\p{L}']+$/u.test(word)) return undefined;
  const exchanged = [...word].map(
    (letter, at) => word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
  );
  const swapped = exchanged.find((other) => vocabulary.has(other));
  if (swapped !== undefined) return swapped;
  const most = word.length < LONG ? 1 : 2;
  const near = [...vocabulary].filter((other) => Math.abs(other.length - word.length) <= most);
  const far = near.map((other) => ({ other, letters: distance(word, other) }));
  return far.filter(({ letters }) => letters <= most).sort((a, b) => a.letters - b.letters)[0]?.other;
}

/**
 * Whether a name is what somebody meant, with one or two letters to add, drop or replace: `ful house` is near `a full house`.
 *
 * @param name - without its article; of `boat or full boat` either is a name
 */
export function isNear(words: string, name: string): boolean {
  if (words.length < SHORTEST) return false;
  const names = name.replace(/^an? /, '').split(/ or |, /);
  return names.some((one) => distance(words, one) <= (words.length < LONG ? 1 : 2));
}

/** All words of some texts. */
export function vocabularyOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(/\p{L}[\p{L}']*\p{L}/gu) ?? []));
}
