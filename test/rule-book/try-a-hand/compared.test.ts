import { formatCards } from '../../../src/kata/cards/format-cards.ts';
import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { compare, rankWithShared, sharedBy } from '../../../src/rule-book/try-a-hand/compared.ts';

const compared = (one: string, other: string, board = '') => {
  const [first, second] = [one, other].map((own) => parseCards(`${own} ${board}`)) as [never, never];
  const shared = sharedBy([first, second]);
  const own = parseCards(`${one} ${other}`);
  return compare([rankWithShared(first, shared), rankWithShared(second, shared)], own);
};

test.each([
  ['AS 9C', 'AC 2H', 'AH KD QS JC 3D', 'Pair of aces each: the board’s king, queen and jack are higher than the nine.'],
  ['AS KC 9C 8D 2H', 'AC KD 9H 8S 2C', '', 'High card, ace each: the ranks are alike, and no suit beats another.'],
  ['9C 9D', 'AH 2S', 'TH JD QS KC AD', 'Straight, ace high each: the best five of both are the same cards.'],
  ['6C 2C', '6D 2S', '5H 4S 3D KC', 'Straight, six high each: the ranks are alike, and no suit beats another.'],
  ['6C 2C AD', '6D 2S AS', '5H 4S 3D', 'Straight, six high each: only five cards count, so the ace does not.'],
  [
    'AS KC QD 9H 8D 3C',
    'AC KD QH 9S 8C 2C',
    '',
    'High card, ace each: the kickers king, queen, nine and eight are higher than the three.',
  ],
  ['KC 2D', 'KD 3C', '7C 7D 7H 7S', 'Four of a kind, sevens each: the kicker king is higher than the three.'],
])('why %s and %s with the board "%s" tie', (one, other, board, reason) => {
  expect(compared(one, other, board)).toEqual({ outcome: 'tie', reason, deciding: [] });
});

test('who wins is told with the reason and the cards that decide', () => {
  const won = compared('KH KS', 'AH 3D', '7C 7D 7H 7S 2C');
  expect(won).toMatchObject({
    outcome: 'second',
    reason: 'Four of a kind, sevens each: the kicker ace beats king.',
  });
  expect(formatCards(won.deciding)).toBe('KH AH');
  expect(compared('AH AD', 'KC KD KH')).toMatchObject({ outcome: 'second', deciding: [] });
});

test('of cards of one rank those that are shared count', () => {
  const { cards } = rankWithShared(parseCards('AH 2S TH JD QS KC AD'), parseCards('TH JD QS KC AD'));
  expect(formatCards(cards)).toBe('AD KC QS JD TH');
});
