/**
 * Odds: figures that others have published, hands that are not known, and what is refused. That
 * the kata counts the same is in `plain-odds.test.ts`.
 */
import { combinations } from '../../src/games/combinations.ts';
import { nextCards, type OddsOptions, type OutsOptions, odds, outs } from '../../src/index.ts';
import {
  type BoardGame,
  type Cards,
  cardsLeft,
  countWins,
  DECK,
  formatCards,
  parseCards,
  seededRandom,
  shuffle,
  whoIsAhead,
} from '../../src/kata.ts';
import { isExact } from '../../src/odds/count-odds.ts';

const cards = (text: string) => (text === '' ? [] : parseCards(text));
const handsIn = (text: string) =>
  text.split(', ').map((hand) => (hand === 'any' ? undefined : parseCards(hand)));
const holdem = (hands: string, board = '', more: { dead?: string; seed?: number } = {}) => {
  const dead = cards(more.dead ?? '');
  return odds({ game: 'texas-holdem', hands: handsIn(hands), board: cards(board), ...more, dead });
};

/**
 * Before the flop: counted by poker-eval's hcmp2 and by PokerStove, as their users have published
 * them. On the flop: those of the chapter on odds.
 */
test.each([
  ['Ad Ac, Kh Ks', '', ['1388072 6538', '317694 6538'], 1_712_304],
  ['Ad Ac, Td 9d', '', ['1338249 6912', '367143 6912'], 1_712_304],
  ['As Kh, Qh Qd', '', ['736843 7227', '968234 7227'], 1_712_304],
  ['As Ad, Kh Qh', 'Jh 7h 2c', ['616 0', '374 0'], 990],
  ['7s 7c, Kh Qh', 'Jh 7h 2c', ['728 0', '262 0'], 990],
  ['9c 9d, Ts 6s', '9s 8s 7d', ['297 18', '675 18'], 990],
  ['Ad Qc, Ah Js', 'Ac Kd 7h', ['714 165', '111 165'], 990],
])('%s on "%s" win and tie in %j of %i deals', (hands, board, expected, deals) => {
  const counted = holdem(hands, board);
  expect(counted.map(({ wins, ties }) => `${wins} ${ties}`)).toEqual(expected);
  expect(counted.map(({ of }) => of)).toEqual(counted.map(() => deals));
});

test('a hand may be any cards: queens, a straight draw and any hand on the flop', () => {
  const counted = holdem('Qs Qh, 8c 7c, any', 'Jc 9h 2d');
  expect(counted.map(({ equity }) => (100 * equity).toFixed(4))).toEqual([
    '66.3427',
    '19.7377',
    '13.9195',
  ]);
  expect(counted[0]).toMatchObject({ of: 893_970 });
});

test('of unknown hands that differ only in the names of suits, each counts', () => {
  const [aces, board] = [parseCards('As Ac'), parseCards('Ah Kh Qh 2d 3d')];
  const others = combinations(cardsLeft([...aces, ...board]), 2);
  const ahead = others.map((hand) => whoIsAhead('texas-holdem', [aces, hand], board).join());
  const wins = ahead.filter((seats) => seats === '0').length;
  const [counted] = odds({ game: 'texas-holdem', hands: [aces, undefined], board });
  expect(counted).toMatchObject({ wins, of: 990 });
});

test('wins and ties are shares, too, and those who tie share the pot', () => {
  const [first, ...others] = holdem('Ah Qc, Ad Jc, As Js', 'Ac Kd Kh 4s');
  expect(first).toEqual({
    win: 37 / 42,
    tie: 5 / 42,
    equity: (37 + 5 / 3) / 42,
    wins: 37,
    ties: 5,
    of: 42,
  });
  const tied = {
    win: 0,
    tie: 5 / 42,
    equity: expect.closeTo(5 / 126, 12),
    wins: 0,
    ties: 5,
    of: 42,
  };
  expect(others).toEqual([tied, tied]);
});

test('dead cards do not come', () => {
  expect(holdem('As Ad, Kh Qh', 'Jh 7h 2c', { dead: '2h 3h' })[1]).toMatchObject({
    wins: 291,
    of: 903,
  });
});

test('twenty hands before the flop are counted on all boards', () => {
  const deck = shuffle(DECK, seededRandom(1));
  const hands = Array.from({ length: 20 }, (_, seat) => deck.slice(2 * seat, 2 * seat + 2));
  const counted = odds({ game: 'texas-holdem', hands });
  expect(counted.map(({ wins, ties, of }) => ({ wins, ties, of }))).toEqual(
    countWins('texas-holdem', hands, []),
  );
});

/** What takes at most about two seconds is counted: here it is asked which questions these are. */
test.each<[BoardGame, string, string, string, 'exact' | 'drawn']>([
  ['texas-holdem', 'As Kd, any', '', '', 'exact'],
  ['texas-holdem', 'As Ad, any', '', '', 'exact'],
  ['texas-holdem', 'As Ad, any', '', 'Kh Kd', 'drawn'],
  ['texas-holdem', 'As Kd, Qs Jd, any', '', '', 'drawn'],
  ['texas-holdem', 'As Kd, Qs Jh, 2c 2d, any', '9h 3c 4d', 'Kh Ks', 'exact'],
  ['texas-holdem', 'As Ad, any, any', '9h 3c 4d', '', 'drawn'],
  ['texas-holdem', 'As Ad, any, any', '9h 3c 4d Jh Qh', '', 'exact'],
  ['omaha', 'As Ad Kh Qh, any', '', '', 'drawn'],
  ['omaha', 'As Ad Kh Qh, any', 'Jh 7h 2d', '', 'drawn'],
  ['omaha', 'As Ad Kh Qh, Jc Td 9s 8s, 2c 3d 4h 5s, 7c 7d 6h 6s, any', 'Jh 7h 2d', '', 'drawn'],
  ['omaha', 'As Ad Kh Qh, any', 'Jh 7h 2d 5c', '', 'drawn'],
  ['omaha', 'As Ad Kh Qh, any', 'Jh 7h 2d 5c 9s', '', 'exact'],
])('%s: %s on "%s" without "%s" is %s', (game, hands, board, dead, expected) => {
  const table = { game, hands: handsIn(hands), board: cards(board), dead: cards(dead) };
  expect(isExact(table) ? 'exact' : 'drawn').toBe(expected);
});

describe('if there are too many, deals are drawn at random', () => {
  const [aces] = holdem('As Ad, any, any', '', { seed: 7 });

  test('the same for the same seed, in all versions with the same major number', () => {
    expect(aces).toMatchObject({ wins: 146_360, ties: 1092 });
    expect(holdem('As Ad, any, any', '', { seed: 8 })[0]).not.toEqual(aces);
  });

  test('with their standard error', () => {
    expect(aces).toMatchObject({ of: 200_000, standardError: expect.closeTo(0.00097, 4) });
  });

  test('near the share of all deals that others have published', () => {
    expect(Math.abs((aces?.equity ?? 0) - 0.734)).toBeLessThan(4 * 0.00097);
  });

  test('without an error if all players tie on every deal', () => {
    const [royal] = holdem('any, any, any, any', 'Ah Kh Qh Jh Th');
    expect(royal).toMatchObject({
      ties: 200_000,
      equity: 0.25,
      standardError: 0,
    });
  });
});

describe('outs', () => {
  const table = (hands: string, board: string, dead = ''): OutsOptions => {
    return { game: 'texas-holdem', hands: handsIn(hands), board: cards(board), dead: cards(dead) };
  };

  test.each([
    ['As Ad, Kh Qh', 'Jh 7h 2c', '', ['', '2H 3H 4H 5H 6H 8H 9H TH AH']],
    ['Kh Qh, As Ad, 7s 7c', 'Jh 7h 2c 2s', '', ['', 'AC AH', '']],
    ['Ah Qc, Ad Js', 'Ac Kd 9s 4h', '', ['', '4C 9C JC 4D 9D JD 9H JH 4S']],
    ['As Kd, Ac Kh', 'Jh 7h 2c', '', ['', '']],
    ['As Ad, Kh Qh', 'Jh 7h 2c', '2h 3h', ['', '4H 5H 6H 8H 9H TH AH']],
    ['any, As Ad, any, Kh Qh', 'Jh 7h 2c 3d', '9h', ['', '', '', '2H 3H 4H 5H 6H 8H TH AH']],
  ])('%s on "%s" without "%s"', (hands, board, dead, expected) => {
    const helping = outs(table(hands, board, dead)).map((those) => formatCards(those));
    expect(helping).toEqual(expected);
  });

  test('next cards say who is ahead after each, by position among all hands', () => {
    const next = nextCards(table('any, As Ad, Kh Qh', 'Jh 7h 2c', '9h 3c'));
    const wonBy = (seats: number[]) => next.filter(({ ahead }) => ahead.join() === seats.join());
    expect([next.length, wonBy([1]).length, wonBy([2]).length]).toEqual([43, 35, 8]);
  });
});

describe('refused', () => {
  test.each([
    ['As Ad', '', '', "odds take 2 to 23 hands of Texas hold'em, not 1"],
    ['As Ad, Kh', '', '', 'a hand of Texas hold\'em has 2 cards, not 1: "KH"'],
    ['As Ad, Kh Qh', 'Jh', '', 'a board has 0, 3, 4 or 5 cards, not 1: "JH"'],
    [
      'As Ad, Kh Qh',
      'Jh 7h 2c 3c 4c 5c',
      '',
      'a board has 0, 3, 4 or 5 cards, not 6: "JH 7H 2C 3C 4C 5C"',
    ],
    ['As Ad, Kh Qh', 'Jh 7h As', '', 'AS is given twice in "AS AD KH QH JH 7H AS"'],
    ['As Ad, Kh Qh', '', 'Qh', 'QH is given twice in "AS AD KH QH QH"'],
    [
      'any, any',
      '',
      formatCards(DECK.slice(0, 44)),
      "odds of Texas hold'em take at most 43 dead cards, not 44: ",
    ],
  ])('%s on "%s" without "%s"', (hands, board, dead, message) => {
    expect(() => holdem(hands, board, { dead })).toThrow(message);
  });

  test.each<[object, string]>([
    [
      { game: 'draw', hands: [] },
      '"draw" is not a game with a board: expected one of texas-holdem, omaha,',
    ],
    [{ game: 'omaha', hands: 'AS AD' }, '"AS AD" is not a list of hands: expected an array'],
    [{ game: 'omaha', hands: [['AS']] }, '"AS" is not a card'],
    [{ game: 'omaha', hands: [], seed: 1.5 }, '1.5 is'],
  ])('%j', (options, message) => {
    expect(() => odds(options as OddsOptions)).toThrow(message);
  });

  test('outs before the flop, after the river and of one known hand', () => {
    const hands = handsIn('As Ad, Kh Qh') as Cards[];
    const asked = (options: object) => () =>
      outs({ game: 'texas-holdem', hands, ...options } as unknown as OutsOptions);
    expect(asked({ board: [] })).toThrow('outs take a board of 3 or 4 cards, not 0');
    expect(asked({})).toThrow('outs take a board of 3 or 4 cards, not 0');
    expect(asked({ board: cards('Jh 7h 2c 3c 4c') })).toThrow(
      '3 or 4 cards, not 5: "JH 7H 2C 3C 4C"',
    );
    expect(asked({ hands: [hands[0], undefined], board: cards('Jh 7h 2c') })).toThrow(
      'outs take two known hands or more, not 1',
    );
  });
});
