/** The public interface: what it offers and answers. */
import type * as types from '../docs/library.d.ts';
import { seededRandom as trustedRandom } from '../src/cards/seeded-random.ts';
import { bitBoard } from '../src/evaluators/bit-board/bit-board.ts';
import * as library from '../src/index.ts';
import { DECK, LADDER } from '../src/kata.ts';
import * as trusting from '../src/ranking/rank-hand.ts';
import { anyCards, anyTwo, forAny } from './support/any-cards.ts';

const {
  cardAt,
  cardIndex,
  compareHandRanks,
  describe: inWords,
  explain,
  parseCards,
  rankHand,
  showdown,
} = library;

// `tools/build/documents.ts` updates them.
test('docs/library.d.ts has the types of the source', () => {
  const published: typeof types = library;
  expect(published satisfies typeof library).toBe(library);
});

test('hands are ranked, compared and explained as within', () => {
  forAny(100, anyTwo(1, 9), ([a, b]) => {
    expect(rankHand(a)).toEqual(trusting.rankHand(a));
    expect(library.compareHands(a, b)).toBe(trusting.compareHands(a, b));
    expect(compareHandRanks(rankHand(a), rankHand(b))).toBe(trusting.compareHands(a, b));
    expect(explain(rankHand(a), rankHand(a))).toBe(`tie: ${inWords(rankHand(a))}`);
    for (const [place, { holds }] of LADDER.entries())
      expect(library.LADDER[place]?.holds(a)).toBe(holds(a));
  });
});

test('functions have their names', () => {
  const named = Object.entries(library).filter(([, value]) => typeof value === 'function');
  for (const [name, value] of named) expect((value as () => void).name).toBe(name);
  expect(named.length).toBeGreaterThan(20);
});

test('the ladder has the categories of the kata, highest first', () => {
  expect(library.LADDER.map(({ category }) => category)).toEqual(
    LADDER.map(({ category }) => category),
  );
  expect(library.LADDER.at(-1)?.holds([])).toBe(true);
});

test('a card may be any object with a rank and a suit, and comes back as it is', () => {
  const ace = Object.freeze({ rank: 14, suit: 'H', seen: true });
  const { cards } = rankHand([ace as library.Card]);
  expect(cards[0]).toBe(ace);
});

test('cards and indices lead to each other', () => {
  expect(DECK.map(cardIndex)).toEqual([...DECK.keys()]);
  expect([...DECK.keys()].map(cardAt)).toEqual(DECK);
  expect(cardAt(51)).toBe(parseCards('AS')[0]);
});

test('the evaluators are those within', () => {
  forAny(100, anyCards(5, 7), (cards) => {
    const { encode, strength, strengthOf } = library.evaluators['bit-board'];
    expect(strength(cards)).toBe(bitBoard.strength(cards));
    expect(strengthOf(encode(cards))).toBe(strength(cards));
  });
  expect(library.evaluators['rank-sum']).toMatchObject({
    name: 'rank-sum',
    minCards: 5,
    maxCards: 7,
  });
});

test('cards of several decks can be written', () => {
  const cards = [...parseCards('AH'), ...parseCards('AH')];
  expect(library.formatCards(cards, { suits: 'symbols' })).toBe('A♥ A♥');
});

test('a hand cannot have a card twice', () => {
  const cards = [...parseCards('AH'), ...parseCards('AH')];
  expect(() => rankHand(cards)).toThrow('is given twice');
});

test('a showdown keeps the properties of frozen players', () => {
  const players = Object.freeze([
    { name: 'Ann', chips: 5, rank: rankHand(parseCards('KH KD')) },
    { name: 'Bob', chips: 7, rank: rankHand(parseCards('AH AD')) },
  ]);
  const standings: readonly { name: string; chips: number; place: number }[] = showdown(players);
  expect(standings).toEqual([
    { ...players[1], place: 1 },
    { ...players[0], place: 2 },
  ]);
  const best: readonly { name: string; chips: number }[] = library.winners(players);
  expect(best).toEqual([players[1]]);
});

test('a category is one of ten names, so that a misspelt one does not compile', () => {
  const { category } = rankHand(parseCards('AH AD KH KD'));
  // @ts-expect-error The category is "two pairs".
  expect(category === 'two pair').toBe(false);
  // @ts-expect-error The category is "high card".
  expect(library.categoryOf(4) === 'highcard').toBe(false);
});

test('a wrong option does not compile, and throws', () => {
  const { random } = Math;
  const game = 'texas-holdem';
  const hands = [parseCards('AH AD'), parseCards('KH KD')];
  const calls = [
    // @ts-expect-error There are no players.
    () => library.dealTexasHoldem({ random }),
    // @ts-expect-error There is neither `random` nor a deck.
    () => library.dealOmaha({ players: 2 }),
    // @ts-expect-error Suits are letters or symbols.
    () => library.formatCards([], { suits: 'colours' }),
    // @ts-expect-error A board is missing.
    () => library.outs({ game, hands }),
    // @ts-expect-error In five-card draw there is no board.
    () => library.odds({ game: 'five-card-draw', hands }),
  ];
  for (const call of calls) expect(call).toThrow();
});

test('a round comes from a deck as it is given, to players with names', () => {
  const deck = parseCards('AH KH AD KD 2C 3C 5D 7S 2D 8C 2H 9C');
  const { board, players } = library.dealTexasHoldem({ players: ['Ann', 'Bob'], deck });
  expect(library.formatCards(board)).toBe('3C 5D 7S 8C 9C');
  expect(
    players.map(({ name, hole, place }) => `${place} ${name} ${library.formatCards(hole)}`),
  ).toEqual(['1 Ann AH AD', '2 Bob KH KD']);
});

test('a seed gives the same numbers as within', () => {
  for (const seed of [0, 7, 2 ** 32 - 1])
    expect(library.seededRandom(seed)()).toBe(trustedRandom(seed)());
});

/** A version that changes these is the first of a new major number. */
test.each([
  [0, '6C 6D | 6H 9C | 6S QC 2C | 3S | JH'],
  [7, '9C TC | 9D 2H | QH AD JC | 7H | JS'],
  [4_294_967_295, 'QS JC | 8D KC | AS KS JD | QH | KH'],
])('the seed %i deals the same in all versions with the same major number', (seed, expected) => {
  const random = library.seededRandom(seed);
  const { seats, board } = library.dealCards('texas-holdem', { players: 2, random });
  const cards = [...seats.map(({ hole }) => hole), ...Object.values(board)];
  expect(cards.map((some) => library.formatCards(some)).join(' | ')).toBe(expected);
});

test('a shuffle takes items of any kind', () => {
  const items: readonly string[] = ['a', 'b', 'c'];
  const shuffled: string[] = library.shuffle(items, Math.random);
  expect(shuffled.toSorted()).toEqual(items);
});

test('what is public cannot be changed', () => {
  const { RANKS, SUITS, evaluators } = library;
  for (const value of [
    RANKS,
    SUITS,
    library.LADDER,
    ...library.LADDER,
    evaluators,
    ...Object.values(evaluators),
  ])
    expect(Object.isFrozen(value)).toBe(true);
});
