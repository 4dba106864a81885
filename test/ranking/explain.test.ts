/** The reason why one hand beats another, in the words of a player. */
import { compareHands, explain, parseCards, rankHand } from '../../src/kata.ts';
import { describeBoth } from '../../src/ranking/explain.ts';
import { anyTwo, forAny } from '../support/any-cards.ts';

/** The better hand, the other hand or an equal one, and the reason. Other lines are headings. */
const REASONS = `
  The category differs.
  2H 4S 4C 2D 4H | 2S 8S AS QS 3S | full house, fours over twos, beats flush, ace high
  TH JH QH KH AH | 9H TH JH QH KH | royal flush beats straight flush, king high
  2H 2S 2D 2C 3H | AH AD AC KH KD | four of a kind, twos, beats full house, aces over kings
  6H 6D 6C 7S    | AH AD KC KS    | three of a kind, sixes, beats two pairs, aces and kings
  2H 2D          | AH             | pair of twos beats ace high
  The description differs.
  9H TH JH QH KH | AS 2S 3S 4S 5S | straight flush, king high, beats straight flush, five high
  3H 3D 3C 3S 2D | 2H 2C 2S 2D    | four of a kind, threes, beats four of a kind, twos
  9H 9D 9C KS KD | 9S QH QD       | full house, nines over kings, beats pair of queens
  9H 9D 9C 8S 8D | 9H 9D 9C 7S 7D | full house, nines over eights, beats full house, nines over sevens
  AH KH 5H 4H 2H | KS QS 5S 3S 2S | flush, ace high, beats flush, king high
  TH JS QH KH AH | AS 2H 3S 4S 5S | straight, ace high, beats straight, five high
  6H 6D 6C       | 5H 5D 5C AH KH | three of a kind, sixes, beats three of a kind, fives
  KH KD 6C 6S 2D | KC KS 5C 5S AD | two pairs, kings and sixes, beats two pairs, kings and fives
  4H 4D 2C       | 3H 3D AC       | pair of fours beats pair of threes
  2C 3H 4S 8C AH | 2H 3D 5S 9C KD | ace high beats king high
  A kicker differs.
  7H 7D 7C 7S AD | 7H 7D 7C 7S KD | both have four of a kind, sevens: the ace kicker beats the king
  7H 7D 7C AS TD | 7H 7D 7C AS 9D | both have three of a kind, sevens: the ten kicker beats the nine
  KH KD 9C 9S 4D | KC KS 9D 9H 3D | both have two pairs, kings and nines: the four kicker beats the three
  KH KD 9C 3S 2D | KC KS 7C 3H 2S | both have a pair of kings: the nine kicker beats the seven
  Another card differs.
  AH KH 5H 4H 2H | AS KS 5S 3S 2S | both have an ace-high flush: the four beats the three
  KH 8H 5H 4H 2H | KS 7S 5S 4S 2S | both have a king-high flush: the eight beats the seven
  8H 6H 5H 4H 3H | 8S 6S 5S 4S 2S | both have an eight-high flush: the three beats the two
  AH KD 9C 3S 2D | AS QD 9D 3C 2S | both are ace high: the king beats the queen
  A card is missing.
  7H 7D 7C 7S 2D | 7H 7D 7C 7S    | both have four of a kind, sevens: the two kicker wins, because the other hand has no card left
  KH KS 2D       | KD KC          | both have a pair of kings: the two kicker wins, because the other hand has no card left
  AH 2D          | AS             | both are ace high: the two wins, because the other hand has no card left
  Nothing differs.
  TH JH QH KH AH | TS JS QS KS AS | tie: royal flush
  5H 6H 7H 8H 9H | 5S 6S 7S 8S 9S | tie: straight flush, nine high
  7H 7D 7C 7S    | 7H 7D 7C 7S    | tie: four of a kind, sevens
  9H 9D 9C KS KD | 9H 9D 9C KH KC | tie: full house, nines over kings
  AH KH 5H 4H 2H | AS KS 5S 4S 2S | tie: flush, ace high
  5H 6D 7C 8S 9H | 5S 6C 7D 8H 9S | tie: straight, nine high
  9H 9D 9C       | 9H 9D 9C       | tie: three of a kind, nines
  KH KD 9C 9S    | KC KS 9D 9H    | tie: two pairs, kings and nines
  KH KD          | KC KS          | tie: pair of kings
  KH QD          | KC QS          | tie: king high`;

const rankOf = (cards: string) => rankHand(parseCards(cards));
const rows = REASONS.split('\n').filter((line) => line.includes('|'));

test.each(rows.map((row) => row.split('|').map((cell) => cell.trim())))(
  'of %s against %s',
  (winner = '', loser = '', reason) => {
    expect(explain(rankOf(winner), rankOf(loser))).toBe(reason);
    expect(explain(rankOf(loser), rankOf(winner))).toBe(reason);
  },
);

test.each([
  ['TH JH QH KH AH', 'both have a royal flush'],
  ['4H 5H 6H 7H 8H', 'both have an eight-high straight flush'],
  ['9H 9D 9C KS KD', 'both have a full house, nines over kings'],
  ['5H 6D 7C 8S 9H', 'both have a nine-high straight'],
])('what equal hands like %s have', (cards, words) => {
  expect(describeBoth(rankOf(cards))).toBe(words);
});

const DECISION =
  /the [a-z]+( kicker)? (beats the [a-z]+|wins, because the other hand has no card left)/;
const REASON = new RegExp(
  `^(tie: [a-z ,]+|[a-z ,]+ beats [a-z ,]+|both [a-z ,-]+: ${DECISION.source})$`,
);

test('says tie for ties only, and never lacks a rank', () => {
  forAny(100, anyTwo(1, 7), ([one, other]) => {
    const reason = explain(rankHand(one), rankHand(other));
    expect(reason).toMatch(REASON);
    expect(reason).not.toMatch(/undefined/);
    expect(reason.startsWith('tie: ')).toBe(compareHands(one, other) === 0);
  });
});
