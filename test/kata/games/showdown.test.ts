import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { showdown } from '../../../src/kata/games/showdown.ts';
import { rankHand } from '../../../src/kata/ranking/rank-hand.ts';

const standings = (...hands: string[]) =>
  showdown(hands.map((text) => ({ name: text, rank: rankHand(parseCards(text)) }))).map(
    ({ name, place }) => `${place}. ${name}`,
  );

test('the best hand comes first', () => {
  expect(standings('KH', 'AH AS', 'QS QC')).toEqual(['1. AH AS', '2. QS QC', '3. KH']);
});

test('those who tie share a place, and the next place is left out', () => {
  expect(standings('2C', 'AH', 'KS', 'AD', 'KC')).toEqual(['1. AH', '1. AD', '3. KS', '3. KC', '5. 2C']);
});

test('a lonely player is first', () => {
  expect(standings('2C')).toEqual(['1. 2C']);
});

test('the players given stay in their order', () => {
  const players = Object.freeze(['KH', 'AH'].map((text) => Object.freeze({ rank: rankHand(parseCards(text)) })));
  expect(showdown(players).map(({ rank }) => rank)).toEqual([players[1]?.rank, players[0]?.rank]);
});
