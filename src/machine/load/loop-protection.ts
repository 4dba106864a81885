/** Makes code count its calls and loop turns, so that it can be stopped. */
import type { Node, Program } from 'acorn';

/** The names in the code: an object with the turns `left`, and what to call when there are none. */
export const TURNS = ['$turns', '$used'] as const;

const [LEFT, USED] = TURNS;

const LOOPS = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
]);

/** Adds a count to every function body and loop. Line numbers stay the same. */
export function withCounts(source: string, program: Program): string {
  let [text, end] = ['', 0];
  for (const { at, added } of countsIn(program).toSorted((one, other) => one.at - other.at)) {
    text += source.slice(end, at) + added;
    end = at;
  }
  return text + source.slice(end);
}

/** Removes the counts again, for a race. */
export const withoutCounts = (code: string): string =>
  code.replaceAll(/--\$turns\.left\|\|\$used\(\d+\)[;,]/g, '');

/** Lists the nodes directly below a node. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');
}

function countsIn(node: Node): { at: number; added: string }[] {
  const below = childrenOf(node).flatMap(countsIn);
  const { body } = node as { body?: Node };
  const isCounted = LOOPS.has(node.type) || /Function/.test(node.type);
  if (!isCounted || !body) return below;
  const count = `--${LEFT}.left||${USED}(${node.loc?.start.line})`;
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, added: `${count};` }, ...below];
  const [before, after] = LOOPS.has(node.type) ? [`{${count};`, '}'] : [`(${count},`, ')'];
  return [{ at: body.start, added: before }, ...below, { at: body.end, added: after }];
}
