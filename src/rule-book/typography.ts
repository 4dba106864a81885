/** Apostrophes and quotation marks: features type them straight, and the page prints them curly. */

/** Text as it is printed. */
export function typeset(text: string): string {
  return text.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');
}

/** Text as it is typed. */
export function asTyped(text: string): string {
  return text.replaceAll(/[“”]/g, '"').replaceAll('’', "'");
}
