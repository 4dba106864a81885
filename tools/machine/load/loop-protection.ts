/**
 * Lets code count its calls and loop turns, so that an endless loop can be stopped.
 *
 * Every function and every loop begins with `--$turns.left||$checkLimits(12);`, where 12 is its
 * line. `run-files.ts` gives the code both names: `$turns` counts down to the next check, and
 * `$checkLimits` is `Runtime.checkLimits`, which stops code that is beyond `LIMITS`.
 *
 * `read-script.ts` puts the counts into a file. A regular expression makes no turns, so `Client`
 * also ends a thread that has been silent for too long.
 */
import type { Node, Program } from 'acorn';

/** The names that the counts use. */
export interface LoopProtection {
  readonly $turns: { left: number } | undefined;
  readonly $checkLimits: (line: number) => void;
}

const LOOPS = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
]);

/** Text to add to a source. */
interface Insertion {
  /** The index in the source. */
  readonly at: number;
  readonly text: string;
}

/** Adds a count to every function body and loop. Line numbers stay the same. */
export function withCounts(source: string, program: Program): string {
  const insertions = insertionsIn(program).toSorted((a, b) => a.at - b.at);
  let counted = '';
  let copied = 0;
  for (const { at, text } of insertions) {
    counted += source.slice(copied, at) + text;
    copied = at;
  }
  return counted + source.slice(copied);
}

/** Removes the counts again, for a race. */
export function withoutCounts(code: string): string {
  return code.replaceAll(/--\$turns\.left\|\|\$checkLimits\(\d+\)[;,]/g, '');
}

/** Lists the nodes directly below a node. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');
}

/** Lists what to add to a node and below it: outer text before inner text at the same index. */
function insertionsIn(node: Node): Insertion[] {
  const below = childrenOf(node).flatMap(insertionsIn);
  const { body } = node as { body?: Node };
  const isLoop = LOOPS.has(node.type);
  const isFunction = /Function/.test(node.type);
  if (!body || !(isLoop || isFunction)) return below;
  const count = `--$turns.left||$checkLimits(${node.loc?.start.line})`;
  if (body.type === 'BlockStatement') {
    return [{ at: body.start + 1, text: `${count};` }, ...below];
  }
  const before = isLoop ? `{${count};` : `(${count},`;
  const after = isLoop ? '}' : ')';
  return [{ at: body.start, text: before }, ...below, { at: body.end, text: after }];
}
