/** What the marks on cards mean is told where a reader meets them first. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseChapter } from '../../src/coach/parse-chapter.ts';
import { marksOf } from '../../src/rule-book/example-marks.ts';
import { ALL_SIGNS, legendView, SIGNS_OF, type Sign } from '../../src/rule-book/legend-view.ts';
import { argumentsOf } from './matched.ts';

/** The signs on the cards of a chapter. */
function signsIn(file: string): Set<Sign> {
  const { examples } = parseChapter(readFileSync(file, 'utf8'), file, argumentsOf);
  const marked = examples.flatMap((example) => [...marksOf(example).cards.values()]);
  const signs = marked.flatMap(({ cards, missing }) => [
    ...cards.flatMap(({ mark, decides }) => [mark, decides && 'decides']),
    ...missing.map(() => 'missing'),
  ]);
  return new Set(ALL_SIGNS.filter((sign) => signs.includes(sign)));
}

test('each sign is explained in the first chapter that shows it', () => {
  const met = new Set<Sign>();
  const first: Record<string, readonly Sign[]> = {};
  for (const name of readdirSync('features')) {
    const fresh = [...signsIn(`features/${name}`)].filter((sign) => !met.has(sign));
    if (fresh.length > 0) first[name.replace(/^\d+-(.+)\.feature$/, '$1')] = fresh;
    for (const sign of fresh) met.add(sign);
  }
  expect(first).toEqual(SIGNS_OF);
});

test('a sign is explained by a card that shows it and by words, and nothing by nothing', () => {
  expect(legendView(['decides'])).toMatch(/class="card [^"]*decides".*Framed: it decides who wins/);
  expect(legendView()).toBe('');
});
