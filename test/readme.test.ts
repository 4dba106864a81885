/** The examples of the library, in the README and docs/library.md, run as they stand, and give what stands behind them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import * as library from '../src/index.ts';

const PAGES = ['README.md', 'docs/library.md'].map((page) => readFileSync(join(__dirname, '..', page), 'utf8'));

const examples = PAGES.flatMap((page) => [...page.matchAll(/^```[tj]s\n(.*?)^```$/gms)]).map(([, code = '']) => code);

/** A statement of one line, with a value behind it: `isPair(cards); // true: two aces`. Any other comment is prose. */
const WITH_RESULT = /^(?<statement>\S.*); \/\/ (?<result>'[^']*'|-?\d+|true|false)(?::.*)?$/gm;

test('there are some, and most lines say what they give', () => {
  expect(examples.length).toBeGreaterThanOrEqual(2);
  for (const code of examples) expect(code.match(WITH_RESULT)?.length).toBeGreaterThanOrEqual(3);
});

test.each(examples)('example %#', (code) => {
  const checked = code
    .replace(/^import (\{.*?\}) from 'poker-hands-kata';$/gms, 'const $1 = library;')
    .replace(WITH_RESULT, 'expect($<statement>).toEqual($<result>);');
  new Function('library', 'expect', transformSync(checked, { loader: 'ts' }).code)(library, expect);
});

test('every value that the library exports is named', () => {
  const named = new Set(PAGES.join('\n').match(/\w+/g));
  expect(Object.keys(library).filter((name) => !named.has(name))).toEqual([]);
});
