/** Finds the statements and the members of classes that only tell types. */
import {
  groupEnd,
  hasNewLine,
  membersEnd,
  NoType,
  nameOfMemberEnd,
  pastBlank,
  signatureEnd,
  typeArgumentsEnd,
  typeEnd,
  typeParametersEnd,
  wordAt,
} from './type-text.ts';

/** A statement that goes as a whole, and the names that are no values because of it. */
export interface Declaration {
  readonly end: number;
  readonly names: readonly string[];
}

/** What begins at this place, when it only tells types. */
export function declarationAt(text: string, start: number): Declaration | undefined {
  const word = wordAt(text, start);
  const next = pastBlank(text, start + word.length);
  if (word === 'export') return exportAt(text, next);
  if (word === 'import') return isTypeImport(text, next) ? upToAddress(text, next) : undefined;
  if (word === 'function' || (word === 'async' && wordAt(text, next) === 'function')) return overloadAt(text, start);
  if (!wordAt(text, next) || hasNewLine(text, start, next)) return undefined;
  const name = wordAt(text, next);
  const after = pastBlank(text, next + name.length);
  if (word === 'type' && /[=<]/.test(text[after] ?? '')) return { end: aliasEnd(text, after), names: [name] };
  if (word === 'interface' && /[<{e]/.test(text[after] ?? ''))
    return { end: membersEnd(text, braceAfter(text, after)), names: [name] };
  return word === 'declare' && AMBIENT.test(name) ? ambientAt(text, next) : undefined;
}

const AMBIENT = /^(?:abstract|async|class|const|enum|function|global|interface|let|module|namespace|type|var)$/;

function exportAt(text: string, next: number): Declaration | undefined {
  const word = wordAt(text, next);
  const after = pastBlank(text, next + word.length);
  if (word === 'default' && /^(interface|function|async)$/.test(wordAt(text, after))) return declarationAt(text, after);
  if (word === 'type' && /[{*]/.test(text[after] ?? '')) {
    const end = text[after] === '{' ? groupEnd(text, after) : after;
    const isFromElsewhere = text[after] === '*' || wordAt(text, pastBlank(text, end)) === 'from';
    return isFromElsewhere ? upToAddress(text, end) : { end: pastSemicolon(text, end), names: [] };
  }
  return word === 'as' && wordAt(text, after) === 'namespace'
    ? { end: pastSemicolon(text, typeEnd(text, after + 'namespace'.length)), names: [] }
    : declarationAt(text, next);
}

function isTypeImport(text: string, next: number): boolean {
  const after = pastBlank(text, next + 'type'.length);
  return (
    wordAt(text, next) === 'type' &&
    (/[{*]/.test(text[after] ?? '') || /^(?!from\s*["'])[\w$]+/.test(text.slice(after))) &&
    !/^[\w$]+\s*=/.test(text.slice(after))
  );
}

/** Up to the text in quotation marks that names a file or package. */
function upToAddress(text: string, from: number): Declaration {
  const found = /["'][^"'\n]*["']/g;
  found.lastIndex = from;
  if (!found.test(text)) throw new NoType(text.length);
  const end = found.lastIndex;
  const names = text.slice(from, end).match(/[\w$]+/g) ?? [];
  return { end: pastSemicolon(text, end), names };
}

function pastSemicolon(text: string, end: number): number {
  const next = pastBlank(text, end);
  if (text[next] === ';') return next + 1;
  if (next < text.length && text[next] !== '}' && !hasNewLine(text, end, next)) throw new NoType(next);
  return end;
}

function aliasEnd(text: string, after: number): number {
  const at = text[after] === '<' ? pastBlank(text, typeParametersEnd(text, after)) : after;
  if (text[at] !== '=') throw new NoType(at);
  return pastSemicolon(text, typeEnd(text, at + 1));
}

/** The brace that opens the members, past type parameters and what is extended. */
function braceAfter(text: string, from: number): number {
  let at = text[from] === '<' ? typeParametersEnd(text, from) : from;
  for (at = pastBlank(text, at); text[at] !== '{'; at = pastBlank(text, at)) {
    const word = wordAt(text, at);
    if (text[at] === '<') at = typeArgumentsEnd(text, at);
    else if (word) at += word.length;
    else if (/["'.,]/.test(text[at] ?? '')) at = text[at] === '.' || text[at] === ',' ? at + 1 : groupEnd(text, at);
    else throw new NoType(at);
  }
  return at;
}

/** A head of a function without a body. */
function overloadAt(text: string, start: number): Declaration | undefined {
  try {
    const [head] = /^(?:async\s+)?function\b\s*\*?\s*/.exec(text.slice(start)) ?? [''];
    const name = wordAt(text, start + head.length);
    const end = signatureEnd(text, start + head.length + name.length);
    const next = pastBlank(text, end);
    const isOverload = text[next] === ';' || (hasNewLine(text, end, next) && text[next] !== '{');
    return isOverload ? { end: text[next] === ';' ? next + 1 : end, names: [name] } : undefined;
  } catch {
    return undefined; // the parser finds out why
  }
}

function ambientAt(text: string, start: number): Declaration {
  const word = wordAt(text, start);
  const next = pastBlank(text, start + word.length);
  const names = [wordAt(text, next)];
  if (/^(type|interface)$/.test(word)) return declarationAt(text, start) ?? { end: next, names };
  if (/^(async|function)$/.test(word)) return overloadAt(text, start) ?? { end: next, names };
  const isEnum = word === 'const' && wordAt(text, next) === 'enum';
  if (/^(const|let|var)$/.test(word) && !isEnum) return { end: variablesEnd(text, next), names };
  const isClass = wordAt(text, pastBlank(text, next)) === 'class';
  const name = isEnum || isClass ? pastBlank(text, next + wordAt(text, next).length) : next;
  const after = pastBlank(
    text,
    /["']/.test(text[name] ?? '') ? groupEnd(text, name) : name + wordAt(text, name).length,
  );
  if (text[after] === ';') return { end: after + 1, names };
  return { end: groupEnd(text, braceAfter(text, word === 'global' ? next : after)), names: [wordAt(text, name)] };
}

function variablesEnd(text: string, from: number): number {
  for (let at = from; ; at = pastBlank(text, at + 1)) {
    at = /[{[]/.test(text[at] ?? '') ? groupEnd(text, at) : at + wordAt(text, at).length;
    const next = pastBlank(text, at);
    if (/[:=]/.test(text[next] ?? '')) at = typeEnd(text, next + 1);
    if (text[pastBlank(text, at)] !== ',') return pastSemicolon(text, at);
    at = pastBlank(text, at);
  }
}

/** A member of a class: the parts of it that tell types. */
export interface Member {
  /** Set when all of it goes, up to here. */
  readonly end?: number;
  /** Otherwise what goes of it, from and to; the last is the type of a field. */
  readonly parts: readonly (readonly [number, number])[];
  /** Where the type of a field begins that gets no value. */
  readonly emptyField?: number;
}

const MODIFIER = /^(?:public|private|protected|readonly|override|abstract|declare|static|async|get|set)$/;
const KEPT = /^(?:static|async|get|set)$/;

export function memberAt(text: string, start: number): Member {
  const parts: [number, number][] = [];
  let [at, isTypeOnly] = [start, false];
  for (;;) {
    const word = wordAt(text, at);
    const next = pastBlank(text, at + word.length);
    if (word === 'static' && text[next] === '{') return { parts };
    if (!MODIFIER.test(word) || !/[\w$"'[#*\u{a1}-\u{10ffff}]/u.test(text[next] ?? '')) break;
    if (word !== 'static' && hasNewLine(text, at, next)) break;
    if (!KEPT.test(word)) parts.push([at, at + word.length]);
    isTypeOnly ||= word === 'abstract' || word === 'declare';
    at = next;
  }
  if (text[at] === '*') at = pastBlank(text, at + 1);
  if (/^\[\s*[\w$]+\s*:/.test(text.slice(at))) {
    const colon = pastBlank(text, groupEnd(text, at));
    return { parts, end: pastSemicolon(text, text[colon] === ':' ? typeEnd(text, colon + 1) : colon) };
  }
  return memberFrom(text, at, parts, isTypeOnly);
}

function memberFrom(text: string, name: number, parts: Member['parts'], isTypeOnly: boolean): Member {
  if (!/[\w$"'[#\u{a1}-\u{10ffff}]/u.test(text[name] ?? '')) return { parts };
  const end = nameOfMemberEnd(text, name);
  const sign = pastBlank(text, end);
  const isMarked = /^[?!]\s*[:(<;}\r\n]/.test(text.slice(sign));
  const marked = isMarked ? [...parts, [sign, sign + 1] as const] : parts;
  const after = pastBlank(text, isMarked ? sign + 1 : sign);
  if (/[(<]/.test(text[after] ?? '')) return methodFrom(text, after, marked, isTypeOnly);
  const typed = text[after] === ':' ? typeEnd(text, after + 1) : undefined;
  if (isTypeOnly) return { parts, end: pastSemicolon(text, typed ?? end) };
  if (typed === undefined) return { parts: marked };
  const isEmpty = text[pastBlank(text, typed)] !== '=';
  return { parts: [...marked, [after, typed]], ...(isEmpty && { emptyField: after }) };
}

function methodFrom(text: string, head: number, parts: Member['parts'], isTypeOnly: boolean): Member {
  const typeParameters = text[head] === '<' ? [[head, typeParametersEnd(text, head)] as const] : [];
  const kept = { parts: [...parts, ...typeParameters] };
  let end: number;
  try {
    end = signatureEnd(text, head);
  } catch (error) {
    if (isTypeOnly) throw error;
    return kept; // the parser finds out why
  }
  const next = pastBlank(text, end);
  const isWithoutBody = text[next] === ';' || text[next] === '}' || hasNewLine(text, end, next);
  return isTypeOnly || (isWithoutBody && text[next] !== '{') ? { parts, end: pastSemicolon(text, end) } : kept;
}

/** The parts of a list of imported or exported names that are types, from and to. */
export function typesInList(text: string, open: number): [number, number][] {
  const close = text.indexOf('}', open);
  const parts: [number, number][] = [];
  for (let at = open + 1; close > 0 && at < close; ) {
    const comma = text.indexOf(',', at);
    const end = comma < 0 || comma > close ? close : comma;
    const start = pastBlank(text, at);
    const part = text.slice(start, end).trim();
    if (/^type\s+[\w$"']/.test(part) && !/^type\s+as\s+[\w$]+$/.test(part))
      parts.push([start, end === close ? end : end + 1]);
    at = end + 1;
  }
  return parts;
}
