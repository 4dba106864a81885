import {
  columnName,
  containsAloud,
  containsInShort,
  countedInWords,
  missingAloud,
  passedInWords,
  percentOf,
} from '../../src/rule-book/words.ts';

test('a column has a name for a reader, its own if there is no better one', () => {
  expect(['five', 'hands in all'].map(columnName)).toEqual(['Best five', 'Hands in all']);
});

test.each([
  [true, 'contains a pair', 'contains a pair'],
  [false, 'does not contain a pair', 'not a pair'],
])('cards contain a combination or do not: %s', (isContained, aloud, short) => {
  const contains = { combination: 'pair', words: 'a pair', isContained } as const;
  expect([containsAloud(contains), containsInShort(contains)]).toEqual([aloud, short]);
});

test.each([
  [{ ranks: [6] }, 'missing: a six'],
  [{ ranks: [14] }, 'missing: an ace'],
  [{ ranks: [9, 4] }, 'missing: a nine or a four'],
  [{ ranks: [14, 11, 8] }, 'missing: an ace, a jack or an eight'],
  [{ suit: 'H' }, 'missing: a card of hearts'],
  [{ ranks: [9], suit: 'H' }, 'missing: the nine of hearts'],
  [{ ranks: [9, 4], suit: 'H' }, 'missing: the nine or the four of hearts'],
  [{}, 'missing: a card'],
] as const)('what is missing is a rank or one of several, a suit or one card: %j', (missing, words) => {
  expect(missingAloud(missing)).toBe(words);
});

test('a chapter tells how many of its examples passed', () => {
  expect([passedInWords(7, 7), passedInWords(6, 7)]).toEqual([
    'All 7 examples were checked by a program and found right when this page was made.',
    'Only 6 of 7 examples were checked by a program and found right when this page was made.',
  ]);
});

test.each([
  ['all hands of 5 and 7 cards are counted', 'A program has counted every possible hand of 5 and 7 cards.'],
  ['some hands of 8 to 10 cards are counted', 'A program has counted some of the hands of 8 to 10 cards.'],
  ['all boards that may come are counted', 'All boards that may come are counted'],
])('what is counted is said for a reader: %s', (text, words) => {
  expect(countedInWords(text)).toBe(words);
});

test('a share is rounded, but what is hardly anything or nearly all is not nothing or all', () => {
  expect([1023, 6, 52, 0, 1081].map((count) => percentOf(count, 1081))).toEqual(['95%', '0.6%', '5%', '0%', '100%']);
  expect(percentOf(1075, 1081)).toBe('99.4%');
});
