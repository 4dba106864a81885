const MOST_CHARACTERS = 60;

/** What would vanish, break the line or steer the terminal if it were printed as it is. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * Text as an error message may show it: in double quotes, on one line and at most 80 characters long.
 * What cannot be seen stands as its code, such as `<U+0000>`; a long text is cut and ends in an ellipsis.
 */
export function quote(text: string): string {
  // No character shows as less than one, so what lies behind the first few is never looked at.
  // Stryker disable next-line MethodExpression: looking at all of it would only take longer
  const shown = printable(text.slice(0, MOST_CHARACTERS + 1));
  if (shown.length <= MOST_CHARACTERS) return `"${shown}"`;
  return `"${shown.slice(0, MOST_CHARACTERS).replace(/<(U(\+[0-9A-F]*)?)?$|[\ud800-\udbff]$/, '')}…"`;
}

/** The text with its unprintable characters as codes, at whatever length. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => {
    const code = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
    return `<U+${code}>`;
  });
}

/** Writes a number in full: `25,345`. */
export const inFull = (number: number): string => number.toLocaleString('en');
