import { RANKS, type Rank } from './card.ts';

/** The ranks in words, lowest first. */
const NAMES = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
];

/** Names one card of a rank: `ace`. */
export function rankName(rank: Rank): string {
  return NAMES[rank - RANKS[0]] as string;
}

/** Names several cards of a rank: `aces`, `sixes`. */
export function rankPlural(rank: Rank): string {
  return rank === 6 ? 'sixes' : `${rankName(rank)}s`;
}

/** Names one card of a rank with its article: `an ace`, `a king`. */
export function rankWithArticle(rank: Rank): string {
  const article = rank === 8 || rank === 14 ? 'an' : 'a';
  return `${article} ${rankName(rank)}`;
}
