import assert from 'node:assert/strict';
import fc from 'fast-check';
import { textFor, toJson } from '../../src/command/showdowns/format-verdict.ts';
import { judgeShowdown } from '../../src/command/showdowns/judge-showdown.ts';
import { gameNamed } from '../../src/command/showdowns/parse-game.ts';
import { readShowdown } from '../../src/command/showdowns/read-showdown.ts';
import { buildDeck, cardsAt } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { outcomesOf, PIPE } from '../command/showdowns/judging.ts';
import { anyText, expectClear } from './any-text.ts';
import { readByPattern } from './read-by-pattern.ts';

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

/** Another one each time. The title of the test names it. */
const seed = Date.now();

test(`every line is judged, skipped or clearly refused (seed ${seed})`, async () => {
  const good = fc.sample(goodLine, { numRuns: 5000, seed });
  const lines = [...good, ...fc.sample(anyLine, { numRuns: 100_000, seed }).map(asInAFile)];
  const became = await outcomesOf(inChunks(lines), (line) => judgeShowdown(readShowdown(line)));
  const judged = new Map(became.map((outcome) => [outcome.line, outcome]));
  const outcomes = { verdicts: 0, errors: 0, passedOver: 0 };
  lines.forEach((line, index) => {
    const judgement = judged.get(index * 2 + 1);
    if (judgement === undefined) {
      assert.match(line, /^\s*(#|$)/);
      outcomes.passedOver += 1;
    } else if ('error' in judgement) {
      assert(index >= good.length, `refused, and nothing is wrong with it: ${line}`);
      expectClear(judgement.error, line);
      outcomes.errors += 1;
    } else {
      assert(JSON.parse(toJson({ line: 1 }, judgement.value)).winners.length > 0);
      assert.doesNotMatch(textFor(PIPE)({ line: 1 }, judgement.value), /[^\n\P{C}]/u);
      const { board, players } = judgement.value;
      const words = line.replace(/^\s*[a-z]+(-[a-z]+)*(?=\s)|[^\s:,]+:/gi, (word) =>
        word.includes(':') || gameNamed(word) ? ' ' : word,
      );
      const cards = cardsAt([...board, ...players.flatMap((player) => player.cards)]);
      assert.deepEqual(cards, readByPattern(words));
      outcomes.verdicts += 1;
    }
    assert('value' in (judged.get(index * 2 + 2) ?? {}));
  });
  expect(outcomes.verdicts).toBeGreaterThan(good.length);
  expect(outcomes.errors).toBeGreaterThan(10_000);
});

/** On one line, and without halves of surrogate pairs, which UTF-8 cannot hold. */
const asInAFile = (line: string) => Buffer.from(line.replaceAll(/[\n\r]/g, ' ')).toString();

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
