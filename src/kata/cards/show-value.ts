import { quote } from './quote.ts';

/** How deep, and at how many parts, a message looks: a value may be endless. */
const MOST = 6;

/** Writes any value for a message: on one short line, only text in quotes. Never throws. */
export function showValue(given: unknown): string {
  try {
    // Cut like a text.
    return typeof given === 'string' ? quote(given) : quote(written(given)).slice(1, -1);
  } catch {
    return 'something'; // a value that throws when read
  }
}

function written(given: unknown, depth = MOST): string {
  if (typeof given === 'string') return quote(given);
  if (typeof given !== 'object' || !given)
    return String(given) + (typeof given === 'bigint' ? 'n' : '');
  if (!depth) return '…';
  const isList = Array.isArray(given);
  const parts = Object.entries(given)
    .slice(0, MOST + 1)
    .map(([key, value], at) =>
      at === MOST ? '…' : (isList ? '' : `${quote(key)}:`) + written(value, depth - 1),
    );
  return isList ? `[${parts}]` : `{${parts}}`;
}
