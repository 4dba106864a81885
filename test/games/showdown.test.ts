import { parseCards, rankHand, showdown, winners } from '../../src/kata.ts';

/** Players who are named after their cards. */
const playersWith = (...hands: string[]) =>
  hands.map((name) => Object.freeze({ name, rank: rankHand(parseCards(name)) }));

/** The standings of these hands, as `1. AH AS`. */
const standingsOf = (...hands: string[]) =>
  showdown(Object.freeze(playersWith(...hands))).map(({ name, place }) => `${place}. ${name}`);

describe('a showdown', () => {
  test('puts the best hand first', () => {
    expect(standingsOf('KH', 'AH AS', 'QS QC')).toEqual(['1. AH AS', '2. QS QC', '3. KH']);
  });

  test('lets those who tie share a place, and leaves out the next', () => {
    const standings = standingsOf('2C', 'AH', 'KS', 'AD', 'KC');
    expect(standings).toEqual(['1. AH', '1. AD', '3. KS', '3. KC', '5. 2C']);
  });

  test('keeps what else is known about a player, but not a place from before', () => {
    const player = { seat: 3, place: 9, rank: rankHand(parseCards('AH')) };
    expect(showdown([player])).toEqual([{ ...player, place: 1 }]);
  });

  test('may have one player', () => {
    expect(standingsOf('2C')).toEqual(['1. 2C']);
  });
});

test.each([
  ['the best', ['KH', 'AH AS', 'QS QC'], ['AH AS']],
  ['all who tie for it', ['2C', 'AH', 'KS', 'AD'], ['AH', 'AD']],
])('the winners are %s', (_, hands, best) => {
  expect(winners(playersWith(...hands)).map(({ name }) => name)).toEqual(best);
});
