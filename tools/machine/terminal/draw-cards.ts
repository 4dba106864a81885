import type { Cards } from '../../../src/cards/card.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { readCards } from '../../../src/cards/parse-cards.ts';
import { PRINTED_CARDS, TYPED_RANK } from '../../../steps/written-cards.ts';
import { hasColours, inStyle } from './colours.ts';

/** Writes cards for a stream. */
export type Draw = (cards: Cards) => string;

const RED_CARD = new RegExp(`${TYPED_RANK}[♥♦]`, 'g');
/** Cards in a sentence, and what is in quotation marks, where cards stay as somebody wrote them. */
const CARDS_OR_QUOTED = new RegExp(`"[^"]*"|\\b${PRINTED_CARDS}\\b`, 'g');

/** Colours hearts and diamonds red. */
export function redden(text: string): string {
  return text.replaceAll(RED_CARD, (card) => inStyle('red', card));
}

function drawSymbols(cards: Cards): string {
  return formatCards(cards, { suits: 'symbols' });
}

/**
 * Returns how to write cards: symbols on a terminal, red suits in red if it has colours; letters
 * for a plain pipe.
 */
export function drawFor(stream: NodeJS.WriteStream): Draw {
  if (hasColours(stream)) return (cards) => redden(drawSymbols(cards));
  return stream.isTTY ? drawSymbols : (cards) => formatCards(cards);
}

/**
 * Returns a function that draws the cards in a sentence for a stream, but not those in quotation
 * marks. Cards may repeat.
 */
export function writeFor(stream: NodeJS.WriteStream): (sentence: string) => string {
  const draw = drawFor(stream);
  return (sentence) =>
    sentence.replaceAll(CARDS_OR_QUOTED, (found) =>
      found.startsWith('"') ? found : draw(readCards(found)),
    );
}
