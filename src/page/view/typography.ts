/** Apostrophes and quotation marks: features type them straight, and the page prints them curly. */

/** Text as it is printed, also a part of it: a quotation mark opens where a word begins. */
export function typeset(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s(])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');
}
