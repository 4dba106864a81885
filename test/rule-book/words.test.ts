import { columnName, containsAloud, containsInShort, missingAloud, passedInWords } from '../../src/rule-book/words.ts';

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
  [{ rank: 6 }, 'missing: a six'],
  [{ rank: 14 }, 'missing: an ace'],
  [{ suit: 'H' }, 'missing: a card of hearts'],
  [{ rank: 9, suit: 'H' }, 'missing: the nine of hearts'],
] as const)('what is missing is a rank, a suit or one card: %j', (missing, words) => {
  expect(missingAloud(missing)).toBe(words);
});

test('a chapter tells how many of its examples passed', () => {
  expect([passedInWords(7, 7), passedInWords(6, 7)]).toEqual([
    'All 7 examples passed when this page was made.',
    '6 of 7 examples passed when this page was made.',
  ]);
});
