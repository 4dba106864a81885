/** How sentences, examples and tables are drawn. */
import { DECK } from '../../../src/cards/deck.ts';
import { parseCards } from '../../../src/cards/parse-cards.ts';
import { bookOf } from '../view/book.ts';
import { classesOf, cornerOf, drawCard, drawCards } from '../view/card-drawing.ts';
import { cardStyles } from '../view/card-styles.ts';
import { scenarioView } from '../view/example-view.ts';
import { drawSentence } from '../view/text.ts';
import { columnName, percentOf } from '../view/words.ts';
import { chapterOf, matched } from './matched.ts';

/** Draws the scenarios of a rule. */
const viewOf = (lines: readonly string[]) => {
  const steps = lines[0]?.startsWith('Scenario') ? lines : ['Scenario: x', ...lines];
  const [chapter] = bookOf([chapterOf('Rule: The rule', ...steps)], []).chapters;
  return (chapter?.rules[0]?.scenarios ?? []).map(scenarioView).join('');
};

/** Returns the words of a view, as read aloud. */
const aloud = (view: string) =>
  view
    .replaceAll(/<b class="card[^>]*>([^<]*)<\/b>/g, ' $1,')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const HOLDS = [
  'Given Black holds 2h 3d',
  'Given White holds 4h 4d',
  'Given Red holds Ah',
  'Given Blue holds nothing',
];
const LISTED = ['Given these hands:', '| hand | cards |', '| pair | Kd Kh |', '| x | As |'];

test.each([
  ['two hands are tried together', HOLDS.slice(0, 2), ['#try/2h-3d/vs/4h-4d']],
  ['so are more', HOLDS, ['#try/2h-3d/vs/4h-4d/vs/Ah']],
  ['those of a table are tried alone', LISTED, ['#ranking/see/Kd-Kh', '#ranking/see/As']],
])('%s', (_, steps, links) => {
  expect(
    [...viewOf(steps).matchAll(/href="(#(?:try|ranking)[^"]*)"/g)].map(([, address]) => address),
  ).toEqual(links);
});

/** A table of examples that do not contain a straight flush. */
const lacking = (name: string) => [
  `Scenario Outline: ${name}`,
  'Given the cards <cards>',
  'Then they do not contain a straight flush',
  'Examples:',
  '| cards | why |',
  '| 5h 6h | two hearts |',
];

const KICKER = [
  'Scenario Outline: The board: <why>',
  'Given the board 7c 7d 7h 3s 2d',
  'And Black holds <Black>',
  'And White holds <White>',
  'Then Black wins',
  'And the reason is "both have three sevens: <reason>"',
  'Examples:',
  '| Black | White | reason | why |',
  '| Ah Td | Ks Qs | the ace wins | the first kicker |',
];

const ROUND_BEFORE = [
  'Given the round before was won by Ah Jh against Kc Qd',
  'And these players:',
  '| player | cards |',
  '| Ann | 4s 4d |',
];

const ODDS = [
  'Given the board <board>',
  'And Black holds <Black>',
  'Then of all hands that White may hold, Black beats <wins>, ties with <ties> and loses to <losses>',
  'Examples:',
  '| board    | Black | wins  | ties | losses | why      |',
  '| Ah Kd 7s | Ac 9d | 1,023 | 6    | 52     | top pair |',
];

const OMAHA = [
  'Given a game of Omaha',
  'And the board 2s 5s 9s',
  'And Black holds As Js 8c',
  'Then Black has a flush: As',
];
const ALONE = ['Given the cards Kd Kh 2c', 'Then they do not contain two pairs'];
const COUNTED = [
  'Then this many hands of other sizes contain a pair:',
  '| cards | best five | hands |',
  '| 2 | Kd Kh | 1,326 |',
];

test.each([
  [
    'a table has the name of its examples',
    lacking('No straight flush: <why>'),
    /^No straight flush Cards Why/,
  ],
  [
    'a caption adds what its name lacks',
    lacking('Not royal: <why>'),
    /^Not royal does not contain a straight flush C/,
  ],
  ['a table without a name has that of the rule', lacking('<why>'), /^The rule Cards/],
  [
    'a verdict precedes the cards',
    lacking('No: <why>'),
    /does not contain a straight flush: five of hearts,/,
  ],
  ['also alone', ALONE, /x does not contain two pairs .*king of d/],
  [
    'what all rows share is shown once',
    KICKER,
    /^The board The board seven of clubs,.* Black White Why Links/,
  ],
  ['a row shows who wins', KICKER, / ten of diamonds, wins king of spades, queen of spades, /],
  [
    'a row shows why it is there and why a player wins',
    KICKER,
    / the first kicker both have three sevens: the ace wins/,
  ],
  ['a sentence stays before a table', ROUND_BEFORE, /^x The round before .* These players Play/],
  ['what is counted is also a share', ODDS, /1,023 95% 6 0.6% 52 5% top pair/],
  ['but not without wins', ODDS.map((line) => line.replace('wins', 'won')), /1,023 6 52 top/],
  [
    'an example alone has no keywords',
    OMAHA,
    /A game of Omaha Board two.* Black ace.* Black has a flush/,
  ],
])('%s', (_, lines, words) => {
  expect(aloud(viewOf(lines))).toMatch(words);
});

test.each([
  [
    'columns of numbers are marked',
    COUNTED,
    '<th scope="col" class="count">Cards</th><th scope="col">Best five</th>',
  ],
  [
    'cards are drawn whatever their column is called',
    COUNTED,
    'class="count">2</td><td><a class="hand"',
  ],
  [
    'numbers are marked, with their column',
    COUNTED,
    '<td data-name="Hands" class="count">1,326</td>',
  ],
  [
    'what is not contained is marked',
    lacking('No: <why>'),
    '<caption><span class="about not">No</span>',
  ],
  ['the cards of a row are marked', KICKER, '<b class="card H A counts decides">ace of hearts</b>'],
  [
    'a row has its line in the feature',
    lacking('x: <why>'),
    '<tr id="x/x-two-hearts" data-line="8"',
  ],
  ['so does an example alone', ALONE, 'id="x/x" data-line="3"'],
])('%s', (_, lines, markup) => {
  expect(viewOf(lines)).toContain(markup);
});

const KINGS = drawCards(parseCards('Kd Kh'));

test('a card is its name, and the styles of the page draw every suit and every rank', () => {
  expect(drawCard({ rank: 9, suit: 'C' })).toBe('<b class="card C 9">nine of clubs</b>');
  const styles = cardStyles();
  for (const card of DECK) {
    const [suit, rank] = classesOf(card);
    expect(styles).toContain(`.card.${suit} { color: `);
    expect(styles).toMatch(
      new RegExp(`^\\.card\\.(\\\\3)?${rank} +\\{ --rank: "${cornerOf(card)}"`, 'm'),
    );
  }
});

test.each([
  ['cards are drawn', 'the cards Kd Kh', `the cards ${KINGS}`],
  ['quoted text is left alone', 'somebody writes "Kd Kh"', 'somebody writes “Kd Kh”'],
  [
    'a named card is drawn after its name',
    'that is the king of hearts',
    /^that is the king of hearts <span/,
  ],
  ['a word that only begins like a card is a word', 'Ask Kdo', 'Ask Kdo'],
  ['all cards are drawn', 'Black has a pair: Kd Kh', `Black has a pair: ${KINGS}`],
  [
    'apostrophes and quotation marks are curly',
    `the players' "" is Black's`,
    'the players’ “” is Black’s',
  ],
  ['markup means itself', 'a < b & c', 'a &lt; b &amp; c'],
])('in a sentence %s', (_, sentence, markup) => {
  expect(drawSentence(matched(sentence))).toEqual(
    typeof markup === 'string' ? markup : expect.stringMatching(markup),
  );
});

test('columns and shares are worded for a reader', () => {
  expect(['five', 'hands in all'].map(columnName)).toEqual(['Best five', 'Hands in all']);
  const shares = [950, 6, 0, 1000, 994, 0.002, 999.998].map((count) => percentOf(count, 1000));
  // A small share is not 0%.
  expect(shares).toEqual(['95%', '0.6%', '0%', '100%', '99.4%', '0.0002%', '99.9998%']);
});
