/** How examples are drawn, and how their cards lead to "Try a hand". */
import { parseChapter } from '../../src/coach/parse-chapter.ts';
import { bookOf } from '../../src/rule-book/book.ts';
import { scenarioView } from '../../src/rule-book/example-view.ts';
import { argumentsOf } from './matched.ts';

const viewOf = (...steps: string[]) => viewOfScenario('Scenario: x', ...steps);
const viewOfScenario = (...lines: string[]) => {
  const feature = ['Feature: x', 'Rule: The rule', ...lines].join('\n');
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
  expect(view).toContain('<th scope="col" class="count">Cards</th><th scope="col">Best five</th>');
  expect(view).toContain('<td data-name="Cards" class="count">2</td><td><a class="hand"');
  expect(view).toContain('<td data-name="Hands" class="count">1,326</td>');
});

/** The words of a view in their order, without those that only the eye sees. */
const aloud = (view: string) =>
  view
    .replaceAll(/<span aria-hidden="true">[^<]*<\/span>/g, '')
    .replaceAll(/<svg [^>]*aria-label="([^"]*)".*?<\/svg>/g, ' $1,')
    .replaceAll(/<b class="card[^>]*>([^<]*)<\/b>/g, ' $1,')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const contains = (name: string, verb: string) =>
  viewOfScenario(
    `Scenario Outline: ${name}`,
    'Given the cards <cards>',
    `Then they ${verb} a straight flush`,
    'Examples:',
    '| cards | why |',
    '| 5h 6h 7h 8h | four hearts |',
  );

test('a table is called by the name of its examples, and tells whether the cards contain it', () => {
  expect(contains('No straight flush: <why>', 'do not contain')).toMatch(
    /<caption><span class="about not">No straight flush<\/span> *<\/caption>/,
  );
  expect(aloud(contains('Not royal: <why>', 'do not contain'))).toMatch(
    /^Not royal does not contain a straight flush Cards Why/,
  );
  expect(contains('<why>', 'do not contain')).toContain('<caption class="unseen">The rule</caption>');
});

test('whether cards contain a combination is said before them, and what is missing after them', () => {
  const table = aloud(contains('No straight flush: <why>', 'do not contain'));
  expect(table).toContain(
    'does not contain a straight flush: five of hearts, six of hearts, seven of hearts, eight of hearts, missing: the nine or the four of hearts, four hearts',
  );
  const single = viewOf('Given the cards Kd Kh 2c', 'Then they do not contain two pairs');
  expect(aloud(single)).toMatch(
    /x does not contain two pairs .*king of diamonds, king of hearts, two of clubs, missing: a two,$/,
  );
  expect(single).toContain('<span aria-hidden="true">not two pairs</span>');
});

test('of a table the sentences stay that tell what is the same in each example', () => {
  const table = viewOfScenario(
    'Scenario Outline: The board: <why>',
    'Given the board 7c 7d 7h 3s 2d',
    'And Black holds <Black>',
    'And White holds <White>',
    'Then <winner> wins because "<reason>"',
    'Examples:',
    '| Black | White | winner | reason | why |',
    '| Ah Td | Ks Qs | Black | ace beats king | the first kicker |',
  );
  const words = aloud(table);
  expect(words).toMatch(/^The board The board seven of clubs,.* Black White Why Links/);
  expect(words).toContain(
    'ace of hearts, ten of diamonds, wins king of spades, queen of spades, the first kicker ace beats king',
  );
  expect(table).toContain('<b class="card H A counts decides">ace of hearts</b>');
});

test('an example alone has its board, its hands and what is said of them, without Given and Then', () => {
  const view = viewOf(
    'Given a game of Omaha',
    'And the board 2s 5s 9s Td Kh',
    'And Black holds As Js 8c 8d',
    'Then Black has a flush: As Js 9s 5s 2s',
  );
  expect(
    view.replaceAll(/<b class="card.*?<\/b>/g, '').match(/<(p|div|ul|li|span) ?(class="[a-z]+")?>[A-Z][^<]*/g),
  ).toEqual([
    '<li>A game of Omaha',
    '<span class="label">Board',
    '<span class="label">Black',
    '<li>Black has a flush: ',
  ]);
});

test('every example says where it stands in its feature', () => {
  expect(contains('x: <why>', 'contain')).toContain('<tr id="x/x-four-hearts" data-line="8"');
  expect(viewOf('Given the cards Kd Kh')).toContain('id="x/x" data-line="3"');
});

test('what is counted of all cases is also told as a share of them', () => {
  const table = aloud(
    viewOf(
      'Given the board <board>',
      'And Black holds <Black>',
      "When all of White's possible hole cards are counted",
      'Then of these Black wins <wins>, ties <ties> and loses <losses>',
      'Examples:',
      '| board    | Black | wins  | ties | losses | why      |',
      '| Ah Kd 7s | Ac 9d | 1,023 | 6    | 52     | top pair |',
    ),
  );
  expect(table).toContain('1,023 95% 6 0.6% 52 5% top pair');
});
