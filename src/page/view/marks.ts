import type { Cards } from '../../kata/cards/card.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import { rankHand } from '../../kata/ranking/rank-hand.ts';
import { compareHandRanks } from '../../kata/ranking/tie-breaking.ts';
import { countsHands, type Example, type Step, sentencesOf } from '../../learning/coach/chapter.ts';
import type { Combination } from '../../solution/combinations.ts';
import { FEATURE_CARDS } from '../../solution/written-cards.ts';
import { deciders, type Marked, markContained, markRanked, rankWithBoard } from './marked-cards.ts';
import { handsIn } from './try-link.ts';

/** Which cards to highlight and who wins, by the text of a hand: `Kd Kh 9c`. */
export type Marks = ReadonlyMap<string, MarkedHand>;

interface MarkedHand {
  readonly cards: Marked;
  readonly outcome?: 'wins' | 'ties' | undefined;
}

export type Contains = NonNullable<ReturnType<typeof containsIn>>;

const NO_MARKS: Marks = new Map();

const CARDS = new RegExp(`^${FEATURE_CARDS}$`);

export const areCards = (text = ''): boolean => CARDS.test(text);

/** Sentences that judge hands; one that says what a hand is worth does so too. */
const JUDGED =
  /wins because|^they tie|^the standings|^the round ends|^each hand|stand at:$|are counted$/;

export function marksOf({ steps }: Pick<Example, 'steps'>): Marks {
  const { game, board, hands } = handsIn(steps);
  const cells = steps.flatMap(({ table }) => sentencesOf(table)).flatMap((row) => row.arguments);
  const listed = cells.flatMap(({ type, text }) =>
    type === 'cards' && areCards(text) ? text : [],
  );
  const held = [...hands, ...listed];
  if (held.length === 0) return board === '' ? NO_MARKS : marksAlone(board, steps);
  const isJudged = ({ text, arguments: found }: Step) =>
    JUDGED.test(text) || found.some(({ type }) => type === 'category');
  if (!steps.some(isJudged)) return NO_MARKS;
  const shared = board === '' ? [] : parseCards(board);
  try {
    const ranked = held.map((text) => {
      const cards = parseCards(text);
      return { text, cards, rank: rankWithBoard(game, cards, shared) };
    });
    return marksOfHands(ranked, steps, board, shared);
  } catch {
    return NO_MARKS; // for example a hand that is refused
  }
}

export function sharedMarks(examples: readonly Pick<Example, 'steps'>[]): Marks {
  const [first = NO_MARKS, ...others] = examples.map(marksOf);
  const isAlike = ([text, { cards }]: readonly [string, MarkedHand]) =>
    others.every((marks) => JSON.stringify(marks.get(text)?.cards) === JSON.stringify(cards));
  return new Map([...first].filter(isAlike));
}

/**
 * Reads the only sentence, if there is one, about what cards contain: `they do not contain a pair`.
 */
export function containsIn(steps: readonly Step[]) {
  const [step, second] = steps.filter(({ text }) => /^they (do not )?contain /.test(text));
  const named = step?.arguments[0]?.text;
  if (!step || named === undefined || second) return undefined;
  const isContained = !step.text.startsWith('they do not ');
  const words = `${isContained ? 'contains' : 'does not contain'} ${named}`;
  return { words, combination: named.replace(/^an? /, '') as Combination, isContained };
}

export function isCounted(step: Step): boolean {
  return countsHands({ steps: [step] });
}

function marksAlone(text: string, steps: readonly Step[]): Marks {
  const contains = containsIn(steps);
  if (steps.some((step) => /^(they are worth|the best five are) /.test(step.text))) {
    const cards = parseCards(text);
    return new Map([[text, { cards: markRanked([rankHand(cards)], cards) }]]);
  }
  return contains
    ? new Map([[text, { cards: markContained(contains.combination, parseCards(text)) }]])
    : NO_MARKS;
}

type Hand = Readonly<{ text: string; cards: Cards; rank: HandRank }>;

function marksOfHands(
  hands: readonly Hand[],
  steps: readonly Step[],
  board: string,
  shared: Cards,
): Marks {
  const ranks = hands.map(({ rank }) => rank);
  const [best, second] = ranks.toSorted((a, b) => compareHandRanks(b, a));
  const isWon = steps.some(({ text }) => text.includes(' wins because '));
  const isTied = steps.some(({ text }) => text.startsWith('they tie'));
  const deciding =
    isWon && best && second ? [...deciders(best, second), ...deciders(second, best)] : [];
  const marked = hands.map(({ text, cards, rank }): [string, MarkedHand] => {
    const winner = isWon && rank === best ? 'wins' : undefined;
    const outcome = isTied ? 'ties' : winner;
    return [text, { cards: markRanked([rank], cards, deciding), outcome }];
  });
  if (board !== '') marked.push([board, { cards: markRanked(ranks, shared, deciding) }]);
  return new Map(marked);
}
