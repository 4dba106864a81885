/** How the cards of an example lead to "Try a hand". */
import { parseChapter } from '../../src/coach/parse-chapter.ts';
import { bookOf } from '../../src/rule-book/book.ts';
import { scenarioView } from '../../src/rule-book/example-view.ts';
import { argumentsOf } from './matched.ts';

const viewOf = (...steps: string[]) => {
  const feature = ['Feature: x', 'Scenario: x', ...steps].join('\n');
  const chapters = [parseChapter(feature, 'features/01-x.feature', argumentsOf)];
  const [chapter] = bookOf({ chapters, results: new Map() }, []).chapters;
  return (chapter?.rules[0]?.scenarios ?? []).map(scenarioView).join('');
};
const linksOf = (...steps: string[]) =>
  [...viewOf(...steps).matchAll(/href="(#try[^"]*)"/g)].map(([, address]) => address);

test('two hands are tried together', () => {
  expect(linksOf('Given Black holds 2h 3d', 'And White holds 4h 4d')).toEqual(['#try/2h-3d/vs/4h-4d']);
});

test('of more hands, which cannot be set side by side, each is tried alone', () => {
  const hands = ['Black holds 2h 3d', 'White holds 4h 4d', 'Red holds Ah', 'Blue holds nothing'];
  expect(linksOf(...hands.map((hand) => `Given ${hand}`))).toEqual(['#try/2h-3d', '#try/4h-4d', '#try/Ah']);
});

test('of a table of hands, each is tried alone', () => {
  const rows = ['| hand | cards |', '| pair | Kd Kh |', '| high card | As |'];
  expect(linksOf('Given these hands:', ...rows)).toEqual(['#try/Kd-Kh', '#try/As']);
});

test('of a table, cells with cards are drawn whatever their column is called, and those with numbers are marked', () => {
  const view = viewOf('Then so many contain a pair:', '| cards | best five | hands |', '| 2 | Kd Kh | 1,326 |');
  expect(view).toContain('<th scope="col" class="count">cards</th><th scope="col">best five</th>');
  expect(view).toContain('<td data-name="cards" class="count">2</td><td data-name="best five"><a class="hand"');
  expect(view).toContain('<td data-name="hands" class="count">1,326</td>');
});
