/** What a sentence of the features means is said where it is defined: no other code reads it. */
import '../../../steps/all.ts';
import { readFileSync } from 'node:fs';
import { stepDefinitions } from '../../../steps/sentence.ts';
import { SOURCES } from './files.ts';

/** What stands between the arguments of a sentence, if it is more than a word: `the reason is`. */
const wordsOf = (sentence: string): string[] =>
  sentence
    .split(/\{\w+\}|\([^)]*\)|[:,]/)
    .map((words) => words.trim())
    .filter((words) => words.includes(' '));

const WORDS = stepDefinitions.flatMap(({ sentence }) => wordsOf(sentence));

const REGULAR_EXPRESSION = /(?<=[=>(,|&![{?:]\s*|return )\/[^/\n]+\//;

/** What looks for a text that it is given. */
const SEARCHES = [
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
  'split',
  'match',
  'matchAll',
  'replace',
  'replaceAll',
  'search',
  'RegExp',
];

/** A text that is looked for, or that something is compared with. */
const SEARCHED_TEXT = `(?:(?:${SEARCHES.join('|')})\\(|[=!]==\\s*)(['"\`]).*?\\1`;

const SEARCHED = new RegExp(`${REGULAR_EXPRESSION.source}|${SEARCHED_TEXT}`, 'g');

/** Lists the regular expressions and texts in code that look for the words of a sentence. */
function searchesForSentences(code: string): string[] {
  const withoutComments = code.replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/.*?$/gms, '');
  const searches = withoutComments.match(SEARCHED) ?? [];
  return searches.filter((search) => {
    const withoutOptions = search.replaceAll(/\([^)|]*\)\?/g, '');
    return WORDS.some((words) => withoutOptions.includes(words));
  });
}

test.each([
  'const JUDGED = /the reason is|^the standings|is dealt$/;',
  String.raw`steps.some(({ text }) => /\bis dealt\b/.test(text))`,
  'steps.filter(({ text }) => /^they (do not )?contain /.test(text))',
  "steps.some(({ text }) => text.startsWith('that is refused'))",
  "steps.some(({ text }) => text.includes('the reason is '))",
  "if (text === 'each hand beats all below it') return true;",
  "const CONTAINS = [new RegExp('they contain')];",
  'const MARKS = { contains: /they contain/ };',
])('this looks for a sentence: %s', (code) => {
  expect(searchesForSentences(code)).toHaveLength(1);
});

test('no code looks for a sentence', () => {
  const files = SOURCES.filter((file) => /^(?:src|tools)\/.*\.ts$/.test(file));
  const searches = files.flatMap((file) =>
    searchesForSentences(readFileSync(file, 'utf8')).map((search) => `${file}: ${search}`),
  );
  expect(searches).toEqual([]);
});
