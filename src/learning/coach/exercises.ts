/** The exercises in order, each with hints from a nudge to nearly the answer. */
import type { Exercise } from './exercise.ts';
import { CARDS, FAST } from './units.ts';

/** The exercises in the order of practice. */
export const EXERCISES: readonly Exercise[] = [
  {
    name: CARDS,
    unit: 'cards',
    lesson: 'check text where it comes in: whoever gets the cards need not ask again.',
    hints: [
      'Its rank and then its suit: the last character is the suit, and what stands before that is the rank. Only 10 has two characters. So do not cut the text at spaces or into twos: at each place read a rank and then a suit. A Map turns t and 10 into 10, a into 14, and ♠ into S.',
      'Not a card: throw an Error, and do not skip it. text.matchAll(/\\s*(10|[2-9TJQKA])([CDHS♣♦♥♠])/giy) stops at the first that is no card. Is that the end of the text? And is there a card at all?',
      'Each card only once: compare rank and suit. Two objects are never the same, and Th and 10♥ are two spellings of one card.',
    ],
  },
  {
    name: 'pair',
    unit: 'pair',
    lesson:
      'ask for at least two of a rank, never for exactly two, so that more cards make no difference.',
    hints: [
      'How would you find it with cards on a table? You would put cards of the same rank together.',
      'Count the cards of each rank. A Map from rank to count will do.',
      'There is a pair when some count is at least 2. At least, not exactly: three kings are two kings and one more.',
    ],
  },
  {
    name: 'three-of-a-kind',
    unit: 'three-of-a-kind',
    lesson:
      'pairs, threes and fours ask the same question: how many cards of a rank are there? Only the number changes.',
    hints: [
      'How did you find the pair? If you counted the cards of each rank, let both rules use one function for that.',
      'Only the number changes: the largest count must be at least 3.',
    ],
  },
  {
    name: 'four-of-a-kind',
    unit: 'four-of-a-kind',
    lesson:
      'only the largest count matters. If your three rules differ in one number, let all three call one function, like hasGroupOf(cards, 4).',
    hints: [
      'The deck has four cards of each rank. Look at the counts again.',
      'Do not add counts: two pairs are four cards, but of two ranks. The largest count must be 4.',
    ],
  },
  {
    name: 'two-pairs',
    unit: 'two-pairs',
    lesson: 'count the counts: at least two ranks that have at least two cards each.',
    hints: [
      'Which counts do you need? Think of seven cards, too: K K 9 9 4 4 2.',
      'Two different ranks, each with at least two cards. A third such rank makes no difference, nor does a third card.',
      'Keep the counts that are at least 2. There are two pairs if you keep at least 2 counts.',
    ],
  },
  {
    name: 'full-house',
    unit: 'full-house',
    lesson: 'three cards can serve as a pair, as long as the ranks differ.',
    hints: [
      'If there are three fours and three twos, which rank could be the pair?',
      'The pair needs another rank than the three, but that rank may have more than two cards.',
      'Sort the counts, largest first: the first is at least 3 and the second at least 2.',
    ],
  },
  {
    name: 'flush',
    unit: 'flush',
    lesson: 'the hand can be any five of the cards, so ask for at least five of a suit.',
    hints: [
      'Only the suits matter now. There may be more than five cards, and any of them may be the flush.',
      'Count the cards of each suit, C, D, H and S. One suit must have at least five.',
    ],
  },
  {
    name: 'straight',
    unit: 'straight',
    lesson: 'each rank counts once, and the ace is at either end of a row, never in the middle.',
    hints: [
      'The ten: sort() compares numbers as text, so 10 comes before 2; sort((a, b) => a - b) compares them as numbers.',
      'Five ranks in a row: they may be any of the cards. Go from 2 to 14 and count how many in a row you have. At five there is a straight; a missing rank resets the count.',
      'A pair among the cards: only the ranks matter, each of them once. A second seven must not break the row.',
      'The ace: it is at both ends. Go through A 2 3 4 … Q K A, fourteen places. Then no row can wrap around.',
    ],
  },
  {
    name: 'straight-flush',
    unit: 'straight-flush',
    lesson: 'two rules can hold for different cards: first choose the cards, then ask about them.',
    hints: [
      'A straight and a flush are not enough: five cards may be in a row, and another five of one suit. And which suit do you look at?',
      'Look only at the cards of one suit. What must you ask about them? You have already written it.',
      "For some suit of C, D, H and S, the cards of that suit contain a straight: import { isStraight } from './straight.ts' and ask it.",
    ],
  },
  {
    name: 'royal-flush',
    unit: 'royal-flush',
    lesson: 'if a rule names its cards, look for exactly these, all of one suit.',
    hints: [
      'Which five cards are they? An ace and a straight flush are not enough: think of A 2 3 4 5.',
      'One suit must have each of the ranks 14, 13, 12, 11 and 10.',
    ],
  },
  {
    name: 'ladder',
    chapter: 'ranking',
    rules: [
      'The ladder has ten rungs, from the royal flush down to the high card',
      'Cards are worth the highest combination they contain',
      'It works for any number of cards',
      'The rarer a hand of five, the higher it ranks',
    ],
    unit: 'ladder',
    lesson: 'order is data: a list of rules, highest first, replaces nested ifs.',
    hints: [
      'Write the rungs as data, one line for each, the highest first. The list in the comment has their order.',
      'The predicates are in your files, or in poker-hands-kata: a rung is { category: "royal flush", holds: isRoyalFlush }.',
    ],
  },
  {
    name: 'best-groups',
    chapter: 'ranking',
    rules: ['The best five cards count'],
    unit: 'best-five',
    exports: ['bestFive'],
    categories: [
      'four of a kind',
      'full house',
      'three of a kind',
      'two pairs',
      'pair',
      'high card',
    ],
    lesson: 'seven rules are one: a category is a list of group sizes.',
    hints: [
      'Give each category a shape: two pairs are groups of 2, 2 and 1 cards, a high card is 1, 1, 1, 1, 1. Straights and flushes are the next exercise.',
      'For each size take the highest rank that is still free and has at least that many cards. Take that many of them.',
      'A rank is free until some of its cards are taken: then its other cards do not count any more. With fewer than five cards, some groups stay empty.',
    ],
  },
  {
    name: 'best-straights-and-flushes',
    chapter: 'ranking',
    rules: ['The highest straight counts, and the highest five of a flush'],
    unit: 'best-five',
    exports: ['bestFive'],
    categories: ['royal flush', 'straight flush', 'flush', 'straight'],
    lesson: 'choose in each suit alone, then compare: no case for two flushes is needed.',
    hints: [
      'A straight is the highest row of five: try ace to ten first, then king to nine, down to 5 4 3 2 A. Take one card of each rank.',
      'For a flush and a straight flush, look at each suit on its own, as if its cards were all there are.',
      'If two suits have five cards, you have two fives: keep the one that is higher, rank by rank.',
    ],
  },
  {
    name: 'tie-breaks',
    chapter: 'ranking',
    rules: ['The ace of a wheel counts as a one', 'Hands on the same rung need not tie'],
    unit: 'best-five',
    exports: ['tieBreakOf'],
    lesson: 'put the exception where the data are made, and who compares them needs none.',
    hints: [
      'Four cards of a wheel are lower than the ace. Which place does the ace have in 5 4 3 2 A?',
      'Only in a straight and in a straight flush: if the last of the five is an ace, it counts as 1.',
    ],
  },
  {
    name: 'tie-breaking',
    unit: 'tie-breaking',
    lesson: 'rank once and compare the results: first the category, then rank by rank.',
    hints: [
      'A HandRank has all you need: category and tieBreak. You need not look at the cards again.',
      'Compare the categories first: LADDER from poker-hands-kata lists them, the highest first, so the lower index wins. If they are the same, the first difference between the tie-breaks decides.',
      'Return (a.tieBreak[i] ?? 0) - (b.tieBreak[i] ?? 0) for the first i where they differ, or 0 if there is none.',
    ],
  },
  {
    name: 'texas-holdem',
    unit: 'texas-holdem',
    lesson:
      'a game says which cards count, and the ranking stays the same; check input as soon as you get it.',
    hints: [
      'The best five: rankHand from poker-hands-kata takes any number of cards and finds the best five. What must you give it?',
      'The best five: give it all cards together, as one list.',
      'A hand has two hole cards: if there are more or fewer, or not three to five cards on the board, or a card is there twice, throw an Error with any message.',
    ],
  },
  {
    name: 'omaha',
    unit: 'omaha',
    lesson: 'exactly two and exactly three: trying all sixty hands is simple, and right.',
    hints: [
      'Exactly two of the four hole cards and exactly three of the board: how many hands of five are there?',
      'There are six ways to take two of four, and ten to take three of five. Rank every hand and keep the best.',
      'One function that lists all combinations of n items does both. compareHandRanks says which hand is better.',
    ],
  },
  {
    name: 'showdown',
    chapter: 'showdown',
    rules: [
      'The best hand takes first place, the next best second place, and so on',
      'Players who tie share a place, and the next places are skipped',
    ],
    unit: 'showdown',
    lesson: 'a place is one more than the number of better hands, so players who tie share it.',
    hints: [
      'The place of a player is 1 + the number of players with a better hand. compareHandRanks says which hand is better.',
      'Sort the best first, and keep everything else about a player: { ...player, place }.',
    ],
  },
  {
    name: 'deal',
    chapter: 'showdown',
    rules: [
      'Cards are dealt one at a time round the table, and one is burned before flop, turn and river',
      'A table has at least one player, and never more than the deck has cards for',
      'Each deal is from a freshly shuffled deck',
    ],
    unit: 'deal',
    lesson: 'chance comes from outside, so that a deal can be repeated and tested.',
    hints: [
      'Cards are dealt: deal the given deck, or shuffle(buildDeck(), random) from poker-hands-kata. With n players the first gets cards 0 and n, the second 1 and n + 1, and so on round the table.',
      'Cards are dealt: after the hole cards, burn a card and deal three as the flop, burn one and deal the turn, burn one and deal the river. Rank each player with rankTexasHoldem or rankOmaha, and get the places from your own showdown.',
      'A table: if there are no players, or more than the deck has cards for, throw an Error with any message.',
    ],
  },
  {
    name: FAST,
    unit: 'evaluator',
    lesson: 'first right, then fast: the slow, right solution checks the fast one.',
    hints: [
      'First be right: the category and up to five ranks decide. Put them into one number, the category in front and four bits for each rank, so that comparing hands is comparing numbers.',
      'Then be fast: no Map, no sort, no new arrays. A suit fits into one number with a bit for each rank. For suits c, d, h and s, c | d | h | s has every rank; with & and | you also get the ranks that occur two, three and four times.',
      'The highest rank in such a number is 31 - Math.clz32(bits). If bit 1 is also the ace, bits & (bits >> 1) & (bits >> 2) & (bits >> 3) & (bits >> 4) has a bit for the lowest card of each straight. bits & (bits - 1) removes the lowest bit.',
    ],
  },
];

/** Returns the exercise of a name. @throws Error if there is none */
export function exerciseNamed(name: string): Exercise {
  const exercise = EXERCISES.find((candidate) => candidate.name === name);
  if (!exercise) throw new Error(`there is no exercise "${name}"`);
  return exercise;
}
