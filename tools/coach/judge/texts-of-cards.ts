/** Texts that somebody might write for cards, good and bad ones, and what comes of reading them. */
import type { Card, Cards } from '../../../src/cards/card.ts';
import { cardIndex } from '../../../src/cards/card-index.ts';
import { formatCard, rankLetter } from '../../../src/cards/format-cards.ts';
import { isRefusal } from '../../../steps/expect.ts';
import type { Rules } from '../../../steps/rules-under-test.ts';
import { show } from '../../machine/words/show.ts';

/** A card as it is written, and what stands after it. */
interface Spelling {
  readonly rank: string;
  readonly suit: string;
  readonly gap: string;
}

/** What may be wrong with a text. Half of all texts have no fault. */
const FAULTS: readonly ((spelled: Spelling) => Spelling)[] = [
  (spelled) => ({ ...spelled, rank: '1' }),
  (spelled) => ({ ...spelled, rank: '' }),
  (spelled) => ({ ...spelled, suit: '' }),
  (spelled) => ({ ...spelled, suit: 'x' }),
];
const TWICE = FAULTS.length;
const KINDS = 2 * (FAULTS.length + 1);

/**
 * Writes cards as text. The cards themselves choose how they are spelled and whether something is
 * wrong with the text, so that the same cards always give the same text.
 */
export function writtenText(cards: Cards): string {
  const sum = cards.reduce((total, card) => total + cardIndex(card), 0);
  const kind = sum % KINDS;
  const place = sum % cards.length;
  const spelled = cards.map((card) => spell(card, cardIndex(card)));
  const again = cards[place];
  // Half of the repeated cards are spelled alike, the others in two ways.
  const change = sum % (2 * KINDS) === TWICE ? 0 : 1;
  if (kind === TWICE && again) spelled.push(spell(again, cardIndex(again) + change));
  const texts = spelled.map((one, index) => {
    const { rank, suit, gap } = (index === place && FAULTS[kind]?.(one)) || one;
    return `${rank}${suit}${gap}`;
  });
  return texts.join('').trim();
}

function spell({ rank, suit }: Card, spelling: number): Spelling {
  const isShort = spelling % 2 === 0;
  const letter = rankLetter(rank);
  const symbol = formatCard({ rank, suit }, 'symbols').slice(1);
  return {
    rank: isShort ? letter : letter.toLowerCase().replace('t', '10'),
    suit: [suit, suit.toLowerCase(), symbol][spelling % 3] as string,
    gap: ['', '  '][spelling % 5] ?? ' ',
  };
}

const REFUSED = 'an error: ';

/** Returns the cards that some rules read in a text, or the error by which they refuse it. */
export function readBy({ parseCards }: Rules, text: string): string {
  try {
    return show(parseCards(text));
  } catch (error) {
    if (isRefusal(error)) return `${REFUSED}${error.message}`;
    throw error;
  }
}

/** Leaves out in which words a text is refused. */
export const withoutReason = (answer: string): string =>
  answer.startsWith(REFUSED) ? REFUSED : answer;
