import fc from 'fast-check';
import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { explain } from '../../../src/kata/ranking/explain.ts';
import { compareHands, rankHand } from '../../../src/kata/ranking/rank-hand.ts';
import { anyCards } from '../../any-cards.ts';

test.each([
  ['2H 4S 4C 2D 4H', '2S 8S AS QS 3S', 'full house, fours over twos, beats flush, ace high'],
  ['2C 3H 4S 8C AH', '2H 3D 5S 9C KD', 'high card: ace beats king'],
  ['AH KD 9C 3S 2D', 'AS QD 9D 3C 2S', 'high card, ace each: the kicker king beats queen'],
  ['KH KD 9C 3S 2D', 'KC KS 7C 3H 2S', 'pair of kings each: the kicker nine beats seven'],
  ['KH KD QC 9S', 'QH QD AC 9D', 'pair of kings beats pair of queens'],
  ['KH KD 6C 6S 2D', 'KC KS 5C 5S AD', 'two pairs, kings and sixes, beats two pairs, kings and fives'],
  ['KH KD 6C 6S 3D', 'KC KS 6D 6H 2D', 'two pairs, kings and sixes each: the kicker three beats two'],
  ['6H 6D 6C 7S', 'AH AD KC KS', 'three of a kind, sixes, beats two pairs, aces and kings'],
  ['2H 3D 4C 5S 6H', 'AH 2D 3C 4S 5H', 'straight, six high, beats straight, five high'],
  ['AH KH 5H 4H 2H', 'AS KS 5S 3S 2S', 'flush, ace high each: four beats three'],
  ['2H 2S 2D 2C 3H', 'AH AD AC KH KD', 'four of a kind, twos, beats full house, aces over kings'],
  ['TH JH QH KH AH', '9H TH JH QH KH', 'royal flush beats straight flush, king high'],
  ['KH KS', 'KD', 'pair of kings beats high card, king'],
  ['KH KS 2D', 'KD KC', 'pair of kings each: the kicker two beats no card'],
])('%s against %s: %s', (winner, loser, reason) => {
  const [a, b] = [rankHand(parseCards(winner)), rankHand(parseCards(loser))];
  expect(explain(a, b)).toBe(reason);
  expect(explain(b, a)).toBe(reason);
});

test.each([
  ['5H 6D 7C 8S 9H', '5S 6C 7D 8H 9S', 'tie: straight, nine high'],
  ['KH KD', 'KC KS', 'tie: pair of kings'],
  ['AH 2H 3H 4H 5H', 'AS 2S 3S 4S 5S', 'tie: straight flush, five high'],
])('%s against %s: %s', (a, b, reason) => {
  expect(explain(rankHand(parseCards(a)), rankHand(parseCards(b)))).toBe(reason);
});

test('the words say tie for ties only, and never lack a rank', () => {
  fc.assert(
    fc.property(anyCards(1, 7), anyCards(1, 7), (one, other) => {
      const [a, b] = [rankHand(one), rankHand(other)];
      const reason = explain(a, b);
      expect(reason).toMatch(/^(tie: [a-z ,]+|[a-z ,]+ beats [a-z ,]+|[a-z ,]+: (the kicker )?[a-z]+ beats [a-z ]+)$/);
      expect(reason).not.toMatch(/undefined/);
      expect(reason.startsWith('tie: ')).toBe(compareHands(one, other) === 0);
    }),
  );
});
