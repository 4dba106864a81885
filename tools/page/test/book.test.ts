/** The book that a run of the features makes, and the ladder on its first screen. */
import type { Card } from '../../../src/cards/card.ts';
import { LADDER } from '../../../src/ranking/ladder.ts';
import { rankHand } from '../../../src/ranking/rank-hand.ts';
import { CARD_OF_NAME } from '../../../steps/card-name.ts';
import { parseChapter } from '../../coach/chapters/parse-chapter.ts';
import { Host } from '../../coach/code/host.ts';
import { failuresIn } from '../../coach/code/run-example.ts';
import { bookOf, type PageChapter } from '../view/book.ts';
import { ladderView } from '../view/ladder.ts';
import { readChapters, SMALL_CHAPTER } from './matched.ts';

const exposedBy = {
  chapter: 'pair',
  rule: 'Two kings are a pair',
  name: 'Two kings',
  location: 'features/07-pair.feature:23',
  given: [{ text: 'the cards Kd Kh', arguments: [] }],
};
const known = [
  { wrong: 'Finds none.', reason: 'Made by nobody.', answers: '', exposedBy },
  {
    wrong: 'Of another.',
    reason: '',
    answers: '',
    exposedBy: { ...exposedBy, location: 'features/03-x.feature:23' },
  },
];
const later = { chapter: 'later', units: [], known: { later: known }, story: '' };
const [chapter] = bookOf([SMALL_CHAPTER], [later]).chapters as [PageChapter];

test('a chapter has its number, its prose and its background', () => {
  expect(chapter).toMatchObject({
    name: 'pair',
    number: 7,
    title: 'A pair',
    description: 'Two cards\nof one rank.\n\nMore of it.',
    background: [{ keyword: 'Given', text: 'a game of Omaha', table: [] }],
  });
});

test('a chapter has its rules, each with an address', () => {
  expect(chapter.rules).toMatchObject([
    { name: '', scenarios: [{ name: 'Under no rule' }] },
    {
      slug: 'pair/two-kings-are-a-pair',
      name: 'Two kings are a pair',
      description: 'So they are.',
    },
  ]);
});

test('a rule has its examples, each with an address', () => {
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

test('chapters are in the order of their features; an exercise without one follows', () => {
  const features = ['03-third', '01-first', '02-second'].map((name) =>
    parseChapter('Feature: x', `features/${name}.feature`),
  );
  const { chapters } = bookOf(features, [{ ...later, chapter: 'make-it-fast' }]);
  expect(chapters.map(({ name, number, code }) => [number, name, code?.chapter])).toEqual([
    [1, 'first', undefined],
    [2, 'second', undefined],
    [3, 'third', undefined],
    [4, 'make-it-fast', 'make-it-fast'],
  ]);
});

test('a run reports the examples that fail: the line, the sentence and the reason', () => {
  const host = new Host({ send() {}, chapter: () => SMALL_CHAPTER });
  expect(failuresIn([SMALL_CHAPTER], host)).toEqual([
    expect.stringMatching(/^features\/07-pair.feature:24: "Then they contain a pair": .+/),
    'features/07-pair.feature:26: "Then they are royal": no step says "they are royal"',
  ]);
});

test('a mistake is in the chapter of the example that exposes it', () => {
  expect(chapter.mistakes).toEqual([
    {
      id: 'later/0',
      wrong: 'Finds none.',
      reason: 'Made by nobody.',
      given: exposedBy.given,
      exposedBy: expect.objectContaining({ slug: 'pair/two-kings' }),
    },
  ]);
});

describe('each rung of the ladder', () => {
  const rows = ladderView(bookOf(readChapters(), [])).split('<tr>').slice(2);

  test('has an example that is worth it', () => {
    const categories = rows.map((row) => rankHand(cardsIn(row)).category);
    expect(categories).toEqual(LADDER.map(({ category }) => category));
  });

  test('links to its chapter', () => {
    const chapters = rows.map((row) => row.match(/href="#([^"]*)"/)?.[1]);
    expect(chapters.slice(-3)).toEqual(['two-pairs', 'pair', 'ranking']);
  });

  test('says how rare it is', () => {
    expect(rows[0]?.match(/1 in [\d,.]+/g)).toEqual(['1 in 649,740', '1 in 30,940']);
    expect(rows.at(-2)?.match(/1 in [\d,.]+/g)).toEqual(['1 in 2.4', '1 in 2.3']);
  });

  function cardsIn(row: string): Card[] {
    const names = Array.from(row.matchAll(/<b [^>]*>([^<]+)</g), ([, name = '']) => name);
    return names.flatMap((name) => CARD_OF_NAME.get(name) ?? []);
  }
});
