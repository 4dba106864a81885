/** A verdict as the terminal shows it, without its colours. */
import { stripVTControlCharacters } from 'node:util';
import { paintVerdict } from '../../src/practice/verdict-lines.ts';

/** Paints a verdict in its parts, and all of it. */
export function painted(...given: Parameters<typeof paintVerdict>) {
  const parts = paintVerdict(...given);
  const [sight = [], others = [], rest = []] = [parts.sight, parts.others, parts.rest].map((lines) =>
    lines.map(stripVTControlCharacters),
  );
  return { sight, others, rest, all: [...sight, ...others, ...rest].join('\n') };
}
