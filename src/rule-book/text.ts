/** Text of the features as markup: what is written of cards is drawn as cards, the rest is printed. */
import { CARD_OF_NAME } from '../kata/cards/card-name.ts';
import { parseCards } from '../kata/cards/parse-cards.ts';
import { FEATURE_CARDS } from '../kata/cards/written-cards.ts';
import { drawCards } from './card-drawing.ts';
import { typeset } from './typography.ts';

/** What stands in quotation marks is about writing, so it is left as it is written. */
const QUOTED = /("[^"]*")/;
const BLANK = /<([^<>]+)>/g;

/** As features write cards, in quotation marks or not. */
const CARDS = new RegExp(`\\b${FEATURE_CARDS}\\b`, 'g');

/** Nothing but cards, as features write them. */
export const CARDS_ONLY = new RegExp(`^${FEATURE_CARDS}$`);

const NAMED = new RegExp(`\\bthe (${[...CARD_OF_NAME.keys()].join('|')})\\b`, 'g');

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
  return CARDS_ONLY.test(cell) || CARD_OF_NAME.has(cell.replace(/^the /, '')) ? drawUnquoted(cell) : drawText(cell);
}

/** Text with its cards drawn, whether they are written short or by name. */
function drawUnquoted(text: string): string {
  return drawText(text)
    .replaceAll(NAMED, (words, name: string) => `${words} ${drawNamed(name)}`)
    .replaceAll(CARDS, (cards) => drawCards(parseCards(cards)));
}

function drawNamed(name: string): string {
  const card = CARD_OF_NAME.get(name);
  return card ? drawCards([card]) : '';
}
