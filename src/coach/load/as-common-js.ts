/** Turns imports, exports and enums into what a script can do. Nearly every word stays in its line and column. */
import type {
  ExportAllDeclaration,
  ExportNamedDeclaration,
  Identifier,
  ImportDeclaration,
  Literal,
  Node,
  Program,
} from 'acorn';
import { pastBlank } from './type-text.ts';
import type { Enum, Parsed } from './typescript-parser.ts';

/**
 * Stands in front of each script. What is exported goes into `$out`: by this name `$out.default =` is as long as
 * `export default`.
 */
export const HEAD = '"use strict";let $out=exports;';

/** Replaces a part of the text; its ends of lines stay. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The names under which something is exported, by its own name. */
type Exported = ReadonlyMap<string, readonly string[]>;

type Statement = Program['body'][number];

const put = (at: number, text: string): Edit => ({ from: at, to: at, text });

/**
 * The body of a function of `module`, `exports` and `require`. What it imports it takes in a function, the second
 * argument of `require`, which is called again when that changes; when what it exports changes, it calls `module.tell()`.
 *
 * @param isWanted - whether a name is used, so that it is imported
 */
export function asCommonJs({ plain, body, enums, insertions }: Parsed, isWanted: (name: string) => boolean): string {
  const exported = exportedBy(body);
  const functions = body.flatMap((node) => (declarationIn(node)?.type === 'FunctionDeclaration' ? namesIn(node) : []));
  const isModule = body.some(({ type }) => type.startsWith('Export'));
  const mark = isModule ? 'Object.defineProperty($out, "__esModule", { value: true });' : '';
  const first = body.find(({ type }) => type === 'ImportDeclaration')?.start ?? body.at(-1)?.end ?? 0;
  const assignments = exported.size > 0 ? body.flatMap((node) => assignmentsIn(node, exported)) : [];
  const edits = [
    put(first, `;${mark}${given(functions, exported)}`), // before anything runs, so that files may import each other
    ...body.flatMap((node) => editsOf(node, { plain, body }, exported, isWanted)),
    ...assignments.flatMap(assignmentEdits),
    ...[...new Set(assignments.flatMap(({ names }) => names))].map((name) =>
      put(body.at(-1)?.end ?? 0, `; function $tell_${name}() { ${given([name], exported)} module.tell(); }`),
    ),
    ...enums.flatMap((one) => enumEdits(one, plain)),
    ...insertions.map(({ at, text }) => put(at, text)),
  ];
  return HEAD + edited(plain, edits);
}

function edited(plain: string, edits: readonly Edit[]): string {
  let [code, end] = ['', 0];
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    code += plain.slice(end, from) + text + plain.slice(from, to).replaceAll(/[^\r\n\u2028\u2029]/g, '');
    end = to;
  }
  return code + plain.slice(end);
}

const quote = (name: string) => JSON.stringify(name);

/** What a statement declares, exported or not. */
function declarationIn(node: Statement): Node | undefined {
  if (node.type === 'ExportNamedDeclaration') return node.declaration ?? undefined;
  return node.type === 'ExportDefaultDeclaration' ? node.declaration : node;
}

/** The names that a statement declares. */
function namesIn(node: Statement): string[] {
  const declaration = declarationIn(node) as
    | { type: string; id?: Identifier; declarations?: { id: Node }[] }
    | undefined;
  const isDeclaration = declaration?.type.endsWith('Declaration');
  if (!declaration || !isDeclaration) return [];
  return declaration.id ? [declaration.id.name] : (declaration.declarations ?? []).flatMap(({ id }) => boundIn(id));
}

/** The names in a pattern. */
function boundIn(pattern: Node | null): string[] {
  if (!pattern) return [];
  const { type, name, left, argument, value, elements, properties } = pattern as Node & {
    readonly name: string;
    readonly left: Node;
    readonly argument: Node;
    readonly value: Node;
    readonly elements: Node[];
    readonly properties: Node[];
  };
  if (type === 'Identifier') return [name];
  if (type === 'AssignmentPattern') return boundIn(left);
  if (type === 'RestElement') return boundIn(argument);
  if (type === 'Property') return boundIn(value);
  return (elements ?? properties ?? []).flatMap(boundIn);
}

function exportedBy(body: readonly Statement[]): Exported {
  const exported = new Map<string, string[]>();
  const add = (local: string, name: string) => exported.set(local, [...(exported.get(local) ?? []), name]);
  for (const node of body) {
    if (node.type === 'ExportDefaultDeclaration') for (const name of namesIn(node)) add(name, 'default');
    if (node.type !== 'ExportNamedDeclaration' || node.source) continue;
    for (const name of namesIn(node)) add(name, name);
    for (const { local, exported: name } of node.specifiers) add(nameOf(local), nameOf(name));
  }
  return exported;
}

const nameOf = (node: Identifier | Literal): string => (node.type === 'Identifier' ? node.name : String(node.value));

const given = (names: readonly string[], exported: Exported): string =>
  names.flatMap((name) => (exported.get(name) ?? []).map((as) => `$out[${quote(as)}] = ${name};`)).join(' ');

function editsOf(
  node: Statement,
  { plain, body }: Pick<Parsed, 'plain' | 'body'>,
  exported: Exported,
  isWanted: (name: string) => boolean,
): Edit[] {
  const { start, end } = node;
  if (node.type === 'ImportDeclaration') return [{ from: start, to: end, text: imported(node, exported, isWanted) }];
  if (node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source))
    return [{ from: start, to: end, text: passedOn(node, body) }];
  const declaration = declarationIn(node);
  if (node.type === 'ExportNamedDeclaration' && !declaration) return [{ from: start, to: end, text: ';' }];
  const names = namesIn(node);
  if (node.type === 'ExportDefaultDeclaration' && names.length === 0) {
    const head = pastBlank(plain, start + 'export'.length) + 'default'.length;
    return [{ from: start, to: head, text: '$out.default =' }, put(end, ';module.tell();')];
  }
  const isExport = node.type.startsWith('Export');
  const keywords = isExport && declaration ? [blanked(plain, start, declaration.start)] : [];
  const told = declaration?.type === 'FunctionDeclaration' ? '' : given(names, exported);
  return told ? [...keywords, put(end, `; ${told} module.tell();`)] : keywords;
}

/** Spaces in place of a part of the text. */
function blanked(plain: string, from: number, to: number): Edit {
  const text = plain.slice(from, to);
  const lastLine = text.slice(text.search(/[^\r\n]*$/));
  return { from: to - lastLine.length, to, text: ' '.repeat(lastLine.length) };
}

/** An import, whose names are variables. One of which nothing is used goes. */
function imported(node: ImportDeclaration, exported: Exported, isWanted: (name: string) => boolean): string {
  const address = quote(String(node.source.value));
  const wanted = node.specifiers.filter(({ local }) => isWanted(local.name));
  if (wanted.length === 0) return node.specifiers.length === 0 ? `require(${address});` : ';';
  const names = wanted.map(({ local }) => local.name);
  const taken = wanted.map((specifier) => {
    const name = 'imported' in specifier ? nameOf(specifier.imported) : 'default';
    return `${specifier.local.name} = ${specifier.type === 'ImportNamespaceSpecifier' ? '$in' : partOf(name)};`;
  });
  const told = given(names, exported);
  const passed = told && ` ${told} module.tell();`;
  return `let ${names.join(', ')}; require(${address}, ($in) => { ${taken.join(' ')}${passed} });`;
}

/** The default of what is no ES module is all of it. */
const partOf = (name: string) => (name === 'default' ? '($in.__esModule ? $in.default : $in)' : `$in[${quote(name)}]`);

/** An export from another file. */
function passedOn(node: ExportAllDeclaration | ExportNamedDeclaration, body: readonly Statement[]): string {
  return `require(${quote(String(node.source?.value))}, ($in) => { ${takenOver(node, body)} module.tell(); });`;
}

function takenOver(node: ExportAllDeclaration | ExportNamedDeclaration, body: readonly Statement[]): string {
  if (node.type === 'ExportNamedDeclaration')
    return node.specifiers
      .map(({ local, exported }) => `$out[${quote(nameOf(exported))}] = ${partOf(nameOf(local))};`)
      .join(' ');
  if (node.exported) return `$out[${quote(nameOf(node.exported))}] = $in;`;
  const own = ['default', ...body.flatMap(exportNamesIn)];
  return `for (const $name in $in) if (!${JSON.stringify(own)}.includes($name)) $out[$name] = $in[$name];`;
}

/** The names under which a statement exports something. */
function exportNamesIn(node: Statement): string[] {
  if (node.type !== 'ExportNamedDeclaration') return [];
  return [...namesIn(node), ...node.specifiers.map(({ exported }) => nameOf(exported))];
}

/** An assignment to what is exported: after it the others are told. */
interface Assignment extends Node {
  readonly names: readonly string[];
  readonly isStatement: boolean;
}

function assignmentsIn(node: Node, exported: Exported, isStatement = false): Assignment[] {
  const { type, start, end, left, argument } = node as Node & { readonly left: Node; readonly argument: Node };
  const target = type === 'AssignmentExpression' ? left : type === 'UpdateExpression' ? argument : null;
  const names = boundIn(target).filter((name) => exported.has(name));
  const below = childrenOf(node).flatMap((child) => assignmentsIn(child, exported, type === 'ExpressionStatement'));
  return names.length > 0 ? [...below, { type, start, end, names, isStatement }] : below;
}

function assignmentEdits({ start, end, names, isStatement }: Assignment): Edit[] {
  const told = names.map((name) => `, $tell_${name}()`).join('');
  return isStatement ? [put(end, told)] : [put(start, '['), put(end, `${told}][0]`)];
}

/** The nodes right below a node. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');
}

const wordsOf = (text: string): readonly string[] => text.match(/[\w$]+/g) ?? [];

function enumEdits({ id, open, members, start, end }: Enum, plain: string): Edit[] {
  const last = (name: string) => `${id.name}[${quote(name)}]`;
  const nameAt = (index: number) => {
    const key = members[index]?.key;
    return key?.name ?? String(key?.value);
  };
  const edits = members.flatMap(({ start: from, end: to, value }, index): Edit[] => {
    const name = nameAt(index);
    const counted = index > 0 ? `${last(nameAt(index - 1))} + 1` : '0';
    const after = members[index + 1]?.start ?? end - 1;
    const isAsked = members.some((one) => one.value && wordsOf(plain.slice(one.value, one.end)).includes(name));
    const done = `) === "number") ${id.name}[${last(name)}] = ${quote(name)};`;
    return [
      { from, to: value ?? to, text: `if (typeof (${last(name)} = ${value === undefined ? counted : ''}` },
      { from: to, to: after, text: isAsked ? `${done} const ${name} = ${last(name)};` : done },
    ];
  });
  return [
    { from: start, to: open + 1, text: `var ${id.name} = ((${id.name}) => {` },
    ...edits,
    { from: end - 1, to: end, text: `return ${id.name}; })({});` },
  ];
}

/** The names that are used as values anywhere but where they are imported. */
export function usedNames(body: readonly Node[]): ReadonlySet<string> {
  const used = new Set<string>();
  const look = (node: Node): void => {
    if (node.type === 'ImportDeclaration') return;
    if (node.type === 'Identifier') used.add((node as Identifier).name);
    for (const child of childrenOf(node)) look(child);
  };
  for (const node of body) look(node);
  return used;
}
