/** Finds where a piece of TypeScript ends that JavaScript does not know, in a text and from a place on. */

/** What stands in the text at this place is no type. */
export class NoType extends Error {
  readonly at: number;

  constructor(at: number) {
    super('Unexpected token');
    this.at = at;
  }
}

const BLANK = /(?:\s|\/\/.*|\/\*(?:[^*]|\*(?!\/))*\*\/)*/y;
const WORD = /(?!\d)[\w$\u{a1}-\u{10ffff}]+/uy;
const NUMBER = /-?\d[\w.]*/y;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** What comes before a slash that begins a regular expression. */
const BEFORE_REGEXP = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of))\s*$/;

/** Past spaces, ends of lines and comments. */
export function pastBlank(text: string, at: number): number {
  BLANK.lastIndex = at;
  BLANK.test(text);
  return BLANK.lastIndex;
}

/** The word there, or an empty text. */
export function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0] ?? '';
}

export const hasNewLine = (text: string, from: number, to: number): boolean => /[\r\n]/.test(text.slice(from, to));

/** Past a string, a template or a bracket with all that is in it. */
export function groupEnd(text: string, start: number): number {
  const close = CLOSING[text[start] as string];
  if (!close) return quotedEnd(text, start);
  for (let at = pastBlank(text, start + 1); ; at = pastBlank(text, at)) {
    const sign = text[at];
    if (sign === close) return at + 1;
    if (sign === undefined || /[)\]}]/.test(sign)) throw new NoType(at);
    if (sign === '/' && BEFORE_REGEXP.test(text.slice(start, at))) at = regexpEnd(text, at);
    else at = /["'`([{]/.test(sign) ? groupEnd(text, at) : at + (wordAt(text, at).length || 1);
  }
}

function quotedEnd(text: string, start: number): number {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === quote) return at + 1;
    if (text[at] === '\\') at++;
    else if (quote === '`' && text.startsWith('${', at)) at = groupEnd(text, at + 1) - 1;
    else if (quote !== '`' && text[at] === '\n') break;
  }
  throw new NoType(start);
}

function regexpEnd(text: string, start: number): number {
  const found = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//y;
  found.lastIndex = start;
  return found.test(text) ? found.lastIndex : start + 1;
}

/** Past a sign; throws where another one stands. */
function past(text: string, at: number, sign: string): number {
  const start = pastBlank(text, at);
  if (!text.startsWith(sign, start)) throw new NoType(start);
  return start + sign.length;
}

/** Past a type. Within the condition of a type another condition needs parentheses. */
export function typeEnd(text: string, at: number, isCondition = false): number {
  const start = pastBlank(text, at);
  const word = wordAt(text, start);
  if (word === 'abstract' && nextWord(text, start) === 'new') return typeEnd(text, start + word.length);
  if (word === 'new') return functionTypeEnd(text, start + word.length);
  if (text[start] === '<' || isFunctionType(text, start)) return functionTypeEnd(text, start);
  const end = unionEnd(text, start);
  const next = pastBlank(text, end);
  if (isCondition || wordAt(text, next) !== 'extends' || hasNewLine(text, end, next)) return end;
  const tested = past(text, typeEnd(text, next + 'extends'.length, true), '?');
  return typeEnd(text, past(text, typeEnd(text, tested), ':'));
}

const nextWord = (text: string, at: number) => wordAt(text, pastBlank(text, at + wordAt(text, at).length));

/** Parentheses with parameters in them; otherwise they hold a type, also before an arrow. */
function isFunctionType(text: string, start: number): boolean {
  if (text[start] !== '(') return false;
  const first = pastBlank(text, start + 1);
  if (text[first] === ')' || text.startsWith('...', first)) return true;
  const end = /[{[]/.test(text[first] ?? '') ? groupEnd(text, first) : first + wordAt(text, first).length;
  const next = pastBlank(text, end);
  if (end > first && /[:,?=]/.test(text[next] ?? '')) return true;
  return end > first && text[next] === ')' && text.startsWith('=>', pastBlank(text, next + 1));
}

function functionTypeEnd(text: string, at: number): number {
  return returnTypeEnd(text, past(text, headEnd(text, at), '=>'));
}

/** Past type parameters, if there are any, and parameters. */
function headEnd(text: string, at: number): number {
  const start = pastBlank(text, at);
  const head = text[start] === '<' ? pastBlank(text, typeParametersEnd(text, start)) : start;
  if (text[head] !== '(') throw new NoType(head);
  return groupEnd(text, head);
}

/** Past type parameters, parameters and a type of what is returned, as far as they are there. */
export function signatureEnd(text: string, at: number): number {
  const end = headEnd(text, at);
  const next = pastBlank(text, end);
  return text[next] === ':' ? returnTypeEnd(text, next + 1) : end;
}

/** Past a type that may also say what a parameter is, such as `card is Ace` or `asserts card`. */
export function returnTypeEnd(text: string, at: number): number {
  const start = pastBlank(text, at);
  const asserted = wordAt(text, start) === 'asserts' && nextWord(text, start);
  const name = asserted && asserted !== 'is' ? pastBlank(text, start + 'asserts'.length) : start;
  const isWord = wordAt(text, name) && pastBlank(text, name + wordAt(text, name).length);
  if (isWord && wordAt(text, isWord) === 'is' && !hasNewLine(text, name, isWord)) return typeEnd(text, isWord + 2);
  return typeEnd(text, name);
}

function unionEnd(text: string, at: number): number {
  let end = at;
  let next = /[|&]/.test(text[at] ?? '') ? pastBlank(text, at + 1) : at;
  for (;;) {
    end = isFunctionType(text, next) || text[next] === '<' ? functionTypeEnd(text, next) : operandEnd(text, next);
    next = pastBlank(text, end);
    if (!/^[|&](?![|&=])/.test(text.slice(next, next + 2))) return end;
    next = pastBlank(text, next + 1);
  }
}

function operandEnd(text: string, start: number): number {
  const word = wordAt(text, start);
  const next = pastBlank(text, start + word.length);
  const isOperand = /[\w$(['"`{]/.test(text[next] ?? '') && !hasNewLine(text, start, next);
  if (/^(keyof|unique|readonly)$/.test(word) && isOperand && wordAt(text, next) !== 'extends')
    return operandEnd(text, next);
  if (word === 'infer' && isOperand) return inferredEnd(text, next);
  let end = singleEnd(text, word === 'typeof' ? next : start);
  while (text[pastBlank(text, end)] === '[' && !hasNewLine(text, end, pastBlank(text, end)))
    end = bracketEnd(text, pastBlank(text, end));
  return end;
}

function inferredEnd(text: string, start: number): number {
  const end = start + wordAt(text, start).length;
  const next = pastBlank(text, end);
  if (wordAt(text, next) !== 'extends') return end;
  const bound = typeEnd(text, next + 'extends'.length, true);
  return text[pastBlank(text, bound)] === ':' ? end : bound;
}

/** Past the brackets of a list's type or of an index. */
function bracketEnd(text: string, start: number): number {
  const inside = pastBlank(text, start + 1);
  return text[inside] === ']' ? inside + 1 : past(text, typeEnd(text, inside), ']');
}

function singleEnd(text: string, start: number): number {
  const sign = text[start] ?? '';
  if (sign === '(') return past(text, typeEnd(text, start + 1), ')');
  if (sign === '{') return membersEnd(text, start);
  if (sign === '[') return tupleEnd(text, start);
  if (/["'`]/.test(sign)) return quotedEnd(text, start);
  NUMBER.lastIndex = start;
  if (NUMBER.test(text)) return NUMBER.lastIndex;
  return nameEnd(text, start);
}

/** Past a name with its namespaces and type arguments. */
function nameEnd(text: string, start: number): number {
  const word = wordAt(text, start);
  if (!word || RESERVED.test(word)) throw new NoType(start);
  let end = start + word.length;
  if (word === 'import') end = groupEnd(text, pastBlank(text, end));
  while (/^\.(?!\.)/.test(text.slice(pastBlank(text, end)))) {
    const next = pastBlank(text, pastBlank(text, end) + 1);
    if (!wordAt(text, next)) throw new NoType(next);
    end = next + wordAt(text, next).length;
  }
  const next = pastBlank(text, end);
  return text[next] === '<' && !hasNewLine(text, end, next) ? typeArgumentsEnd(text, next) : end;
}

const RESERVED = new RegExp(
  `^(?:${[
    'break|case|catch|class|continue|debugger|default|delete|do|else|enum|export|extends|finally|for|function|if|in',
    'instanceof|new|return|super|switch|throw|try|var|while|with',
  ].join('|')})$`,
);

function tupleEnd(text: string, start: number): number {
  return listEnd(text, start, ']', (from) => {
    const element = text.startsWith('...', from) ? pastBlank(text, from + 3) : from;
    const label = /^\s*\??\s*:/.exec(text.slice(element + wordAt(text, element).length));
    const isLabelled = label && wordAt(text, element);
    const end = typeEnd(text, isLabelled ? element + wordAt(text, element).length + label[0].length : element);
    const next = pastBlank(text, end);
    return text[next] === '?' ? next + 1 : end;
  });
}

/** Past type arguments; they begin with `<`. */
export function typeArgumentsEnd(text: string, start: number): number {
  return listEnd(text, start, '>', (from) => typeEnd(text, from));
}

/** Past type parameters; they begin with `<`. */
export function typeParametersEnd(text: string, start: number): number {
  return listEnd(text, start, '>', (from) => {
    let name = from;
    while (/^(in|out|const)$/.test(wordAt(text, name)) && nextWord(text, name) && nextWord(text, name) !== 'extends')
      name = pastBlank(text, name + wordAt(text, name).length);
    if (!wordAt(text, name)) throw new NoType(name);
    let end = name + wordAt(text, name).length;
    if (wordAt(text, pastBlank(text, end)) === 'extends') end = typeEnd(text, pastBlank(text, end) + 'extends'.length);
    return text[pastBlank(text, end)] === '=' ? typeEnd(text, pastBlank(text, end) + 1) : end;
  });
}

/** Past a list in brackets, of which `itemEnd` finds the end of one item. */
function listEnd(text: string, start: number, close: string, itemEnd: (from: number) => number): number {
  for (let at = pastBlank(text, start + 1); ; at = pastBlank(text, at + 1)) {
    if (text[at] === close) return at + 1;
    at = pastBlank(text, itemEnd(at));
    if (text[at] === close) return at + 1;
    if (text[at] !== ',') throw new NoType(at);
  }
}

/** Past the members of an object's type or of an interface, with their braces. */
export function membersEnd(text: string, start: number): number {
  for (let at = pastBlank(text, start + 1); ; at = pastBlank(text, at)) {
    if (text[at] === '}') return at + 1;
    const end = memberEnd(text, at);
    at = pastBlank(text, end);
    if (/[;,]/.test(text[at] ?? '')) at++;
    else if (text[at] !== '}' && !hasNewLine(text, end, at)) throw new NoType(at);
  }
}

function memberEnd(text: string, start: number): number {
  const sign = text[start] ?? '';
  const word = wordAt(text, start);
  const next = pastBlank(text, start + (word.length || 1));
  const isModifier = /[\w$"'[]/.test(text[next] ?? '');
  if (/[+-]/.test(sign) || (/^(readonly|get|set)$/.test(word) && isModifier)) return memberEnd(text, next);
  if (/[(<]/.test(sign)) return signatureEnd(text, start);
  if (word === 'new' && /[(<]/.test(text[next] ?? '')) return signatureEnd(text, next);
  const name = nameOfMemberEnd(text, start);
  const optional = /^\s*[+-]?\?/.exec(text.slice(name));
  const end = name + (optional?.[0].length ?? 0);
  const after = pastBlank(text, end);
  if (/[(<]/.test(text[after] ?? '')) return signatureEnd(text, after);
  return text[after] === ':' ? typeEnd(text, after + 1) : end;
}

/** Past a name of a member, whatever it is written as. */
export function nameOfMemberEnd(text: string, start: number): number {
  if (/["'[]/.test(text[start] ?? '')) return groupEnd(text, start);
  const from = text[start] === '#' ? start + 1 : start;
  NUMBER.lastIndex = from;
  if (NUMBER.test(text)) return NUMBER.lastIndex;
  if (!wordAt(text, from)) throw new NoType(start);
  return from + wordAt(text, from).length;
}
