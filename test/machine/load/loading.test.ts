/** Files are read and run, or an error says what is wrong, and in which line. */
import { type BadExport, exportsOf } from '../../../src/machine/load/exports-of.ts';
import { placeIn } from '../../../src/machine/load/place-in.ts';
import { type LoadedFiles, readFiles } from '../../../src/machine/load/read-files.ts';
import type { Unreadable } from '../../../src/machine/load/read-script.ts';
import { type Loader, runFiles } from '../../../src/machine/load/run-files.ts';

type Texts = Readonly<Record<string, string>>;

const host: Loader = {
  kata: { RANKS: [2, 3], rankHand: () => 'ranked' },
  require: (name) => {
    throw new Error(`there is no package "${name}"`);
  },
};

const reading = (texts: Texts, entry = 'own/pair.ts') =>
  readFiles(entry, (path) => (Object.hasOwn(texts, path) ? texts[path] : undefined));

/** What was read goes from one process to another. */
const sent = (program: LoadedFiles): LoadedFiles => JSON.parse(JSON.stringify(program));

interface Found {
  readonly a?: unknown;
  readonly fail: () => void;
  readonly even: (count: number) => boolean;
}

const running = (texts: Texts, entry?: string) =>
  runFiles(sent(reading(texts, entry)), host) as unknown as Found;
const run = (text: string) => running({ 'own/pair.ts': text });

function caught(action: () => unknown) {
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

test.each<[string, string, number]>([
  ['an unclosed string', 'let a = 1;\nlet b = "abc;\nlet c = 2;', 2],
  [
    'await in a plain function',
    'function f() {\n  return 1;\n}\nfunction g() {\n  const x = await f();\n}',
    5,
  ],
  ['a letter of another script', 'let a = 1;\nlet b = “x”;', 2],
  // Sucrase, which erases the types, would let this pass.
  ['a missing comma between imports', 'import type { Card Cards } from "poker-hands-kata";', 1],
])('the line of %s is reported', (_, text, line) => {
  const { message, where } = unreadable({ 'own/pair.ts': `export const first = 1;\n${text}` });
  expect(where).toMatchObject({ file: 'own/pair.ts', line: line + 1 });
  expect(message).toMatch(/^it cannot be read: (?!.*\(\d+:\d+\))[^\n]+$/);
});

test.each<[string, Texts, string, number | undefined]>([
  ['the file itself', {}, 'there is no file own/pair.ts', undefined],
  [
    'an imported file',
    { 'own/pair.ts': '\nimport "./none";' },
    '"./none", expected own/none.ts',
    2,
  ],
  [
    'an open bracket',
    { 'own/pair.ts': '\nlet a = [{}].at(\n\n' },
    'early: the "(" in line 2 is not closed',
    2,
  ],
  [
    'an open brace',
    { 'own/pair.ts': '{\nexport let a;' },
    'top level: the "{" in line 1 is not closed',
    2,
  ],
  [
    'what breaks there',
    { 'own/pair.ts': 'import "./helper";', 'own/helper.ts': '\nlet 1;' },
    'it cannot be read',
    2,
  ],
  [
    'a top-level await',
    { 'own/pair.ts': 'let a = () => 1;\na(await a());' },
    'top-level await is not supported',
    2,
  ],
  [
    'a top-level for await',
    { 'own/pair.ts': '\nfor await (let a of []) {}' },
    'top-level await is not',
    2,
  ],
])('%s is named when it cannot be read', (_, texts, sentence, line) => {
  const { message, where } = unreadable(texts);
  expect(message).toContain(sentence);
  expect(where?.line).toBe(line);
});

test.each([
  ['own/pair.ts', './helper', 'own/helper.ts'],
  ['own/pair.ts', './helper.ts', 'own/helper.ts'],
  ['own/pair.ts', './helper.js', 'own/helper.ts'],
  ['own/pair.ts', './helper', 'own/helper.js'],
  ['own/pair.ts', './helper', 'own/helper/index.ts'],
  ['../pair.ts', '../helper', '../../helper.ts'],
  ['C:\\me\\pair.ts', './full/helper', 'C:\\me\\full\\helper.ts'],
])('from %s %s is %s', (entry, name, path) => {
  const texts = { [entry]: `export { a } from '${name}';`, [path]: 'export const a = 1;' };
  expect(running(texts, entry).a).toBe(1);
});

test('files may import each other in turn, and each runs once', () => {
  const texts = {
    'own/pair.ts': `import { odd } from "./odd";
      export function even(n) { return n === 0 || odd(n - 1); }
      export { a } from "./odd";`,
    'own/odd.ts': `import { even } from "./pair";
      import { list } from "./list";
      export const a = list.push("a");
      export const odd = (n) => n !== 0 && even(n - 1);`,
    'own/list.ts': 'export const list: string[] = [];',
  };
  const found = running(texts);
  expect([found.even(4), found.a]).toEqual([true, 1]);
});

test.each([
  ['a file', 'import { a, B, d } from "./a";\nconst f = (): B => d(a);', '"./a" does not export d'],
  [
    'a file by default',
    'import a from "./a";\nconst f = () => a();',
    '"./a" does not export default',
  ],
  [
    'a whole file',
    'import * as h from "./a";\nconst f = () => h.a$();',
    '"./a" does not export a$; did you mean a?',
  ],
  [
    'a file in a circle',
    'import { d } from "./circle";\nexport const f = () => d();',
    '"./circle" does not export d',
  ],
  [
    'a file that passes it on',
    'import { f } from "./passing";',
    '"./a" does not export d',
    'own/passing.ts',
  ],
  [
    'the kata',
    'import { rnkHand as r } from "poker-hands-kata";\nr();',
    'kata" does not export rnkHand; did',
  ],
  ['a package', 'import { x } from "constructor";\nx();', 'there is no package "constructor"'],
])(
  'a missing export of %s is reported at its import, even if used later',
  (_, text, sentence, file = 'own/pair.ts') => {
    const pair = { 'own/pair.ts': `let c = 1;\n${text}\n\nexport const fail = () => f();` };
    const circle = {
      'own/circle.ts': 'export * from "./pair";',
      'own/a.ts': 'export const a = 1;',
    };
    const texts = { ...pair, ...circle, 'own/passing.ts': '\nexport { d as f } from "./a";' };
    const { message, where, stack } = caught(() => running(texts).fail()) as BadExport;
    expect(message).toContain(sentence);
    expect(where ?? placeIn(stack)).toMatchObject({ file, line: 2 });
  },
);

test.each<[string, string, unknown]>([
  [
    'the kata by names',
    'import { RANKS } from "poker-hands-kata";\nexport const a = RANKS.length;',
    2,
  ],
  [
    'the whole kata',
    'import * as kata from "poker-hands-kata";\nexport const a = kata.rankHand();',
    'ranked',
  ],
  [
    'an import of types',
    'import { A } from "./pair";\nconst b = { A: 1 };\nexport const a: A = b.A;',
    1,
  ],
  [
    'enums',
    'enum Suit {\n  Clubs = 1,\n  Spades,\n}\nexport const a = Suit[Suit.Spades];',
    'Spades',
  ],
  [
    'types',
    'type A<T> =\n  | { x: T }\n  | [T];\ninterface B {\n  (x: A<1>): void;\n}\nexport const a = 1;',
    1,
  ],
  [
    'new syntax',
    'class A {\n  static #x = 1;\n  static x() { return A?.#x; }\n}\nexport const a = A.x();',
    1,
  ],
  ['lines of Windows', 'interface A {\r\n  x: 1;\r\n}\r\nexport const a = 1;\r\n', 1],
])('TypeScript runs, and keeps its line numbers: %s', (_, text, a) => {
  const found = run(`${text}\nexport function fail() {\n  throw new Error("oh");\n}\n`);
  expect(found.a).toBe(a);
  const { stack } = caught(found.fail);
  expect(placeIn(stack as string)).toMatchObject({
    file: 'own/pair.ts',
    line: text.split('\n').length + 2,
  });
});

const holds = () => true;
const CATEGORIES = 'royal flush, straight flush, four of a kind, full house, flush, straight';
const withRung = (rung: unknown) => ({ LADDER: [{ category: 'flush', holds }, rung] });

test.each<[string[], object | null, string]>([
  [['isPair'], {}, 'the file does not export isPair'],
  [['isPair'], { isPairs: holds, isCard: holds }, 'the file exports isPairs, expected isPair'],
  [['bestFive', 'tieBreakOf'], {}, 'the file does not export bestFive and tieBreakOf'],
  [['isPair'], { isPair: 3 }, 'isPair is exported as 3, expected a function'],
  [['LADDER'], { LADDER: {} }, 'LADDER is exported as {}, expected a list'],
  [
    ['LADDER'],
    withRung(null),
    `row 2 of LADDER is null, expected holds, a function, and a category: ${CATEGORIES}`,
  ],
  [
    ['LADDER'],
    withRung({ category: 'quads', holds }),
    "row 2 of LADDER is { category: 'quads', holds: ",
  ],
  [
    ['LADDER'],
    withRung({ category: 'pair' }),
    "row 2 of LADDER is { category: 'pair' }, expected holds",
  ],
])('%j of a file that exports %j', (names, found, sentence) => {
  expect(() => exportsOf(names, found as never)).toThrow(sentence);
});
