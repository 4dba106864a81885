/** Programs in any language, and clear errors when they go wrong. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DECK, parseCards, seededRandom } from '../../../../src/kata.ts';
import { countContaining } from '../../../../steps/counts/contain.ts';
import { secondOpinion } from '../../../../steps/counts/second-opinion.ts';
import { countBy, OUR_RULES, type Rules } from '../../../../steps/rules-under-test.ts';
import { solutionPath } from '../../../coach/units.ts';
import { UNITS, type Unit } from '../../../solution/units.ts';
import { entryFile } from '../../package/entry-code.ts';
import { Program } from '../../program/program.ts';

const folder = mkdtempSync(join('node_modules', 'program-')); // where packages are found
let pipes = '';
let serve = '';
beforeAll(async () => {
  pipes = await entryFile(resolve('.'), 'tools/machine/program/pipes.ts');
  serve = await entryFile(resolve('.'), 'tools/machine/test/program/files-as-program.ts');
  cpSync('src', join(folder, 'kata'), { recursive: true });
  for (const unit of Object.keys(UNITS) as Unit[]) {
    const ours = solutionPath(unit).replace('src/', './kata/');
    writeFileSync(join(folder, `${unit}.ts`), `export * from '${ours}';`);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const programs: Program[] = [];
afterEach(() => {
  for (const program of programs.splice(0)) program.close();
});

function start(command: string): Program {
  const program = new Program({ command, folder, pipes });
  programs.push(program);
  return program;
}

/**
 * Starts a program in JavaScript that knows only `contains pair`.
 * @param code - answers the question `q`: `are` with an answer for each item, `say` with any line
 */
function startCode(code: string): Program {
  const file = resolve(folder, 'program.js');
  writeFileSync(
    file,
    `
const { createInterface } = require('node:readline');
createInterface({ input: process.stdin }).on('line', (line) => {
  const q = JSON.parse(line);
  const say = (answer) => console.log(JSON.stringify({ id: q.id, ...answer }));
  const are = (answerTo) => say({ answers: q.items.map(answerTo) });
  if (q.combination !== 'pair') return say({ unknown: true });
  ${code}
});`,
  );
  return start(`node ${file}`);
}

describe('our own files as a program', () => {
  const hole = parseCards('AH AD 7C 2S');
  const board = parseCards('AC AS 7D 7H KD');

  let program: Program;
  let rules: Rules;
  beforeAll(() => {
    program = new Program({ command: `node ${serve} .`, folder, pipes });
    rules = program.rules;
  });
  afterAll(() => program.close());

  test('know every question', () => {
    expect(program.unknown).toEqual([]);
  });

  test.each(['AH KH QH 2C 2D 3S 3D', 'AS KH QH 2C 2D 3S 3D', 'AH 2C 3D 4S 5H', 'KD'])(
    'answer about %s as before',
    (text) => {
      const hand = parseCards(text);
      const other = parseCards('AS KH QH 2C 2D 3S 3D');
      expect(rules.rankHand(hand)).toEqual(OUR_RULES.rankHand(hand));
      expect(rules.predicates.straight(hand)).toBe(OUR_RULES.predicates.straight(hand));
      expect(rules.compareHands(hand, other)).toBe(Math.sign(OUR_RULES.compareHands(hand, other)));
    },
  );

  test('rank hands in Omaha as before', () => {
    expect(rules.games.omaha.rank(hole, board)).toEqual(OUR_RULES.games.omaha.rank(hole, board));
  });

  test("refuse four hole cards in Texas hold'em", () => {
    expect(() => rules.games['texas-holdem'].rank(hole, board)).toThrow(/^4 hole cards|hole/);
  });

  test.each([
    ['a deck', { deck: DECK }],
    ['a seed', { random: seededRandom(1) }],
  ])("deal Texas hold'em from %s", (_, chance) => {
    const round = rules.games['texas-holdem'].deal({ players: 3, ...chance });
    expect(round.board).toHaveLength(5);
    expect(round.players.map(({ rank }) => rank.category)).toHaveLength(3);
  });

  test('deal Omaha as before from the same deck', () => {
    const options = { players: 2, deck: DECK };
    expect(rules.games.omaha.deal(options)).toEqual(OUR_RULES.games.omaha.deal(options));
  });

  test('place players as before, and keep what else is known of them', () => {
    const weaker = parseCards('KH KS 2C 3C');
    const players = [
      { name: 'Ann', seat: '1', rank: rules.games.omaha.rank(hole, board) },
      { name: 'Bob', seat: '2', rank: rules.games.omaha.rank(weaker, board) },
    ];
    expect(rules.showdown(players)).toEqual(OUR_RULES.showdown(players));
  });
});

test('a card that is given twice is two objects', () => {
  const code = `export function rankTexasHoldem([hole], [board]) {
  throw Error(hole === board);
}`;
  writeFileSync(join(folder, 'kata/texas-holdem.ts'), code);
  const { rank } = start(`node ${serve} kata`).rules.games['texas-holdem'];
  expect(() => rank(parseCards('KD 2C'), parseCards('KD 3C 4C'))).toThrow('false');
});

const IS_PAIR = `(hand) => {
  const ranks = hand.match(/[2-9TJQKA](?=[CDHS])/g);
  return new Set(ranks).size < ranks.length;
}`;

test('counts are exact, although the program is asked about only some hands', () => {
  const { rules } = startCode(`are(${IS_PAIR})`);
  expect(countBy(rules, (those) => countContaining(those, 'pair', 5))).toBe('1,281,072');
});

test('the summary says what the program was not asked', () => {
  const program = startCode(`are(${IS_PAIR})`);
  countBy(program.rules, (rules) => countContaining(rules, 'pair', 5));
  expect(program.summary).toMatch(
    /at most 3,000 hands\. .* It does not know these questions: contains two pairs, .*, showdown\. Our own/,
  );
});

test.each([
  {
    what: 'answers wrong',
    code: "are((hand) => hand.includes('K'))",
    says: /contain a pair, but isPair returned/,
  },
  {
    what: 'ends when it is asked about many hands',
    code: `q.items.length > 1 ? process.exit(3) : are(${IS_PAIR})`,
    says: /it ended with status 3, .* of these \d+ items alone, but not in one line of \d+ characters$/,
  },
  {
    what: 'answers only a part of a line',
    code: `q.items.splice(7); are(${IS_PAIR})`,
    says: /it gave \d answers, expected \d+: one for each item: it answers each .* not in one line/,
  },
])('a count fails each time if the program $what', ({ code, says }) => {
  const { rules } = startCode(code);
  const count = () =>
    countBy(rules, (those) => countContaining(those, 'pair', 5, { opinion: secondOpinion }));
  for (const _time of ['first', 'again']) expect(count).toThrow(says);
});

test('a list of Python is told at once, although the first one is empty', () => {
  jest.spyOn(console, 'log').mockImplementation(() => {}); // what the program prints
  const code = 'console.log("[" + q.items.map(() => "True") + "]")';
  expect(() => startCode(code)).toThrow(
    'it answered "[]", expected an object with the id of the question, like {"id":4,',
  );
});

test('a program that fails about no items is asked about some', () => {
  // On a busy machine, it may take as long as a build, which would not be started again.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { rules } = startCode(`q.items.length > 0 ? are(${IS_PAIR}) : process.exit(1)`);
  expect(rules.predicates.pair(parseCards('AS AD'))).toBe(true);
  clock.mockRestore();
});

test('the calls inside libraries in a backtrace are not shown', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const code = "console.log('    at mine (solution.js:1:1)\\n    at emit (node:events:5:8)');";
  startCode(`${code} are(${IS_PAIR})`).rules.predicates.pair(parseCards('AS AD'));
  expect(log).toHaveBeenCalledWith('    at mine (solution.js:1:1)');
  expect(log).not.toHaveBeenCalledWith('    at emit (node:events:5:8)');
});

test.each([
  { code: 'process.exit(3)', says: 'it ended with status 3' },
  {
    code: 'console.error("oops: no hand"); process.exit(1)',
    says: 'it ended with status 1, and printed "oops: no hand"',
  },
  { code: 'process.kill(process.pid)', says: 'it ended ' },
  {
    code: 'console.log("hello")',
    says: 'it did not answer within 4 s, and printed last "hello": is there an endless loop?',
  },
  {
    code: 'say({ answers: [true, true] })',
    says: 'it gave 2 answers, expected 1: one for each item',
  },
  {
    code: 'console.log({ id: q.id, answers: [true] })',
    says: /^it answered "\{ id: \d+, answers: \[ true \] \}", expected JSON on one line: print JSON/,
  },
  {
    code: `const [open, close] = ['[', ']'].map((bracket) => bracket.repeat(1e5));
      console.log('{"id":' + q.id + ',"answers":' + open + close + '}')`,
    says: '[…", nested too deep: expected {"id":4,"answers":',
  },
  { code: 'say({ id: 9, answers: [true] })', says: ', expected an answer with the number ' },
  {
    code: 'say({ id: String(q.id), answers: [true] })',
    says: ' as its id',
  },
  {
    code: 'console.log("x".repeat(2 ** 21))',
    says: 'it floods the output: more than 1 MB before an answer',
  },
  {
    code: 'are(() => ({ error: "no such card", at: "solution.py:12" }))',
    says: 'it reported an error: no such card (solution.py:12)',
  },
])('a program with $code is reported', ({ code, says }) => {
  jest.spyOn(console, 'log').mockImplementation(() => {}); // what the program prints
  const startsWell = 'if (q.items.length === 0) return say({ answers: [] });';
  const { rules } = startCode(`${startsWell} ${code}`);
  expect(() => rules.predicates.pair(parseCards('AS AD'))).toThrow(says);
});
