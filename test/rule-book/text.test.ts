import { DECK } from '../../src/kata/cards/deck.ts';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { classesOf, cornerOf, drawCard, drawCards } from '../../src/rule-book/card-drawing.ts';
import { cardStyles } from '../../src/rule-book/card-styles.ts';

import { drawSentence, escapeText } from '../../src/rule-book/text.ts';
import { matched } from './matched.ts';

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

test('what no step takes as cards is text', () => {
  expect(drawSentence({ text: 'Kd & "a king"', arguments: [] })).toBe('Kd &amp; “a king”');
});

test('text means itself', () => {
  expect(escapeText('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;');
});
