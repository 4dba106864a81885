import { styleText } from 'node:util';
import type { Card, Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { parseCards } from '../kata/cards/parse-cards.ts';
import { PRINTED_CARDS } from '../kata/cards/written-cards.ts';
import { hasColours } from './colours.ts';

/** How cards are shown. */
export type Draw = (cards: Cards) => string;

/** Draws symbols on a terminal, hearts and diamonds in red where there are colours; plain letters when piped without them. */
export function drawFor(stream: NodeJS.WriteStream): Draw {
  if (hasColours(stream)) return (cards) => cards.map(drawInColour).join(' ');
  return stream.isTTY ? drawSymbols : (cards) => formatCards(cards);
}

const drawSymbols: Draw = (cards) => formatCards(cards, { suits: 'symbols' });

function drawInColour(card: Card): string {
  const text = drawSymbols([card]);
  return card.suit === 'H' || card.suit === 'D' ? styleText('red', text, { validateStream: false }) : text;
}

const CARDS = new RegExp(`\\b${PRINTED_CARDS}\\b`, 'g');

/** Draws the cards in a sentence; what code answers may have a card twice. */
const writeWith = (draw: Draw) => (sentence: string) =>
  sentence.replaceAll(CARDS, (cards) => draw(cards.split(' ').flatMap((card) => parseCards(card))));

/** Draws the cards in a sentence as the stream shows cards. */
export const writeFor = (stream: NodeJS.WriteStream) => writeWith(drawFor(stream));

/** Writes the cards in a sentence with symbols, without colour. */
export const writeSymbols = writeWith(drawSymbols);
