/** What an example tells about its cards, read from its sentences: which make the hand, who wins, and which cards decide. */
import { countsHands, type Example, type Step, sentencesOf } from '../../coach/chapter.ts';
import type { Cards } from '../../kata/cards/card.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import { FEATURE_CARDS } from '../../kata/cards/written-cards.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import { rankHand } from '../../kata/ranking/rank-hand.ts';
import { compareHandRanks } from '../../kata/ranking/tie-breaking.ts';
import type { Combination } from '../../solution.ts';
import { deciders, type Marked, markBoard, markContained, markRanked } from './marked-cards.ts';
import { rankWithBoard } from './rank-with-board.ts';
import { gameIn, heldIn } from './try-link.ts';

/** All of an example, by the text of the cards: `Kd Kh 9c`. */
export interface Marks {
  readonly cards: ReadonlyMap<string, Marked>;
  /** Of the hands that win or tie. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

export type Outcome = 'wins' | 'ties';

/** What an example says about what cards contain. */
export interface Contains {
  readonly combination: Combination;
  /** As it stands in the sentence: `contains a pair`, `does not contain a pair`. */
  readonly words: string;
  readonly isContained: boolean;
}

/** A hand on the table, and what it is worth there. */
interface Hand {
  readonly text: string;
  readonly cards: Cards;
  readonly rank: HandRank;
}

const NO_MARKS: Marks = { cards: new Map(), outcomes: new Map() };

const CARDS = new RegExp(`^${FEATURE_CARDS}$`);

/** Sentences about hands that are turned face up; so is one that names what a hand is worth. */
const JUDGED = /wins because|^they tie|^the standings|^the round ends|^each hand|stand at:$|are counted$/;

export function marksOf({ steps }: Pick<Example, 'steps'>): Marks {
  const alone = cardsAfter(steps, 'the cards');
  if (alone !== undefined) return marksAlone(alone, steps);
  if (!steps.some(isJudged)) return NO_MARKS;
  const board = cardsAfter(steps, 'the board');
  const hands = handsIn(steps, board === undefined ? [] : parseCards(board));
  return hands && hands.length > 0 ? marksOfHands(hands, board, steps) : NO_MARKS;
}

/** The cards that are marked alike in all of some examples. */
export function sharedMarks(examples: readonly Pick<Example, 'steps'>[]): Marks {
  const [first = NO_MARKS, ...others] = examples.map(marksOf);
  const isAlike = ([text, marked]: readonly [string, Marked]) =>
    others.every(({ cards }) => JSON.stringify(cards.get(text)) === JSON.stringify(marked));
  return { ...NO_MARKS, cards: new Map([...first.cards].filter(isAlike)) };
}

function isJudged({ text, arguments: found }: Step): boolean {
  return JUDGED.test(text) || found.some(({ type }) => type === 'category');
}

/** What the one sentence about it says that cards contain; nothing when there is none, or several. */
export function containsIn(steps: readonly Step[]): Contains | undefined {
  const [step, second] = steps.filter(({ text }) => /^they (do not )?contain /.test(text));
  const named = step?.arguments[0]?.text;
  if (!step || named === undefined || second) return undefined;
  const isContained = !step.text.startsWith('they do not ');
  const words = `${isContained ? 'contains' : 'does not contain'} ${named}`;
  return { words, combination: named.replace(/^an? /, '') as Combination, isContained };
}

/** Whether it is a sentence that counts hands. */
export function isCounted(step: Step): boolean {
  return countsHands({ steps: [step] });
}

/** Whether a sentence is about nothing but the cards that it begins with: `the board Kd 9c 8s`, `the board is Kd 9c 8s`. */
export function isAbout({ text }: Step, words: 'the cards' | 'the board'): boolean {
  return text.startsWith(`${words} `);
}

function cardsAfter(steps: readonly Step[], words: 'the cards' | 'the board'): string | undefined {
  const found = steps.find((step) => isAbout(step, words));
  return found?.arguments.find(({ type }) => type === 'cards')?.text;
}

function marksAlone(text: string, steps: readonly Step[]): Marks {
  const cards = parseCards(text);
  const contains = containsIn(steps);
  const isRanked = steps.some((step) => /^(they are worth|the best five are) /.test(step.text));
  if (isRanked) return { ...NO_MARKS, cards: new Map([[text, markRanked(rankHand(cards), cards)]]) };
  if (!contains) return NO_MARKS;
  return { ...NO_MARKS, cards: new Map([[text, markContained(contains.combination, cards)]]) };
}

/** The hands of all players, and those that a table gives; nothing when one cannot be ranked. */
function handsIn(steps: readonly Step[], board: Cards): Hand[] | undefined {
  const game = gameIn(steps);
  const inTables = steps.flatMap(({ table }) => sentencesOf(table)).flatMap((row) => row.arguments);
  const listed = inTables.filter(({ type, text }) => type === 'cards' && CARDS.test(text)).map(({ text }) => text);
  const held = [...steps.flatMap((step) => heldIn(step) ?? []), ...listed];
  try {
    return held.map((text) => {
      const cards = parseCards(text);
      return { text, cards, rank: rankWithBoard(game, cards, board) };
    });
  } catch {
    return undefined; // such as a hand that is refused
  }
}

function marksOfHands(hands: readonly Hand[], board: string | undefined, steps: readonly Step[]): Marks {
  const inOrder = hands.toSorted((a, b) => compareHandRanks(b.rank, a.rank));
  const [best, second] = inOrder as [Hand, Hand | undefined];
  const isWon = steps.some(({ text }) => text.includes(' wins because '));
  const isTied = steps.some(({ text }) => text.startsWith('they tie'));
  const deciding = isWon && second ? [...deciders(best.rank, second.rank), ...deciders(second.rank, best.rank)] : [];
  const marked = hands.map(({ text, cards, rank }) => [text, markRanked(rank, cards, deciding)] as const);
  const ranks = hands.map(({ rank }) => rank);
  const shared = board === undefined ? [] : [[board, markBoard(ranks, parseCards(board), deciding)] as const];
  const winners = isWon ? [best] : isTied ? hands : [];
  return {
    cards: new Map([...marked, ...shared]),
    outcomes: new Map(winners.map(({ text }) => [text, isTied ? 'ties' : 'wins'])),
  };
}
