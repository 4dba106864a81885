/** Running a learner's files: imports, the syntax of TypeScript, and lines in errors. */
import type { BadExport } from '../../../solution/errors.ts';
import { placeIn } from '../../load/place-in.ts';
import { readFiles } from '../../load/read-files.ts';
import { type Loader, runFiles } from '../../load/run-files.ts';

type Texts = Readonly<Record<string, string>>;

const loader: Loader = {
  kata: { RANKS: [2, 3], rankHand: () => 'ranked' },
  require: () => undefined,
};

/** What the files of these tests export. */
interface TestExports {
  readonly a?: unknown;
  readonly fail: () => void;
  readonly isEven: (count: number) => boolean;
}

function run(texts: Texts, entry = 'own/pair.ts'): TestExports {
  const files = readFiles(entry, (path) => texts[path]);
  const sent = JSON.parse(JSON.stringify(files)); // as from one process to another
  return runFiles(sent, loader) as unknown as TestExports;
}

function errorIn(action: () => unknown): Error {
  try {
    action();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

test.each([
  ['own/pair.ts', './helper.js', 'own/helper.ts'],
  ['C:\\me\\pair.ts', './full/helper', 'C:\\me\\full\\helper.ts'],
])('in %s the import %s gets the exports of %s', (entry, name, path) => {
  const texts = { [entry]: `export { a } from '${name}';`, [path]: 'export const a = 1;' };
  expect(run(texts, entry).a).toBe(1);
});

const CIRCLE = {
  'own/pair.ts': `
    import { isOdd } from "./odd";
    export function isEven(count) { return count === 0 || isOdd(count - 1); }
    export { a } from "./odd";`,
  'own/odd.ts': `
    import { isEven } from "./pair";
    import { list } from "./list";
    export const a = list.push("a");
    export const isOdd = (count) => count !== 0 && isEven(count - 1);`,
  'own/list.ts': 'export const list: string[] = [];',
};

test('two files may import each other', () => {
  expect(run(CIRCLE).isEven(4)).toBe(true);
});

test('a file runs once, however many files import it', () => {
  expect(run(CIRCLE).a).toBe(1);
});

const OTHER_FILES = {
  'own/a.ts': 'export const a = 1;',
  'own/circle.ts': 'export * from "./pair";',
  'own/passing.ts': '\nexport { d as f } from "./a";',
};

test.each([
  {
    of: 'a file',
    text: `
import { a, B, d } from "./a";
const f = (): B => d(a);`,
    says: '"./a" does not export d',
  },
  {
    of: 'a file without a default',
    text: `
import a from "./a";
const f = () => a();`,
    says: '"./a" does not export default',
  },
  {
    of: 'a whole file',
    text: `
import * as h from "./a";
const f = () => h.a$();`,
    says: '"./a" does not export a$; did you mean a?',
  },
  {
    of: 'a file in a circle',
    text: `
import { d } from "./circle";
export const f = () => d();`,
    says: '"./circle" does not export d',
  },
  {
    of: 'a file that passes it on',
    text: `
import { f } from "./passing";`,
    says: '"./a" does not export d',
    file: 'own/passing.ts',
  },
  {
    of: 'the kata',
    text: `
import { rnkHand as r } from "poker-hands-kata";
r();`,
    says: '"poker-hands-kata" does not export rnkHand; did you mean rankHand?',
  },
  {
    of: 'a package',
    text: `
import { x } from "constructor";
x();`,
    says: 'there is no package "constructor"',
  },
])('a missing export of $of is blamed on its import', ({ text, says, file = 'own/pair.ts' }) => {
  const entry = `${text}\n\nexport const fail = () => f();`;
  const error = errorIn(() => run({ ...OTHER_FILES, 'own/pair.ts': entry }).fail()) as BadExport;
  expect(error.message).toContain(says);
  expect(error.where ?? placeIn(error.stack)).toEqual({ file, line: 2 });
});

const SYNTAX: readonly { readonly what: string; readonly text: string; readonly a: unknown }[] = [
  {
    what: 'an import from the kata',
    text: `import { RANKS } from "poker-hands-kata";
export const a = RANKS.length;`,
    a: 2,
  },
  {
    what: 'an import of the whole kata',
    text: `import * as kata from "poker-hands-kata";
export const a = kata.rankHand();`,
    a: 'ranked',
  },
  {
    what: 'an import of a type',
    text: `import { A } from "./pair";
const b = { A: 1 };
export const a: A = b.A;`,
    a: 1,
  },
  {
    what: 'an enum',
    text: `enum Suit {
  Clubs = 1,
  Spades,
}
export const a = Suit[Suit.Spades];`,
    a: 'Spades',
  },
  {
    what: 'types',
    text: `type A<T> =
  | { x: T }
  | [T];
interface B {
  (x: A<1>): void;
}
export const a = 1;`,
    a: 1,
  },
  {
    what: 'new syntax',
    text: `class A {
  static #x = 1;
  static x() { return A?.#x; }
}
export const a = A.x();`,
    a: 1,
  },
  {
    what: 'the line ends of Windows',
    text: 'interface A {\r\n  x: 1;\r\n}\r\nexport const a = 1;\r\n',
    a: 1,
  },
];

test.each(SYNTAX)('TypeScript runs with $what', ({ text, a }) => {
  expect(run({ 'own/pair.ts': text }).a).toBe(a);
});

test.each(SYNTAX)('the lines in a stack stay right with $what', ({ text }) => {
  const { fail } = run({
    'own/pair.ts': `${text}
export function fail() {
  throw new Error("oh");
}
`,
  });
  const line = text.split('\n').length + 2;
  expect(placeIn(errorIn(fail).stack)).toEqual({ file: 'own/pair.ts', line });
});
