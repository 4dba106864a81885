/**
 * How cards stand in a sentence, as parts of regular expressions; `parseCards` reads what they
 * find.
 */
import { RANKS, SUITS } from '../src/cards/card.ts';
import { rankLetter } from '../src/cards/format-cards.ts';

const RANK = `[${RANKS.map(rankLetter).join('')}]`;
const SUIT = SUITS.join('');
const several = (card: string) => `${card}(?: ${card})*`;

/** A rank as people type it: `T` or `10`. */
export const TYPED_RANK = `(?:10|${RANK})`;
/** Cards as features write them: `Kd 9c`. */
export const FEATURE_CARDS = several(`${RANK}[${SUIT.toLowerCase()}]`);
/** Cards as features write them or as the library prints them: `Kd 9c`, `KD 9C`. */
export const PRINTED_CARDS = several(`${RANK}[${SUIT}${SUIT.toLowerCase()}]`);
