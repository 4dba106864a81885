/** Reading a learner's file with all that it imports, or saying what is wrong, and where. */
import { readFiles } from '../../load/read-files.ts';
import { Unreadable } from '../../load/read-script.ts';

type Texts = Readonly<Record<string, string>>;

function read(texts: Texts, entry = 'own/pair.ts') {
  return readFiles(entry, (path) => (Object.hasOwn(texts, path) ? texts[path] : undefined));
}

/** Returns why files cannot be read. */
function unreadable(texts: Texts): Unreadable {
  try {
    read(texts);
  } catch (error) {
    if (error instanceof Unreadable) return error;
    throw error;
  }
  throw new Error('the files were read');
}

interface BrokenText {
  readonly what: string;
  /** It begins with an empty line. */
  readonly text: string;
  readonly line: number;
}

test.each<BrokenText>([
  {
    what: 'an unclosed string',
    text: `
let a = 1;
let b = "abc;
let c = 2;`,
    line: 3,
  },
  {
    what: 'await in a plain function',
    text: `
function f() {
  return 1;
}
function g() {
  const x = await f();
}`,
    line: 6,
  },
  {
    what: 'a letter of another script',
    text: `
let a = 1;
let b = “x”;`,
    line: 3,
  },
  {
    // Sucrase, which erases the types, would let this pass.
    what: 'a missing comma between imports',
    text: `
import type { Card Cards } from "poker-hands-kata";`,
    line: 2,
  },
])('$what is reported in one sentence, with its line', ({ text, line }) => {
  const { message, where } = unreadable({ 'own/pair.ts': text });
  expect(message).toMatch(/^it cannot be read(, because|:) (?!.*\(\d+:\d+\))[^\n]+$/);
  expect(where).toEqual({ file: 'own/pair.ts', line });
});

test.each<BrokenText & { readonly says: string }>([
  {
    what: 'an import of a missing file',
    text: `
import "./none";`,
    says: '"./none", expected own/none.ts',
    line: 2,
  },
  {
    what: 'an open bracket',
    text: `
let a = [{}].at(

`,
    says: 'it ends too early, and the "(" in line 2 is not closed',
    line: 2,
  },
  {
    what: 'an open bracket before the end of a statement',
    text: `
let a = [1, 2;
let b = [a];`,
    says: '";" is unexpected here, and the "[" in line 2 is not closed',
    line: 2,
  },
  {
    what: 'an open condition',
    text: `
if ([1].some((a) => a > 0) {
  let b = 1;
}`,
    says: '"{" is unexpected here, and the "(" in line 2 is not closed',
    line: 2,
  },
  {
    what: 'an open bracket in a line before',
    text: `
let a = Math.max(1
let b = 2;
`,
    says: '"let" is unexpected here, and the "(" in line 2 is not closed',
    line: 3,
  },
  {
    what: 'an open brace between closed brackets',
    text: `
let a = [1].map((b) => { return b);
`,
    says: '")" is unexpected here, and the "{" in line 2 is not closed',
    line: 2,
  },
  {
    what: 'an open quote',
    text: `
let a = ['S', 'H];`,
    says: 'it cannot be read, because the quote is not closed',
    line: 2,
  },
  {
    what: 'an open brace before an export',
    text: `{
export let a;`,
    says: 'top level, and the "{" in line 1 is not closed',
    line: 2,
  },
  {
    what: 'a top-level await',
    text: `let a = () => 1;
a(await a());`,
    says: 'top-level await is not supported',
    line: 2,
  },
  {
    what: 'a top-level for await',
    text: `
for await (let a of []) {}`,
    says: 'top-level await is not supported',
    line: 2,
  },
])('$what is explained', ({ text, says, line }) => {
  const { message, where } = unreadable({ 'own/pair.ts': text });
  expect(message).toContain(says);
  expect(where?.line).toBe(line);
});

test.each([
  { what: 'a word that is misspelt', code: 'retrun false;', says: '"false" is unexpected here' },
  { what: 'a missing bracket', code: 'if a > (1 + 2) return;', says: '"a" is unexpected here' },
  { what: 'a missing comma', code: 'return [1 2];', says: '"2" is unexpected here' },
  { what: 'a missing arrow', code: '[1].map((b) { return b; });', says: '"{" is unexpected here' },
  { what: 'a bracket too many', code: 'return (1));', says: '")" is unexpected here' },
])('$what is not blamed on brackets that are closed', ({ code, says }) => {
  const { message } = unreadable({ 'own/pair.ts': `function f() {\n  ${code}\n}` });
  expect(message).toBe(`it cannot be read, because ${says}`);
});

test('a syntax error shows its line of code, with a caret below the place', () => {
  const { excerpt } = unreadable({
    'own/pair.ts': 'function f() {\n  return f(f(1);\n}',
  });
  expect(excerpt).toBe('return f(f(1);\n             ^');
});

test('a missing entry is named', () => {
  const { message, where } = unreadable({});
  expect(message).toBe('there is no file own/pair.ts');
  expect(where).toBeUndefined();
});

test('an imported file that cannot be read is named', () => {
  const { message, where } = unreadable({
    'own/pair.ts': 'import "./helper";',
    'own/helper.ts': '\nlet 1;',
  });
  expect(message).toContain('it cannot be read');
  expect(where).toEqual({ file: 'own/helper.ts', line: 2 });
});

test.each([
  ['own/pair.ts', './helper', 'own/helper.ts'],
  ['own/pair.ts', './helper.ts', 'own/helper.ts'],
  ['own/pair.ts', './helper.js', 'own/helper.ts'],
  ['own/pair.ts', './helper', 'own/helper.js'],
  ['own/pair.ts', './helper', 'own/helper/index.ts'],
  ['../pair.ts', '../helper', '../../helper.ts'],
  ['C:\\me\\pair.ts', './full/helper', 'C:\\me\\full\\helper.ts'],
])('in %s the import %s finds %s', (entry, name, path) => {
  const texts = { [entry]: `export { a } from '${name}';`, [path]: 'export const a = 1;' };
  const { files } = read(texts, entry);
  expect(Object.keys(files)).toEqual([entry, path]);
  expect(files[entry]?.imports).toEqual({ [name]: path });
});
