/**
 * The limits on a learner's code. Loop turns and calls are counted, not timed, so every machine
 * gives the same answer.
 */
export const LIMITS = {
  /** For one question. Trying every five of sixteen cards takes half a million. */
  turnsOfQuestion: 2_000_000,
  /** For all questions about a file. Trying every five of each counted hand takes 50 million. */
  turnsOfAll: 300_000_000,
  /** For code without loops, like a regular expression, on a busy machine. */
  silenceMs: 10_000,
  /** More than any solution needs. Only Node can measure it. */
  memoryBytes: 256 * 2 ** 20,
  /** V8 ends the thread here, if code fills the memory without a loop. */
  heapMb: 512,
  /** Small, so that endless recursion ends soon. */
  stackMb: 1,
  /** For one question. */
  printedLines: 10_000,
  /** How many printed lines, and characters of each, are shown: the first half and the last. */
  shownLines: 12,
  shownCharacters: 200,
} as const;
