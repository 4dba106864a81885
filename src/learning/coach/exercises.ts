/** The exercises in order, each with hints from a nudge to nearly the answer. */
import { GAMES } from '../../kata/games/games.ts';
import { CARDS, FAST, type Unit } from './units.ts';
import type { ExerciseVerdict } from './verdict.ts';

export interface Exercise {
  /** The name of its chapter, or `FAST`. */
  readonly name: string;
  readonly units: readonly Unit[];
  /** What it teaches. Shown when it is done. */
  readonly lesson: string;
  readonly hints: readonly string[];
  /**
   * False if a wrong answer that no wrong call explains need not come from a function, because one
   * of the units is data.
   */
  readonly canGuessBlame?: boolean;
}

/** The exercises in the order of practice. */
export const EXERCISES: readonly Exercise[] = [
  {
    name: CARDS,
    units: ['cards'],
    lesson: 'check text where it comes in: whoever gets the cards need not ask again.',
    hints: [
      'A card is written: its last character is the suit, and what stands before that is the rank. Only 10 has two characters. So do not cut the text at spaces or into twos: at each place read a rank and then a suit. A Map turns t and 10 into 10, a into 14, and ♠ into S.',
      'Anything that is not a card: throw an Error, and do not skip it. text.matchAll(/\\s*(10|[2-9TJQKA])([CDHS♣♦♥♠])/giy) stops at the first that is no card. Is that the end of the text? And is there a card at all?',
      'A deck has each card: compare rank and suit. Two objects are never the same, and Th and 10♥ are two spellings of one card.',
    ],
  },
  {
    name: 'pair',
    units: ['pair'],
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
    units: ['three-of-a-kind'],
    lesson:
      'pairs, threes and fours ask the same question: how many cards of a rank are there? Only the number changes.',
    hints: [
      'You counted ranks for the pair. One file can export that and the other import it.',
      'Only the number changes: the largest count must be at least 3.',
    ],
  },
  {
    name: 'four-of-a-kind',
    units: ['four-of-a-kind'],
    lesson: 'only the largest count matters; counts of several ranks do not add up.',
    hints: [
      'The deck has four cards of each rank. Look at the counts again.',
      'Do not add counts: two pairs are four cards, but of two ranks. The largest count must be 4.',
    ],
  },
  {
    name: 'two-pairs',
    units: ['two-pairs'],
    lesson: 'count the counts: at least two ranks that have at least two cards each.',
    hints: [
      'Which counts do you need? Think of seven cards, too: K K 9 9 4 4 2.',
      'Two different ranks, each with at least two cards. A third such rank makes no difference, nor does a third card.',
      'Keep the counts that are at least 2. There are two pairs if you keep at least 2 counts.',
    ],
  },
  {
    name: 'full-house',
    units: ['full-house'],
    lesson: 'three cards can serve as a pair, as long as the ranks differ.',
    hints: [
      'If there are three fours and three twos, which rank could be the pair?',
      'The pair needs another rank than the three, but that rank may have more than two cards.',
      'Sort the counts, largest first: the first is at least 3 and the second at least 2.',
    ],
  },
  {
    name: 'flush',
    units: ['flush'],
    lesson: 'the hand can be any five of the cards, so ask for at least five of a suit.',
    hints: [
      'Only the suits matter now. There may be more than five cards, and any of them may be the flush.',
      'Count the cards of each suit, C, D, H and S. One suit must have at least five.',
    ],
  },
  {
    name: 'straight',
    units: ['straight'],
    lesson: 'each rank counts once, and the ace is at either end of a row, never in the middle.',
    hints: [
      'Five ranks in a row: do you miss a row with a ten? sort() compares numbers as text, so 10 comes before 2; sort((a, b) => a - b) compares them as numbers. Or do not sort: go from 2 to 14 and count how many in a row you have. At five there is a straight; a missing rank resets the count.',
      'A pair among the cards: only the ranks matter, each of them once. A second seven must not break the row.',
      'The ace: it is at both ends. Go through A 2 3 4 … Q K A, fourteen places. Then no row can wrap around.',
    ],
  },
  {
    name: 'straight-flush',
    units: ['straight-flush'],
    lesson: 'two rules can hold for different cards: first choose the cards, then ask about them.',
    hints: [
      'A straight and a flush are not enough: five cards may be in a row, and another five of one suit.',
      'Look only at the cards of one suit. What must you ask about them? You have already written it.',
      "For some suit of C, D, H and S, the cards of that suit contain a straight: import { isStraight } from './straight.ts' and ask it.",
    ],
  },
  {
    name: 'royal-flush',
    units: ['royal-flush'],
    lesson: 'if a rule names its cards, look for exactly these, all of one suit.',
    hints: [
      'Which five cards are they? An ace and a straight flush are not enough: think of A 2 3 4 5.',
      'One suit must have each of the ranks 14, 13, 12, 11 and 10.',
    ],
  },
  {
    name: 'ranking',
    units: ['ladder', 'best-five'],
    canGuessBlame: false,
    lesson: 'order is data: a list of rules, highest first, replaces nested ifs.',
    hints: [
      'The ladder: write its rungs as data, highest first. Import the predicates from your files or from poker-hands-kata.',
      'The best five: give each category a shape. Two pairs are groups of 2, 2 and 1, a flush 1, 1, 1, 1, 1. For each size take the highest rank that is still free and has that many cards. A straight is the highest row of five. For a flush and a straight flush, take the best of each suit on its own.',
      'The ace of a wheel: it comes last in 5 4 3 2 A, and is 1 in tieBreakOf.',
    ],
  },
  {
    name: 'tie-breaking',
    units: ['tie-breaking'],
    lesson: 'rank once and compare the results: first the category, then rank by rank.',
    hints: [
      'A HandRank has all you need: category and tieBreak. You need not look at the cards again.',
      'Compare the categories first. If they are the same, the first difference between the tie-breaks decides.',
      'Return (a.tieBreak[i] ?? 0) - (b.tieBreak[i] ?? 0) for the first i where they differ, or 0 if there is none.',
    ],
  },
  {
    name: 'texas-holdem',
    units: ['texas-holdem'],
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
    units: ['omaha'],
    lesson: 'exactly two and exactly three: trying all sixty hands is simple, and right.',
    hints: [
      'Exactly two of the four hole cards and exactly three of the board: how many hands of five are there?',
      'There are six ways to take two of four, and ten to take three of five. Rank every hand and keep the best.',
      'One function that lists all combinations of n items does both. compareHandRanks says which hand is better.',
    ],
  },
  {
    name: 'showdown',
    units: ['deal', 'showdown'],
    lesson: 'a place is one more than the number of better hands, so players who tie share it.',
    hints: [
      'Cards are dealt: in deal.ts deal the given deck, or shuffle(buildDeck(), random) from poker-hands-kata. With n players the first gets cards 0 and n, the second 1 and n + 1, and so on round the table.',
      'Cards are dealt: after the hole cards, burn a card and deal three as the flop, burn one and deal the turn, burn one and deal the river. Rank each player with rankTexasHoldem or rankOmaha, and get the places from your own showdown.',
      'Players who tie: in showdown.ts the place of a player is 1 + the number of players with a better hand. Sort the best first, and keep everything else about a player: { ...player, place }.',
    ],
  },
  {
    name: FAST,
    units: ['evaluator'],
    lesson: 'first right, then fast: the slow, right solution checks the fast one.',
    hints: [
      'First be right: the category and up to five ranks decide. Put them into one number, the category in front and four bits for each rank, so that comparing hands is comparing numbers.',
      'Then be fast: no Map, no sort, no new arrays. A suit fits into one number with a bit for each rank. For suits c, d, h and s, c | d | h | s has every rank; with & and | you also get the ranks that occur two, three and four times.',
      'The highest rank in such a number is 31 - Math.clz32(bits). If bit 1 is also the ace, bits & (bits >> 1) & (bits >> 2) & (bits >> 3) & (bits >> 4) has a bit for the lowest card of each straight. bits & (bits - 1) removes the lowest bit.',
    ],
  },
];

/** Finds an exercise by its name. */
export function findExercise(name: string): Exercise | undefined {
  return EXERCISES.find((exercise) => exercise.name === name);
}

const SPOKEN_NAMES: Readonly<Record<string, string>> = {
  'tie-breaking': 'tie-breaking',
  'texas-holdem': GAMES['texas-holdem'].title,
  omaha: GAMES.omaha.title,
};

/** Returns the name of an exercise in words: `two pairs`, `Texas hold'em`. */
export function spokenName({ name }: Pick<Exercise, 'name'>): string {
  return SPOKEN_NAMES[name] ?? name.replaceAll('-', ' ');
}

const ONE_HAND = 'KD KH 9C 9S';
const TWO_HANDS = 'KD KH 9C 9S 2D / AD AH 8C 8S 3D';

const QUESTIONS: Readonly<Record<string, string>> = {
  [CARDS]: 'Kd 10h',
  'tie-breaking': TWO_HANDS,
  'texas-holdem': 'AH KH / QH JH TH 2C 3D',
  omaha: 'AH KH 9C 9S / QH JH TH 2C 3D',
  showdown: TWO_HANDS,
  [FAST]: TWO_HANDS,
};

/**
 * Returns example cards for a question about an exercise: hands, or hole cards and board, with a /
 * between them, or a text to read.
 */
export function exampleCardsFor({ name }: Pick<Exercise, 'name'>): string {
  return QUESTIONS[name] ?? ONE_HAND;
}

/** Lists the hints that begin with the first words of a failing rule, or all if there are none. */
export function hintsOn({ hints }: Exercise, verdict?: ExerciseVerdict): readonly string[] {
  const { troubles = [] } = verdict ?? {};
  const failingRules = troubles.map(({ example }) => example?.rule ?? '');
  const helpful = hints.filter((hint) =>
    failingRules.some((rule) => rule.startsWith(beginningOf(hint))),
  );
  return helpful.length > 0 ? helpful : hints;
}

/** Returns a hint up to its colon. */
function beginningOf(hint: string): string {
  const [beginning = hint] = hint.split(':', 1);
  return beginning;
}
