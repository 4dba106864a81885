/** Text of the features as markup: what is written of cards is drawn as cards, the rest is printed. */
import type { Card } from '../kata/cards/card.ts';
import { cardName } from '../kata/cards/card-name.ts';
import { DECK } from '../kata/cards/deck.ts';
import { parseCards } from '../kata/cards/parse-cards.ts';
import { drawCards } from './card-drawing.ts';
import { typeset } from './typography.ts';

/** What stands in quotation marks is about writing, so it is left as it is written. */
const QUOTED = /("[^"]*")/;
const BLANK = /<([^<>]+)>/g;

/** As features write cards, in quotation marks or not. */
const CARDS = /\b[2-9TJQKA][cdhs](?: [2-9TJQKA][cdhs])*\b/g;

/** Nothing but cards, as features write them. */
export const CARDS_ONLY = new RegExp(`^(?:${CARDS.source})$`);

/** Every card by its name: `nine of clubs`. */
export const BY_NAME: ReadonlyMap<string, Card> = new Map(DECK.map((card) => [cardName(card), card]));
const NAMED = /\bthe (\w+ of (?:clubs|diamonds|hearts|spades))\b/g;

/** Text that means itself. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Text as it is printed. */
export function drawText(text: string): string {
  return escapeText(typeset(text));
}

/** A sentence with its cards drawn, and names such as `<cards>` marked as the places of a table's cells. */
export function drawSentence(sentence: string): string {
  const parts = sentence.split(QUOTED).map((part) => (QUOTED.test(part) ? drawText(part) : drawUnquoted(part)));
  return parts.join('').replaceAll(/&lt;([^&]+)&gt;/g, '<span class="blank">$1</span>');
}

/** The names in angle brackets that a sentence has outside quotation marks: whatever takes their place may be drawn. */
export function drawnNames(sentence: string): string[] {
  const unquoted = sentence.split(QUOTED).filter((part) => !QUOTED.test(part));
  return unquoted.flatMap((part) => [...part.matchAll(BLANK)].map(([, name = '']) => name));
}

/** A cell of a table: cards are drawn, everything else is text. */
export function drawCell(cell: string): string {
  return CARDS_ONLY.test(cell) || BY_NAME.has(cell.replace(/^the /, '')) ? drawUnquoted(cell) : drawText(cell);
}

/** Text with its cards drawn, whether they are written short or by name. */
function drawUnquoted(text: string): string {
  return drawText(text)
    .replaceAll(NAMED, (words, name: string) => `${words} ${drawNamed(name)}`)
    .replaceAll(CARDS, (cards) => drawCards(parseCards(cards)));
}

function drawNamed(name: string): string {
  const card = BY_NAME.get(name);
  return card ? drawCards([card]) : '';
}
