import { DECK } from '../../src/kata/cards/deck.ts';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { drawCard, drawCards } from '../../src/rule-book/card-drawing.ts';
import { cardSymbols } from '../../src/rule-book/card-symbols.ts';
import { drawCell, drawnNames, drawSentence, escapeText } from '../../src/rule-book/text.ts';

const KINGS = drawCards(parseCards('Kd Kh'));

test('a card is a picture with a name and the colour of its suit, and every picture is drawn on the page', () => {
  expect(drawCard({ rank: 9, suit: 'C' })).toBe(
    '<svg class="card suit-C" role="img" aria-label="nine of clubs"><use href="#card-9C"/></svg>',
  );
  const symbols = cardSymbols();
  for (const card of DECK) expect(symbols).toContain(`id="${drawCard(card).match(/#([^"]+)/)?.[1]}"`);
});

test.each([
  ['cards are drawn', 'the cards Kd Kh', `the cards ${KINGS}`],
  ['what is quoted is left as it is written', 'somebody writes "Kd Kh"', 'somebody writes “Kd Kh”'],
  ['a card that is named is drawn beside its name', 'that is the king of hearts', /^that is the king of hearts <span/],
  ['a word that only begins like a card is a word', 'Ask Kdo', 'Ask Kdo'],
  ['the place of a cell is marked', 'the cards <cards>', 'the cards <span class="blank">cards</span>'],
  ['apostrophes and quotation marks are curly', `the players' "" is Black's`, 'the players’ “” is Black’s'],
  ['markup means itself', 'a < b & c', 'a &lt; b &amp; c'],
])('in a sentence %s', (_, sentence, markup) => {
  expect(drawSentence(sentence)).toEqual(typeof markup === 'string' ? markup : expect.stringMatching(markup));
});

test('a cell is drawn when it is nothing but cards', () => {
  expect(drawCell('Kd Kh')).toBe(KINGS);
  expect(drawCell('the king of hearts')).toContain('aria-label="king of hearts"');
  expect(drawCell('Ah Kx 9s')).toBe('Ah Kx 9s');
  expect(drawCell('a pair & "a king"')).toBe('a pair &amp; “a king”');
});

test('only what stands outside quotation marks may be drawn', () => {
  expect(drawnNames('White has <worth>: "<reason>"')).toEqual(['worth']);
});

test('text means itself', () => {
  expect(escapeText('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;');
});
