/** The exercises in order, and the hints of each: from a nudge to nearly the answer. */
import { GAMES } from '../kata/games/games.ts';
import { FAST, type Unit } from './units.ts';
import { type ExerciseVerdict, troublesOf } from './verdict.ts';

export interface Exercise {
  /** The name of its chapter, or `FAST`. */
  readonly name: string;
  readonly units: readonly Unit[];
  readonly hints: readonly string[];
  /** What it teaches, said when it is done. */
  readonly learned: string;
}

const SPOKEN: Readonly<Record<string, string>> = {
  'tie-breaking': 'tie-breaking',
  'texas-holdem': GAMES['texas-holdem'].title,
  omaha: GAMES.omaha.title,
};

/** Writes the name of an exercise in words. */
export const spokenName = ({ name }: Pick<Exercise, 'name'>): string => SPOKEN[name] ?? name.replaceAll('-', ' ');

const QUESTIONS: Readonly<Record<string, string>> = {
  'tie-breaking': 'KD KH 9C 9S 2D / AD AH 8C 8S 3D',
  'texas-holdem': 'AH KH / QH JH TH 2C 3D',
  omaha: 'AH KH 9C 9S / QH JH TH 2C 3D',
  showdown: 'KD KH 9C 9S 2D / AD AH 8C 8S 3D',
  [FAST]: 'KD KH 9C 9S 2D / AD AH 8C 8S 3D',
};

/** Gives an example of cards to ask about: hands, or hole cards and board, with a / between them. */
export const questionAbout = ({ name }: Pick<Exercise, 'name'>): string => QUESTIONS[name] ?? 'KD KH 9C 9S';

/** Lists the hints that begin with the first words of a rule that fails; all, where none does. */
export function hintsOn({ hints }: Exercise, verdict?: ExerciseVerdict): readonly string[] {
  const failing = (verdict ? troublesOf(verdict) : []).map(({ example }) => example?.rule ?? '');
  const helpful = hints.filter((hint) => failing.some((rule) => rule.startsWith(hint.split(':', 1).join())));
  return helpful.length > 0 ? helpful : hints;
}

/** Makes an exercise of one unit with its name. */
const unit = (name: Unit, learned: string, ...hints: string[]): Exercise => ({ name, units: [name], learned, hints });

export const EXERCISES: readonly Exercise[] = [
  unit(
    'pair',
    'a rule asks for at least two of a rank, never for exactly two, so more cards do no harm.',
    'How would you see it with the cards on the table? You would put cards of one rank together.',
    'Count how many cards there are of each rank. A Map from rank to count will do.',
    'There is a pair when some count is at least 2. At least, not exactly: three kings are two kings and one more.',
  ),
  unit(
    'three-of-a-kind',
    'one question serves for pairs, threes and fours: how many cards of a rank are there? Only the number changes.',
    'You counted ranks for the pair. Could both exercises share that, if one file exports it and the other imports it?',
    'Only the number changes: the largest count has to be at least 3.',
  ),
  unit(
    'four-of-a-kind',
    'the largest count alone decides; counts of several ranks do not add up.',
    'The deck has four cards of each rank. The counts tell it once more.',
    'Do not add counts up: two pairs are four cards, but of two ranks. The largest count alone has to be 4.',
  ),
  unit(
    'two-pairs',
    'count the counts: at least two ranks that have at least two cards each.',
    'Which counts would you have to see? Think of seven cards, too: K K 9 9 4 4 2.',
    'Two different ranks, each with at least two cards. It does no harm when there is a third, or when one has three.',
    'Keep the counts that are at least 2. There are two pairs when their number, too, is at least 2.',
  ),
  unit(
    'full-house',
    'what is larger may stand in for what is smaller, as long as it is of another rank.',
    'Which rank could lend the pair when there are three fours and three twos?',
    'The pair has to be of another rank than the three, but it may be part of something larger.',
    'Sort the counts, largest first: the first is at least 3 and the second at least 2.',
  ),
  unit(
    'flush',
    'any five of more cards may be the hand, so ask for at least five of a suit.',
    'Now only the suits matter. There may be more than five cards, and the flush may be any of them.',
    'Count the cards of each of the four suits, C, D, H and S. Some suit has to have at least five.',
  ),
  unit(
    'straight',
    'in a row each rank counts once, and the ace stands at either end, never in the middle.',
    'A pair among the cards: only the ranks matter, and each of them once. A second seven must not break the row.',
    'Five ranks in a row: go through the ranks from the lowest to the highest, and count how many in a row are there. At five there is a straight; a rank that is missing starts the count anew.',
    'The ace: it stands at both ends. Go through A 2 3 4 … Q K A, fourteen places. Then no row can turn the corner.',
  ),
  unit(
    'straight-flush',
    'two rules may hold for different cards: first choose the cards, then ask about them.',
    'A straight and a flush are not enough: one five may be in a row, and another five of one suit.',
    'Look at the cards of one suit alone. What do you have to ask about them? You have already written it.',
    "For some suit of C, D, H and S, the cards of that suit contain a straight: import { isStraight } from './straight.ts' and ask it.",
  ),
  unit(
    'royal-flush',
    'where a rule names its cards, look for just these, all of one suit.',
    'Which five cards are they? An ace and a straight flush among the cards are not enough: see A 2 3 4 5.',
    'For some suit, each of the ranks 14, 13, 12, 11 and 10 has to be there, in that suit.',
  ),
  {
    name: 'ranking',
    learned: 'order is data: a list of rules, the highest first, takes the place of nested ifs.',
    units: ['ladder', 'best-five'],
    hints: [
      'The ladder: its rungs as data, the highest first. The predicates come from your files or from poker-hands-kata.',
      'The best five: find out which shape a category has. Two pairs are groups of 2, 2 and 1, a flush 1, 1, 1, 1, 1. For each size take the highest rank that is still free and has that many cards. A straight is the highest row of five. A flush and a straight flush are the best that each suit has alone.',
      'The ace of a wheel: last of 5 4 3 2 A, it becomes 1 in tieBreakOf.',
    ],
  },
  unit(
    'tie-breaking',
    'rank once and compare the results: first the category, then rank by rank.',
    'A HandRank says it all: category and tieBreak. The cards need not be looked at again.',
    'The order of the categories first. Where they are the same, the first rank of the tie-breaks that differs decides.',
    'Return (a.tieBreak[i] ?? 0) - (b.tieBreak[i] ?? 0) at the first i where they differ, and 0 when there is none.',
  ),
  unit(
    'texas-holdem',
    'a game says which cards count, the ranking stays the same; wrong input is refused where it comes in.',
    'The best five: rankHand from poker-hands-kata takes any number of cards and finds the best five. What do you have to give it?',
    'The best five: give it all of them together, as one list.',
    'Two hole cards and three to five on the board: with another number of cards, or with one that is there twice, throw an Error. Its words are yours.',
  ),
  unit(
    'omaha',
    'exactly two and exactly three: to try all sixty fives is simple, and right.',
    'Exactly two of the four hole cards and exactly three of the board: how many hands of five are there?',
    'Six ways to take two of four, ten to take three of five. Rank all of them and keep the best.',
    'A function that gives all combinations of so many items serves for both. compareHandRanks says which hand is better.',
  ),
  {
    name: 'showdown',
    learned: 'a place is one more than the number of better hands, so those who tie share it.',
    units: ['deal', 'showdown'],
    hints: [
      'Cards are dealt: in deal.ts deal the deck that is given, or shuffle(buildDeck(), random) from poker-hands-kata. With n players the first gets cards 0 and n, the second 1 and n + 1, and so on round the table.',
      'Cards are dealt: after the hole cards one is burned, three are the flop, one is burned, one is the turn, one is burned, one is the river. rankTexasHoldem or rankOmaha says what each player has, and your own showdown gives the places.',
      'Players who tie: in showdown.ts the place of a player is 1 + the number of players with a better hand. The best come first, and all else that is known of a player stays: { ...player, place }.',
    ],
  },
  {
    name: FAST,
    learned: 'first right, then fast: the slow solution that is right tells whether the fast one is.',
    units: ['evaluator'],
    hints: [
      'First be right: the category and up to five ranks decide. Put them into one number, the category in front and four bits for each rank, so that comparing hands is comparing numbers.',
      'Then be fast: no Map, no sort, no new arrays. A suit fits into one number with a bit for each rank. For four suits c, d, h, s the ranks that come at all are c | d | h | s; with & and | you also get those that come twice, three and four times.',
      'The highest rank of such a number is 31 - Math.clz32(bits). With the ace as bit 1, too, bits & (bits >> 1) & (bits >> 2) & (bits >> 3) & (bits >> 4) has a bit for the lowest card of each straight. bits & (bits - 1) takes the lowest bit away.',
    ],
  },
];
