/** Turns a TypeScript or JavaScript file into a script. Line numbers stay the same. */
import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type Node, Parser, type Program } from 'acorn';
import { transform } from 'sucrase';
import { excerptAt } from './excerpt.ts';
import { childrenOf, withCounts } from './loop-protection.ts';
import type { Where } from './place-in.ts';
import { lastUnclosed } from './unclosed.ts';

/** Says why a file cannot be run, and in which line. */
export class Unreadable extends Error {
  readonly where: Where | undefined;
  /** The line of a syntax error, and a line with a caret below the place. */
  readonly excerpt: string | undefined;

  constructor(message: string, where?: Where, excerpt?: string) {
    super(message);
    this.where = where;
    this.excerpt = excerpt;
  }
}

/** A file that is ready to run, without its types. */
export interface Script {
  /**
   * The body of a function with the parameters `module`, `exports`, `require` and those of
   * `LoopProtection`.
   */
  readonly code: string;
  /** The imported files and packages, with their lines. */
  readonly requires: readonly { readonly from: string; readonly line: number }[];
}

/**
 * Checks the syntax, erases the types and turns imports into calls of `require`.
 * @throws Unreadable
 */
export function readScript(file: string, source: string): Script {
  const program = parse(file, source);
  rejectTopLevelAwait(file, source, program);
  const { code } = transform(withCounts(source, program), {
    transforms: ['typescript', 'imports'],
    disableESTransforms: true, // every supported Node understands the syntax
  });
  const requires = program.body.flatMap((node) => {
    const from = 'source' in node ? String(node.source?.value) : undefined;
    // Sucrase has removed the imports of types.
    const isRequired = from !== undefined && code.includes(`require('${from}')`);
    return isRequired ? { from, line: lineOf(node) } : [];
  });
  return { code, requires };
}

const TypeScript = Parser.extend(tsPlugin());

/** An error with the index in the source. */
type AcornError = SyntaxError & { readonly pos: number };

function parse(file: string, source: string): Program {
  try {
    return TypeScript.parse(source, {
      sourceType: 'module',
      ecmaVersion: 'latest',
      locations: true,
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { message, pos } = error as AcornError;
    // An end that comes too early is in the last line with code, not in the blank ones after it.
    const index = Math.min(pos, source.trimEnd().length);
    throw unreadableAt(index, file, source, inOurWords(message, source, pos));
  }
}

/**
 * Says why a file cannot be read, and shows the place.
 * @param reason - goes on after `it cannot be read`
 */
function unreadableAt(index: number, file: string, source: string, reason: string): Unreadable {
  const line = source.slice(0, index).split('\n').length;
  return new Unreadable(`it cannot be read${reason}`, { file, line }, excerptAt(index, source));
}

/**
 * Says more than the parser, as a sentence that begins with `it cannot be read`.
 * @param pos - the index of the error
 */
function inOurWords(message: string, source: string, pos: number): string {
  const text = message.replace(/ \(\d+:\d+\)$/, '');
  if (/^Unterminated (string|template)/.test(text)) return ', because the quote is not closed';
  if (text.startsWith('Unexpected')) {
    const [word] = source.slice(pos).match(/^[\w$]+|^\S/u) ?? [];
    const what = word ? `"${word}" is unexpected here` : 'it ends too early';
    return `, because ${what}${adviceOnBracket(source, pos)}`;
  }
  return `: ${text}${text.endsWith('top level') ? adviceOnBracket(source, pos) : ''}`;
}

/** Names the last bracket before an error that is not closed. */
function adviceOnBracket(source: string, pos: number): string {
  const last = lastUnclosed(source, pos);
  return last ? `, and the "${last.type.label}" in line ${last.loc?.start.line} is not closed` : '';
}

/**
 * Rejects `await` outside functions, because a script runs as the body of a function that is not
 * async.
 */
function rejectTopLevelAwait(file: string, source: string, program: Program): void {
  const found = topLevelAwaitIn(program);
  if (!found) return;
  const reason = ', because top-level await is not supported in files that are loaded as CommonJS';
  throw unreadableAt(found.start, file, source, reason);
}

/** Finds the first `await` or `for await` that is not in a function. */
function topLevelAwaitIn(node: Node): Node | undefined {
  if (/Function/.test(node.type)) return undefined;
  if (node.type === 'AwaitExpression' || ('await' in node && node.await === true)) return node;
  for (const child of childrenOf(node)) {
    const found = topLevelAwaitIn(child);
    if (found) return found;
  }
  return undefined;
}

function lineOf(node: Node): number {
  return node.loc?.start.line ?? 1;
}
