import { quote } from './kata/cards/quote.ts';

/** No message looks deeper into a value, or at more of its parts: it may be endless. */
const MOST = 6;

/** Writes any value for a message: on one line, not long, only text in quotes. It never throws. */
export function showValue(given: unknown): string {
  try {
    return typeof given === 'string' ? quote(given) : quote(written(given)).slice(1, -1); // cut like a text
  } catch {
    return 'something'; // that throws when it is looked at
  }
}

function written(given: unknown, depth = MOST): string {
  if (typeof given === 'string') return quote(given);
  if (typeof given !== 'object' || !given) return String(given) + (typeof given === 'bigint' ? 'n' : '');
  if (!depth) return '…';
  const isList = Array.isArray(given);
  const parts = Object.entries(given)
    .slice(0, MOST + 1)
    .map(([key, value], at) => (at === MOST ? '…' : (isList ? '' : `${quote(key)}:`) + written(value, depth - 1)));
  return isList ? `[${parts}]` : `{${parts}}`;
}
