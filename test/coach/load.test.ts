/** Somebody's files are read and run, or a sentence says what is wrong with them, and in which line. */
import { readdirSync, readFileSync } from 'node:fs';
import { compileFunction, createContext, runInContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { type LoadedFiles, readFiles } from '../../src/coach/load/read-files.ts';
import type { Unreadable } from '../../src/coach/load/read-script.ts';
import { type Loader, placeIn, runFiles } from '../../src/coach/load/run-files.ts';
import * as poker from '../../src/index.ts';

type Texts = Readonly<Record<string, string>>;

const host: Loader = {
  kata: { RANKS: [2, 3], rankHand: () => 'ranked' },
  require: (name) => {
    throw new Error(`there is no package "${name}"`);
  },
  run: (code, filename, parameters) => compileFunction(code, parameters, { filename }) as ReturnType<Loader['run']>,
};

const reading = (texts: Texts, entry = 'own/pair.ts') =>
  readFiles(entry, (path) => (Object.hasOwn(texts, path) ? texts[path] : undefined));

/** What was read goes from one process to another. */
const sent = (program: LoadedFiles): LoadedFiles => JSON.parse(JSON.stringify(program));

interface Found {
  readonly a?: unknown;
  readonly b?: unknown;
  readonly c?: unknown;
  readonly fail: () => void;
  readonly even: (count: number) => boolean;
}

const running = (texts: Texts, entry?: string) => runFiles(sent(reading(texts, entry)), host) as unknown as Found;

const run = (text: string) => running({ 'own/pair.ts': text });

function caught(action: () => unknown): Error {
  try {
    action();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

function unreadable(texts: Texts, entry?: string) {
  const { message, where } = caught(() => reading(texts, entry)) as Unreadable;
  return { message, where };
}

const troubleOf = (text: string) => unreadable({ 'own/pair.ts': text });

describe('the sentence for code that', () => {
  test.each<[string, string, string, number]>([
    ['has no syntax', 'const f = () => {\n  return ((;\n};', 'Unexpected ";"', 2],
    ['lacks a parenthesis', 'function f() {\n  if (a {\n  }\n}', 'Expected ")" but found "{"', 2],
    ['waits', 'export const isPair = 1;\nawait isPair;', 'await stands outside of a function', 2],
    ['waits in a loop', 'const all = [];\nfor await (const one of all);', 'await stands outside of a function', 2],
    ['ends too early', 'export const isPair = (\n\n', 'it ends too early', 1],
    ['gives a constant no value', 'const a = 1;\nconst b\nconst c = 2;', 'the constant b has no value', 2],
    ['gives a constant no type', 'const a = 1;\nconst b: = 2;', 'Unexpected "="', 2],
    ['exports a name twice', 'export const a = 1;\nexport const b = 2;\nexport { b as a };', "Duplicate export 'a'", 3],
    ['returns outside of a function', 'const a = 1;\nreturn a;', "'return' outside of function", 2],
    [
      'has a namespace',
      'let a = 1;\nnamespace N {\n  export const x = 1;\n}',
      'a namespace is left out, export what it holds from a file',
      2,
    ],
    [
      'has a namespace behind other code',
      'let a = 1; namespace N { export const x = 1; }',
      'a namespace is left out, export what it holds from a file',
      1,
    ],
    [
      'has an exported namespace',
      'let a = 1;\nexport namespace N.M {\n  export const x = 1;\n}',
      'a namespace is left out, export what it holds from a file',
      2,
    ],
    ['decorates a class', 'let a = 1;\n@dec\nclass A {}', 'decorators do not work here', 2],
    ['decorates a field', 'class A {\n  @dec x = 1;\n}', 'decorators do not work here', 2],
    ['uses', 'const a = 1;\nusing b = a;', 'using does not work here', 2],
    ['has an accessor', 'class A {\n  accessor x = 1;\n}', 'accessor does not work here', 2],
    [
      'has a parameter property outside of a constructor',
      'class A {\n  f(private x: number) {}\n}',
      'private only works in the parameters of a constructor',
      2,
    ],
    [
      'imports as CommonJS does',
      'let a = 1;\nimport fs = require("fs");',
      'an import with "=" does not work here, write import … from',
      2,
    ],
    [
      'exports as CommonJS does',
      'let a = 1;\nexport = a;',
      'an export with "=" does not work here, write export default',
      2,
    ],
    [
      'ends a line between a type and its value',
      'const f = (a: any) => {\n  return <number>\n    a;\n};',
      'a type in front of a value cannot end a line, write as behind the value',
      2,
    ],
    ['asks with an optional value', 'let f = (a: any) => 1;\nf(a?);', 'Unexpected ")"', 2],
    ['asks for its own address', 'let a = 1;\nlet b = import.meta.url;', 'import.meta does not work here', 2],
    [
      'imports late',
      'const f = () =>\n  import("./x");',
      'import() does not work here, write import at the top of the file',
      2,
    ],
  ])('%s', (_, text, sentence, line) => {
    expect(troubleOf(text)).toMatchObject({
      message: `it cannot be read: ${sentence}`,
      where: { file: 'own/pair.ts', line },
    });
  });
});

describe('the line of', () => {
  test.each<[string, string, number]>([
    ['a missing brace', 'function f() {\n  if (a) {\n    return 1;\n}\n\n', 4],
    ['a missing parenthesis', 'const f = () => {\n  const a = 1;\n  g(a;\n  return a;\n};', 3],
    ['a missing parenthesis at the end of a line', 'const f = () => {\n  g(1, (2);\n  return 1;\n};', 2],
    ['a missing bracket', 'const a = [1, 2;\nlet b = a;', 1],
    ['a missing comma in a list', 'const f = [\n  1\n  2,\n];', 3],
    ['a missing comma in an object', 'const f = {\n  a: 1\n  b: 2,\n};', 3],
    ['a stray brace', 'function f() {\n  return 1;\n}\n}\nlet a = 1;', 4],
    ['a stray parenthesis', 'function f() {\n  return (1));\n}', 2],
    ['an unclosed string', 'let a = 1;\nlet b = "abc;\nlet c = 2;', 2],
    ['a string that was never opened', 'let a = 1;\nconst f = (b: string) => b === abc";\nlet c = "d";', 2],
    ['an unclosed template', 'let a = 1;\nlet b = `abc;\nlet c = 2;\n', 2],
    ['an unclosed comment', '/* one */\nlet a = 1;\n/* abc\nlet c = 2;\n', 3],
    ['an unclosed regular expression', 'let a = 1;\nlet b = /abc;\nlet c = 2;', 2],
    ['a wrong regular expression', 'let a = 1;\nlet b = /(abc/;\nlet c = 2;', 2],
    ['a constant without value and semicolon', 'let a = 1;\nconst b: number\nlet c = 2;', 2],
    ['a constant without value', 'let a = 1;\nconst b: number;\nlet c = 2;', 2],
    ['a second let of one name', 'let a = 1;\nlet b = 2;\nlet a = 3;', 3],
    ['a second parameter of one name', 'let a = 1;\nfunction f(b: number, b: number) {}', 2],
    ['a second constructor', 'class A {\n  constructor() {}\n  constructor() {}\n}', 3],
    ['a reserved word', 'let a = 1;\nlet class = 2;', 2],
    ['a name that begins with a digit', 'let a = 1;\nlet 2b = 2;', 2],
    ['an import inside a function', 'function f() {\n  import x from "./y";\n  return x;\n}', 2],
    ['an export inside a function', 'function f() {\n  export const a = 1;\n}', 2],
    ['an import without its last brace', 'let a = 1;\nimport { b from "./c";\nlet c = b;', 2],
    ['else without if', 'function f(a) {\n  if (a) return 1;\n  a++;\n  else return 2;\n}', 4],
    ['catch without try', 'function f() {\n  catch (e) {}\n}', 2],
    ['try without catch', 'function f() {\n  try { f(); }\n  return 1;\n}', 2],
    ['if without parentheses', 'const f = (a: number): boolean => {\n  if a > 1 {\n    return true;\n  }\n};', 2],
    ['for with commas', 'let a = 1;\nfor (let i = 0, i < 3, i++) {\n}', 2],
    ['switch without case', 'let a = 1;\nswitch (a) {\n  a++;\n}', 3],
    ['two defaults', 'let a = 1;\nswitch (a) {\n  default: a;\n  default: a;\n}', 4],
    ['a missing operand', 'const f = (a: number) => {\n  const b = a + ;\n  return b;\n};', 2],
    ['one equals sign too many', 'let a = 1;\nlet b = a ==== 1;', 2],
    ['a split arrow', 'let a = 1;\nconst f = (a: number): boolean = > {\n  return true;\n};', 2],
    ['a missing arrow', 'let a = 1;\nconst f = (a: number): boolean {\n  return true;\n};', 2],
    [
      'a mistake in an arrow in an arrow',
      'const f = (a: number[]): boolean =>\n  a.some((b) =>\n    g(({ c }) => {\n      b = = c;\n    }),\n  );',
      4,
    ],
    ['a mistake in the arrow of a field', 'class A {\n  x = (a) => {\n    return ((;\n  };\n}', 3],
    ['a mistake in a generic arrow', 'const f = <T,>(a: T[]): boolean => {\n  let b = 1;\n  return a[;\n};', 3],
    ['two dots', 'let a = [1];\nlet b = [..a];', 2],
    ['two kinds of "or"', 'let a = 1;\nlet b = a ?? 1 || 2;', 2],
    ['an equals sign in an object', 'const a = {\n  b = 1,\n};', 2],
    ['two types beside each other', 'let a = 1;\nlet b: number string = 2;', 2],
    ['a type that is missing', 'let a = 1;\nlet b: = 2;', 2],
    ['a member of an interface without separation', 'interface A {\n  a: number b: string;\n}', 2],
    ['a type alias that does not end', 'let a = 1;\ntype B = { a: 1 } c;', 2],
    ['a type parameter that is none', 'let a = 1;\nfunction f<1>() {}', 2],
    ['a comma in a class', 'class A {\n  x = 1,\n  y = 2,\n}', 2],
    ['function in a class', 'class A {\n  function f() {}\n}', 2],
    ['a private field that is not there', 'class A {\n  f() { return this.#x; }\n}', 2],
    ['await in a plain function', 'function f() {\n  return 1;\n}\nfunction g() {\n  const x = await f();\n}', 5],
    ['break outside of a loop', 'function f() {\n  break;\n}', 2],
    ['with', 'let a = 1;\nwith (a) {}', 2],
    ['an unclosed interface', 'interface A {\n  x: number;\n\nconst a = 1;', 4],
    ['an unclosed type argument', 'let b = 1;\nlet a: Array<number = [];\nlet c = 1;', 2],
    ['an export of nothing', 'let a = 1;\nexport { b };', 2],
    ['a letter of another script', 'let a = 1;\nlet b = “x”;', 2],
  ])('%s', (_, text, line) => {
    const { message, where } = troubleOf(`export const first = 1;\n${text}`);
    expect(where).toMatchObject({ file: 'own/pair.ts', line: line + 1 });
    expect(message).toMatch(/^it cannot be read: (?!.*\(\d+:\d+\))[^\n]+$/);
  });
});

describe('a file that is not there', () => {
  test('is named, when it is the entry', () => {
    expect(unreadable({}, 'own/pair.ts')).toEqual({ message: 'there is no file own/pair.ts', where: undefined });
  });

  test.each([
    ['own/pair.ts', './nowhere', 'own/nowhere.ts'],
    ['/own/pair.ts', '../nowhere.js', '/nowhere.ts'],
    ['C:\\me\\own\\pair.ts', '../full/house', 'C:\\me\\full\\house.ts'],
    ['pair.ts', '../nowhere.ts', '../nowhere.ts'],
  ])('is named, when %s imports "%s"', (entry, name, path) => {
    expect(unreadable({ [entry]: `const a = 1;\nimport b from '${name}';\nb(a);` }, entry)).toEqual({
      message: `there is no file "${name}", expected ${path}`,
      where: { file: entry, line: 2 },
    });
  });

  test.each([
    ['./group.ts', 'there is no file "./group.ts"; did you mean "./groups.ts"?'],
    ['./helper', 'there is no file "./helper", and here none can be added: write it into pair.ts'],
  ])('is told to be missing where none can be added: %s', (name, message) => {
    const files: Readonly<Record<string, string>> = {
      'pair.ts': `import { a } from '${name}';\na();`,
      'groups.ts': '',
    };
    expect(() => readFiles('pair.ts', (path) => files[path], Object.keys(files))).toThrow(message);
  });

  test('does no harm, when only its types are wanted', () => {
    expect(run('import type { A } from "./a";\nimport { B } from "./b";\nexport const c: A | B = 1;').c).toBe(1);
  });
});

describe('a file imports', () => {
  test.each([
    ['own/pair.ts', './helper', 'own/helper.ts'],
    ['own/pair.ts', './helper.ts', 'own/helper.ts'],
    ['own/pair.ts', './helper.js', 'own/helper.ts'],
    ['own/pair.ts', './helper.js', 'own/helper.js'],
    ['own/pair.ts', './helper', 'own/helper.js'],
    ['own/pair.ts', './helper', 'own/helper/index.ts'],
    ['own/pair.ts', '.', 'own/index.ts'],
    ['/own/pair/pair.ts', '../helper', '/own/helper.ts'],
    ['../pair.ts', '../helper', '../../helper.ts'],
    ['pair.ts', './helper', 'helper.ts'],
    ['C:\\me\\pair.ts', './full/helper', 'C:\\me\\full\\helper.ts'],
    ['C:\\me\\pair.ts', '../helper/', 'C:\\helper\\index.ts'],
    ['own/pair.ts', '/else/helper', '/else/helper.ts'],
  ])('from %s %s, which is %s', (entry, name, path) => {
    const texts = { [entry]: `export { a } from '${name}';`, [path]: 'export const a = 1;' };
    expect(running(texts, entry).a).toBe(1);
  });

  test('what is wrong there is said of that file', () => {
    expect(unreadable({ 'own/pair.ts': 'import "./helper";', 'own/helper.ts': '\nlet 1;' }).where).toEqual({
      file: 'own/helper.ts',
      line: 2,
      column: 5,
    });
  });

  test('what runs once', () => {
    const texts = {
      'own/pair.ts': 'export { a } from "./a";\nexport { b } from "./b";',
      'own/a.ts': 'import { list } from "./list";\nexport const a = list.push("a");',
      'own/b.ts': 'import { list } from "./list";\nexport const b = list.push("b");',
      'own/list.ts': 'export const list: string[] = [];',
    };
    expect(running(texts)).toMatchObject({ a: 1, b: 2 });
  });

  test('what imports it in turn', () => {
    const texts = {
      'own/pair.ts':
        'import { odd } from "./odd";\nexport function even(n) { return n === 0 || odd(n - 1); }\nexport let last = 1;\nlast++;',
      'own/odd.ts':
        'import { even, last } from "./pair";\nconst list = [even];\nexport const odd = (n) => n !== 0 && list[0](n - 1) && last === 2;',
    };
    expect(running(texts).even(4)).toBe(true);
  });

  test('what changes later', () => {
    const texts = {
      'own/pair.ts':
        'import { count, add, name as a } from "./c";\nimport * as all from "./all";\nadd();\nconst f = (count: number) => count;\nexport { a };\nexport const b = [count, all.count, f(7)].join();\nexport { default as c } from "./all";',
      'own/all.ts': 'export * from "./c";\nexport default class A {}\nexport const own = 1;',
      'own/c.ts':
        'export let count = 0;\nexport function add() {\n  const before = count++;\n  { let count = 5; count += 1; }\n  return before;\n}\nconst c = "c";\nexport { c as name };',
    };
    expect(running(texts)).toMatchObject({ a: 'c', b: '1,1,7', c: expect.any(Function) });
  });

  test('what exports as CommonJS does, and imports it in turn', () => {
    const texts = {
      'own/pair.ts': 'import { ask } from "./ask";\nexports.LIMIT = 2;\nexports.even = () => ask();',
      'own/ask.ts': 'import { LIMIT } from "./pair";\nexport const ask = () => LIMIT;',
    };
    expect(running(texts).even(1)).toBe(2);
  });

  test('what does not run to its end before', () => {
    const texts = {
      'own/pair.ts': 'import { ask } from "./ask";\nexport const LIMIT = 2;\nexport const a = ask();',
      'own/ask.ts': 'import { LIMIT } from "./pair";\nexport const ask = () => LIMIT;',
    };
    expect(running(texts).a).toBe(2);
  });

  test.each([
    ['a file', 'import { a, b } from "./a";\nb(a);', '"./a" does not export b'],
    ['a file without default', 'import a from "./a";\na();', '"./a" does not export default'],
    [
      'the kata',
      'import { rankHnad } from "poker-hands-kata";\nrankHnad();',
      '"poker-hands-kata" does not export rankHnad; did you mean rankHand?',
    ],
    ['a package', 'import { x } from "nowhere";\nx();', 'there is no package "nowhere"'],
    ['a name that all objects have', 'import { x } from "constructor";\nx();', 'there is no package "constructor"'],
  ])('what %s does not have', (_, text, sentence) => {
    const error = caught(() => running({ 'own/pair.ts': `let c = 1;\n${text}`, 'own/a.ts': 'export const a = 1;' }));
    expect(error.message).toBe(sentence);
    expect(placeIn(error.stack as string)).toMatchObject({ file: 'own/pair.ts', line: 2 });
  });

  test('the kata, whole or by names', () => {
    expect(run('import { RANKS } from "poker-hands-kata";\nexport const a = RANKS.length;').a).toBe(2);
    expect(run('import * as kata from "poker-hands-kata";\nexport const a = kata.rankHand();').a).toBe('ranked');
    expect(run('import kata from "poker-hands-kata";\nexport const a = kata.rankHand();').a).toBe('ranked');
    expect(run('const kata = require("poker-hands-kata");\nexports.a = kata.rankHand();').a).toBe('ranked');
  });
});

describe('right TypeScript runs', () => {
  const FAIL = 'export function fail() {\n  throw new Error("oh");\n}\n';

  test.each<[string, string, unknown]>([
    ['enums', 'enum Suit {\n  Clubs = 1,\n  Spades,\n}\nexport const a = Suit[Suit.Spades];', 'Spades'],
    ['constant enums', 'export const enum Suit {\n  C = "c",\n}\nexport const a = Suit.C;', 'c'],
    [
      'parameter properties',
      'class A {\n  constructor(\n    readonly x: number,\n    private y = 2,\n  ) {}\n  sum() { return this.x + this.y; }\n}\nexport const a = new A(1).sum();',
      3,
    ],
    [
      'abstract classes',
      'abstract class A {\n  abstract f(): number;\n  protected g(): number { return this.f(); }\n}\nclass B extends A {\n  override f() { return 1; }\n  h() { return this.g(); }\n}\nexport const a = new B().h();',
      1,
    ],
    ['satisfies and as', 'export const a = ({\n  x: 1,\n} satisfies Record<string, number> as any)!.x as number;', 1],
    [
      'overloads',
      'function f(x: string): string;\nfunction f(x: number): number;\nfunction f(x: any) {\n  return x;\n}\nexport const a = f(1);',
      1,
    ],
    ['generics', 'const f = <T,>(x: T): T => x;\nexport const a = f<Array<Map<string, number>>>([]).length;', 0],
    ['type guards', 'const f = (x: unknown): x is number =>\n  typeof x === "number";\nexport const a = f(1);', true],
    [
      'types of many lines',
      'type A<T> =\n  | { x: T }\n  | [first: T, ...rest: T[]];\ninterface B<T> extends C {\n  (x: T): void;\n}\ninterface C {}\ndeclare const g: A<1> | B<1>;\nexport const a = 1;',
      1,
    ],
    ['a type before a parenthesis', 'const n: any = 1\nconst b = n as number\n(() => {})()\nexport const a = b', 1],
    [
      'a type before a bracket',
      'let b: any = [1]\nlet c = b as number[]\n[b[0]] = [2]\nexport const a = b[0] + c[0]',
      4,
    ],
    [
      'a field before a bracket',
      'class A {\n  get: number\n  ["b"] = 1\n  static: number\n  c() {}\n}\nexport const a = new A().b',
      1,
    ],
    [
      'a type after code without a semicolon',
      'let a = [1]\ntype B = 1\n[a[0]] = [2]\nconst b = a[0]\nexport { b as a }',
      2,
    ],
    ['an arrow below its type', 'export const a = ((b: number): {\n  x: 1;\n} => ({ x: 1 }))(1).x;', 1],
    [
      'an arrow below its type parameters',
      'const f = () => {\n  return <\n    T,\n  >(b: T) => b;\n};\nexport const a = f()(1);',
      1,
    ],
    [
      'an async generic arrow',
      'const f = async <\n  T,\n>(b: T): Promise<T> => b;\nexport const a = typeof f(1);',
      'object',
    ],
    ['a choice that looks like an arrow', 'const [b, c] = [true, 1];\nexport const a = b ? (c) : (d: any) => d;', 1],
    [
      'an arrow in a choice',
      'const b = true;\nexport const a = (b ? (c: number): number => c : (d: number) => 2)(1);',
      1,
    ],
    [
      'comparisons',
      'const [b, c, d] = [1, 2, 3];\nexport const a = [b < c, c > d, b < c && c >= d].filter(Boolean).length;',
      1,
    ],
    [
      'type arguments',
      'const f = <T,>(x: T) => x;\nexport const a = [f<Map<string, Set<number>>[]>([]), new Map<string, 1>].length;',
      2,
    ],
    [
      'casts that are assigned to',
      'let b: any = {};\n(b as any) = { x: 1 };\nb!.y! = 2;\n(<any>b).z = 3;\nexport const a = Object.keys(b).length;',
      3,
    ],
    [
      'a parameter called this',
      'function f(this: any, x?: number, ...y: number[]): asserts x is 1 {}\nexport const a = f.length;',
      1,
    ],
    [
      'a class of many kinds',
      'class A<T> implements Iterable<T> {\n  declare b: T;\n  [key: string]: any;\n  c?: number;\n  d!: string;\n  static readonly e: number = 1;\n  constructor(x: 1);\n  constructor(x: any) {}\n  m?(): void;\n  *[Symbol.iterator](): Generator<T> {}\n}\nexport const a = Object.keys(new A(1)).length + A.e;',
      3,
    ],
    ['a caught error', 'export let a = 0;\ntry {\n  throw 1;\n} catch (e: unknown) {\n  a = e as number;\n}', 1],
    [
      'words that are also names',
      'let type = 1, of = 2, as = 3, is = 4, declare = 5;\nconst o = { type, readonly: 1, declare };\nexport const a = o.type + (as as number) + of + is;',
      10,
    ],
    [
      'derived parameter properties',
      'class A {}\nclass B extends A {\n  constructor(readonly x: number) {\n    super();\n    this.y = x + this.x;\n  }\n  y: number;\n}\nexport const a = new B(2).y;',
      4,
    ],
    [
      'enums of many kinds',
      'enum E {\n  A = 1, // one\n  B = A << 2,\n  default = "c",\n  "e f" = (1 + 2),\n  G,\n}\nexport const a = [E.B, E[4], E.default, E["e f"], E.G, Object.keys(E).length].join();',
      '4,G,c,3,4,8',
    ],
    [
      'an exported type',
      'type A = 1;\nexport { A };\nexport { type A as B };\nexport default interface C {}\nexport const a: A = 1;',
      1,
    ],
    ['what is exported last', 'export { b as a };\nconst b = 1', 1],
    ['code without semicolons', 'export const b = () => 1\nexport const a = b()\n;[b]', 1],
    ['a declared namespace', 'declare namespace N {\n  const x: number;\n}\nexport const a = 1;', 1],
    ['a namespace in words', 'export const a = `\nnamespace N {\n}`.length;\n/*\nnamespace N {\n*/', 16],
    [
      'new syntax',
      'class A {\n  static #x = 1;\n  static { A.#x ??= 2; }\n  static x() { return A?.#x; }\n}\nexport const a = 1_000n > 1n && A.x();',
      1,
    ],
    [
      'waiting in functions',
      'const f = async () => {\n  for await (const x of []) await x;\n};\nclass A { x = async () => await f(); }\nexport const a = typeof f();',
      'object',
    ],
    ['a default export', 'const a = 1;\nexport default a;\nexport { a };', 1],
    ['a type of one name with a value', 'type a = 1;\nconst a = 1;\nexport { a };\nexport type { a as b };', 1],
    ['a first mark of byte order', '\uFEFFexport const a = 1;', 1],
    ['lines of Windows', 'interface A {\r\n  x: 1;\r\n}\r\nexport const a = 1;\r\n', 1],
    ['strict code', 'export const a = (function () { return this; })();', undefined],
    ['dollar signs', 'export function $$() { return "$&"; }\nexport const a = $$();', '$&'],
  ])('%s', (_, text, a) => {
    const found = run(`${text}\n${FAIL}`);
    expect(found.a).toBe(a);
    const { stack } = caught(found.fail);
    expect(placeIn(stack as string)).toMatchObject({ file: 'own/pair.ts', line: text.split('\n').length + 2 });
  });
});

describe('the place in a stack', () => {
  test('has file, line and column', () => {
    const { stack } = caught(() => run('const a: any = 1;\nexport const b = [1].map(() => a.b.c);'));
    expect(placeIn(stack as string)).toEqual({ file: 'own/pair.ts', line: 2, column: expect.any(Number) });
  });

  test.each([
    [
      'with types before',
      'export const f = (a: number, b: Map<string, number>): void => null!.x;\nf(1, new Map());',
      1,
      69,
    ],
    [
      'with imported names before',
      'import { RANKS } from "poker-hands-kata";\nexport const b = [RANKS, RANKS.at(0).x.y];',
      2,
      39,
    ],
    ['in what is exported', '\nexport default [1].map((n: any) => n.x.y);', 2, 40],
  ])('has its column, %s', (_, text, line, column) => {
    const { stack } = caught(() => run(text));
    expect(placeIn(stack)).toEqual({ file: 'own/pair.ts', line, column });
  });

  test('may be on another drive', () => {
    const { stack } = caught(() => running({ 'C:\\me\\pair.ts': '\nnull.x;' }, 'C:\\me\\pair.ts'));
    expect(placeIn(stack as string)).toMatchObject({ file: 'C:\\me\\pair.ts', line: 2 });
  });

  test('is that of code that the engine cannot read', () => {
    expect(placeIn('learner:own/pair.ts:3\nconst module = 1;\nSyntaxError: Identifier')).toEqual({
      file: 'own/pair.ts',
      line: 3,
    });
  });

  test('is nowhere in the code of others', () => {
    expect(placeIn('Error: oh\n    at f (own/pair.ts:1:2)')).toBeUndefined();
  });
});

const OURS = ['src/kata', 'src/mistakes', 'src/practice/solution'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

const linesIn = (text: string) => text.split('\n').length;

test.each(OURS)('%s is read and runs, each line where it is', (path) => {
  const program = readFiles(path, (file) => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return undefined;
    }
  });
  for (const [file, { code }] of Object.entries(program.files)) {
    expect(linesIn(code.trimEnd())).toBeLessThanOrEqual(linesIn(readFileSync(file, 'utf8')));
    expect(linesIn(code)).toBeGreaterThanOrEqual(linesIn(readFileSync(file, 'utf8')));
  }
  expect(runFiles(sent(program), { ...host, kata: poker, require })).toBeInstanceOf(Object);
});

test('all of it runs where there is nothing of Node.js', () => {
  const contents = `export * from './read-files.ts'; export * from './run-files.ts';`;
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: 'src/coach/load', loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    globalName: 'load',
  });
  const context = createContext({});
  runInContext(outputFiles[0]?.text as string, context);
  const place = runInContext(
    `const texts = { 'pair.ts': 'import { f } from "./f";\\nf();', 'f.ts': 'interface A {\\n}\\nexport const f = (): A => {\\n  throw new Error("oh");\\n};' };
    const run = (code, name, parameters) =>
      (0, eval)('(function (' + parameters + ') {' + code + '\\n})\\n//# sourceURL=' + name);
    const program = JSON.parse(JSON.stringify(load.readFiles('pair.ts', (path) => texts[path])));
    try {
      load.runFiles(program, { kata: {}, run });
    } catch ({ stack }) {
      load.placeIn(stack);
    }`,
    context,
  );
  expect({ ...place }).toMatchObject({ file: 'f.ts', line: 4 });
});

test('JSON can be imported, and what is none is named', () => {
  const textOf = (json: string) => (path: string) =>
    ({ 'a.ts': "import data from './data.json';\nexport const two = data.two;", 'data.json': json })[path];
  const load = (json: string) =>
    runFiles(readFiles('a.ts', textOf(json)), {
      kata: {},
      require: () => undefined,
      run: (code, _, parameters) => new Function(...parameters, code) as () => unknown,
    });
  expect(load('{ "two": 2 }')).toEqual({ two: 2 });
  expect(() => load('{ two }')).toThrow('it is no JSON: ');
});
