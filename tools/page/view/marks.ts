import type { Cards } from '../../../src/cards/card.ts';
import { parseCards } from '../../../src/cards/parse-cards.ts';
import type { Combination } from '../../../src/ranking/categories.ts';
import type { HandRank } from '../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../src/ranking/rank-hand.ts';
import { FEATURE_CARDS } from '../../../steps/written-cards.ts';
import { type Example, type Meaning, type Step, sentencesOf } from '../../coach/chapter.ts';
import {
  deciders,
  type Marked,
  markContained,
  markRanked,
  rankingOn,
  rankWithBoard,
} from './marked-cards.ts';
import { handsIn } from './try-link.ts';

/** Which cards to highlight and who wins, by the text of a hand: `Kd Kh 9c`. */
export type Marks = ReadonlyMap<string, MarkedHand>;

interface MarkedHand {
  readonly cards: Marked;
  readonly outcome?: 'wins' | 'ties' | undefined;
}

/** What an example says about what its cards contain. */
export interface Contains {
  readonly combination: Combination;
  readonly isContained: boolean;
  /** For the reader: `does not contain a pair`. */
  readonly words: string;
}

const NO_MARKS: Marks = new Map();

const CARDS = new RegExp(`^${FEATURE_CARDS}$`);

/** Tells whether a text from a feature is cards and nothing else. */
export const areCards = (text = ''): boolean => CARDS.test(text);

/** The meanings of sentences that say what hands are worth or who wins. */
const JUDGING: readonly (Meaning | undefined)[] = ['worth', 'wins', 'ties', 'counts'];

type StepsOfExample = Pick<Example, 'steps'>;

/**
 * Marks the cards of an example: those of all its hands and of the board, or else its only cards.
 *
 * Cards have no marks if the example does not say what they contain or are worth.
 */
export function marksOf({ steps }: StepsOfExample): Marks {
  const { game, board, hands: held } = handsIn(steps);
  const texts = [...held, ...cardsInTables(steps)];
  if (texts.length === 0) return board === '' ? NO_MARKS : marksAlone(board, steps);
  if (!steps.some(({ meaning }) => JUDGING.includes(meaning))) return NO_MARKS;
  const shared = board === '' ? [] : parseCards(board);
  try {
    const hands = texts.map((text): Hand => {
      const cards = parseCards(text);
      return { text, cards, rank: rankWithBoard(game, cards, shared) };
    });
    return marksOfHands(hands, { text: board, cards: shared }, steps);
  } catch {
    return NO_MARKS; // for example a hand that is refused
  }
}

function cardsInTables(steps: readonly Step[]): string[] {
  const rows = steps.flatMap(({ table }) => sentencesOf(table));
  const cells = rows.flatMap((row) => row.arguments);
  return cells
    .filter(({ type, text }) => type === 'cards' && areCards(text))
    .map(({ text }) => text);
}

/** Returns the marks that are the same in all examples. */
export function sharedMarks(examples: readonly StepsOfExample[]): Marks {
  const [first = NO_MARKS, ...others] = examples.map(marksOf);
  const shared = [...first].filter(([text, { cards }]) => {
    const written = JSON.stringify(cards);
    return others.every((marks) => JSON.stringify(marks.get(text)?.cards) === written);
  });
  return new Map(shared);
}

/**
 * Reads the only sentence, if there is one, about what cards contain: `they do not contain a pair`.
 */
export function containsIn(steps: readonly Step[]): Contains | undefined {
  const [step, second] = steps.filter(isAboutContaining);
  const name = step?.arguments[0]?.text;
  if (!step || name === undefined || second) return undefined;
  const isContained = step.meaning === 'contains';
  const verb = isContained ? 'contains' : 'does not contain';
  const combination = name.replace(/^an? /, '') as Combination;
  return { combination, isContained, words: `${verb} ${name}` };
}

function isAboutContaining({ meaning }: Step): boolean {
  return meaning === 'contains' || meaning === 'does not contain';
}

function hasMeaning(steps: readonly Step[], meaning: Meaning): boolean {
  return steps.some((step) => step.meaning === meaning);
}

/** Marks the only cards of an example: by what they are worth, or else by what they contain. */
function marksAlone(text: string, steps: readonly Step[]): Marks {
  if (hasMeaning(steps, 'worth')) {
    const cards = parseCards(text);
    return new Map([[text, { cards: markRanked([rankHand(cards)], cards) }]]);
  }
  const contains = containsIn(steps);
  if (!contains) return NO_MARKS;
  return new Map([[text, { cards: markContained(contains.combination, parseCards(text)) }]]);
}

/** Cards and how the feature writes them. */
interface WrittenCards {
  readonly text: string;
  readonly cards: Cards;
}

interface Hand extends WrittenCards {
  readonly rank: HandRank;
}

/** Marks what each hand and the board contribute, and who wins or ties. */
function marksOfHands(hands: readonly Hand[], board: WrittenCards, steps: readonly Step[]): Marks {
  const ranks = hands.map(({ rank }) => rank);
  const { compareHandRanks } = rankingOn(handsIn(steps).game);
  const [best, second] = ranks.toSorted((a, b) => compareHandRanks(b, a));
  const isWon = hasMeaning(steps, 'wins');
  const isTied = hasMeaning(steps, 'ties');
  const deciding =
    isWon && best && second ? [...deciders(best, second), ...deciders(second, best)] : [];
  const outcomeOf = (rank: HandRank) => {
    if (isTied) return 'ties';
    return isWon && rank === best ? 'wins' : undefined;
  };
  const marks = new Map<string, MarkedHand>();
  for (const { text, cards, rank } of hands) {
    marks.set(text, { cards: markRanked([rank], cards, deciding), outcome: outcomeOf(rank) });
  }
  if (board.text !== '') marks.set(board.text, { cards: markRanked(ranks, board.cards, deciding) });
  return marks;
}
