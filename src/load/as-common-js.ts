/** Turns imports and exports into what a script can do. Nearly every word stays in its line and column. */
import type * as js from 'acorn';

/**
 * Stands in front of each script. What is exported goes into `$out`: by this name `$out.default =` is as long as
 * `export default`. What has no value yet is exported as undefined, so that files may import each other.
 */
export const HEAD =
  '"use strict";const $out=exports,$tell=()=>module.tell(),$give=(name,value)=>' +
  'Object.defineProperty($out,name,{enumerable:true,get(){try{return value()}' +
  'catch(error){if(!(error instanceof ReferenceError))throw error}}});';

/** Where a part of the text begins and ends, and what stands there instead; its ends of lines stay. */
type Edit = readonly [from: number, to: number, text: string];

type Statement = js.Program['body'][number];

const put = (at: number, text: string): Edit => [at, at, text];

/**
 * The body of a function of `module`, `exports` and `require`. What it imports it takes in a function, the second
 * argument of `require`, which is called again when that changes; when what it exports changes, it calls `module.tell()`.
 *
 * @param isWanted - whether a name is used, so that it is imported
 */
export function asCommonJs(plain: string, body: readonly Statement[], isWanted: (name: string) => boolean): string {
  const exported = body.flatMap(exportedBy);
  const names = new Set(exported.map(([local]) => local));
  const isModule = body.some(({ type }) => type.startsWith('Export'));
  const mark = isModule ? 'Object.defineProperty($out, "__esModule", { value: true });' : '';
  const given = exported.map(([local, name]) => ` $give(${quote(name)}, () => ${local});`).join('');
  const first = body.find((node) => 'source' in node && node.source)?.start ?? body.at(-1)?.end ?? 0;
  const edits = [
    put(first, `;${mark}${given}`), // before anything else runs
    ...body.flatMap((node) => editsOf(node, plain, names, isWanted)),
    ...(names.size > 0 ? body.flatMap((node) => assignmentEdits(node, names)) : []),
  ];
  let [code, end] = [HEAD, 0];
  for (const [from, to, text] of edits.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])) {
    code += plain.slice(end, from) + text + plain.slice(from, to).replaceAll(/[^\r\n\u2028\u2029]/g, '');
    end = to;
  }
  return code + plain.slice(end);
}

const quote = (name: string) => JSON.stringify(name);

const nameOf = (node: js.Identifier | js.Literal): string =>
  node.type === 'Identifier' ? node.name : String(node.value);

/** The names that a statement declares. */
function namesIn(node: Statement): string[] {
  const declaration = ('declaration' in node ? node.declaration : node) as
    | { type: string; id?: js.Identifier; declarations?: { id: Pattern }[] }
    | undefined;
  if (!declaration?.type.endsWith('Declaration')) return [];
  return declaration.id ? [declaration.id.name] : (declaration.declarations ?? []).flatMap(({ id }) => boundIn(id));
}

interface Pattern {
  readonly name?: string;
  readonly left?: Pattern;
  readonly argument?: Pattern;
  readonly value?: Pattern;
  readonly elements?: readonly (Pattern | null)[];
  readonly properties?: readonly Pattern[];
}

/** The names in a pattern. */
function boundIn({ name, left, argument, value, elements = [], properties = [] }: Pattern): string[] {
  const below = [left, argument, value, ...elements, ...properties].flatMap((one) => (one ? boundIn(one) : []));
  return name ? [name] : below;
}

/** What a statement exports: how it is called here, and there. */
function exportedBy(node: Statement): (readonly [string, string])[] {
  if (node.type === 'ExportDefaultDeclaration') return namesIn(node).map((name) => [name, 'default']);
  if (node.type === 'ExportAllDeclaration') return node.exported ? [[fileOf(node), nameOf(node.exported)]] : [];
  if (node.type !== 'ExportNamedDeclaration') return [];
  const own = namesIn(node).map((name) => [name, name] as const);
  const here = ({ local }: { local: js.Identifier | js.Literal }) =>
    node.source ? partOf(fileOf(node), nameOf(local)) : nameOf(local);
  return [...own, ...node.specifiers.map((one) => [here(one), nameOf(one.exported)] as const)];
}

/** The variable for all that another file exports, of which something is passed on. */
const fileOf = ({ start }: js.Node) => `$in${start}`;

function editsOf(
  node: Statement,
  plain: string,
  exported: ReadonlySet<string>,
  isWanted: (name: string) => boolean,
): Edit[] {
  const { start, end } = node;
  if (node.type === 'ImportDeclaration') return [[start, end, imported(node, isWanted)]];
  if ('source' in node && node.source) return [[start, end, passedOn(node)]];
  if (node.type === 'ExportNamedDeclaration' && !node.declaration) return [[start, end, ';']];
  const names = namesIn(node);
  if (node.type === 'ExportDefaultDeclaration' && names.length === 0) {
    const [head] = /^export\s*default/.exec(plain.slice(start)) ?? ['export default'];
    return [[start, start + head.length, '$out.default ='], put(end, ';$tell();')];
  }
  const told = names.some((name) => exported.has(name)) ? [put(end, ';$tell();')] : [];
  if (!('declaration' in node && node.declaration)) return told;
  const to = node.declaration.start;
  return [[start, to, ' '.repeat(/.*$/.exec(plain.slice(start, to))?.[0].length ?? 0)], ...told];
}

/** An import, whose names are variables. One of which nothing is used goes. */
function imported(node: js.ImportDeclaration, isWanted: (name: string) => boolean): string {
  const address = quote(String(node.source.value));
  const wanted = node.specifiers.filter(({ local }) => isWanted(local.name));
  if (wanted.length === 0) return node.specifiers.length === 0 ? `require(${address});` : ';';
  const taken = wanted.map((specifier) => {
    const name = 'imported' in specifier ? nameOf(specifier.imported) : 'default';
    return `${specifier.local.name} = ${specifier.type === 'ImportNamespaceSpecifier' ? '$in' : partOf('$in', name)};`;
  });
  const names = wanted.map(({ local }) => local.name).join(', ');
  return `let ${names}; require(${address}, ($in) => { ${taken.join(' ')} $tell(); });`;
}

/** The default of what is no ES module is all of it. */
const partOf = (file: string, name: string) =>
  name === 'default' ? `(${file}.__esModule ? ${file}.default : ${file})` : `${file}[${quote(name)}]`;

/** An export from another file. What a file exports by name it keeps, when all of another is exported, too. */
function passedOn(node: js.ExportAllDeclaration | js.ExportNamedDeclaration): string {
  const isAll = node.type === 'ExportAllDeclaration' && !node.exported;
  const all = 'for (const $name in $in) if ($name !== "default") Reflect.set($out, $name, $in[$name]);';
  const taken = isAll ? all : `${fileOf(node)} = $in;`;
  return `let ${fileOf(node)}; require(${quote(String(node.source?.value))}, ($in) => { ${taken} $tell(); });`;
}

/** After an assignment to what is exported the others are told. */
function assignmentEdits(node: js.Node, exported: ReadonlySet<string>, isStatement = false): Edit[] {
  const { type, start, end, left, argument } = node as js.Node & Pattern;
  const target = type === 'AssignmentExpression' ? left : type === 'UpdateExpression' ? argument : undefined;
  const below = childrenOf(node).flatMap((child) => assignmentEdits(child, exported, type === 'ExpressionStatement'));
  if (!target || !boundIn(target).some((name) => exported.has(name))) return below;
  return [...below, ...(isStatement ? [put(end, ', $tell()')] : [put(start, '['), put(end, ', $tell()][0]')])];
}

/** The nodes right below a node. */
export function childrenOf(node: js.Node): js.Node[] {
  return Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');
}

/** The names that are used as values anywhere but where they are imported. */
export function usedNames(body: readonly js.Node[]): ReadonlySet<string> {
  const used = new Set<string>();
  const look = (node: js.Node): void => {
    if (node.type === 'ImportDeclaration') return;
    if (node.type === 'Identifier') used.add((node as js.Identifier).name);
    for (const child of childrenOf(node)) look(child);
  };
  for (const node of body) look(node);
  return used;
}
