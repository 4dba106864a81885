import { isNear, nearestWord, vocabularyOf } from '../../src/rule-book/browser/spelling.ts';

const BOOK = vocabularyOf([
  "texas hold'em, a game: the board counterfeits",
  'boat, straight, wheel and broadway',
  'kicker',
]);

test.each([
  ['holdem', "hold'em"],
  ['baot', 'boat'],
  ['wheal', 'wheel'],
  ['straigth', 'straight'],
  ['brodwey', 'broadway'],
  ['counterfiets', 'counterfeits'],
  ['kiker', 'kicker'],
])('%s is meant to be %s', (written, meant) => {
  expect(nearestWord(written, BOOK)).toBe(meant);
});

test.each(['xyz', 'bo', 'whxxl', 'kickxxr9', '"boat', 'quadrat'])(
  '%s is nothing like a word of the book',
  (written) => {
    expect(nearestWord(written, BOOK)).toBeUndefined();
  },
);

test('words have letters, and apostrophes within', () => {
  expect([...vocabularyOf(["hold'em, 7,462 of 'em"])]).toEqual(["hold'em", 'of', 'em']);
});

test.each([
  ['ful house', 'a full house', true],
  ['baot', 'boat or full boat', true],
  ['boot', 'boat or full boat', true],
  ['full boot', 'boat or full boat', true],
  ['kiker', 'kicker', true],
  ['set', 'bet', false],
  ['flush', 'a straight flush', false],
])('whether "%s" is near "%s": %s', (words, name, near) => {
  expect(isNear(words, name)).toBe(near);
});
