/** How the judge reads a showdown from a line. */
import { listed } from '../../../machine/words/nearest.ts';
import { GAME_NAMES, parseGame } from '../../showdowns/parse-game.ts';
import { readIndices } from '../../showdowns/read-indices.ts';
import { readShowdown } from '../../showdowns/read-showdown.ts';

const read = readShowdown;
const player = (name: string, text: string) => ({ name, cards: readIndices(text) });

test('ten cards are five for Player 1 and five for Player 2', () => {
  const showdown = {
    game: 'five-card-draw',
    board: [],
    players: [player('Player 1', '8C TS KC 9H 4S'), player('Player 2', '7D 2S 5D 3S AC')],
  };
  expect(read('8C TS KC 9H 4S 7D 2S 5D 3S AC')).toEqual(showdown);
  expect(read('  8c10♠Kc 9H4s  7d2s5d3s a♣\t')).toEqual(showdown);
});

test('named players hold five cards each', () => {
  const players = [player('Black', '2H 3D 5S 9C KD'), player('White', '2C 3H 4S 8C AH')];
  expect(read('Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH')).toEqual({
    game: 'five-card-draw',
    board: [],
    players,
  });
  expect(read(' Black:2H3D5S9CKD White:2C3H4S8CAH').players).toEqual(players);
  expect(read('Black: 2H,3D,5S,9C,KD,White: 2C,3H,4S,8C,AH').players).toEqual(players);
});

test.each(['7', '__proto__', 'constructor', 'AH', 'omaha', 'Zoë😀', '#1', '"'])(
  'one of several players may be called %s',
  (name) => {
    const { players } = read(`Black: 2H 3D 5S 9C KD ${name}: 2C 3H 4S 8C AH c: 2D 3C 5H 9S KH`);
    const names = players.map((seated) => seated.name);
    expect(names).toEqual(['Black', name, 'c']);
  },
);

test.each(['5c6dAcAsQs', '5c6dAcAs', '5c6dAc'])(
  "Texas hold'em has a board such as %s, then two cards for each",
  (board) => {
    expect(read(`texas-holdem ${board} Ks4c KdJs 2hAh`)).toEqual({
      game: 'texas-holdem',
      board: readIndices(board),
      players: [
        player('Player 1', 'KS 4C'),
        player('Player 2', 'KD JS'),
        player('Player 3', '2H AH'),
      ],
    });
  },
);

test.each([
  ['texas-holdem 5c6dAcAsQs Ann: Ks4c Bob: KdJs', 'texas-holdem 5c6dAcAsQs Ks4c KdJs'],
  ['omaha 5c, 6d Ac, Ann: 8d7cTcJd Bob:Ts Qh, 9h,Qc', 'omaha 5c6dAc 8d7cTcJd TsQh9hQc'],
  ['draw Ann: 4s5hTsQh9h Bob: Qc8d7cTcJd', 'five-card-draw, 4s,5hTsQh9h , Qc8d7cTcJd'],
])('players of a game may have names: %s', (named, unnamed) => {
  const { players, ...others } = read(unnamed);
  const withNames = players.map(({ cards }, seat) => ({ name: ['Ann', 'Bob'][seat], cards }));
  expect(read(named)).toEqual({ ...others, players: withNames });
});

test.each(['omaha-holdem', 'omaha'])('%s has a board, then four cards for each player', (word) => {
  const board = word === 'omaha' ? '5c6dAcAs' : '5c6dAcAsQs';
  expect(read(`${word} ${board} TsQh9hQc 8d7cTcJd`)).toEqual({
    game: 'omaha',
    board: readIndices(board),
    players: [player('Player 1', 'TS QH 9H QC'), player('Player 2', '8D 7C TC JD')],
  });
});

test.each([
  ['five-card-omaha 5c6dAcAs TsQh9hQc2h 8d7cTcJd3s', 'five-card-omaha'],
  ['Five-card Omaha 5c6dAcAs TsQh9hQc2h 8d7cTcJd3s', 'five-card-omaha'],
  ['5-card-omaha 5c6dAcAs Ann: TsQh9hQc2h Bob: 8d7cTcJd3s', 'five-card-omaha'],
  ['six-card-omaha 5c6dAcAs TsQh9hQc2h2s 8d7cTcJd3s3h', 'six-card-omaha'],
])('Omaha may have more hole cards: %s', (line, game) => {
  const { players, ...others } = read(line);
  expect(others).toEqual({ game, board: readIndices('5c6dAcAs') });
  const size = game === 'five-card-omaha' ? 5 : 6;
  expect(players.map(({ cards }) => cards.length)).toEqual([size, size]);
});

test('short deck has a board, then two cards from the six up for each player', () => {
  const showdown = {
    game: 'short-deck',
    board: readIndices('6c7dAcAsQs'),
    players: [player('Player 1', 'KS 9C'), player('Player 2', 'KD JS')],
  };
  for (const name of ['short-deck', 'Short deck', 'six-plus'])
    expect(read(`${name} 6c7dAcAsQs Ks9c KdJs`)).toEqual(showdown);
  for (const line of ['short-deck 6c7dAc Ks2h KdJs', 'short-deck 6c7d2h Ks9c KdJs'])
    expect(() => read(line)).toThrow(
      new Error('2H is not in the deck of short deck, which begins with the sixes'),
    );
});

test('a game may be written in short, and in two words', () => {
  const usual = read('texas-holdem 5c6dAcAsQs Ks4c KdJs');
  for (const name of ['holdem', 'texas', "texas  hold'em", 'texas_holdem', 'TEXAS-HOLD’EM'])
    expect(read(`${name} 5c6dAcAsQs Ks4c KdJs`)).toEqual(usual);
});

test('five-card draw has five cards for each player', () => {
  expect(read('five-card-draw 4s5hTsQh9h Qc8d7cTcJd 5s5d7s4dQd')).toEqual({
    game: 'five-card-draw',
    board: [],
    players: [
      player('Player 1', '4S 5H TS QH 9H'),
      player('Player 2', 'QC 8D 7C TC JD'),
      player('Player 3', '5S 5D 7S 4D QD'),
    ],
  });
});

test.each([
  [
    'a word that is not a card',
    'Black: 2H 3D 5S 9C 1D  White: 2C 3H 4S 8C AH',
    '"1D" is not a card',
  ],
  ['nine cards', '8C TS KC 9H 4S 7D 2S 5D 3S', 'got 9: "8C TS KC 9H 4S 7D 2S 5D 3S"'],
  [
    'a named player with four cards',
    'Black: 2H 3D 5S 9C  White: 2C 3H 4S 8C AH',
    '"Black" has 4 cards, "2H 3D 5S 9C"',
  ],
  ['a named player without cards', 'Black: White: 2C 3H 4S 8C AH', '"Black" has no cards'],
  [
    'a name twice',
    'Black: 2H 3D 5S 9C KD  Black: 2C 3H 4S 8C AH',
    'two players are called "Black"',
  ],
  ['one named player', 'Black: 2H 3D 5S 9C KD', 'two or more players, but got 1'],
  ['no name at all', ': 2H 3D 5S 9C KD', '": 2H 3D 5S 9C KD"'],
  [
    'cards before the first name',
    '2H Black: 3D 5S 9C KD 2S White: 2C 3H 4S 8C AH',
    '"2H" is not a player',
  ],
  [
    'no board',
    'holdem A: 2C3C B: 3DAD',
    'no board follows "holdem": expected 3 to 5 cards before the first name',
  ],
  [
    'commas between hands',
    'texas,5c6dAc,Ks4c',
    'got 0: "texas,5c6dAc,Ks4c"; put spaces between the hands',
  ],
  [
    'a number before a name',
    'a: 2H 3D 5S 9C KD 10 Bob: 2C',
    '; if it is part of a name, write the name',
  ],
  ['three hole cards', 'texas-holdem 5c6dAcAsQs Ks4c2d KdJs', '"Player 1" has 3 cards, "KS 4C 2D"'],
  [
    'a hand with spaces',
    'draw 4s 5h Ts Qh 9h',
    '1 card, "4S": expected 5 without spaces, such as 5C6DACASQS',
  ],
  [
    'a board with spaces',
    'holdem 5c 6d Ac Ks4c',
    'the board has 1 card, "5C": expected 3 to 5 without spaces',
  ],
  [
    'a first name with a space',
    'Ann Lee: 2H 3D',
    '"Ann" is not a player: expected a name without spaces and a colon',
  ],
  [
    'another name with a space',
    'holdem AhAsAc B: KhKc Ann Lee: 9h9s',
    '; if it is part of a name, write the name',
  ],
  ['a misspelt game with names', 'texas-holdm AhAsAc Bo: KhKc', 'did you mean texas-holdem?'],
  ['a game with a number', '5-card-draw 4s5hTsQh9h Qc8d7cTcJd', 'did you mean five-card-draw?'],
  ['no player at the table', 'five-card-draw', 'two or more players, but got 0'],
  ['a letter too many', 'five-card-drawn', 'did you mean five-card-draw?'],
])('%s is refused: %s', (_what, line, message) => {
  expect(() => read(line)).toThrow(message);
});

test.each([
  ['two players', '8C TS KC 9H 4S 7D 2S 5D 3S 8C', '8C'],
  ['a hand and the board', 'texas-holdem 5c6dAcAsQs Ks4c KdAc', 'AC'],
  ['one hand', 'five-card-draw 4s5hTsQh4s Qc8d7cTcJd', '4S'],
])('a card dealt twice to %s is refused', (_where, line, card) => {
  expect(() => read(line)).toThrow(`${card} is given twice`);
});

describe('where each player has a deck', () => {
  test.each([
    '8C TS KC 9H 4S 8C TS KC 9H 4S',
    'Black: 2H 3D 5S 9C KD  White: 2H 3D 5S 9C KD',
    'omaha 5c6dAcAsQs TsQh9hQc TsQh9hQc',
  ])('players may hold the same cards: %s', (line) => {
    const [one, other] = read(line, true).players;
    expect(one?.cards).toEqual(other?.cards);
  });

  test.each([
    ['8C TS KC 9H 8C 7D 2S 5D 3S AC', '8C'],
    ['texas-holdem 5c6dAcAsQs Ks4c KdAc', 'AC'],
    ['texas-holdem 5c6dAcAsQs Ks4c KdKd', 'KD'],
  ])('a card twice in one hand and its board is refused: %s', (line, card) => {
    expect(() => read(line, true)).toThrow(`${card} is given twice`);
  });
});

test('long words before a colon are read in no time', () => {
  const lines = Array.from({ length: 100 }, () => `${'a'.repeat(9990)} : 2H`);
  for (const line of lines) expect(() => read(line)).toThrow('is not a player');
});

describe('a game', () => {
  test.each([
    ['texas-holdem', ['texas-holdem', "Texas Hold'em", 'TEXAS HOLD’EM', 'holdem', "hold'em"]],
    ['omaha', ['omaha', 'Omaha-Holdem', ' omaha  holdem ']],
    ['five-card-draw', ['five-card-draw', 'Five card draw', 'draw']],
    ['five-card-omaha', ['five-card-omaha', 'Five-Card Omaha', '5-card-omaha', '5 card omaha']],
    [
      'short-deck',
      ['short-deck', 'Short deck', 'shortdeck', 'six-plus', '6-plus', "Six plus hold'em"],
    ],
    ['six-card-omaha', ['six-card-omaha', 'Six-card Omaha', '6-card-omaha']],
  ])('%s may be typed %j', (game, spellings) => {
    for (const text of spellings) expect([text, parseGame(text)]).toEqual([text, game]);
  });

  test.each([
    ['chess', ''],
    ['', ''],
    ['__proto__', ''],
    ['Omhaa', '; did you mean omaha?'],
    ['five-card-ohama', '; did you mean five-card-omaha?'],
  ])('is not %p%s', (text, hint) => {
    const message = `"${text}" is not a game: expected ${listed(GAME_NAMES)}${hint}`;
    expect(() => parseGame(text)).toThrow(new Error(message));
  });
});
