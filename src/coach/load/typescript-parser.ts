/**
 * Acorn, taught to read TypeScript: whatever only tells types is overwritten with spaces as soon as it is met, so that
 * acorn reads plain JavaScript, in which everything stands where it was written. Acorn lets its methods be replaced for
 * that purpose; those of its methods that are used here are described below.
 *
 * A library for it, @sveltejs/acorn-typescript, is as large as acorn itself, and the page carries all of this.
 */
import { type Node, Parser, type Program, type TokenType, tokTypes } from 'acorn';
import { declarationAt, memberAt, typesInList } from './type-declarations.ts';
import {
  groupEnd,
  hasNewLine,
  NoType,
  pastBlank,
  returnTypeEnd,
  typeArgumentsEnd,
  typeEnd,
  typeParametersEnd,
} from './type-text.ts';

/** JavaScript that stands in a text, and what has to be added so that it does what the TypeScript said. */
export interface Parsed {
  /** As long as the source, each word where it was. */
  readonly plain: string;
  readonly body: Program['body'];
  readonly enums: readonly Enum[];
  readonly insertions: readonly Insertion[];
}

export interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** An enum; its members' values are expressions of the plain text. */
export interface Enum extends Node {
  readonly id: Name;
  readonly open: number;
  readonly members: readonly EnumMember[];
}

interface EnumMember {
  readonly start: number;
  readonly end: number;
  readonly key: Key;
  /** Where its value begins. */
  readonly value?: number;
}

type Name = Node & { readonly name: string };
type Key = Node & { readonly name?: string; readonly value?: unknown };
type Method = Node & { kind: string; value: { body: { start: number; body: Statement[] } } };
type Statement = Node & { expression?: Node & { callee?: Node } };

/** What the oldest supported Node.js understands. */
export const OPTIONS = { sourceType: 'module', ecmaVersion: 2025 } as const;

/** @throws SyntaxError with `pos` */
export function parseTypeScript(source: string): Parsed {
  const parser = new TypeScriptParser(OPTIONS, source);
  const { body } = parser.parse() as Program;
  return { plain: parser.input, body, enums: parser.enums, insertions: parser.insertions };
}

/**
 * The text without what only tells types. Places change by that.
 *
 * @throws SyntaxError with `pos`
 */
export function withoutTypes(source: string): string {
  const parser = new TypeScriptParser(OPTIONS, source);
  parser.parse();
  return parser.erased
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [from, to]) => text.slice(0, from) + text.slice(to), source);
}

/** What is used of acorn's parser. */
interface Acorn {
  input: string;
  pos: number;
  start: number;
  end: number;
  lastTokEnd: number;
  type: TokenType;
  value: unknown;
  context: unknown[];
  exprAllowed: boolean;
  containsEsc: boolean;
  potentialArrowAt: number;
  undefinedExports: Record<string, unknown>;
  parse(): Node;
  next(): void;
  nextToken(): void;
  eat(type: TokenType): boolean;
  expect(type: TokenType): void;
  finishToken(type: TokenType, value?: unknown): void;
  startNode(): Node;
  finishNode(node: Node, type: string): Node;
  canInsertSemicolon(): boolean;
  isContextual(word: string): boolean;
  isLet(): boolean;
  raise(at: number, message: string): never;
  unexpected(at?: number): never;
  declareName(name: string, binding: number, at: number): void;
  checkLocalExport(id: Name): void;
  shouldParseExportStatement(): boolean;
  parseStatement(...rest: unknown[]): Node;
  parseIdent(): Name;
  parsePropertyName(into: object): Key;
  parseMaybeAssign(...rest: unknown[]): Node;
  parseMaybeUnary(...rest: unknown[]): Node;
  parseMaybeDefault(start: number, place: unknown, left: Node): Node;
  parseExprOp(left: Node, start: number, place: unknown, precedence: number, ...rest: unknown[]): Node;
  parseSubscript(base: Node, ...rest: unknown[]): Node;
  parseExprAtom(...rest: unknown[]): Node;
  parseParenAndDistinguishExpression(canBeArrow: boolean, ...rest: unknown[]): Node;
  parseArrowExpression(node: Node, parameters: Node[], isAsync: boolean, ...rest: unknown[]): Node;
  parseBindingAtom(): Name;
  parseBindingList(close: TokenType, ...rest: unknown[]): Node[];
  parseBindingListItem(item: Node): Node;
  parseAssignableListItem(...rest: unknown[]): Node;
  parseVarId(...rest: unknown[]): void;
  parseFunctionParams(node: Node): void;
  parseFunctionBody(node: Node, isArrow: boolean, ...rest: unknown[]): void;
  parseMethod(...rest: unknown[]): Node;
  parsePropertyValue(...rest: unknown[]): void;
  parseCatchClauseParam(): Node;
  parseClassId(...rest: unknown[]): void;
  parseClassSuper(node: Node): void;
  parseClassElement(...rest: unknown[]): Node | null;
  parseClassMethod(method: Method, ...rest: unknown[]): Method;
}

const AcornParser = Parser as unknown as new (options: object, source: string) => Acorn;

/** How tightly `as` and `satisfies` bind: like `<`. */
const PRECEDENCE_OF_AS = 7;
const LEXICAL = 2;
const MODIFIER = /^(?:public|private|protected|readonly|override)$/;
/** What may come behind type arguments that are no call, such as `Map<string, number>`. */
const AFTER_TYPE_ARGUMENTS = /^(?:[(`)\]}:;,.?!|&^*%{]|=(?!>)|(?:as|satisfies|implements|extends)\b|$)/;
/** A list of parameters, the first of which has a type. */
const TYPED = /^\(\s*(?:\.\.\.\s*)?(?:\w|[$\u{a1}-\u{10ffff}])+\s*\??\s*:|^\(\s*[\w$]+\s*\?\s*[,)=]/u;

/** The head of an arrow function: where its parameters begin and end, and its return type, if it has one. */
interface ArrowHead {
  readonly open: number;
  readonly close?: number;
  readonly returned?: readonly [number, number];
}

class TypeScriptParser extends AcornParser {
  readonly enums: Enum[] = [];
  readonly insertions: Insertion[] = [];
  /** The parts of the text that told types, from and to. */
  readonly erased: [number, number][] = [];
  readonly #typeNames = new Set<string>();
  /** The tokenizer's state before it read the present token. */
  #before: Pick<Acorn, 'type' | 'context' | 'exprAllowed'> = this;
  #isInParameters = false;
  /** The parameters of the present constructor that become properties. */
  #properties: string[] | undefined;

  override finishToken(type: TokenType, value?: unknown): void {
    this.#before = { type: this.type, context: [...this.context], exprAllowed: this.exprAllowed };
    super.finishToken(type, value);
  }

  /** Says what is missing, too. */
  override expect(type: TokenType): void {
    if (!this.eat(type)) this.raise(this.start, `Unexpected token, expected "${type.label}"`);
  }

  /** In a module `let` is never a name. */
  override isLet(): boolean {
    return this.isContextual('let');
  }

  /** Calls a function with the text and a place. */
  #find<Found>(find: (text: string, at: number) => Found, at: number): Found {
    try {
      return find(this.input, at);
    } catch (error) {
      if (error instanceof NoType) return this.unexpected(error.at);
      throw error;
    }
  }

  /** Overwrites a part of the text with spaces, from the present token on; `sign` stands first in them. */
  #erase(from: number, to: number, sign = ''): void {
    this.erased.push([from, to]);
    const blank = this.input.slice(from, to).replaceAll(/[^\r\n\u2028\u2029]/g, ' ');
    this.#write(from, sign + blank.slice(sign.length));
  }

  #write(from: number, text: string): void {
    this.input = this.input.slice(0, from) + text + this.input.slice(from + text.length);
    if (from >= this.end) return;
    Object.assign(this, this.#before);
    this.pos = this.start;
    this.nextToken();
  }

  #isSign(sign: string): boolean {
    return this.value === sign && (this.type === tokTypes.relational || this.type === tokTypes.prefix);
  }

  #eraseTypeParameters(): void {
    if (this.#isSign('<')) this.#erase(this.start, this.#find(typeParametersEnd, this.start));
  }

  #eraseAnnotation(find = typeEnd): void {
    if (this.type === tokTypes.colon) this.#erase(this.start, this.#find(find, this.end));
  }

  override parseStatement(...rest: unknown[]): Node {
    this.#rejectOthers();
    const declaration = this.#find(declarationAt, this.start);
    if (declaration) {
      for (const name of declaration.names) {
        this.#typeNames.add(name);
        delete this.undefinedExports[name];
      }
      this.#erase(this.start, declaration.end, ';');
    }
    const text = this.input.slice(this.start);
    const [abstract] = /^(?:export\s+)?(?:default\s+)?abstract(?=\s+class\b)/.exec(text) ?? [];
    if (abstract) {
      const end = this.start + abstract.length;
      this.#erase(end - 'abstract'.length, end);
    }
    const [list] = /^(?:export\s*|import\s*(?:[\w$]+\s*,\s*)?)\{/.exec(text) ?? [];
    if (list) for (const [from, to] of typesInList(this.input, this.start + list.length - 1)) this.#erase(from, to);
    return /^(?:const\s+)?enum\s+[\w$]/.test(text) ? this.#parseEnum() : super.parseStatement(...rest);
  }

  #rejectOthers(): void {
    const text = this.input.slice(this.start, this.start + 200);
    if (/^(?:export\s+)?(?:namespace|module)\s+[\w$.]+\s*\{/.test(text))
      this.raise(this.start, 'a namespace is left out, export what it holds from a file');
    if (/^(?:export\s+)?import\s+(?:type\s+)?[\w$]+\s*=/.test(text))
      this.raise(this.start, 'an import with "=" does not work here, write import … from');
    if (/^export\s*=/.test(text)) this.raise(this.start, 'an export with "=" does not work here, write export default');
  }

  override shouldParseExportStatement(): boolean {
    return this.isContextual('enum') || this.value === 'enum' || super.shouldParseExportStatement();
  }

  override checkLocalExport(id: Name): void {
    if (!this.#typeNames.has(id.name)) super.checkLocalExport(id);
  }

  #parseEnum(): Node {
    const node = this.startNode();
    this.eat(tokTypes._const);
    this.next();
    const id = this.parseIdent();
    this.declareName(id.name, LEXICAL, id.start);
    const open = this.start;
    this.expect(tokTypes.braceL);
    const members: EnumMember[] = [];
    while (!this.eat(tokTypes.braceR)) {
      const { start } = this;
      const key = this.parsePropertyName({});
      const hasValue = this.eat(tokTypes.eq);
      const value = this.start;
      if (hasValue) this.parseMaybeAssign();
      members.push({ start, end: this.lastTokEnd, key, ...(hasValue && { value }) });
      if (this.type !== tokTypes.braceR) this.expect(tokTypes.comma);
    }
    const found = Object.assign(this.finishNode(node, 'EnumDeclaration'), { id, open, members });
    this.enums.push(found);
    return found;
  }

  override parseVarId(...rest: unknown[]): void {
    super.parseVarId(...rest);
    if (this.#isSign('!') && this.input[pastBlank(this.input, this.end)] === ':') this.#erase(this.start, this.end);
    this.#eraseAnnotation();
  }

  override parseCatchClauseParam(): Node {
    const { start, end } = this;
    const sign = pastBlank(this.input, this.type === tokTypes.name ? end : this.#find(groupEnd, start));
    if (this.input[sign] === ':') this.#erase(sign, this.#find(typeEnd, sign + 1));
    return super.parseCatchClauseParam();
  }

  override parseFunctionParams(node: Node): void {
    this.#eraseTypeParameters();
    super.parseFunctionParams(node);
  }

  override parseMethod(...rest: unknown[]): Node {
    this.#eraseTypeParameters();
    return super.parseMethod(...rest);
  }

  override parsePropertyValue(...rest: unknown[]): void {
    this.#eraseTypeParameters();
    super.parsePropertyValue(...rest);
  }

  override parseFunctionBody(node: Node, isArrow: boolean, ...rest: unknown[]): void {
    if (!isArrow) this.#eraseAnnotation(returnTypeEnd);
    const outer = [this.#isInParameters, this.#properties] as const;
    [this.#isInParameters, this.#properties] = [false, undefined];
    super.parseFunctionBody(node, isArrow, ...rest);
    [this.#isInParameters, this.#properties] = outer;
  }

  override parseBindingList(close: TokenType, ...rest: unknown[]): Node[] {
    const outer = this.#isInParameters;
    this.#isInParameters = close === tokTypes.parenR;
    if (this.#isInParameters && this.type === tokTypes._this) {
      const end = this.#find(typeEnd, this.#find((text, at) => pastBlank(text, at), this.end) + 1);
      const next = pastBlank(this.input, end);
      this.#erase(this.start, this.input[next] === ',' ? next + 1 : end);
    }
    const list = super.parseBindingList(close, ...rest);
    this.#isInParameters = outer;
    return list;
  }

  override parseBindingListItem(item: Node): Node {
    if (this.#isInParameters) this.#eraseAnnotation();
    return super.parseBindingListItem(item);
  }

  override parseAssignableListItem(...rest: unknown[]): Node {
    if (!this.#isInParameters) return super.parseAssignableListItem(...rest);
    const properties = this.#properties;
    let isProperty = false;
    while (MODIFIER.test(String(this.value)) && /[\w$[{]/.test(this.input[pastBlank(this.input, this.end)] ?? '')) {
      if (!properties) this.raise(this.start, `${this.value} only works in the parameters of a constructor`);
      isProperty = true;
      this.#erase(this.start, this.end);
    }
    const left = this.parseBindingAtom();
    if (isProperty) properties?.push(left.name);
    if (this.type === tokTypes.question) this.#erase(this.start, this.end);
    this.#eraseAnnotation();
    return this.parseMaybeDefault(left.start, undefined, left);
  }

  override parseMaybeUnary(...rest: unknown[]): Node {
    if (!this.#isSign('<')) return super.parseMaybeUnary(...rest);
    const { start } = this;
    const head = this.#arrowHead(start);
    if (head) {
      this.#moveBracket('(', start, head.open);
      this.potentialArrowAt = this.start;
      return super.parseMaybeUnary(...rest);
    }
    const end = this.#find(typeEnd, start + 1);
    const close = pastBlank(this.input, end);
    if (this.input[close] !== '>') this.unexpected(close);
    if (hasNewLine(this.input, start, pastBlank(this.input, close + 1)))
      this.raise(start, 'a type in front of a value cannot end a line, write as behind the value');
    this.#erase(start, close + 1);
    return this.parseMaybeUnary(...rest);
  }

  override parseExprAtom(...rest: unknown[]): Node {
    const next = pastBlank(this.input, this.end);
    const isAsync = this.isContextual('async') && this.potentialArrowAt === this.start;
    if (!isAsync || !/[(<]/.test(this.input[next] ?? '') || hasNewLine(this.input, this.end, next))
      return super.parseExprAtom(...rest);
    const head = this.#arrowHead(next);
    if (!head) return super.parseExprAtom(...rest);
    this.#moveBracket('(', next, head.open);
    const node = this.startNode();
    this.next();
    return this.#parseArrow(node, true, rest[1]);
  }

  override parseParenAndDistinguishExpression(canBeArrow: boolean, forInit: unknown): Node {
    if (!canBeArrow || !this.#arrowHead(this.start, this.#before.type === tokTypes.question))
      return super.parseParenAndDistinguishExpression(canBeArrow, forInit);
    return this.#parseArrow(this.startNode(), false, forInit);
  }

  #parseArrow(node: Node, isAsync: boolean, forInit: unknown): Node {
    const { close, returned } = this.#arrowHead(this.start) ?? {};
    if (close && returned) {
      const [from, to] = returned;
      if (hasNewLine(this.input, from, to) || hasNewLine(this.input, close, from))
        this.#moveBracket(')', close - 1, to);
      else this.#erase(from, to);
    }
    this.expect(tokTypes.parenL);
    const parameters = this.parseBindingList(tokTypes.parenR, false, true);
    if (this.canInsertSemicolon()) this.unexpected();
    this.expect(tokTypes.arrow);
    return this.parseArrowExpression(node, parameters, isAsync, forInit);
  }

  /** Erases what stands before or behind a bracket; before `=>` and behind `async` and `return` no line may end. */
  #moveBracket(bracket: '(' | ')', from: number, to: number): void {
    if (bracket === ')') {
      this.#erase(from, to);
      this.#write(to - 1, bracket);
    } else if (hasNewLine(this.input, from, to)) this.#erase(from, to + 1, bracket);
    else this.#erase(from, to);
  }

  /** @param isTernary - whether the colon behind the parentheses may be that of `a ? (b) : c` */
  #arrowHead(start: number, isTernary = false): ArrowHead | undefined {
    const { input } = this;
    try {
      const open = input[start] === '<' ? pastBlank(input, typeParametersEnd(input, start)) : start;
      const isTyped = TYPED.test(input.slice(open));
      if (input[open] !== '(') return undefined;
      const close = isTyped ? endOf(groupEnd, input, open) : groupEnd(input, open);
      if (!close) return { open };
      const next = pastBlank(input, close);
      if (input.startsWith('=>', next)) return { open, close };
      const end = input[next] === ':' ? endOf(returnTypeEnd, input, next + 1) : undefined;
      const isSure = isTyped || (!isTernary && end && input.startsWith('=>', pastBlank(input, end)));
      return isSure ? { open, close, ...(end && { returned: [next, end] }) } : undefined;
    } catch (error) {
      if (error instanceof NoType) return undefined;
      throw error;
    }
  }

  override parseExprOp(left: Node, start: number, place: unknown, precedence: number, ...rest: unknown[]): Node {
    while (this.#isCast() && precedence < PRECEDENCE_OF_AS) {
      const end = this.#find(typeEnd, this.end);
      const next = pastBlank(this.input, end);
      const isEnd = hasNewLine(this.input, end, next) && /[([`]/.test(this.input[next] ?? '');
      this.#erase(this.start, end, isEnd ? ';' : '');
    }
    return super.parseExprOp(left, start, place, precedence, ...rest);
  }

  #isCast(): boolean {
    const isWord = this.isContextual('as') || this.isContextual('satisfies');
    return isWord && !this.canInsertSemicolon();
  }

  override parseSubscript(base: Node, ...rest: unknown[]): Node {
    if (this.#isSign('!') && !this.canInsertSemicolon()) {
      this.#erase(this.start, this.end);
      return this.parseSubscript(base, ...rest);
    }
    const next = this.type === tokTypes.questionDot ? pastBlank(this.input, this.end) : this.start;
    const end = this.#isSign('<') || this.input[next] === '<' ? this.#typeArgumentsEnd(next) : undefined;
    if (!end) return super.parseSubscript(base, ...rest);
    this.#erase(next, end);
    return this.parseSubscript(base, ...rest);
  }

  #typeArgumentsEnd(start: number): number | undefined {
    const end = endOf(typeArgumentsEnd, this.input, start);
    if (!end || this.input[end] === '=') return undefined;
    const next = pastBlank(this.input, end);
    const isEnd = hasNewLine(this.input, end, next) || AFTER_TYPE_ARGUMENTS.test(this.input.slice(next, next + 12));
    return isEnd ? end : undefined;
  }

  override parseClassId(...rest: unknown[]): void {
    super.parseClassId(...rest);
    this.#eraseTypeParameters();
  }

  override parseClassSuper(node: Node): void {
    super.parseClassSuper(node);
    if (!this.isContextual('implements')) return;
    let end = this.#find(typeEnd, this.end);
    while (this.input[pastBlank(this.input, end)] === ',') end = this.#find(typeEnd, pastBlank(this.input, end) + 1);
    this.#erase(this.start, end);
  }

  override parseClassElement(...rest: unknown[]): Node | null {
    const { parts, end, emptyField } = this.#find(memberAt, this.start);
    if (end !== undefined) this.#erase(this.start, end, ';');
    else for (const [from, to] of parts) this.#erase(from, to, from === emptyField ? ';' : '');
    return super.parseClassElement(...rest);
  }

  override parseClassMethod(method: Method, ...rest: unknown[]): Method {
    const outer = this.#properties;
    const properties: string[] | undefined = method.kind === 'constructor' ? [] : undefined;
    this.#properties = properties;
    const parsed = super.parseClassMethod(method, ...rest);
    this.#properties = outer;
    if (!properties?.length) return parsed;
    const { start, body } = parsed.value.body;
    const superCall = body.find(({ expression }) => expression?.callee?.type === 'Super');
    const text = properties.map((name) => `this.${name} = ${name};`).join(' ');
    this.insertions.push({ at: superCall?.end ?? start + 1, text: superCall ? `; ${text}` : ` ${text}` });
    return parsed;
  }
}

function endOf(find: (text: string, at: number) => number, text: string, at: number): number | undefined {
  try {
    return find(text, at);
  } catch (error) {
    if (error instanceof NoType) return undefined;
    throw error;
  }
}
