/** Returns the browser's storage or, if there is none, an object that lasts as long as the page. */
function findStorage(): Record<string, string> {
  try {
    localStorage.setItem('rule-book.try', 'x'.repeat(100_000)); // enough space for the reader's code
    localStorage.removeItem('rule-book.try');
    return localStorage;
  } catch {
    return {};
  }
}

export const storage = findStorage();

/** Whether the next visit finds it. */
export const isSaved = storage instanceof Storage;
