/** Returns the browser's storage or, if there is none, an object that lasts as long as the page. */
function findStorage(): Record<string, string> {
  try {
    // It must have enough space for the reader's code.
    localStorage.setItem('rule-book.try', 'x'.repeat(100_000));
    localStorage.removeItem('rule-book.try');
    return localStorage;
  } catch {
    return {};
  }
}

/** Texts by name. What is written stays for the next visit, if `isSaved`. */
export const storage = findStorage();

/** Whether the next visit finds what is stored. */
export const isSaved = storage instanceof Storage;
