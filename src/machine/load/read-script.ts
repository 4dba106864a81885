/** Turns a TypeScript or JavaScript file into a script. Line numbers stay the same. */
import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type Node, Parser, type Program, type Token } from 'acorn';
import { transform } from 'sucrase';
import { childrenOf, withCounts } from './loop-protection.ts';
import type { Where } from './place-in.ts';

/** Says why a file cannot be run, and in which line. */
export class Unreadable extends Error {
  readonly where: Where | undefined;

  constructor(message: string, where?: Where) {
    super(message);
    this.where = where;
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
  rejectTopLevelAwait(file, program);
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
  const tokens: Token[] = [];
  try {
    return TypeScript.parse(source, {
      sourceType: 'module',
      ecmaVersion: 'latest',
      locations: true,
      onToken: tokens,
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { message, pos } = error as AcornError;
    // An end that comes too early is in the last line with code, not in the blank ones after it.
    const before = source.slice(0, Math.min(pos, source.trimEnd().length));
    const reason = inOurWords(message, source.slice(pos), tokens);
    throw new Unreadable(`it cannot be read: ${reason}`, {
      file,
      line: before.split('\n').length,
    });
  }
}

/**
 * Says more than the parser.
 * @param rest - the source from the error on
 * @param tokens - those before it
 */
function inOurWords(message: string, rest: string, tokens: readonly Token[]): string {
  const text = message.replace(/ \(\d+:\d+\)$/, '');
  if (text.startsWith('Unexpected')) {
    const [word] = rest.match(/^[\w$]+|^\S/u) ?? [];
    return word ? `Unexpected "${word}"` : `it ends too early${adviceOnBracket(tokens)}`;
  }
  return text.endsWith('top level') ? text + adviceOnBracket(tokens) : text;
}

/** Names the last bracket that is not closed. */
function adviceOnBracket(tokens: readonly Token[]): string {
  const open: Token[] = [];
  for (const token of tokens) {
    if (/^\$?[([{]$/.test(token.type.label)) open.push(token);
    if (/^[)\]}]$/.test(token.type.label)) open.pop();
  }
  const last = open.at(-1);
  return last ? `: the "${last.type.label}" in line ${last.loc?.start.line} is not closed` : '';
}

/**
 * Rejects `await` outside functions, because a script runs as the body of a function that is not
 * async.
 */
function rejectTopLevelAwait(file: string, program: Program): void {
  const found = topLevelAwaitIn(program);
  if (!found) return;
  throw new Unreadable(
    'it cannot be read: top-level await is not supported, because the file is loaded as CommonJS',
    { file, line: lineOf(found) },
  );
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
