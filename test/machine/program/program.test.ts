/** Programs in any language, and clear errors when they go wrong. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DECK, parseCards, seededRandom } from '../../../src/kata/kata.ts';
import { entryFile } from '../../../src/machine/package/entry-code.ts';
import { ProgramSolution } from '../../../src/machine/program/program-solution.ts';
import { countBy } from '../../../src/solution/count-ahead.ts';
import { OUR_RULES, rulesOf } from '../../../src/solution/rules.ts';
import { UNITS } from '../../../src/solution/units.ts';
import { countContaining } from '../../../steps/counts/contain.ts';
import { secondOpinion } from '../../../steps/counts/second-opinion.ts';

const folder = mkdtempSync(join('node_modules', 'program-')); // where packages are found
let pipes = '';
let serve = '';
beforeAll(async () => {
  pipes = await entryFile(resolve('.'), 'src/machine/program/pipes.ts');
  serve = await entryFile(resolve('.'), 'src/learning/practice/interview/serve.ts');
  cpSync('src/kata', join(folder, 'kata'), { recursive: true });
  for (const [unit, { folder: room }] of Object.entries(UNITS))
    writeFileSync(join(folder, `${unit}.ts`), `export * from './kata/${room}/${unit}.ts';`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const started: ProgramSolution[] = [];
afterEach(() => {
  for (const program of started.splice(0)) program.close();
});

function start(command: string): ProgramSolution {
  const program = new ProgramSolution({ command, folder, pipes });
  started.push(program);
  return program;
}

/** Starts a program in JavaScript that answers a question, given as `q`, by this code. */
function startCode(code: string): ProgramSolution {
  const file = resolve(folder, 'program.js');
  writeFileSync(
    file,
    `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const q = JSON.parse(line);
  const say = (it) => console.log(JSON.stringify({ id: q.id, ...it }));
  const are = (answer) => say({ answers: q.items.map(answer) });
  if (q.combination !== 'pair') return say({ unknown: true });
  ${code}
});`,
  );
  return start(`node ${file}`);
}

test('our own files as a program answer all questions as before', () => {
  const program = start(`node ${serve} .`);
  expect(program.unknown).toEqual([]);
  const [rules, ours] = [rulesOf(program.solution), OUR_RULES];
  const [one, other] = [parseCards('AH KH QH 2C 2D 3S 3D'), parseCards('AS KH QH 2C 2D 3S 3D')];
  for (const hand of [one, other, parseCards('AH 2C 3D 4S 5H'), parseCards('KD')]) {
    expect(rules.rankHand(hand)).toEqual(ours.rankHand(hand));
    expect(rules.predicates.straight(hand)).toBe(ours.predicates.straight(hand));
    expect(rules.compareHands(hand, other)).toBe(Math.sign(ours.compareHands(hand, other)));
  }
  const [hole, board] = [parseCards('AH AD 7C 2S'), parseCards('AC AS 7D 7H KD')];
  expect(rules.games.omaha.rank(hole, board)).toEqual(ours.games.omaha.rank(hole, board));
  expect(() => rules.games['texas-holdem'].rank(hole, board)).toThrow(/^4 hole cards|hole/);
  for (const chance of [{ deck: DECK }, { random: seededRandom(1) }]) {
    const { board: dealt, players } = rules.games['texas-holdem'].deal({ players: 3, ...chance });
    expect([dealt.length, players.map(({ place, rank }) => [place, rank.category])]).toMatchObject([
      5,
      { length: 3 },
    ]);
  }
  expect(rules.games.omaha.deal({ players: 2, deck: DECK })).toEqual(
    ours.games.omaha.deal({ players: 2, deck: DECK }),
  );
  const players = [
    { name: 'Ann', seat: '1', rank: rules.games.omaha.rank(hole, board) },
    { name: 'Bob', seat: '2', rank: rules.games.omaha.rank(parseCards('KH KS 2C 3C'), board) },
  ];
  expect(rules.showdown(players)).toEqual(ours.showdown(players));
  expect(program.lineOf('isPair', [one])).toBe(
    '{"id":1,"ask":"contains","combination":"pair","items":["AH KH QH 2C 2D 3S 3D"]}',
  );
});

test('a card that is given twice is two objects', () => {
  const file =
    'export const rankTexasHoldem = ([one], [other]) => { throw Error(one === other); };';
  writeFileSync(join(folder, 'kata/texas-holdem.ts'), file);
  const { rankTexasHoldem } = start(`node ${serve} kata`).solution;
  expect(() => rankTexasHoldem?.(parseCards('KD 2C'), parseCards('KD 3C 4C'))).toThrow('false');
});

const IS_PAIR = `(hand) => new Set(hand.match(/[2-9TJQKA](?=[CDHS])/g)).size < hand.split(' ').length`;

test('counts are exact, although the program is asked about only some hands', () => {
  const program = startCode(`are(${IS_PAIR})`);
  const rules = rulesOf(program.solution);
  expect(countBy(rules, (those) => countContaining(those, 'pair', 5))).toBe('1,281,072');
  expect(program.summary).toMatch(
    /at most 3,000 hands; .* It does not know contains two pairs, .* and showdown, so/,
  );
});

test.each([
  [`are((hand) => hand.includes('K'))`, /contain a pair, but isPair returned/],
  [
    `q.items.length > 1 ? process.exit(3) : are(${IS_PAIR})`,
    'answers each of these 500 items alone, but not in',
  ],
])('a count is wrong each time: %s', (code, message) => {
  const rules = rulesOf(startCode(code).solution);
  const count = () =>
    countBy(rules, (those) => countContaining(those, 'pair', 5, { opinion: secondOpinion }));
  for (const _ of [1, 2]) expect(count).toThrow(message);
});

test.each([
  ['process.exit(3)', 'it ended with status 3'],
  [
    'console.error("oops: no hand"); process.exit(1)',
    'it ended with status 1, and printed last "oops: no hand"',
  ],
  ['process.kill(process.pid)', 'it ended '],
  ['console.log("hello")', 'it did not answer within 4 s, and printed last "hello"'],
  ['say({ answers: [true, true] })', 'expected "answers" to contains pair, as many as items: 1'],
  ['say({ id: 9, answers: [true] })', ', expected an answer with the id '],
  ['console.log("x".repeat(2 ** 21))', 'it floods the output: more than 1 MB before an answer'],
  [
    'are(() => ({ error: "no such card", at: "solution.py:12" }))',
    'it reported an error: no such card',
  ],
])('a program with %s is reported', (code, message) => {
  const { solution } = startCode(`if (q.items[0] === 'KD KH') return are(() => true); ${code}`);
  expect(() => solution.isPair?.(parseCards('AS AD'))).toThrow(message);
});
