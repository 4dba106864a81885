/** The tab tells which chapter is read, and so do bookmarks and the list of pages to go back to. */

const BOOK = document.title;

/**
 * Names the tab after a chapter and the book, or after the book alone.
 *
 * @param id - of a chapter or of `try`; anything without a heading stands for the book
 */
export function nameTab(id: string): void {
  const heading = document.getElementById(`${id}.title`)?.textContent;
  document.title = heading ? `${heading} · ${BOOK}` : BOOK;
}
