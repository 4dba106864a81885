import { quote } from './quote.ts';

/** How deep, and at how many parts, a message looks: a value may be endless. */
const MOST = 6;

/** Writes any value for a message: on one short line, only text in quotes. Never throws. */
export function showValue(given: unknown): string {
  if (typeof given === 'string') return quote(given);
  try {
    // Quoted to cut it like a text, but shown without the quotes.
    return quote(writeValue(given, MOST)).slice(1, -1);
  } catch {
    return 'something'; // a value that throws when read
  }
}

function writeValue(given: unknown, depth: number): string {
  if (typeof given === 'string') return quote(given);
  if (typeof given === 'bigint') return `${given}n`;
  if (typeof given !== 'object' || given === null) return String(given);
  return depth > 0 ? writeParts(given, depth) : '…';
}

/** Writes `[1,2]` or `{"rank":14}`, with an ellipsis for one part too many. */
function writeParts(given: object, depth: number): string {
  const isList = Array.isArray(given);
  const entries = Object.entries(given).slice(0, MOST + 1);
  const parts = entries.map(([key, value], index) => {
    const name = isList ? '' : `${quote(key)}:`;
    return index < MOST ? name + writeValue(value, depth - 1) : '…';
  });
  return isList ? `[${parts.join()}]` : `{${parts.join()}}`;
}
