/** A program that knows only short deck: it ranks its hands, and compares them by its own order. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { formatCards, parseCards } from '../../../../src/kata.ts';
import { OUR_RULES, type RulesOfGame } from '../../../../steps/rules-under-test.ts';
import { entryFile } from '../../package/entry-code.ts';
import { Program } from '../../program/program.ts';
import { UNITS_ASKED } from '../../program/protocol.ts';
import { answeredLine } from '../../program/session.ts';

/** Ranks every hand as a high card of all its cards, and lets the second of two hands win. */
const PROGRAM = `
const { createInterface } = require('node:readline');
const ANSWERS = {
  rank: (hand) => ({ category: 'high card', best: hand.replace(' | ', ' '), tieBreak: [14] }),
  compare: ([first, second]) => (first.includes('|') && second.includes('|') ? -1 : 1),
};
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, ask, game, items } = JSON.parse(line);
  const answer = game === 'short-deck' && ANSWERS[ask];
  console.log(JSON.stringify(answer ? { id, answers: items.map(answer) } : { id, unknown: true }));
});
`;

const BOARD = parseCards('KD KH 9H 7H 7C');
const FLUSH = parseCards('AH 6H');
const FULL_HOUSE = parseCards('KS 9C');

const folder = mkdtempSync(join(tmpdir(), 'program-'));
let program: Program;
let shortDeck: RulesOfGame;

beforeAll(async () => {
  writeFileSync(join(folder, 'program.js'), PROGRAM);
  const pipes = await entryFile(resolve('.'), 'tools/machine/program/pipes.ts');
  program = new Program({ command: 'node program.js', folder, pipes });
  shortDeck = program.rules.games['short-deck'];
});

afterAll(() => {
  program.close();
  rmSync(folder, { recursive: true });
});

test('it knows the questions about short deck, and no others', () => {
  const known = Object.keys(UNITS_ASKED).filter((name) => !program.unknown.includes(name));
  expect(known).toEqual(['rank short-deck', 'compare short-deck']);
});

test('our rules answer what it does not know', () => {
  const { rankHand, compareHands, predicates } = program.rules;
  expect(rankHand(BOARD)).toEqual(OUR_RULES.rankHand(BOARD));
  expect(compareHands(BOARD, FLUSH)).toBe(1);
  expect(predicates.flush(BOARD)).toBe(false);
});

test('it ranks the hole cards with the board', () => {
  const { category, cards } = shortDeck.rank(FLUSH, BOARD);
  expect([category, formatCards(cards)]).toEqual(['high card', 'AH 6H KD KH 9H 7H 7C']);
});

test('it compares whole hands that it has ranked', () => {
  const [flush, fullHouse] = [FLUSH, FULL_HOUSE].map((hole) => shortDeck.rank(hole, BOARD));
  expect(flush && fullHouse && shortDeck.compareHandRanks?.(flush, fullHouse)).toBe(-1);
});

test('our rules compare hands that it has not ranked', () => {
  const { rank } = OUR_RULES.games['short-deck'];
  const [flush, fullHouse] = [rank(FLUSH, BOARD), rank(FULL_HOUSE, BOARD)];
  expect(shortDeck.compareHandRanks?.(flush, fullHouse)).toBe(1);
});

test('the right answers to show are those of short deck', () => {
  const { ask, answer } = answeredLine('compare short-deck');
  expect(ask).toContain('"items":[["KS 9C | KD KH 9H 7H 7C","AH 6H | KD KH 9H 7H 7C"]]');
  expect(answer).toBe('{"id":1,"answers":[-1]}');
});
