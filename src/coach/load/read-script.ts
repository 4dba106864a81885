/**
 * Turns a TypeScript or JavaScript file into a script: sucrase removes the types, acorn finds the mistakes that sucrase misses,
 * and sucrase turns imports and exports into CommonJS. Every line keeps its number.
 */
import { type ImportDeclaration, type Node, type Program, parse, tokenizer } from 'acorn';
import { transform } from 'sucrase';

/** Says in a sentence why a file cannot be run, with the line to blame, if there is one. */
export class Unreadable extends Error {
  readonly where: { readonly file: string; readonly line: number; readonly column?: number } | undefined;

  constructor(message: string, where?: Unreadable['where']) {
    super(message);
    this.where = where;
  }

  /** The message with its place, for where only text is shown. */
  get sentence(): string {
    return this.where ? `${this.message} (${this.where.file}:${this.where.line})` : this.message;
  }
}

export interface Script {
  /** The body of a function of `module`, `exports` and `require`, each line where it is in the file. */
  readonly code: string;
  /** The files and packages that it imports, and the names it takes from each. */
  readonly asks: readonly { readonly from: string; readonly names: readonly string[]; readonly line: number }[];
}

/** @throws Unreadable */
export function readJson(file: string, text: string): Script {
  try {
    JSON.parse(text);
  } catch (error) {
    throw new Unreadable(`it is no JSON: ${(error as Error).message}`, { file, line: 1 });
  }
  return { code: `module.exports = ${text}`, asks: [] };
}

/** @throws Unreadable */
export function readScript(file: string, source: string): Script {
  const fail: Fail = (message, at, text) => {
    const sentence = `it cannot be read: ${inOurWords(message, at, text)}`;
    const place = Math.min(at, text.trimEnd().length);
    const line = lineAt(text, place);
    const isAsWritten = source.split('\n')[line - 1] === text.split('\n')[line - 1]; // without types the columns are others
    throw new Unreadable(sentence, { file, line, ...(isAsWritten && { column: columnAt(text, place) }) });
  };
  const isPlain = file.endsWith('.js'); // in which Node knows no types
  const plain = isPlain ? source : withoutTypes(source, fail);
  if (!isPlain) rejectNamespace(source, plain, fail);
  const { body } = parsed(plain, fail);
  for (const node of body) rejectUnknown(node, (message, at) => fail(message, at, plain));
  const asks = body.flatMap((node) => {
    if (!('source' in node && node.source)) return [];
    const names = 'specifiers' in node ? (node as ImportDeclaration).specifiers.flatMap(importedName) : [];
    return { from: String(node.source.value), names, line: lineAt(plain, node.start) };
  });
  return { code: asCommonJs(plain, body), asks };
}

type Fail = (message: string, at: number, text: string) => never;

const OPTIONS = { disableESTransforms: true, preserveDynamicImport: true };

/**
 * After a mistake in an arrow function sucrase tries another reading, and finally blames the arrow. The real mistake is the last
 * in the file of all those that sucrase marks with `pos`.
 */
function withoutTypes(text: string, fail: Fail): string {
  let furthest = { message: '', at: -1 };
  const set = function (this: Error, at: number) {
    if (at > furthest.at) furthest = { message: this.message, at };
  };
  Object.defineProperty(SyntaxError.prototype, 'pos', { set, configurable: true });
  try {
    return transform(text, { ...OPTIONS, transforms: ['typescript'] }).code;
  } catch {
    // the marks tell more
  } finally {
    Reflect.deleteProperty(SyntaxError.prototype, 'pos');
  }
  rejectUnclosed(text, fail);
  if (furthest.at < 0) throw new Unreadable('it cannot be read: its braces do not match');
  return fail(furthest.message, furthest.at, text);
}

/** sucrase notices a few lines too late what is never closed. */
function rejectUnclosed(text: string, fail: Fail): void {
  const [braces] = text.matchAll(/^import[\s\w,]*\{[^{}'"]*['"]/gm);
  if (braces) fail('the braces of an import are not closed', braces.index, text);
  try {
    [...tokenizer(text, { ecmaVersion: 2024 })];
  } catch (error) {
    const { message, pos } = error as Error & { pos: number };
    if (/^Unterminated (string|comment)/.test(message)) fail(withoutPlace(message), pos, text);
  }
}

/** sucrase drops a namespace with all its contents. */
function rejectNamespace(text: string, plain: string, fail: Fail): void {
  const kept = plain.split('\n');
  for (const { index, 0: head } of text.matchAll(
    /(?<=(^|[;{}])[ \t]*)(export\s+)?\b(namespace|module)\s+[\w$.]+\s*\{/gm,
  )) {
    if (kept[lineAt(text, index) - 1]?.includes(head)) continue;
    fail('a namespace is left out, export what it holds from a file', index, text);
  }
}

/** Accepts only the syntax that the oldest supported Node.js understands. */
function parsed(plain: string, fail: Fail): Program {
  try {
    return parse(plain, { sourceType: 'module', ecmaVersion: 2025 });
  } catch (error) {
    const { message, pos } = error as Error & { pos: number };
    const [constant, name] = plain.slice(0, pos).match(/\bconst\s+([\w$]+)\s*$/) ?? [];
    if (constant) return fail(`the constant ${name} has no value`, pos - constant.length, plain);
    const [, unknown] =
      `${plain.slice(0, pos)} ${plain[pos] === '@' ? 'decorators ' : ''}`.match(/\b(using|accessor|decorators)\s+$/) ??
      [];
    if (unknown) return fail(`${unknown} ${unknown === 'decorators' ? 'do' : 'does'} not work here`, pos, plain);
    return fail(withoutPlace(message), pos, plain);
  }
}

/** Rejects syntax that works in a module but not in a script. */
function rejectUnknown(node: Node, fail: (message: string, at: number) => never, isInFunction = false): void {
  const { type, start } = node;
  if (type === 'ImportExpression') fail('import() does not work here, write import at the top of the file', start);
  if (type === 'MetaProperty' && 'meta' in node && (node.meta as { name: string }).name === 'import')
    fail('import.meta does not work here', start);
  const isWaiting = type === 'AwaitExpression' || ('await' in node && node.await);
  if (isWaiting && !isInFunction) fail('await stands outside of a function', start);
  for (const child of Object.values(node).flat()) {
    if (typeof child?.type === 'string') rejectUnknown(child, fail, isInFunction || type.includes('Function'));
  }
}

function importedName(specifier: ImportDeclaration['specifiers'][number]): string[] {
  if (specifier.type === 'ImportDefaultSpecifier') return ['default'];
  return 'imported' in specifier && 'name' in specifier.imported ? [specifier.imported.name] : [];
}

/** Exports functions before anything runs, so that files may import each other. */
function asCommonJs(plain: string, body: Program['body']): string {
  const declarations = body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : undefined));
  const names = declarations.flatMap((node) => (node?.type === 'FunctionDeclaration' ? node.id.name : []));
  const early = names.map((name) => `exports.${name} = ${name};`).join('');
  const { code } = transform(plain, { ...OPTIONS, transforms: ['imports'] });
  return code.replace('"use strict";', () => `"use strict";${early}`);
}

function inOurWords(message: string, at: number, text: string): string {
  const found = text.slice(at).match(/^[\w$]+|^\S/u)?.[0];
  if (!found && message.startsWith('Unexpected token')) return 'it ends too early';
  return message
    .replace(/^Unexpected token, expected (.*)/, `Expected $1 but found "${found}"`)
    .replace(/^Unexpected (token|character.*)$/, `Unexpected "${found}"`);
}

const withoutPlace = (message: string) => message.replace(/ \(\d+:\d+\)$/, '');

const columnAt = (text: string, at: number) => at - text.lastIndexOf('\n', at - 1);

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;
