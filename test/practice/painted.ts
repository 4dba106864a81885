/** A verdict as the terminal shows it, without its colours. */
import { stripVTControlCharacters } from 'node:util';
import { paintVerdict } from '../../src/practice/verdict-lines.ts';

/** Paints a verdict in its parts. */
export function painted(...[verdict, mistakes, style]: Parameters<typeof paintVerdict>) {
  const { sight, others, rest } = paintVerdict(verdict, mistakes, style);
  const plain = (lines: readonly string[]) => lines.map(stripVTControlCharacters);
  return { sight: plain(sight), others: plain(others), rest: plain(rest) };
}

/** Paints all of a verdict. */
export function reportLines(...given: Parameters<typeof paintVerdict>): string[] {
  const { sight, others, rest } = painted(...given);
  return [...sight, ...others, ...rest];
}
