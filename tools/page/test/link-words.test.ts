/** Which words of a chapter are links to the glossary. */
import { readFileSync } from 'node:fs';
import { bookOf } from '../view/book.ts';
import { chapterView } from '../view/chapter-view.ts';
import { addressOf, readGlossary } from '../view/glossary-view.ts';
import { linkWords } from '../view/link-words.ts';
import { chapterOf, readChapters } from './matched.ts';

const GLOSSARY = readGlossary(readFileSync('docs/glossary.md', 'utf8'));

/** Links words in a text, and writes each link as `[word](entry)`. */
const linked = (html: string) =>
  linkWords(html, GLOSSARY).replaceAll(/<a href="#words\/(.*?)">(.*?)<\/a>/g, '[$2]($1)');

test.each([
  ['only the first use', 'a kicker, a kicker', 'a [kicker](kicker), a kicker'],
  ['a plural', 'two kickers and a kicker', 'two [kickers](kicker) and a kicker'],
  ['a capital letter', 'Boards, a board', '[Boards](board), a board'],
  ['another word for the same', 'a full boat, a boat', 'a [full boat](boat), a boat'],
  ['a steel wheel, not its wheel', 'a steel wheel', 'a [steel wheel](steel-wheel)'],
  [
    'the longest of the words that begin here',
    'open-ended straight draws',
    '[open-ended straight draws](open-ended-straight-draw)',
  ],
  [
    'no word inside a longer one that is linked',
    'steel wheel, steel wheel, wheel',
    '[steel wheel](steel-wheel), steel wheel, [wheel](wheel)',
  ],
  [
    'a hyphen like a space',
    'six-high, open ended',
    '[six-high](high), [open ended](open-ended-straight-draw)',
  ],
  ['any rank in a word', 'kings over sixes', '[kings over sixes](full-of)'],
  ['whole words', 'the onset returned, wheeled', 'the onset returned, wheeled'],
  [
    'no everyday word',
    'a hand is high, Black has two pairs',
    'a hand is high, Black has two pairs',
  ],
])('%s', (_, text, links) => {
  expect(linked(text)).toBe(links);
});

test.each([
  '<a class="hand" href="#board">the board</a>',
  '<b class="card board">board</b>',
  '<h2 id="river">The river</h2>',
  '<th scope="col">Board</th>',
  '<span class="label">Board</span>',
  '<caption class="unseen">Board</caption>',
  '<p id="board">x</p>',
])('no word of %s', (html) => {
  expect(linked(html)).toBe(html);
});

test('the first use is the one that is read first, in the caption above the rows', () => {
  const scenario = [
    'Scenario Outline: A pair with a kicker: <why>',
    'Given the cards <cards>',
    'Then they contain a pair',
    'Examples:',
    '| cards | why      |',
    '| Ac Ad | a kicker |',
  ];
  const [chapter] = bookOf([chapterOf('Rule: The rule', ...scenario)], []).chapters;
  const view = chapter ? chapterView(chapter, GLOSSARY) : '';
  expect(view).toContain('A pair with a <a href="#words/kicker">kicker</a></span>');
  expect(view).toContain('>a kicker</td>');
});

const BOOK = bookOf(readChapters(), []).chapters.map((chapter) => {
  const links = chapterView(chapter, GLOSSARY).matchAll(/<a href="#words\/(.*?)">/g);
  return { name: chapter.name, entries: Array.from(links, ([, entry]) => `words/${entry}`) };
});

test.each(BOOK)('no word is linked twice in the chapter $name', ({ entries }) => {
  expect(entries).toEqual([...new Set(entries)]);
});

test.each([
  ...['board', 'boat', 'Broadway', 'counterfeit', 'draw', 'kicker'],
  ...['an out', 'open-ended', 'set', 'wheel'],
])('"%s" is in the glossary, and linked in the chapter that explains it', (word) => {
  const [entry] = GLOSSARY.filter(({ linked: words }) => words.includes(word));
  const explaining = BOOK.find(({ name }) => name === entry?.chapter);
  expect(explaining?.entries).toContain(entry && addressOf(entry));
});
