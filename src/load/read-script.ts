/** Turns a TypeScript or JavaScript file into a script. Every line keeps its number. */
import { type ImportDeclaration, type Node, Parser, type Program, type TokenType } from 'acorn';
import { asCommonJs, childrenOf, usedNames } from './as-common-js.ts';
import { eraseTypes } from './erase-types.ts';

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
    const place = Math.min(at, text.trimEnd().length);
    const where = { file, line: lineAt(text, place), column: columnAt(text, place) };
    throw new Unreadable(`it cannot be read: ${inOurWords(message, at, text)}`, where);
  };
  const isPlain = file.endsWith('.js'); // in which Node knows no types
  const { body, plain } = parsedAs(isPlain ? parseJavaScript : parseTypeScript, source, fail);
  for (const node of body) rejectUnknown(node, (message, at) => fail(message, at, plain));
  const used = isPlain ? undefined : usedNames(body); // what is used nowhere may be a type
  const isWanted = (name: string) => used?.has(name) ?? true;
  const asks = body.flatMap((node) => {
    if (!('source' in node && node.source)) return [];
    const specifiers = node.type === 'ImportDeclaration' ? node.specifiers : [];
    const wanted = specifiers.filter(({ local }) => isWanted(local.name));
    if (specifiers.length > 0 && wanted.length === 0) return [];
    return { from: String(node.source.value), names: wanted.flatMap(importedName), line: lineAt(plain, node.start) };
  });
  return { code: asCommonJs(plain, body, isWanted), asks };
}

type Fail = (message: string, at: number, text: string) => never;

/** JavaScript and its statements. */
interface Parsed {
  readonly plain: string;
  readonly body: Program['body'];
}

/** What is used of acorn's parser beyond what it tells of. */
interface Acorn {
  readonly start: number;
  eat(type: TokenType): boolean;
  isContextual(word: string): boolean;
  raise(at: number, message: string): never;
}

/** Acorn, which also says what is missing. In a module `let` is never a name. */
const Acorn = Parser.extend((Base) =>
  Object.assign(
    class extends (Base as unknown as new (...given: unknown[]) => Acorn) {
      expect(type: TokenType): void {
        if (!this.eat(type)) this.raise(this.start, `Unexpected token, expected "${type.label}"`);
      }

      isLet(): boolean {
        return this.isContextual('let');
      }
    } as unknown as typeof Parser,
  ),
);

/** The syntax that the oldest supported Node.js understands. */
function parseJavaScript(source: string): Parsed {
  return { plain: source, body: Acorn.parse(source, { sourceType: 'module', ecmaVersion: 2025 }).body };
}

/** Of two mistakes, one of which is in a type, the first is told. */
function parseTypeScript(source: string): Parsed {
  const { plain, placeInSource, mistake = Number.POSITIVE_INFINITY } = eraseTypes(source);
  const unexpected = () => Object.assign(new SyntaxError('Unexpected token'), { pos: mistake });
  try {
    const parsed = parseJavaScript(plain);
    if (mistake < source.length + 1) throw unexpected();
    return parsed;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const pos = placeInSource((error as Error & { pos: number }).pos);
    throw mistake < pos ? unexpected() : Object.assign(error, { pos });
  }
}

function parsedAs(read: (source: string) => Parsed, source: string, fail: Fail): Parsed {
  try {
    return read(source);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { message, pos } = error as Error & { pos: number };
    const before = source.slice(0, pos);
    const [constant, name] = before.match(/\bconst\s+([\w$]+)\s*(?::[^=;]*)?$/) ?? [];
    if (constant && source[pos] !== '=')
      return fail(`the constant ${name} has no value`, pos - constant.length, source);
    const [, unknown] =
      `${before} ${source[pos] === '@' ? 'decorators ' : ''}`.match(/\b(using|accessor|decorators)\s+$/) ?? [];
    if (unknown) return fail(`${unknown} ${unknown === 'decorators' ? 'do' : 'does'} not work here`, pos, source);
    return fail(message.replace(/ \(\d+:\d+\)$/, ''), pos, source);
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
  for (const child of childrenOf(node)) rejectUnknown(child, fail, isInFunction || type.includes('Function'));
}

function importedName(specifier: ImportDeclaration['specifiers'][number]): string[] {
  if (specifier.type === 'ImportDefaultSpecifier') return ['default'];
  return 'imported' in specifier && 'name' in specifier.imported ? [specifier.imported.name] : [];
}

function inOurWords(message: string, at: number, text: string): string {
  const found = text.slice(at).match(/^[\w$]+|^\S/u)?.[0];
  if (!found && message.startsWith('Unexpected token')) return 'it ends too early';
  return message
    .replace(/^Unexpected token, expected (.*)/, `Expected $1 but found "${found}"`)
    .replace(/^Unexpected (token|character.*)$/, `Unexpected "${found}"`);
}

const columnAt = (text: string, at: number) => at - text.lastIndexOf('\n', at - 1);

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;
