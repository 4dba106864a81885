/** A classic mistake as a card of its chapter: what is wrong, the hand that shows it, and what is right. */
import { parseChapter } from '../../src/coach/parse-chapter.ts';
import { bookOf } from '../../src/rule-book/book.ts';
import { chapterView } from '../../src/rule-book/chapter-view.ts';
import { argumentsOf } from './matched.ts';

/** The card of a mistake that the only example exposes. */
function cardOf(...steps: string[]): string {
  const feature = ['Feature: x', 'Rule: The rule', 'Scenario: x', ...steps].join('\n');
  const parsed = parseChapter(feature, 'features/01-x.feature', argumentsOf);
  const [example] = [...parsed.examples, ...parsed.counts];
  if (!example) throw new Error('there is no example');
  const given = example.steps.filter(({ keyword }) => keyword === 'Given' || keyword === 'And');
  const exposedBy = { chapter: 'x', rule: 'The rule', name: 'x', place: example.place, given };
  const mistakes = [{ wrong: 'Wrong.', reason: 'Why.', fails: [], exposedBy }];
  const [chapter] = bookOf({ chapters: [parsed], results: new Map() }, mistakes).chapters;
  if (!chapter) throw new Error('there is no chapter');
  return chapterView(chapter, undefined, undefined).replace(/.*class="mistakes"/s, '');
}

test('it says who really wins', () => {
  const card = cardOf(
    'Given Black holds As Ks',
    'And White holds Qd Qh',
    'Then White wins because "pair beats high card"',
  );
  expect(card).toContain('<p class="right">Right: White wins because “pair beats high card”.</p>');
});

test('it says all that the example demands, and leaves out what stands in a table', () => {
  const steps = ['Given the cards Ac Ad', 'Then they are worth a pair', 'And they contain a pair'];
  expect(cardOf(...steps)).toContain('<p class="right">Right: They are worth a pair; they contain a pair.</p>');
  const table = ['Then so many contain a pair:', '| cards | contain a pair |', '| 2 | 78 |'];
  expect(cardOf('When all hands of 2 cards are counted', ...table)).not.toContain('class="right"');
});
