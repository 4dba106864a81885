/** How the cards of an example lead to "Try a hand". */
import type { Scenario } from '../../src/rule-book/book.ts';
import { scenarioView } from '../../src/rule-book/example-view.ts';

const linksOf = (...texts: string[]) => {
  const sentences = texts.map((text) => ({ text, table: [] }));
  const steps = sentences.map((sentence) => ({ ...sentence, keyword: 'Given' }));
  const result = { status: 'passed' } as const;
  const example = { slug: 'x', place: 'features/x.feature:1', name: 'x', cells: [], sentences, result };
  const scenario: Scenario = { name: 'x', prose: [], steps, columns: [], examples: [example] };
  return [...scenarioView(scenario).matchAll(/href="(#try[^"]*)"/g)].map(([, address]) => address);
};

test('two hands are tried together', () => {
  expect(linksOf('Black holds 2h 3d', 'White holds 4h 4d')).toEqual(['#try/2h-3d/vs/4h-4d']);
});

test('of more hands, which cannot be set side by side, each is tried alone', () => {
  const hands = ['Black holds 2h 3d', 'White holds 4h 4d', 'Red holds Ah', 'Blue holds nothing'];
  expect(linksOf(...hands)).toEqual(['#try/2h-3d', '#try/4h-4d', '#try/Ah']);
});
