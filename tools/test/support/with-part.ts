/**
 * Replaces what is between the marks of a generated part of a document.
 * @throws Error if the document lacks a mark
 */
export function withPart(document: string, name: string, lines: readonly string[]): string {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- end of ${name} -->`;
  const before = document.indexOf(begin);
  const after = document.indexOf(end);
  if (before < 0 || after < before) throw new Error(`a document lacks "${begin}" and "${end}"`);
  const part = `${begin}\n\n${lines.join('\n').trimEnd()}\n\n`;
  return `${document.slice(0, before)}${part}${document.slice(after)}`;
}
