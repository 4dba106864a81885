/** Returns the browser's storage. Some keep nothing, for example in a private window: then it lasts as long as the page. */
function storage(): Record<string, string> {
  try {
    return localStorage;
  } catch {
    return {};
  }
}

/** What the browser keeps for the page, by names. */
export const kept = storage();

/** Whether it is there in the next page, too. */
export const isKept = kept instanceof Storage;
