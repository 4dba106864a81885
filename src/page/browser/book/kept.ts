/** Returns the browser's storage or, in a private window, one that lasts as long as the page. */
function storage(): Record<string, string> {
  try {
    localStorage.setItem('rule-book.try', 'x'.repeat(100_000)); // room for what is written
    localStorage.removeItem('rule-book.try');
    return localStorage;
  } catch {
    return {};
  }
}

/** What the browser keeps for the page, by names. */
export const kept = storage();

/** Whether it is there in the next page, too. */
export const isKept = kept instanceof Storage;
