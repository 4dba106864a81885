import { rankHand } from '../../src/ranking/rank-hand.ts';
import { cards } from './cards.ts';

test('cards that contain nothing else are worth a high card', () => {
  expect(rankHand(cards('AH')).category).toBe('high card');
  expect(rankHand(cards('AH KD QC JS 9H')).category).toBe('high card');
});
