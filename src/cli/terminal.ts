import { once } from 'node:events';
import { styleText } from 'node:util';
import type { Cards } from '../cards/card.ts';
import { formatCards } from '../cards/format-cards.ts';

/** How cards are shown. */
export type Draw = (cards: Cards) => string;

/** Symbols on a terminal, hearts and diamonds in red if it has colours (NO_COLOR turns them off); plain letters when piped. */
export function drawFor(stream: NodeJS.WriteStream): Draw {
  if (!stream.isTTY) return (cards) => formatCards(cards);
  if (!stream.hasColors()) return (cards) => formatCards(cards, { suits: 'symbols' });
  return (cards) => cards.map(drawInColour).join(' ');
}

function drawInColour(card: Cards[number]): string {
  const text = formatCards([card], { suits: 'symbols' });
  return card.suit === 'H' || card.suit === 'D' ? styleText('red', text, { validateStream: false }) : text;
}

/** Writes, and waits while the reader cannot keep up, so that nothing piles up in memory. */
export async function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
