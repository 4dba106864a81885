/** Cards by their names, as people type them. */
import { type Cards, RANKS } from '../../kata/cards/card.ts';
import { CARD_OF_NAME, cardName } from '../../kata/cards/card-name.ts';
import { DECK } from '../../kata/cards/deck.ts';
import { rankName } from '../../kata/cards/rank-names.ts';

/** A rank in a name, as part of a regular expression: `ten`, `10`. */
export const NAMED_RANK = `(?:${RANKS.map(rankName).join('|')}|10|[2-9])`;

/** All words that names are made of. */
export const NAME_WORDS: readonly string[] = [...new Set([...CARD_OF_NAME.keys()].flatMap((name) => name.split(' ')))];

/** The cards that a rank and the beginning of a suit name, in any case; without a suit they are four. */
export function cardsCalled(rank: string, suit: string): Cards {
  return DECK.filter((card) => {
    const [rankWord, suitWord = ''] = cardName(card).split(' of ');
    const isRank = rank.toLowerCase() === rankWord || rank === String(card.rank);
    return isRank && suitWord.startsWith(suit.toLowerCase());
  });
}

/** The same text with the suits that some keyboards draw as outlines drawn as all others are, and without variation selectors. */
export function withPlainSuits(text: string): string {
  return text.replaceAll(/[\ufe0e\ufe0f]/g, '').replaceAll(/[♧♢♡♤]/g, (suit) => OUTLINED[suit] as string);
}

const OUTLINED: Readonly<Record<string, string>> = { '♧': '♣', '♢': '♦', '♡': '♥', '♤': '♠' };
