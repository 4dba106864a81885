/** The book that a run of the features makes, and the ladder on its first screen. */

import { CARD_OF_NAME } from '../../src/kata/cards/card-name.ts';
import { LADDER } from '../../src/kata/ranking/ladder.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { failuresIn } from '../../src/learning/coach/run/failure-in.ts';
import { fillHost } from '../../src/learning/coach/run/host.ts';
import { parseChapter } from '../../src/learning/coach/run/parse-chapter.ts';
import { bookOf } from '../../src/page/view/book.ts';
import { ladderView } from '../../src/page/view/ladder.ts';
import { readChapters, SMALL_CHAPTER } from './matched.ts';

const exposedBy = {
  chapter: 'pair',
  rule: 'Two kings are a pair',
  name: 'Two kings',
  location: 'features/02-pair.feature:23',
  given: [{ text: 'the cards Kd Kh', arguments: [] }],
};
const known = [
  { wrong: 'Finds none.', reason: 'Made by nobody.', fails: [], exposedBy },
  {
    wrong: 'Of another.',
    reason: '',
    fails: [],
    exposedBy: { ...exposedBy, location: 'features/03-x.feature:23' },
  },
];
const later = { exercise: 'later', units: [], known, story: '' };
const chapter = bookOf([SMALL_CHAPTER], [later]).chapters[0] as ReturnType<
  typeof bookOf
>['chapters'][0];

test('a chapter has its number, its prose, its background, its rules and their examples, each with an address', () => {
  expect(chapter).toMatchObject({
    name: 'pair',
    number: 2,
    title: 'A pair',
    description: 'Two cards\nof one rank.\n\nMore of it.',
    background: [{ keyword: 'Given', text: 'a game of Omaha', table: [] }],
    rules: [
      { name: '', scenarios: [{ name: 'Under no rule' }] },
      {
        slug: 'pair/two-kings-are-a-pair',
        name: 'Two kings are a pair',
        description: 'So they are.',
      },
    ],
  });
  expect(chapter.rules[1]?.scenarios).toMatchObject([
    {
      steps: [{ text: 'the cards <cards>' }, { text: 'they contain a pair' }],
      columns: ['cards', 'why'],
      examples: [
        {
          slug: 'pair/two-kings',
          location: exposedBy.location,
          cells: [{ text: 'Kd Kh' }, { text: 'Two kings' }],
        },
        { slug: 'pair/an-ace', steps: [{ text: 'a game of Omaha' }, { text: 'the cards Ah' }, {}] },
      ],
    },
    {
      steps: [{ table: [['hand', 'cards'], expect.anything()] }, {}],
      columns: [],
      examples: [{ slug: 'pair/two-kings-2', cells: [] }],
    },
  ]);
});

test('chapters have the numbers of their features and are in their order, and an exercise without one follows', () => {
  const features = ['03-three-of-a-kind', '01-cards', '02-pair'].map((name) =>
    parseChapter('Feature: x', `features/${name}.feature`),
  );
  const { chapters } = bookOf(features, [{ ...later, exercise: 'make-it-fast' }]);
  expect(chapters.map(({ name, number, code }) => [number, name, code?.exercise])).toEqual([
    [1, 'cards', undefined],
    [2, 'pair', undefined],
    [3, 'three-of-a-kind', undefined],
    [4, 'make-it-fast', 'make-it-fast'],
  ]);
});

test('a run reports only the examples that fail, with the place, the sentence and the reason', () => {
  fillHost({ send() {}, chapter: () => SMALL_CHAPTER, mismatchIn: () => undefined });
  expect(failuresIn([SMALL_CHAPTER])).toEqual([
    expect.stringMatching(/^features\/02-pair.feature:24: "Then they contain a pair": .+/),
    'features/02-pair.feature:26: "Then they are royal": no step says "they are royal"',
  ]);
});

test('a mistake is in the chapter of the example that exposes it', () => {
  const { wrong, reason } = known[0] as (typeof known)[0];
  const exposing = expect.objectContaining({ slug: 'pair/two-kings' });
  expect(chapter.mistakes).toEqual([
    { wrong, reason, given: exposedBy.given, exposedBy: exposing },
  ]);
});

const rows = ladderView(bookOf(readChapters(), [])).split('<tr>').slice(2);

test('every rung of the ladder has an example that is worth it, a chapter, and says how rare it is', () => {
  const drawn = rows.map((row) =>
    [...row.matchAll(/<b [^>]*>([^<]+)</g)].flatMap(
      ([, name = '']) => CARD_OF_NAME.get(name) ?? [],
    ),
  );
  expect(drawn.map((cards) => rankHand(cards).category)).toEqual(
    LADDER.map(({ category }) => category),
  );
  expect(rows.map((row) => row.match(/href="#([^"]*)"/)?.[1]).slice(-3)).toEqual([
    'two-pairs',
    'pair',
    'ranking',
  ]);
  const often = [rows[0], rows.at(-2)].map((row) => row?.match(/1 in [\d,.]+/g));
  expect(often).toEqual([
    ['1 in 649,740', '1 in 30,940'],
    ['1 in 2.4', '1 in 2.3'],
  ]);
});
