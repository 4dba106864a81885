/** Where a question is from, in the book on the page. */

/** A part of the book that the quiz links to. */
export interface BookPart {
  readonly address: string;
  readonly title: string;
}

/** Finds a chapter. @param name - its address */
export function chapterNamed(name: string): BookPart {
  const title = document.getElementById(`${name}.title`)?.textContent ?? '';
  return { address: name, title };
}

/** Returns the address of the example on a line of a chapter. */
export function addressOfExample(chapter: string, line: number): string {
  return exampleAt(chapter, line)?.id ?? chapter;
}

/** Finds the rule of the example on a line of a chapter. */
export function ruleOfExample(chapter: string, line: number): BookPart {
  const rule = exampleAt(chapter, line)?.closest('.rule');
  const title = rule?.querySelector('h3')?.textContent;
  return rule && title ? { address: rule.id, title } : chapterNamed(chapter);
}

function exampleAt(chapter: string, line: number): Element | null {
  return document.querySelector(`[id="${chapter}"] [data-line="${line}"]`);
}
