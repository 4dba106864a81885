/** Returns the browser's storage or, if there is none, an object that lasts as long as the page. */
function storage(): Record<string, string> {
  try {
    localStorage.setItem('rule-book.try', 'x'.repeat(100_000)); // enough space for the reader's code
    localStorage.removeItem('rule-book.try');
    return localStorage;
  } catch {
    return {};
  }
}

export const kept = storage();

/** Whether the next visit finds it. */
export const isKept = kept instanceof Storage;
