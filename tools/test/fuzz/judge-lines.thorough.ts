import assert from 'node:assert/strict';
import fc from 'fast-check';
import { buildDeck, cardsAt } from '../../../src/cards/deck.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { textFor, toJson } from '../../command/showdowns/format-verdict.ts';
import { judgeShowdown, type Verdict } from '../../command/showdowns/judge-showdown.ts';
import { gameNamed } from '../../command/showdowns/parse-game.ts';
import { readShowdown } from '../../command/showdowns/read-showdown.ts';
import { outcomesOf, PIPE } from '../../command/test/showdowns/judging.ts';
import { anyText, expectClear } from './any-text.ts';
import { readByPattern } from './read-by-pattern.ts';

/** It follows each of the lines. */
const GOOD = '8C TS KC 9H 4S 7D 2S 5D 3S AC';

const handfuls = fc
  .shuffledSubarray('2c 2d 2h 2s 3c 5d 9h Th Tc Kc Kd Ah As'.split(' '), { minLength: 1 })
  .map((cards) => cards.join(''));

/** Lines of all forms with nothing wrong in them. */
const goodLine = fc
  .shuffledSubarray(buildDeck(), { minLength: 15, maxLength: 15 })
  .chain((deck) => {
    const cards = (from: number, to: number) => formatCards(deck.slice(from, to));
    const together = (from: number, to: number) => cards(from, to).replaceAll(' ', '');
    return fc.constantFrom(
      cards(0, 10),
      `Black: ${cards(0, 5)}  White: ${cards(5, 10)}`,
      `a:${together(0, 5)} b:${cards(5, 10)} c: ${cards(10, 15)}`,
      `texas-holdem ${together(0, 5)} ${together(5, 7)} ${together(7, 9)}`,
      `omaha ${together(0, 5)} ${together(5, 9)} ${together(9, 13)}`,
      `five-card-draw ${together(0, 5)} ${together(5, 10)} ${together(10, 15)}`,
      `holdem ${together(0, 5)} Ann: ${cards(5, 7)} Bob:${together(7, 9)}`,
      `omaha ${cards(0, 4)} Ann: ${cards(4, 8)} Bob: ${together(8, 12)}`,
      `draw Ann: ${cards(0, 5)} Bob: ${together(5, 10)}`,
      `Ann: ${cards(0, 5)} Bob: ${cards(5, 10)}`.replaceAll(' ', ','),
    );
  });

const anyLine = fc.oneof(
  anyText,
  fc.array(fc.oneof(anyText, handfuls), { maxLength: 5 }).map((words) => words.join(' ')),
  fc.array(handfuls, { maxLength: 4 }).map((hands) => `texas-holdem 5c6dAcJsQs ${hands.join(' ')}`),
  fc
    .array(fc.tuple(anyText, handfuls), { maxLength: 3 })
    .map((named) => named.map((pair) => pair.join(': ')).join(' ')),
  fc
    .tuple(fc.constantFrom('texas-holdem', 'omaha', 'five-card-draw', 'chess-960'), anyText)
    .map((pair) => pair.join(' ')),
);

/** Another one each time. The title of the tests names it. */
const seed = Date.now();

describe(`a line (seed ${seed})`, () => {
  const good = fc.sample(goodLine, { numRuns: 5000, seed });
  const others = fc.sample(anyLine, { numRuns: 100_000, seed }).map(asInAFile);
  const lines = [...good, ...others];
  const judged: { line: string; verdict: Verdict }[] = [];
  const refused: { line: string; error: string }[] = [];
  const skipped: string[] = [];
  /** Lines after which a good one was not judged. */
  const spoiling: string[] = [];

  beforeAll(async () => {
    const judge = (line: string) => judgeShowdown(readShowdown(line));
    const outcomes = await outcomesOf(inChunks(lines), judge);
    const outcomeAt = new Map(outcomes.map((outcome) => [outcome.line, outcome]));
    lines.forEach((line, index) => {
      const outcome = outcomeAt.get(index * 2 + 1);
      if (outcome === undefined) skipped.push(line);
      else if ('error' in outcome) refused.push({ line, error: outcome.error });
      else judged.push({ line, verdict: outcome.value });
      const ofGood = outcomeAt.get(index * 2 + 2);
      if (ofGood === undefined || 'error' in ofGood) spoiling.push(line);
    });
  });

  test('is judged if nothing is wrong with it', () => {
    const linesJudged = new Set(judged.map(({ line }) => line));
    expect(good.filter((line) => !linesJudged.has(line))).toEqual([]);
  });

  test('is judged now and then if anything may be wrong with it', () => {
    expect(judged.length).toBeGreaterThan(good.length);
  });

  test('is refused often if anything may be wrong with it', () => {
    expect(refused.length).toBeGreaterThan(10_000);
  });

  test('is skipped only if it is blank or a comment', () => {
    expect(skipped.filter((line) => !/^\s*(#|$)/.test(line))).toEqual([]);
  });

  test('is refused clearly', () => {
    for (const { line, error } of refused) expectClear(error, line);
  });

  test('that is judged has winners', () => {
    const hasNone = ({ verdict }: { verdict: Verdict }) =>
      JSON.parse(toJson({ line: 1 }, verdict)).winners.length === 0;
    expect(judged.filter(hasNone)).toEqual([]);
  });

  test('that is judged prints nothing invisible', () => {
    const printed = judged.map(({ verdict }) => textFor(PIPE)({ line: 1 }, verdict));
    expect(printed.filter((text) => /[^\n\P{C}]/u.test(text))).toEqual([]);
  });

  test('that is judged has the cards that a regular expression finds in it', () => {
    for (const { line, verdict } of judged) {
      assert.deepEqual(cardsOf(verdict), readByPattern(withoutNames(line)));
    }
  });

  test('leaves a good line after it as it is', () => {
    expect(spoiling).toEqual([]);
  });
});

/** All cards on the table, those of the board first. */
function cardsOf({ board, players }: Verdict) {
  return cardsAt([...board, ...players.flatMap((player) => player.cards)]);
}

/** A line without the name of its game and the names of its players. */
function withoutNames(line: string): string {
  return line.replace(/^\s*[a-z]+(-[a-z]+)*(?=\s)|[^\s:,]+:/gi, (word) =>
    word.includes(':') || gameNamed(word) ? ' ' : word,
  );
}

/** On one line, and without halves of surrogate pairs, which UTF-8 cannot hold. */
function asInAFile(line: string): string {
  return Buffer.from(line.replaceAll(/[\n\r]/g, ' ')).toString();
}

/** Each line and then a good one, in chunks that begin and end anywhere. */
async function* inChunks(lines: readonly string[]): AsyncGenerator<Buffer> {
  for (let start = 0; start < lines.length; start += 1000) {
    const text = lines
      .slice(start, start + 1000)
      .map((line) => `${line}\n${GOOD}\n`)
      .join('');
    const bytes = Buffer.from(text);
    const middle = Math.floor(bytes.length / 3);
    yield bytes.subarray(0, middle);
    yield bytes.subarray(middle);
  }
}
