/** Marks words in the text of the page. */

/** Wraps every occurrence of the words, which are in lower case, in `<mark>`. */
export function markWords(element: HTMLElement, words: readonly string[]): void {
  const pattern = new RegExp(words.map(patternOf).join('|'), 'gi');
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) markIn(text, pattern);
}

/** However the text writes its apostrophes and quotation marks. */
function patternOf(word: string): string {
  return word
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll("'", "['’]")
    .replaceAll('"', '["“”]');
}

function markIn(text: Text, pattern: RegExp): void {
  const found = [...text.data.matchAll(pattern)];
  if (found.length === 0 || text.parentElement?.closest('.unseen, .links, .anchor')) return;
  const pieces: (string | Node)[] = [];
  let end = 0;
  for (const { 0: words, index } of found) {
    const mark = document.createElement('mark');
    mark.textContent = words;
    pieces.push(text.data.slice(end, index), mark);
    end = index + words.length;
  }
  text.replaceWith(...pieces, text.data.slice(end));
}

/** Takes all marks away. */
export function unmark(element: HTMLElement): void {
  for (const mark of element.querySelectorAll('mark')) {
    const parent = mark.parentNode;
    mark.replaceWith(mark.textContent);
    parent?.normalize();
  }
}
