/**
 * Maps, sorts and reduces a hand as text.
 *
 * Idea: write each rank as a letter, from A for the ace to M for the two, so that plain sorting
 * puts strong cards first. Count the letters, then count the counts with the same reducer:
 * `{ 3: 1, 2: 1 }` is a full house. One chain of `||` finds the rank.
 * Trade-off: a screenful that anyone can follow, at the price of many small objects and strings for
 * each hand.
 */
import { formatCard } from '../cards/format-cards.ts';
import { bestOfFives, MOST_CARDS } from './best-of-fives.ts';
import { defineEvaluator } from './evaluator.ts';

const FACES = '23456789TJQKA';
const TWO = 'M'.charCodeAt(0);
const WHEEL = 'AJKLM';
const WHEEL_WITH_LOW_ACE = 'JKLMN';
const WORST_RANK = 9;
const LETTERS = 14; // A to M, and N for the ace below the two

type Counts = Readonly<Record<string, number>>;

export const mapReduce = defineEvaluator({
  name: 'map-reduce',
  source: 'Mike Talbot, "Real world Javascript map/reduce, solving the Poker Hand problem"',
  minCards: 5,
  maxCards: MOST_CARDS,
  encode: (cards) => cards.map((card) => formatCard(card, 'letters')),
  strengthOf: bestOfFives(strengthOfFive),
});

/** Reverses the order, in which low ranks and early letters win: larger is stronger. */
function strengthOfFive(hand: readonly string[]): number {
  const { rank, value } = worthOf(tally(hand));
  return [...value].reduce(
    (number, letter) => number * LETTERS + TWO + 1 - letter.charCodeAt(0),
    WORST_RANK - rank,
  );
}

/**
 * Sorts and counts five cards, written as `AH`, by the letters of their ranks; `duplicates` counts
 * the counts.
 */
export function tally(hand: readonly string[]) {
  const letters = hand.map(([face = '']) => String.fromCharCode(TWO - FACES.indexOf(face))).sort();
  const suits = hand.map(([, suit = '']) => suit).sort();
  const counts = letters.reduce(count, {});
  const duplicates: Counts = Object.values(counts).map(String).reduce(count, {});
  return { letters, suits, counts, duplicates };
}

/**
 * Returns the rank, 1 (straight flush) to 9 (high card), and within it five letters, the best first
 * in the alphabet.
 */
export function worthOf({ letters, suits, counts, duplicates }: ReturnType<typeof tally>): {
  rank: number;
  value: string;
} {
  const isWheel = letters.join('') === WHEEL;
  const flush = suits[0] === suits.at(-1);
  const straight =
    isWheel || letters.every((letter, place) => letter === nextLetter(letters[0], place));
  const rank =
    (flush && straight && 1) ||
    (duplicates[4] && 2) ||
    (duplicates[3] && duplicates[2] && 3) ||
    (flush && 4) ||
    (straight && 5) ||
    (duplicates[3] && 6) ||
    (duplicates[2] === 2 && 7) ||
    (duplicates[2] && 8) ||
    WORST_RANK;
  // Equally frequent letters keep their order.
  const byCount = letters.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  return { rank, value: isWheel ? WHEEL_WITH_LOW_ACE : byCount.join('') };
}

function count(counts: Counts, item: string): Counts {
  return { ...counts, [item]: (counts[item] ?? 0) + 1 };
}

function nextLetter(letter = '', steps: number): string {
  return String.fromCharCode(letter.charCodeAt(0) + steps);
}
