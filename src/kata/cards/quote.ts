const MOST_CHARACTERS = 60;

/**
 * Text as an error message may show it: in double quotes, on one line and at most 80 characters long.
 * What cannot be seen stands as its code, such as `<U+0000>`; a long text is cut and ends in an ellipsis.
 */
export function quote(text: string): string {
  const shown = printable(text);
  if (shown.length <= MOST_CHARACTERS) return `"${shown}"`;
  return `"${shown.slice(0, MOST_CHARACTERS).replace(/<[U+\dA-F]*$|[\ud800-\udbff]$/, '')}…"`;
}

/** Writes as codes what would vanish, break the line or steer the terminal if it were printed as it is. */
export function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
    return `<U+${code}>`;
  });
}

/** Writes a number in full: `25,345`. */
export const inFull = (number: number): string => number.toLocaleString('en');
