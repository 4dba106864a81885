/**
 * Returns a storage of the browser or, if there is none, an object that lasts as long as the page.
 */
function findStorage(find: () => Storage): Record<string, string> {
  try {
    const found = find();
    // It must have enough space for the reader's code.
    found.setItem('rule-book.try', 'x'.repeat(100_000));
    found.removeItem('rule-book.try');
    return found as unknown as Record<string, string>;
  } catch {
    return {};
  }
}

/** Texts by name. What is written stays for the next visit, if `isSaved`. */
export const storage = findStorage(() => localStorage);

/** Whether the next visit finds what is stored. */
export const isSaved = storage instanceof Storage;

/** Texts by name. What is written stays after a reload of this tab. */
export const storageOfTab = findStorage(() => sessionStorage);
