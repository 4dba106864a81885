/** Finds the bracket that a syntax error comes from. */
import { type Token, tokenizer } from 'acorn';

/** The closing bracket of each opening one, by the labels of acorn. */
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '${': '}' };

/** Finds the last bracket before an index that nothing closes, not even after the index. */
export function lastUnclosed(source: string, index: number): Token | undefined {
  const unclosed: Token[] = [];
  const open: Token[] = [];
  for (const token of tokensOf(source)) {
    const { label } = token.type;
    if (label in CLOSING) open.push(token);
    const closed = open.findLastIndex(({ type }) => CLOSING[type.label] === label);
    // A closing bracket also ends those inside that are not closed, as `}` ends `{ f(1; }`.
    if (closed >= 0) unclosed.push(...open.splice(closed).slice(1));
  }
  return [...unclosed, ...open]
    .filter(({ start }) => start < index)
    .sort((a, b) => a.start - b.start)
    .at(-1);
}

/** Splits a file into tokens, whether they make sense or not; none if one is not of JavaScript. */
function tokensOf(source: string): Token[] {
  try {
    return [...tokenizer(source, { ecmaVersion: 'latest', locations: true })];
  } catch {
    return [];
  }
}
