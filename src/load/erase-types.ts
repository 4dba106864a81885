/**
 * Finds TypeScript's types in the tree of the grammar that the page's editor colours code by, and overwrites them with
 * spaces, so that what is left is JavaScript, in which everything stands where it was written.
 */
import { parser } from '@lezer/javascript';

type Tree = ReturnType<typeof parser.parse>;
type SyntaxNode = Tree['topNode'];

/** JavaScript that was TypeScript. */
export interface Erased {
  /** As long as the source, each word where it was, but for enums and parameters that become properties. */
  readonly plain: string;
  /** The place in the source of a place in that. */
  readonly placeInSource: (at: number) => number;
  /** Where the first mistake in a type is. */
  readonly mistake: number | undefined;
}

/** @throws SyntaxError with `pos`, when it says what JavaScript cannot */
export function eraseTypes(source: string): Erased {
  const eraser = new Eraser(source);
  const insertions = eraser.insertions.toSorted((one, other) => one.at - other.at);
  const placeInSource = (at: number) => {
    let shift = 0;
    for (const { at: from, text } of insertions) {
      if (from + shift > at) break;
      shift += Math.min(text.length, at - from - shift);
    }
    return at - shift;
  };
  let [plain, end] = ['', 0];
  for (const { at, text } of insertions) [plain, end] = [plain + eraser.plain.slice(end, at) + text, at];
  return { plain: plain + eraser.plain.slice(end), placeInSource, mistake: eraser.mistake };
}

/** The text without what only tells types. Places change by that. */
export function withoutTypes(source: string): string {
  return new Eraser(source).erased
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [from, to]) => text.slice(0, from) + text.slice(to), source);
}

const GRAMMAR = parser.configure({ dialect: 'ts' });

const blank = (text: string) => text.replaceAll(/[^\r\n\u2028\u2029]/g, ' ');
const named = (text: string) => text.replaceAll(/\W/g, '_');

/** A class that needs a name so that the grammar knows it. */
const CLASS =
  /\b(?:export\s+default|return|(?:const|let|var)\s+[\w$]+\s*=)\s+((?:abstract\s+)?class)(?=\s*[<{]|\s+(?:extends|implements)\b)/g;

/** What the grammar does not know, and does not miss. No string or comment begins or ends in it. */
const UNKNOWN = [
  /(?<=(?::|=>)\s*)(?:(?:asserts\s+)?[\w$]+\s+is\b|asserts\s+(?=[\w$]))/g, // in what an arrow function returns
  /\babstract(?=\s+new\b)|\btypeof(?=\s+import\b)|\bin(?=\s+out\s+[\w$])/g,
  /\basync(?=\s*<)|(?<=[;{]\s*)<[^<>(){}]*>(?=\s*\([^()]*\)\s*:)/g, // of what is generic and has no name
  /(?<=[;{}\n]\s*(?:[\w$]+|\[[\w$.]+\]))\?(?=\s*[(<])|(?<=[\w$])!(?=\s*:)/g, // behind a method and a variable
  /\bexport\s+default(?=\s+interface\b)|(?<=\bexport\s+)type(?=\s*\*)/g,
];

/** The same text in words that the grammar knows, each as long as what it stands for. */
const inKnownWords = (source: string): string =>
  UNKNOWN.reduce((text, unknown) => text.replaceAll(unknown, blank), source)
    .replaceAll(/(?<=\binfer\s+[\w$]+\s+)extends/g, '|      ')
    .replaceAll(/(?<=\}\s*)catch\s*\(/g, (text) => `let${blank(text.slice(3))}`)
    .replaceAll(/\[\s*[\w$]+\s*:[^\]\n]*\](?=\s*:)|(?<=\bmodule\s+)["'][^"'\n]*["']/g, named)
    .replaceAll(/\benum\s+[\w$]+\s*\{[^{}]*\}/g, (text) => text.replaceAll(/"[^"\n]*"|'[^'\n]*'/g, named))
    .replaceAll(CLASS, (text, head) => `${head} $`.padEnd(text.length));

/** In a tuple the grammar knows neither what is optional nor the name of the rest. */
function treeOf(source: string): Tree {
  const text = inKnownWords(source);
  const tree = GRAMMAR.parse(text);
  let repaired = text;
  for (const tuple of nodesIn(tree.topNode, 'TupleType').filter(mistakeIn)) {
    const { from, to } = tuple;
    const known = repaired.slice(from, to).replaceAll(/\?|(?<=\.\.\.)\s*[\w$]+\s*:/g, blank);
    repaired = repaired.slice(0, from) + known + repaired.slice(to);
  }
  return repaired === text ? tree : GRAMMAR.parse(repaired);
}

function nodesIn(node: SyntaxNode, ...names: string[]): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  node.cursor().iterate((one) => {
    if (names.includes(one.name)) found.push(one.node);
  });
  return found;
}

const mistakeIn = (node: SyntaxNode): number | undefined => nodesIn(node, '⚠')[0]?.from;

/** What cannot be erased: how a node begins, and what is said of it. */
const REFUSED: Readonly<Record<string, readonly [RegExp, string]>> = {
  NamespaceDeclaration: [/^(?:namespace|module)\s/, 'a namespace is left out, export what it holds from a file'],
  ImportDeclaration: [/^import\s[^("']*=/, 'an import with "=" does not work here, write import … from'],
  ExportDeclaration: [/^export\s*=/, 'an export with "=" does not work here, write export default'],
};
const CAST = 'a type in front of a value cannot end a line, write as behind the value';

/** Makes an enum of its members: the name and, if it has one, a function that makes the value of those before it. */
const ENUM =
  '((...$members) => { const $enum = {}; let $last = -1; for (const [$name, $value] of $members) {' +
  ' $last = $enum[$name] = $value ? $value($enum) : $last + 1;' +
  ' if (typeof $last === "number") $enum[$last] = $name; } return $enum; })';

class Eraser {
  plain: string;
  mistake: number | undefined;
  readonly insertions: { at: number; text: string }[] = [];
  /** The parts of the text that told types, from and to. */
  readonly erased: [number, number][] = [];
  readonly #source: string;
  readonly #types = new Set<string>();
  readonly #values = new Set<string>();
  readonly #groups: SyntaxNode[] = [];
  /** Where the last erased node ends, into which nobody has to look. */
  #end = 0;

  constructor(source: string) {
    this.#source = source;
    this.plain = source;
    treeOf(source).iterate({ enter: ({ node }) => node.from >= this.#end && this.#enter(node) });
    for (const group of this.#groups) this.#eraseTypesIn(group);
  }

  /** Overwrites a part of the text with spaces, in which a sign may stand. */
  #erase(from: number, to: number, sign = '', at = from): false {
    this.erased.push([from, to]);
    this.#write(from, blank(this.#source.slice(from, to)));
    this.#write(at, sign);
    return false;
  }

  #write(from: number, text: string): void {
    this.plain = this.plain.slice(0, from) + text + this.plain.slice(from + text.length);
  }

  #textOf = ({ from, to }: SyntaxNode) => this.#source.slice(from, to);

  /** Erases a node and what it holds. */
  #eraseNode(node: SyntaxNode, sign = '', from = node.from): false {
    this.mistake ??= mistakeIn(node);
    this.#end = node.to;
    return this.#erase(from, node.to, sign);
  }

  /** Erases a type. Its line ends there, when the next would go on with it. */
  #eraseType(node: SyntaxNode, from = node.from): false {
    const isLast = /^[^\S\r\n]*[\r\n]\s*[([`]/.test(this.#source.slice(node.to, node.to + 200));
    return this.#eraseNode(node, isLast ? ';' : '', from);
  }

  /** Erases a statement or a member of a class, and what exports it. */
  #eraseWhole(node: SyntaxNode): false {
    const [exporting = ''] = /\bexport\s+(?:default\s+)?$/.exec(this.#source.slice(0, node.from)) ?? [];
    if (!/^(?:Method|Function|Property)/.test(node.name))
      for (const one of nodesIn(node, 'VariableDefinition', 'TypeDefinition')) this.#types.add(this.#textOf(one));
    return this.#eraseNode(node, ';', node.from - exporting.length);
  }

  /** Erases the sign between a node and the one before it. */
  #eraseSign({ prevSibling, from }: SyntaxNode): void {
    const [, before = '', sign] = /^(\s*)([?!])\s*$/.exec(this.#source.slice(prevSibling?.to ?? from, from)) ?? [];
    const at = (prevSibling?.to ?? from) + before.length;
    if (sign) this.#erase(at, at + 1);
  }

  /** @returns whether to look into it */
  #enter(node: SyntaxNode): boolean {
    const { name, from, to, parent, nextSibling } = node;
    const text = this.#textOf(node);
    const [start, refusal = ''] = REFUSED[name] ?? [];
    if (start?.test(text)) refuse(refusal, from);
    if (/^(?:TypeAnnotation|TypeParamList|ParamList|LogicOp|:)$/.test(name)) this.#eraseSign(node);
    if (isOnlyType(node, text)) return this.#eraseWhole(node);
    switch (name) {
      case 'ImportGroup':
      case 'ExportGroup':
        this.#groups.push(node);
        return true;
      case 'VariableDefinition':
        this.#values.add(text);
        return false;
      case 'EnumDeclaration':
        return this.#enterEnum(node);
      case 'TypeAnnotation':
        return this.#enterAnnotation(node);
      case 'TypeParamList':
        this.#eraseNode(node);
        if (parent?.name === 'ArrowFunction' && nextSibling && /[\r\n]/.test(text))
          this.#erase(from, nextSibling.from + 1, '(');
        return false;
      case 'TypePredicate':
      case 'TypeArgList':
        return this.#eraseNode(node);
      case 'PrefixCast':
        this.#end = node.getChild('>')?.to ?? from;
        if (/[\r\n]/.test(this.#source.slice(from, node.lastChild?.from))) refuse(CAST, from);
        this.mistake ??= mistakeIn(node.getChild('Type') ?? node);
        this.#erase(from, this.#end);
        return true;
      case 'as':
      case 'satisfies':
        return parent?.name !== 'BinaryExpression' || !nextSibling || this.#eraseType(nextSibling, from);
      case 'implements':
        this.#end = parent?.getChild('ClassBody')?.from ?? to;
        return this.#erase(from, this.#end);
      case 'LogicOp':
        return (
          text !== '!' ||
          !/^P(?:ostfixExpression|ropertyDeclaration)$/.test(parent?.name ?? '') ||
          this.#eraseNode(node)
        );
      case 'this':
        if (parent?.name !== 'ParamList' || !nextSibling) return true;
        this.#erase(from, nextSibling.nextSibling?.name === ',' ? nextSibling.nextSibling.to : nextSibling.to);
        return false;
      case 'Privacy':
      case 'readonly':
        if (parent?.name === 'ParamList') this.#addProperty(parent, node);
        return this.#erase(from, to);
      case 'abstract': {
        const at = this.#source.indexOf(name, from);
        return this.#erase(at, at + name.length);
      }
      case 'override':
      case 'Optional':
        return this.#erase(from, to);
      default:
        return true;
    }
  }

  #enterAnnotation(node: SyntaxNode): false {
    const { parent, from, to, prevSibling } = node;
    if (parent?.name === 'PropertyDeclaration' && !parent.getChild('Equals')) return this.#eraseNode(node, ';');
    if (parent?.name !== 'ArrowFunction' || !/[\r\n]/.test(this.#textOf(node))) return this.#eraseType(node);
    this.#eraseNode(node);
    return this.#erase((prevSibling?.to ?? from) - 1, to, ')', to - 1); // because no line may end before the arrow
  }

  /** Erases names of types from a list of names. */
  #eraseTypesIn(group: SyntaxNode): void {
    const isOwn = group.name === 'ExportGroup' && !group.parent?.getChild('from');
    const text = this.#textOf(group).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, blank);
    for (const { 0: item, 1: name = '', index } of text.matchAll(/(?<=[{,]\s*)([^\s{},]+)[^{},]*,?/g)) {
      const isType = /^type\s+(?!as\s+[\w$]+\s*,?$)[\w$"']/.test(item);
      if (isType || (isOwn && this.#types.has(name) && !this.#values.has(name)))
        this.#erase(group.from + index, group.from + index + item.length);
    }
  }

  /** Lets a parameter of a constructor become a property. */
  #addProperty(parameters: SyntaxNode, { nextSibling, from, to }: SyntaxNode): void {
    const method = parameters.parent;
    const name = method?.getChild('PropertyDefinition');
    if (!name || this.#textOf(name) !== 'constructor')
      refuse(`${this.#source.slice(from, to)} only works in the parameters of a constructor`, from);
    const block = method?.getChild('Block');
    if (!block || nextSibling?.name !== 'VariableDefinition') return;
    const above = block.getChildren('ExpressionStatement').find((one) => /^super\s*\(/.test(this.#textOf(one)));
    const property = this.#textOf(nextSibling);
    this.insertions.push({ at: above?.to ?? block.from + 1, text: `; this.${property} = ${property};` });
  }

  #enterEnum(node: SyntaxNode): boolean {
    const [id, body] = [node.getChild('TypeDefinition'), node.getChild('EnumBody')];
    if (!id || !body) return true;
    this.mistake ??= mistakeIn(body);
    this.#values.add(this.#textOf(id));
    this.#erase(node.from, id.from, 'let');
    this.#erase(body.from, body.from + 1);
    this.#erase(body.to - 1, body.to);
    this.insertions.push({ at: id.to, text: ` = ${ENUM}(` });
    const members = body.getChildren('PropertyName');
    const names = members.map((one) => this.#textOf(one).replaceAll(/^["']|["']$/g, ''));
    for (const [index, { from, to, nextSibling }] of members.entries()) {
      const value = nextSibling?.name === 'Equals' ? nextSibling.nextSibling : undefined;
      const used = value ? nodesIn(value, 'VariableName').map(this.#textOf) : [];
      const asked = names.filter((name) => used.includes(name));
      this.#erase(from, value?.from ?? to);
      this.insertions.push({ at: value?.from ?? to, text: `[${JSON.stringify(names[index])}` });
      if (value) this.insertions.push({ at: value.from, text: `, ({ ${asked.join(', ')} }) => (` });
      this.insertions.push({ at: value?.to ?? to, text: value ? ')]' : ']' });
    }
    this.insertions.push({ at: body.to, text: ');' });
    return true;
  }
}

function refuse(message: string, pos: number): never {
  throw Object.assign(new SyntaxError(message), { pos });
}

/** Whether a statement or a member of a class only tells types. */
function isOnlyType(node: SyntaxNode, text: string): boolean {
  switch (node.name) {
    case 'TypeAliasDeclaration':
    case 'InterfaceDeclaration':
    case 'AmbientDeclaration':
      return true;
    case 'ImportDeclaration':
    case 'ExportDeclaration':
      return node.getChild('type') !== null || /^export\s+type\s*\*/.test(text);
    case 'PropertyDeclaration':
      return isTypeOfMember(node) || /^(?:(?:static|readonly)\s+)*\[\s*[\w$]+\s*:/.test(text);
    case 'MethodDeclaration':
    case 'FunctionDeclaration':
      return isTypeOfMember(node) || (!node.getChild('Block') && mistakeIn(node) === undefined);
    default:
      return false;
  }
}

const isTypeOfMember = (node: SyntaxNode) => node.getChild('abstract') !== null || node.getChild('declare') !== null;
