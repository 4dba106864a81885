/**
 * How the judge judges: what becomes of each line, how a verdict is told, and how all are counted.
 */
import { textFor, toJson } from '../../showdowns/format-verdict.ts';
import { judgeShowdown, Tally, winnersOf } from '../../showdowns/judge-showdown.ts';
import { readShowdown } from '../../showdowns/read-showdown.ts';
import { judge, PIPE } from './judging.ts';

const KATA = 'Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH';
const TEN = '8C TS KC 9H 4S 7D 2S 5D 3S AC';
const TEXAS = 'texas-holdem 5c6dAcAsQs Ks4c KdJs 2hAh';

describe('a line', () => {
  /** What became of each line: its number, and the winners or the beginning of the message. */
  async function outcomes(text: string, chunkSize?: number): Promise<string[]> {
    return (await judge(text, chunkSize)).map((outcome) => {
      if ('error' in outcome) return `${outcome.line}: ${outcome.error.slice(0, 14)}`;
      const winners = winnersOf(outcome.value.players).map(({ name }) => name);
      return `${outcome.line}: ${winners.join()}`;
    });
  }

  test('a bad line gets its message and number, and the rest is still judged', async () => {
    expect(await outcomes(`${KATA}\na: 2H b: KD\n${TEN}\n1H\n${KATA}\n`)).toEqual([
      '1: White',
      '2: "a" has 1 card',
      '3: Player 2',
      '4: "1H" is not a ',
      '5: White',
    ]);
  });

  test('blank lines and comments are passed over but counted', async () => {
    const text = `# first\n\n${TEN}\n \t \n  # indented: comment\n#\n${KATA}`;
    expect(await outcomes(text)).toEqual(['3: Player 2', '7: White']);
  });

  test.each([
    ['LF', '\n', '\n'],
    ['CR LF', '\r\n', '\r\n'],
    ['nothing', '\r\n', ''],
  ])('of more than 10,000 characters is an error, if the text ends in %s', async (_, end, last) => {
    const longest = TEN.padEnd(10_000);
    const tooLong = [`${longest} `, 'x'.repeat(60_000), `#${'♠'.repeat(10_001)}`];
    const lines = [longest, tooLong[0], tooLong[1], TEN, tooLong[2], longest];
    const error = expect.stringMatching(/^"[8x#].*…" is longer than 10000 characters$/);
    for (const size of [99, 9_999, 10_001, 30_005, 30_006, 30_007, 65_536]) {
      const judged = await judge(lines.join(end) + last, size);
      const became = judged.map((outcome) => ('error' in outcome ? outcome.error : outcome.line));
      expect(became).toEqual([1, error, error, 4, error, 6]);
    }
  });

  test('LF, CR and CR LF end a line, wherever the chunks are cut', async () => {
    for (const size of [1, 2, 31, 99]) {
      const outcome = await outcomes(`${TEN}\r\r\n${TEN}\r\n${TEN}\rx\n${TEN}\r`, size);
      expect(outcome).toEqual([
        '1: Player 2',
        '3: Player 2',
        '4: Player 2',
        '5: "x" is not a g',
        '6: Player 2',
      ]);
    }
  });
});

describe('a verdict', () => {
  const verdictOf = (line: string) => judgeShowdown(readShowdown(line, true));
  const json = (line: string) => toJson({ line: 1 }, verdictOf(line));
  const text = (line: string, number = 1) => textFor(PIPE)({ line: number }, verdictOf(line));

  test('ten cards as JSON', () => {
    expect(json(TEN)).toBe(
      '{"line":1,"game":"five-card-draw","players":[' +
        '{"name":"Player 1","cards":"8C TS KC 9H 4S","category":"high card","best":"KC TS 9H 8C 4S","place":2},' +
        '{"name":"Player 2","cards":"7D 2S 5D 3S AC","category":"high card","best":"AC 7D 5D 3S 2S","place":1}],' +
        '"winners":["Player 2"],"reason":"ace high beats king high"}',
    );
  });

  test('a game with a board as JSON', () => {
    expect(json(TEXAS)).toBe(
      '{"line":1,"game":"texas-holdem","board":"5C 6D AC AS QS","players":[' +
        '{"name":"Player 1","cards":"KS 4C","category":"pair","best":"AC AS KS QS 6D","place":3},' +
        '{"name":"Player 2","cards":"KD JS","category":"pair","best":"AC AS KD QS JS","place":2},' +
        '{"name":"Player 3","cards":"2H AH","category":"three of a kind","best":"AH AC AS QS 6D","place":1}],' +
        '"winners":["Player 3"],"reason":"three of a kind, aces, beats pair of aces"}',
    );
  });

  test('Omaha has its full name in JSON, and only the own cards beside the board', () => {
    expect(JSON.parse(json('omaha 5c6d9cTsQs AcAdAhAs 7h8d2c2d'))).toMatchObject({
      game: 'omaha-holdem',
      board: '5C 6D 9C TS QS',
      players: [
        { cards: 'AC AD AH AS', category: 'pair', best: 'AC AD QS TS 9C', place: 2 },
        { cards: '7H 8D 2C 2D', category: 'straight', best: 'TS 9C 8D 7H 6D', place: 1 },
      ],
    });
  });

  test('those who tie share a place, and the next place is left out', () => {
    const line = 'five-card-draw AhKd9c3s2d 2h3d5s9cQd AsKc9d3c2h';
    const { players, winners, reason } = JSON.parse(json(line));
    expect(players.map(({ place }: { place: number }) => place)).toEqual([1, 3, 1]);
    expect(winners).toEqual(['Player 1', 'Player 3']);
    expect(reason).toBe('ace high beats queen high');
  });

  test('the reason sets the winner against the best loser, wherever they stand', () => {
    const line = 'five-card-draw 2h3d5s9cJd 3hKd9c3s2d AsAc9d3c2h QsQc9h4c2c';
    const { players, reason } = JSON.parse(json(line));
    expect(players.map(({ place }: { place: number }) => place)).toEqual([4, 3, 1, 2]);
    expect(reason).toBe('pair of aces beats pair of queens');
  });

  test('names of any kind stay what they are in JSON', () => {
    const { players, winners } = JSON.parse(
      json('__proto__: 2H 3D 5S 9C KD 7: 2C 3H 4S 8C AH "\\: 2D 3C 4D 8D QH'),
    );
    expect(players.map(({ name }: { name: string }) => name)).toEqual(['__proto__', '7', '"\\']);
    expect(winners).toEqual(['7']);
  });

  test('a showdown as text names the winner and why, and what everybody has', () => {
    expect(text('Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH', 4)).toMatch(
      /^line 4: White wins - ace high beats king high$/m,
    );
    const [verdict, ...rows] = text(TEXAS, 2).split('\n');
    expect(verdict).toBe('line 2: Player 3 wins - three of a kind, aces, beats pair of aces');
    expect(rows.map((row) => row.trim().split(/\s{2,}/))).toEqual([
      ['board', '5C 6D AC AS QS'],
      ['Player 1', 'KS 4C', 'pair of aces'],
      ['Player 2', 'KD JS', 'pair of aces'],
      ['Player 3', '2H AH', 'three of a kind, aces'],
    ]);
  });

  test.each([
    ['AhAs7h Kd2c Ac2d', 'Player 2 is ahead after the flop'],
    ['AhAs7h9d Kd2c Kc2d 4c5c', 'Player 1 and Player 2 are ahead after the turn'],
    ['AhAs7h Kd2c Kc2d', 'Player 1 and Player 2 are level after the flop'],
    ['AhAs7h9d8c Kd2c Ac2d', 'Player 2 wins'],
  ])('on the board and hands %s says: %s', (cards, standing) => {
    expect(text(`texas-holdem ${cards}`).split('\n')[0]).toMatch(`: ${standing} - `);
  });

  test('a tie as text names all who share the pot', () => {
    expect(text('a: 2H 3D 5S 9C KD b: 2D 3H 5C 9S KH')).toContain(
      'a and b share the pot - tie: king high',
    );
    expect(text('texas-holdem ThJhQhKhAh 2c3c 9h9s AcAd')).toContain(
      'Player 1, Player 2 and Player 3 share the pot',
    );
  });

  test('a name cannot steer the terminal', () => {
    const drawn = text('\u001b[31mRed: 2H 3D 5S 9C KD b: 2D 3H 5C 9S AH');
    expect(drawn).toContain('<U+001B>[31mRed');
    expect(drawn).not.toContain('\u001b');
  });
});

describe('a summary', () => {
  async function tallyOf(...lines: string[]): Promise<Tally> {
    const tally = new Tally();
    for (const outcome of await judge(lines.join('\n'))) {
      if ('error' in outcome) tally.errors += 1;
      else tally.add(outcome.value);
    }
    return tally;
  }

  const WIN_1 = '7D 2S 5D 3S AC 8C TS KC 9H 4S';
  const TIE = '2H 3D 5S 9C KD 2D 3H 5C 9S KH';

  test('counts showdowns, wins and ties', async () => {
    const tally = await tallyOf(
      ...Array(487).fill(WIN_1),
      ...Array(511).fill(TEN),
      TIE,
      '# comment',
      '',
      TIE,
    );
    expect(tally.toText()).toBe('1000 showdowns: Player 1 won 487, Player 2 won 511, 2 tied');
  });

  test('counts errors apart from the showdowns', async () => {
    const tally = await tallyOf('x', WIN_1, 'y', WIN_1, 'z');
    expect(tally.toText()).toBe('2 showdowns: Player 1 won 2, Player 2 won 0, 0 tied, 3 errors');
    expect(tally.toJson()).toBe(
      '{"showdowns":2,"wins":{"Player 1":2,"Player 2":0},"ties":0,"errors":3}',
    );
  });

  test('has names in order of first appearance, whatever they are', async () => {
    const tally = await tallyOf(
      'White: 2C 3H 4S 8C AH 7: 2H 3D 5S 9C KD',
      '__proto__: 2C 3H 4S 8C AH "1": 2H 3D 5S 9C KD White: 2D 3C 4D 8D QH',
      '7: 2C 3H 4S 8C AH White: 2H 3D 5S 9C KD',
    );
    expect(tally.toText()).toBe(
      '3 showdowns: White won 1, 7 won 1, __proto__ won 1, "1" won 0, 0 tied',
    );
    expect(tally.toJson()).toBe(
      '{"showdowns":3,"wins":{"White":1,"7":1,"__proto__":1,"\\"1\\"":0},"ties":0,"errors":0}',
    );
  });

  test('counts a shared first place as a tie, even if another player loses', async () => {
    const tally = await tallyOf('five-card-draw AhKd9c3s2d 2h3d5s9dQd AsKc9h3c2c');
    expect(tally.toText()).toBe(
      '1 showdown: Player 1 won 0, Player 2 won 0, Player 3 won 0, 1 tied',
    );
  });

  test('counts a shared second place as no tie', async () => {
    const tally = await tallyOf('five-card-draw 2h3d5s9dQd AsKc9h3c2c 2s3h5c9cQc');
    expect(tally.toText()).toBe(
      '1 showdown: Player 1 won 0, Player 2 won 1, Player 3 won 0, 0 tied',
    );
  });
});
