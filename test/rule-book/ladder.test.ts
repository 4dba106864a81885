import { resolve } from 'node:path';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { LADDER } from '../../src/kata/ranking/ladder.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { bookOf } from '../../src/rule-book/book.ts';
import { ladderOf, readHandSentences } from '../../src/rule-book/ladder.ts';
import { ladderView } from '../../src/rule-book/ladder-view.ts';
import { coachOf } from '../../src/rule-book/own-run.ts';

const coach = coachOf({ root: resolve('.'), fromSource: true });
const ladder = async () => ladderOf(bookOf((await coach).run(), []));

test('every rung has an example that is worth it, and a chapter', async () => {
  const rungs = await ladder();
  expect(rungs.map(({ cards }) => rankHand(parseCards(cards)).category)).toEqual(
    LADDER.map(({ category }) => category),
  );
  expect(rungs.map(({ slug }) => slug).slice(-3)).toEqual(['two-pairs', 'pair', 'ranking']);
});

test('all that hands can be worth is all there is', async () => {
  const rungs = await ladder();
  for (const column of [0, 1])
    expect(rungs.reduce((sum, { shares }) => sum + (shares[column] ?? 0), 0)).toBeCloseTo(1, 12);
});

test('a rung says what it is and how often it comes', async () => {
  const view = ladderView(await ladder(), readHandSentences('.')).split('<tr>');
  const [royal, pair] = [view[2], view.at(-2)];
  expect(royal).toContain(
    '<a href="#royal-flush">royal flush</a> <span class="sentence">Ace, king, queen, jack and ten of one suit.',
  );
  expect(royal?.match(/1 in [\d,.]+/g)).toEqual(['1 in 649,740', '1 in 30,940']);
  expect(pair?.match(/1 in [\d,.]+/g)).toEqual(['1 in 2.4', '1 in 2.3']);
});

test('a book without the chapter about the ladder has none', () => {
  expect(ladderView(ladderOf({ chapters: [], examples: [] }), readHandSentences('.'))).toBe('');
});
