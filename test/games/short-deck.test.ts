/** Short deck: other straights, another ladder, and fewer cards. */
import {
  compareHandRanks,
  countWins,
  deal,
  deckOf,
  explain,
  formatCards,
  GAMES,
  mostPlayers,
  parseCards,
  rankHand,
  rankInGame,
  rankingIn,
  SHORT_DECK_LADDER,
  seededRandom,
  showdown,
  winners,
} from '../../src/kata.ts';

const ranking = rankingIn('short-deck');
const rank = (text: string) => ranking.rankHand(parseCards(text));

test('the deck has the 36 cards from the six up, in their usual order', () => {
  expect(formatCards(deckOf('short-deck').slice(0, 10))).toBe('6C 7C 8C 9C TC JC QC KC AC 6D');
  expect(deckOf('short-deck')).toHaveLength(36);
  expect(deckOf('texas-holdem')).toHaveLength(52);
});

test('the ladder of its row is the one that is exported', () => {
  expect(SHORT_DECK_LADDER).toEqual(GAMES['short-deck'].ladder);
});

test.each([
  ['AC 6D 7H 8S 9C', 'straight', '9C 8S 7H 6D AC', [9, 8, 7, 6, 1]],
  ['AC 6D 7H 8S 9C TC KD', 'straight', 'TC 9C 8S 7H 6D', [10, 9, 8, 7, 6]],
  ['AC 6C 7C 8C 9C TD KD', 'straight flush', '9C 8C 7C 6C AC', [9, 8, 7, 6, 1]],
  ['6C AD AC 7C 8C 9C 9D', 'straight flush', '9C 8C 7C 6C AC', [9, 8, 7, 6, 1]],
  ['AH KH QH JH TH 9H 8H', 'royal flush', 'AH KH QH JH TH', [14, 13, 12, 11, 10]],
  ['AC KD QH JS TC 9C', 'straight', 'AC KD QH JS TC', [14, 13, 12, 11, 10]],
  ['KC AD 6H 7S 8C', 'high card', 'AD KC 8C 7S 6H', [14, 13, 8, 7, 6]],
  ['6H 8H TH QH AH AC AD', 'flush', 'AH QH TH 8H 6H', [14, 12, 10, 8, 6]],
  ['AC AD', 'pair', 'AC AD', [14, 14]],
])('%s are a %s: %s', (cards, category, best, tieBreak) => {
  const { cards: five, ...others } = rank(cards);
  expect({ ...others, best: formatCards(five) }).toEqual({ category, best, tieBreak });
});

test('of two straight flushes the higher counts, of equal ones the first given', () => {
  const low = '6H 7H 8H 9H TH';
  const high = '7S 8S 9S TS JS';
  for (const text of [`${low} ${high}`, `${high} ${low}`])
    expect(formatCards(rank(text).cards)).toBe('JS TS 9S 8S 7S');
  expect(formatCards(rank(`TS 6S 7S 8S 9S ${low}`).cards)).toBe('TS 9S 8S 7S 6S');
  expect(formatCards(rank(`${low} TS 6S 7S 8S 9S`).cards)).toBe('TH 9H 8H 7H 6H');
});

test('a flush beats a full house, three of a kind stays below a straight', () => {
  const flush = rank('KC TC 9C 8C 6C');
  const fullHouse = rank('AC AD AH KS KD');
  expect(ranking.compareHandRanks(flush, fullHouse)).toBeGreaterThan(0);
  expect(compareHandRanks(flush, fullHouse)).toBeLessThan(0);
  expect(explain(fullHouse, flush, ranking.compareHandRanks)).toBe(
    'flush, king high, beats full house, aces over kings',
  );
  const straight = rank('AC 6D 7H 8S 9C');
  expect(ranking.compareHandRanks(straight, rank('AC AD AH KS QD'))).toBeGreaterThan(0);
  const players = [fullHouse, straight, flush].map((hand, seat) => ({ seat, rank: hand }));
  expect(winners(players, ranking.compareHandRanks).map(({ seat }) => seat)).toEqual([2]);
  const places = showdown(players, ranking.compareHandRanks).map(({ seat, place }) => [
    seat,
    place,
  ]);
  expect(places).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
  ]);
});

test('in the kata, A 6 7 8 9 is still no straight', () => {
  expect(rankHand(parseCards('AC 6D 7H 8S 9C')).category).toBe('high card');
});

test.each([
  ['2H AH', '6C 7D 8H', '2H is not in the deck of short deck, which begins with the sixes'],
  ['AH KH', '6C 7D 5S', '5S is not in the deck of short deck, which begins with the sixes'],
  ['AH', '6C 7D 8S', 'short deck takes 2 hole cards, but got 1: "AH"'],
])('%s with %s is refused: %s', (hole, board, message) => {
  const ask = () => rankInGame('short-deck', parseCards(hole), parseCards(board));
  expect(ask).toThrow(new Error(message));
});

test('14 players are dealt from its deck, and ranked by its ladder', () => {
  expect(mostPlayers('short-deck')).toBe(14);
  const { board, players } = deal('short-deck', { players: 14, random: seededRandom(1) });
  const cards = [...board, ...players.flatMap(({ hole }) => hole)];
  expect(new Set(cards).size).toBe(33);
  expect(Math.min(...cards.map((card) => card.rank))).toBe(6);
  for (const [index, { rank: own }] of players.entries()) {
    const better = players.filter((one) => ranking.compareHandRanks(one.rank, own) > 0);
    expect(players[index]?.place).toBe(1 + better.length);
  }
});

test('the boards that may come are from its deck', () => {
  const hands = ['AC AD', '8H 7H'].map((hand) => parseCards(hand));
  const [aces] = countWins('short-deck', hands, parseCards('6H 9H KC'));
  expect(aces?.of).toBe((29 * 28) / 2);
});
