/** The words that the page needs beside those of the features. */
import type { Suit } from '../../kata/cards/card.ts';
import { cardName } from '../../kata/cards/card-name.ts';
import { rankName } from '../../kata/cards/rank-names.ts';
import type { Contains, Outcome } from './example-marks.ts';
import type { Missing } from './marked-cards.ts';

/** Columns whose names in the features are those of a program more than of a reader. */
const COLUMNS: Readonly<Record<string, string>> = {
  text: 'Written',
  five: 'Best five',
  ranks: 'They count as',
  kickers: 'The kicker',
  hole: 'Hole cards',
  wins: 'Black wins',
  losses: 'Black loses',
};

/** A column as a reader would call it. */
export function columnName(name: string): string {
  return COLUMNS[name] ?? capitalised(name);
}

/** A share as it is read: `95%`, `0.6%`, `0%`. */
export function percentOf(count: number, all: number): string {
  const share = (100 * count) / all;
  return `${Number(share.toFixed(share < 1 || share > 99 ? 1 : 0))}%`;
}

/** Words as they stand at the beginning. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether cards contain a combination, as it is read aloud: `does not contain two pairs`. */
export function containsAloud({ words, isContained }: Contains): string {
  return `${isContained ? 'contains' : 'does not contain'} ${words}`;
}

/** The same as it is read: `not two pairs`. */
export function containsInShort({ words, isContained }: Contains): string {
  return `${isContained ? 'contains' : 'not'} ${words}`;
}

/** What is said beside a hand that wins or ties. */
export const OUTCOMES = { wins: 'wins', ties: 'ties' } as const satisfies Record<Outcome, string>;

/**
 * What is missing: `missing: a six`, `missing: a nine or a four`, `missing: a card of hearts`, `missing: the nine of
 * hearts`.
 */
export function missingAloud({ ranks = [], suit }: Missing): string {
  if (ranks.length === 0) return `missing: a card${suit ? ` of ${suitName(suit)}` : ''}`;
  const nouns = ranks.map((rank) => (suit ? `the ${rankName(rank)}` : withArticle(rankName(rank))));
  return `missing: ${orList(nouns)}${suit ? ` of ${suitName(suit)}` : ''}`;
}

function withArticle(noun: string): string {
  return `${/^[ae]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `a`, `a or b`, `a, b or c`. */
function orList(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ');
}

/** A suit as players say it: `hearts`. */
export function suitName(suit: Suit): string {
  return cardName({ rank: 14, suit }).replace(/^.* /, '');
}

/** How a chapter was tested: the program that the book runs gave the answers of so many examples. */
export function passedInWords(passed: number, all: number): string {
  const examples = passed === all ? `All ${all}` : `Only ${passed} of ${all}`;
  return `${examples} examples were checked by a program and found right when this page was made.`;
}

/** A sentence that counts hands, as a reader needs it; others as they are. */
export function countedInWords(text: string): string {
  const [, all, sizes] = text.match(/^(all|some) hands of (.+ cards) are counted$/) ?? [];
  if (sizes === undefined) return capitalised(text);
  return `A program has counted ${all === 'all' ? 'every possible hand' : 'some of the hands'} of ${sizes}.`;
}
