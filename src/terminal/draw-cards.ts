import { styleText } from 'node:util';
import type { Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { parseCards } from '../kata/cards/parse-cards.ts';
import { PRINTED_CARDS } from '../kata/cards/written-cards.ts';
import { hasColours } from './colours.ts';

/** How cards are shown. */
export type Draw = (cards: Cards) => string;

/** Symbols on a terminal, hearts and diamonds in red where there are colours; plain letters when piped without them. */
export function drawFor(stream: NodeJS.WriteStream): Draw {
  if (hasColours(stream)) return (cards) => cards.map(drawInColour).join(' ');
  if (stream.isTTY) return (cards) => formatCards(cards, { suits: 'symbols' });
  return (cards) => formatCards(cards);
}

function drawInColour(card: Cards[number]): string {
  const text = formatCards([card], { suits: 'symbols' });
  return card.suit === 'H' || card.suit === 'D' ? styleText('red', text, { validateStream: false }) : text;
}

const CARDS = new RegExp(`\\b${PRINTED_CARDS}\\b`, 'g');

/** Draws the cards in a sentence. */
const writeWith = (draw: Draw) => (sentence: string) => sentence.replaceAll(CARDS, (cards) => draw(oneByOne(cards)));

/** What code answers may have a card twice. */
const oneByOne = (cards: string) => cards.split(' ').flatMap((card) => parseCards(card));

/** Draws the cards in a sentence as the stream shows cards. */
export const writeFor = (stream: NodeJS.WriteStream) => writeWith(drawFor(stream));

/** Writes the cards in a sentence with symbols, without colour. */
export const writeSymbols = writeWith((cards) => formatCards(cards, { suits: 'symbols' }));
