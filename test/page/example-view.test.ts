/** How sentences, examples and tables are drawn and worded, and how their cards lead to "Try a hand". */
import { DECK } from '../../src/kata/cards/deck.ts';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { bookOf } from '../../src/page/view/book.ts';
import { classesOf, cornerOf, drawCard, drawCards } from '../../src/page/view/card-drawing.ts';
import { cardStyles } from '../../src/page/view/card-styles.ts';
import { scenarioView } from '../../src/page/view/example-view.ts';
import { drawSentence, escapeText } from '../../src/page/view/text.ts';
import { tryLink } from '../../src/page/view/try-link.ts';
import { columnName, countedInWords, percentOf } from '../../src/page/view/words.ts';
import { chapterOf, matched } from './matched.ts';

const viewOf = (...steps: string[]) => viewOfScenario('Scenario: x', ...steps);
const viewOfScenario = (...lines: string[]) => {
  const book = bookOf([chapterOf('Rule: The rule', ...lines)], []);
  return (book.chapters[0]?.rules[0]?.scenarios ?? []).map(scenarioView).join('');
};
const linksOf = (...steps: string[]) =>
  [...viewOf(...steps).matchAll(/href="(#try[^"]*)"/g)].map(([, address]) => address);

test('two hands are tried together; of more, and of a table of hands, each is tried alone', () => {
  expect(linksOf('Given Black holds 2h 3d', 'And White holds 4h 4d')).toEqual(['#try/2h-3d/vs/4h-4d']);
  const hands = ['Black holds 2h 3d', 'White holds 4h 4d', 'Red holds Ah', 'Blue holds nothing'];
  expect(linksOf(...hands.map((hand) => `Given ${hand}`))).toEqual(['#try/2h-3d', '#try/4h-4d', '#try/Ah']);
  const rows = ['| hand | cards |', '| pair | Kd Kh |', '| high card | As |'];
  expect(linksOf('Given these hands:', ...rows)).toEqual(['#try/Kd-Kh', '#try/As']);
});

test('of a table, cells with cards are drawn whatever their column is called, and those with numbers are marked', () => {
  const view = viewOf('Then so many contain a pair:', '| cards | best five | hands |', '| 2 | Kd Kh | 1,326 |');
  expect(view).toContain('<th scope="col" class="count">Cards</th><th scope="col">Best five</th>');
  expect(view).toContain('<td data-name="Cards" class="count">2</td><td><a class="hand"');
  expect(view).toContain('<td data-name="Hands" class="count">1,326</td>');
});

/** The words of a view in their order. */
const aloud = (view: string) =>
  view
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

test('whether cards contain a combination is said before them', () => {
  expect(aloud(contains('No straight flush: <why>', 'do not contain'))).toContain(
    'does not contain a straight flush: five of hearts, six of hearts, seven of hearts, eight of hearts,',
  );
  const single = viewOf('Given the cards Kd Kh 2c', 'Then they do not contain two pairs');
  expect(aloud(single)).toMatch(/x does not contain two pairs .*king of diamonds, king of hearts, two of clubs,/);
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

const KINGS = drawCards(parseCards('Kd Kh'));

test('a card is its name, and the styles of the page draw every suit and every rank', () => {
  expect(drawCard({ rank: 9, suit: 'C' })).toBe('<b class="card C 9">nine of clubs</b>');
  const styles = cardStyles();
  for (const card of DECK) {
    const [suit, rank] = classesOf(card);
    expect(styles).toContain(`.card.${suit} { color: `);
    expect(styles).toMatch(new RegExp(`^\\.card\\.(\\\\3)?${rank} +\\{ --rank: "${cornerOf(card)}"`, 'm'));
  }
});

test.each([
  ['cards are drawn', 'the cards Kd Kh', `the cards ${KINGS}`],
  ['what is quoted is left as it is written', 'somebody writes "Kd Kh"', 'somebody writes “Kd Kh”'],
  ['a card that is named is drawn beside its name', 'that is the king of hearts', /^that is the king of hearts <span/],
  ['a word that only begins like a card is a word', 'Ask Kdo', 'Ask Kdo'],
  ['the place of a cell is marked', 'the cards <cards>', 'the cards <span class="blank">cards</span>'],
  ['all cards are drawn', 'Black has a pair: Kd Kh', `Black has a pair: ${KINGS}`],
  ['apostrophes and quotation marks are curly', `the players' "" is Black's`, 'the players’ “” is Black’s'],
  ['markup means itself', 'a < b & c', 'a &lt; b &amp; c'],
])('in a sentence %s', (_, sentence, markup) => {
  expect(drawSentence(matched(sentence))).toEqual(typeof markup === 'string' ? markup : expect.stringMatching(markup));
});

test('what no step takes as cards is text, and text means itself', () => {
  expect(drawSentence({ text: 'Kd & "a king"', arguments: [] })).toBe('Kd &amp; “a king”');
  expect(escapeText('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;');
});

const DEAL = [
  '2 players are dealt Omaha from an unshuffled deck',
  'Player 1 is dealt As Qs',
  'Player 2 is dealt Ks Js',
];

test.each([
  ['one hand', ['the cards Kd Kh 9c', 'they contain a pair'], '#try/Kd-Kh-9c'],
  ['two hands', ['Black holds Kd Kh', 'White holds 9c 9d', 'they tie: x'], '#try/Kd-Kh/vs/9c-9d'],
  ['two with a board', ['the board 7c 7d 7h', 'Black holds Ah', 'White holds Ks'], '#try/Ah-7c-7d-7h/vs/Ks-7c-7d-7h'],
  ['a game', ["a game of Texas hold'em", 'the board Kd 9c 8s', 'Black holds Ks 9h'], '#try/Ks-9h-Kd-9c-8s'],
  ['no deal of Omaha', [...DEAL, 'the board is 5s 4s 3s'], undefined],
  ['what somebody writes', ['somebody writes "A♠ 10h"'], '#try/A%E2%99%A0-10h'],
  ['nothing without cards', ['no cards'], undefined],
  ['no deal to nobody', ['0 players are dealt Omaha from an unshuffled deck'], undefined],
  ['no comparison of three', ['Black holds 2c', 'White holds 2d', 'Red holds 2h'], undefined],
])('%s can be tried', (_, texts, address) => {
  expect(tryLink(texts.map(matched))).toBe(address);
});

test('columns, counts and shares are worded for a reader', () => {
  expect(['five', 'hands in all'].map(columnName)).toEqual(['Best five', 'Hands in all']);
  const counted = ['all hands of 5 and 7 cards', 'some hands of 8 to 10 cards', 'all boards that may come'];
  expect(counted.map((hands) => countedInWords(`${hands} are counted`))).toEqual([
    'A program has counted every possible hand of 5 and 7 cards.',
    'A program has counted some of the hands of 8 to 10 cards.',
    'All boards that may come are counted',
  ]);
  const shares = [1023, 6, 52, 0, 1081, 1075].map((count) => percentOf(count, 1081));
  expect(shares).toEqual(['95%', '0.6%', '5%', '0%', '100%', '99.4%']); // hardly anything is not nothing
});
