/** Quotes a word that the shell would split or change. */
export function shellWord(word: string): string {
  return /[\s"'`$&|;<>()*?!#~]|^$/.test(word) ? `"${word.replaceAll(/["$`]/g, '\\$&')}"` : word;
}
