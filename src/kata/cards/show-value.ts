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
  switch (typeof given) {
    case 'string':
      return quote(given);
    case 'bigint':
      return `${given}n`;
    case 'object':
      return given === null ? 'null' : writeParts(given, depth);
    default:
      return String(given);
  }
}

/** Writes `[1,2]` or `{"rank":14}`, with an ellipsis for what is too deep or one too many. */
function writeParts(given: object, depth: number): string {
  if (depth === 0) return '…';
  const isList = Array.isArray(given);
  const entries = Object.entries(given);
  const parts = entries.slice(0, MOST).map(([key, value]) => {
    const written = writeValue(value, depth - 1);
    return isList ? written : `${quote(key)}:${written}`;
  });
  if (entries.length > MOST) parts.push('…');
  const list = parts.join(',');
  return isList ? `[${list}]` : `{${list}}`;
}
