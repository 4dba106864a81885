/** Puts a tick into every loop of a script, by which a loop that does not end is noticed. Every line keeps its number. */
import { type Node, parse } from 'acorn';

/** The name of the function that is called with the line of the loop. */
export const TICK = '__tick';

const LOOPS = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement', 'ForInStatement', 'ForOfStatement']);

/**
 * The script with a call of `__tick(line)` at the start of each turn of its loops; unchanged when it cannot be parsed.
 *
 * @param code - the body of a function, as the loader runs it
 */
export function withTicks(code: string): string {
  const inserted = loopsIn(code).flatMap(({ body, line }) => {
    const tick = `${TICK}(${line});`;
    if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: tick }];
    return [
      { at: body.start, text: `{${tick}` },
      { at: body.end, text: '}' },
    ];
  });
  return insertedInto(code, inserted);
}

interface Loop {
  readonly body: Node;
  readonly line: number;
}

function loopsIn(code: string): Loop[] {
  try {
    const options = { ecmaVersion: 2025, sourceType: 'script', allowReturnOutsideFunction: true } as const;
    return loopsBelow(parse(code, { ...options, locations: true }));
  } catch {
    return [];
  }
}

function loopsBelow(node: Node): Loop[] {
  const below = Object.values(node)
    .flat()
    .flatMap((child) => (typeof child?.type === 'string' ? loopsBelow(child) : []));
  const isLoop = LOOPS.has(node.type) && 'body' in node;
  return isLoop ? [{ body: node.body as Node, line: node.loc?.start.line ?? 1 }, ...below] : below;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Of several at one place, the closing brace of an inner loop comes before that of an outer one, an opening one after it. */
function insertedInto(code: string, insertions: readonly Insertion[]): string {
  let [text, end] = ['', 0];
  for (const { at, text: added } of insertions.toSorted((one, other) => one.at - other.at)) {
    text += code.slice(end, at) + added;
    end = at;
  }
  return text + code.slice(end);
}
