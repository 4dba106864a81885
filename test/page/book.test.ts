/** The book that a run of the features makes, and the ladder on its first screen. */
import { failuresIn } from '../../src/coach/run/failure-in.ts';
import { fillHost } from '../../src/coach/run/host.ts';
import { parseChapter } from '../../src/coach/run/parse-chapter.ts';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { LADDER } from '../../src/kata/ranking/ladder.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { bookOf } from '../../src/page/view/book.ts';
import { ladderOf, readHandSentences } from '../../src/page/view/ladder.ts';
import { ladderView } from '../../src/page/view/ladder-view.ts';
import { readChapters } from './matched.ts';
import { SMALL_CHAPTER } from './small-chapter.ts';

const exposedBy = {
  chapter: 'pair',
  rule: 'Two kings are a pair',
  name: 'Two kings',
  place: 'features/02-pair.feature:23',
  given: [{ text: 'the cards Kd Kh', arguments: [] }],
};
const mistakes = [
  { wrong: 'Finds none.', reason: 'Made by nobody.', fails: [], exposedBy },
  { wrong: 'Of another.', reason: '', fails: [], exposedBy: { ...exposedBy, place: 'features/03-x.feature:23' } },
];
const chapter = bookOf([SMALL_CHAPTER], mistakes).chapters[0] as ReturnType<typeof bookOf>['chapters'][0];

test('a chapter has its number, its prose in paragraphs, its background and its rules', () => {
  expect(chapter).toMatchObject({
    slug: 'pair',
    number: 2,
    title: 'A pair',
    description: 'Two cards\nof one rank.\n\nMore of it.',
    background: [{ keyword: 'Given', text: 'a game of Omaha', table: [] }],
    rules: [
      { name: '', scenarios: [{ name: 'Under no rule' }] },
      { slug: 'pair/two-kings-are-a-pair', name: 'Two kings are a pair', description: 'So they are.' },
    ],
  });
});

test('chapters have the numbers of their features, and the one on how cards are written is read last', () => {
  const chapters = ['03-three-of-a-kind', '01-cards', '02-pair'].map((name) =>
    parseChapter('Feature: x', `features/${name}.feature`),
  );
  const inOrder = bookOf(chapters, []).chapters.map(({ slug, number }) => `${number} ${slug}`);
  expect(inOrder).toEqual(['2 pair', '3 three-of-a-kind', '1 cards']);
});

test('a table stays a table, and each of its rows is an example', () => {
  expect(chapter.rules[1]?.scenarios[0]).toMatchObject({
    steps: [{ text: 'the cards <cards>' }, { text: 'they contain a pair' }],
    columns: ['cards', 'why'],
    examples: [
      { slug: 'pair/two-kings', place: exposedBy.place, cells: [{ text: 'Kd Kh' }, { text: 'Two kings' }] },
      { slug: 'pair/an-ace', steps: [{ text: 'a game of Omaha' }, { text: 'the cards Ah' }, {}] },
    ],
  });
});

test('an example alone has no cells, and an address of its own', () => {
  const [, single] = chapter.rules[1]?.scenarios ?? [];
  expect(single).toMatchObject({ columns: [], examples: [{ slug: 'pair/two-kings-2', cells: [] }] });
  expect(single?.steps[0]?.table).toEqual([
    ['hand', 'cards'],
    ['pair', 'Kd Kh'],
  ]);
});

test('of a run only the examples that fail are told, where, at which sentence and why', () => {
  fillHost({ tell() {}, chapter: () => SMALL_CHAPTER, disappointmentIn: () => undefined });
  expect(failuresIn([SMALL_CHAPTER])).toEqual([
    expect.stringMatching(/^features\/02-pair.feature:24: "Then they contain a pair": .+/),
    'features/02-pair.feature:26: "Then they are royal": no step says "they are royal"',
  ]);
});

test('a mistake stands in the chapter of the example that exposes it', () => {
  const { wrong, reason } = mistakes[0] as (typeof mistakes)[0];
  const exposing = expect.objectContaining({ slug: 'pair/two-kings' });
  expect(chapter.mistakes).toEqual([{ wrong, reason, exposedBy: exposing }]);
});

const chapters = readChapters();
const rungs = ladderOf(bookOf(chapters, []));

test('every rung of the ladder has an example that is worth it, and a chapter', () => {
  const categories = rungs.map(({ cards }) => rankHand(parseCards(cards)).category);
  expect(categories).toEqual(LADDER.map(({ category }) => category));
  expect(rungs.map(({ slug }) => slug).slice(-3)).toEqual(['two-pairs', 'pair', 'ranking']);
});

test('all that hands can be worth is all there is', () => {
  for (const column of [0, 1])
    expect(rungs.reduce((sum, { shares }) => sum + (shares[column] ?? 0), 0)).toBeCloseTo(1, 12);
});

test('a rung says what it is and how often it comes, and a book without that chapter has no ladder', () => {
  const sentences = readHandSentences('.');
  const rows = ladderView(rungs, sentences).split('<tr>');
  const [royal, pair] = [rows[2], rows.at(-2)];
  expect(royal).toContain('<a href="#royal-flush">royal flush</a>');
  expect(royal).toContain('Ace, king, queen, jack and ten of one suit.');
  expect(royal?.match(/1 in [\d,.]+/g)).toEqual(['1 in 649,740', '1 in 30,940']);
  expect(pair?.match(/1 in [\d,.]+/g)).toEqual(['1 in 2.4', '1 in 2.3']);
  expect(ladderView(ladderOf({ chapters: [], examples: [] }), sentences)).toBe('');
});
