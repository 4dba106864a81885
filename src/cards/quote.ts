const MOST_CHARACTERS = 60;

/** What a cut may leave at the end: the beginning of a code, or half of a character. */
const CUT_IN_TWO = /<[U+\dA-F]*$|[\ud800-\udbff]$/;

/**
 * Quotes a text for an error message: in double quotes, on one line, at most 80 characters long.
 * An invisible character becomes its code, such as `<U+0000>`; a long text is cut and ends in an
 * ellipsis.
 */
export function quote(text: string): string {
  const shown = printable(text);
  if (shown.length <= MOST_CHARACTERS) return `"${shown}"`;
  const start = shown.slice(0, MOST_CHARACTERS).replace(CUT_IN_TWO, '');
  return `"${start}…"`;
}

/** Replaces what would vanish, break the line or steer the terminal with its code. */
export const printable = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => `<${codeOf(character)}>`);

/** Returns the code of a character, such as `U+039A`. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;

/** Writes a number in full: `25,345`. */
export const inFull = (number: number): string => number.toLocaleString('en');
