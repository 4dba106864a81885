import { quote } from './cards/quote.ts';

/** How deep, and at how many parts, a message looks: a value may be endless. */
const MOST = 6;

/** Writes any value for a message: on one short line, only text in quotes. Never throws. */
export function showValue(given: unknown): string {
  if (typeof given === 'string') return quote(given);
  try {
    // Quoted to cut it like a text, but shown without the quotes.
    return quote(writeValue(given)).slice(1, -1);
  } catch {
    return 'something'; // a value that throws when read
  }
}

/** Writes `[1,2]` or `{"rank":14}`, with an ellipsis for what is too deep or one part too many. */
function writeValue(given: unknown, depth = MOST): string {
  if (typeof given === 'string') return quote(given);
  if (typeof given === 'bigint') return `${given}n`;
  if (typeof given !== 'object' || !given) return String(given);
  if (depth === 0) return '…';
  const isList = Array.isArray(given);
  // Only the values that are shown are read: there may be a million.
  const keys = Object.keys(given).slice(0, MOST + 1) as (keyof typeof given)[];
  const parts = keys.map((key, index) => {
    if (index === MOST) return '…';
    return (isList ? '' : `${quote(key)}:`) + writeValue(given[key], depth - 1);
  });
  return isList ? `[${parts}]` : `{${parts}}`;
}
