/** In the public functions, a full house never beats a flush of short deck: that is refused, or right. */
import {
  buildDeck,
  type Card,
  compareHandRanks,
  compareHands,
  deal,
  explain,
  type HandRank,
  odds,
  outs,
  PokerError,
  parseCards,
  rankHand,
  rankInGame,
  showdown,
  winners,
} from '../../src/index.ts';

const game = 'short-deck';
const board = parseCards('Kd Kh 9h 7h 7c');
const flush = rankInGame(game, parseCards('Ah 6h'), board);
const fullHouse = rankInGame(game, parseCards('Ks 9c'), board);
const players = [
  { name: 'Black', rank: fullHouse },
  { name: 'White', rank: flush },
];

test('with the game, the flush wins', () => {
  expect(compareHandRanks(flush, fullHouse, { game })).toBeGreaterThan(0);
  expect(explain(fullHouse, flush, { game })).toBe(
    'flush, ace high, beats full house, kings over nines',
  );
  expect(winners(players, { game })).toEqual([players[1]]);
  expect(showdown(players, { game }).map(({ name, place }) => `${place} ${name}`)).toEqual([
    '1 White',
    '2 Black',
  ]);
});

test.each<[string, () => unknown]>([
  ['compareHandRanks', () => compareHandRanks(flush, fullHouse)],
  ['explain', () => explain(flush, fullHouse)],
  ['winners', () => winners(players)],
  ['showdown', () => showdown(players)],
  ['a comparison in another game', () => compareHandRanks(flush, fullHouse, { game: 'omaha' })],
  [
    'a comparison of dealt players',
    () => winners(deal(game, { players: 2, random: Math.random }).players),
  ],
])('without the game, %s is refused', (_, ask) => {
  expect(ask).toThrow(PokerError);
  expect(ask).toThrow(
    "was ranked in short deck: expected { game: 'short-deck' } as the last argument",
  );
});

describe.each<[string, (rank: HandRank) => HandRank]>([
  ['a copy', (rank) => ({ ...rank })],
  ['what was JSON', (rank) => JSON.parse(JSON.stringify(rank))],
  ['a structured clone', structuredClone],
])('%s of a rank', (_, copied) => {
  const [copy, other] = [copied(flush), copied(fullHouse)];

  test('is compared with the game', () => {
    expect(compareHandRanks(copy, other, { game })).toBeGreaterThan(0);
    expect(compareHandRanks(copy, fullHouse, { game })).toBeGreaterThan(0);
  });

  test('is refused without it', () => {
    const problem =
      "was ranked in short deck: expected { game: 'short-deck' } as the last argument";
    expect(() => compareHandRanks(copy, other)).toThrow(problem);
    expect(() => explain(other, copy, { game: 'omaha' })).toThrow(problem);
    expect(() => winners([{ rank: other }, { rank: copy }])).toThrow(problem);
  });
});

test('a rank may have a property of the caller with the name of the game', () => {
  const [aces, kings] = ['AC AD', 'KC KD'].map((hand) => rankHand(parseCards(hand)));
  const [own, others] = [
    { ...(aces as HandRank), game: 'omaha' },
    { ...(kings as HandRank), game: 7 },
  ];
  expect(compareHandRanks(own, others)).toBeGreaterThan(0);
  expect(compareHandRanks(own, others, { game: 'omaha' })).toBeGreaterThan(0);
});

test('a rank that was made by other rules is refused', () => {
  const highCard = rankHand(parseCards('Ac 6d 7h 8s 9c Kd Qd'));
  expect(() => compareHandRanks(highCard, flush, { game })).toThrow(
    'was not ranked in short deck: expected what rankInGame returns',
  );
});

test('the ace of the lowest straight counts as one', () => {
  const straight = rankInGame(game, parseCards('Ac Kd'), parseCards('6d 7h 8s 9c Qd'));
  expect(straight.tieBreak).toEqual([9, 8, 7, 6, 1]);
  expect(compareHandRanks(straight, flush, { game })).toBeLessThan(0);
});

const twoOfHearts = parseCards('2H Qd');
const NOT_IN_DECK = '2H is not in the deck of short deck, which begins with the sixes';
const hands = ['Ac Ad', '8h 7h'].map((hand) => parseCards(hand));

test.each<[string, () => unknown]>([
  ['rankInGame', () => rankInGame(game, twoOfHearts, board)],
  ['winners', () => winners([{ rank: rankHand(twoOfHearts) }], { game })],
  ['a deck', () => deal(game, { players: 2, deck: [...twoOfHearts, ...board] })],
  ['odds', () => odds({ game, hands: [parseCards('Ac Ad'), twoOfHearts] })],
  ['dead cards', () => odds({ game, hands, dead: parseCards('2H') })],
  ['outs', () => outs({ game, hands, board: parseCards('6h 2H Kc') })],
])('%s with a card that is not in the deck is refused', (_, ask) => {
  expect(ask).toThrow(new PokerError(NOT_IN_DECK, expect.anything()));
});

test.each(['chess', undefined, null, 7])('the game may not be %p', (wrong) => {
  const ask = () => compareHandRanks(flush, fullHouse, { game: wrong as never });
  expect(ask).toThrow('is not a game: expected one of');
});

type Ask = (...given: unknown[]) => unknown;

test.each<[string, Ask]>([
  ['compareHands', compareHands as Ask],
  ['rankHand', rankHand as Ask],
])('%s knows no games, and refuses one instead of ignoring it', (_, ask) => {
  const cards = parseCards('Ah 6h 7c 8d 9s');
  const given = [cards, cards].slice(0, ask === rankHand ? 1 : 2);
  expect(() => ask(...given, { game })).toThrow(
    new PokerError(
      '{"game":"short-deck"} is not taken here: rankInGame(game, hole, board) ranks in a game, and compareHandRanks(a, b, { game }) compares',
      { game },
    ),
  );
});

test('hands of cards are ranked in map and compared in sort', () => {
  const [aces, kings] = ['AC AD', 'KC KD'].map((hand) => parseCards(hand)) as [Card[], Card[]];
  expect([aces, kings].map(rankHand)).toEqual([rankHand(aces), rankHand(kings)]);
  expect([aces, kings].sort(compareHands)).toEqual([kings, aces]);
  expect((compareHands as Ask)(aces, kings, 1, [aces, kings])).toBeGreaterThan(0);
});

test('map gives winners an index, which is refused with the way to write it', () => {
  const rounds = [players];
  expect(() => rounds.map(winners as never)).toThrow(
    "0 does not name a game: expected an object such as { game: 'short-deck' }; " +
      'in map, write the whole call, such as players => winners(players)',
  );
  expect(() => rounds.map(showdown as never)).toThrow(
    'in map, write the whole call, such as players => winners(players)',
  );
});

test.each<[string, unknown]>([
  ['"short-deck"', game],
  ['null', null],
  ['0', 0],
])('%s in place of { game } is refused', (shown, wrong) => {
  const ask = () => winners(players, wrong as never);
  expect(ask).toThrow(
    `${shown} does not name a game: expected an object such as { game: 'short-deck' }`,
  );
});

test('the usual games may be named, too', () => {
  const [aces, kings] = ['AC AD', 'KC KD'].map((hand) => rankHand(parseCards(hand)));
  const both = [aces, kings] as [HandRank, HandRank];
  expect(compareHandRanks(...both, { game: 'omaha' })).toBe(compareHandRanks(...both));
  expect(winners([{ rank: both[1] }, { rank: both[0] }], { game: 'texas-holdem' })).toEqual([
    { rank: both[0] },
  ]);
});

test('14 players are dealt only cards of the deck', () => {
  const deck = buildDeck().filter((card: Card) => card.rank >= 6);
  const { players: dealt } = deal(game, { players: 14, deck });
  expect(winners(dealt, { game }).length).toBeGreaterThan(0);
});
