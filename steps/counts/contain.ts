/** Counts how many hands contain a combination. */
import { inFull } from '../../src/cards/quote.ts';
import { type Cards, formatCards } from '../../src/kata.ts';
import type { Combination } from '../../src/ranking/categories.ts';
import { inWords } from '../expect.ts';
import type { Rules } from '../rules-under-test.ts';
import { predicateName } from '../rules-under-test.ts';
import { REMEMBERS, withArticle } from '../words.ts';
import type { AskedHand } from './asked-hand.ts';
import { type Classes, handsOf } from './hand-classes.ts';
import { answerTo, Miscount } from './miscount.ts';
import type { SecondOpinion } from './opinion.ts';

/** The classes for rules that do not look at groups. */
const CLASSES_WITHOUT_GROUPS: Partial<Record<Combination, Classes>> = {
  straight: 'sets of ranks',
  flush: 'suit sizes',
  'straight flush': 'one suit',
  'royal flush': 'one suit',
};

/** Chooses classes. A rule that looks at groups is tried on every hand of up to three cards. */
function classesFor(combination: Combination, size: number): Classes {
  const classes = CLASSES_WITHOUT_GROUPS[combination];
  if (classes) return classes;
  if (size <= 3) return 'every hand';
  return size <= 5 ? 'worth' : 'group sizes';
}

/** What makes a wrong count name a hand and its cause; without it the count is only a number. */
export interface CountHelp {
  readonly opinion?: SecondOpinion;
  /** Says whether the rule gives the right answer for these cards when it is called alone. */
  isRightAlone?(combination: Combination, expected: boolean, cards: Cards): boolean;
}

/**
 * Counts the hands of so many cards that contain a combination, by the answers of the rule. Returns
 * the number as it is written in full: `1,281,072`.
 *
 * @throws Miscount that names the first hand for which a second opinion differs, if there is one
 */
export function countContaining(
  { predicates }: Rules,
  combination: Combination,
  size: number,
  { opinion, isRightAlone }: CountHelp = {},
): string {
  const question = {
    ask: ({ cards }: AskedHand): unknown => predicates[combination]([...cards]),
    nameOf: ({ cards }: AskedHand) => formatCards(cards),
    right: (hand: AskedHand) => opinion?.contains(combination, hand),
  };

  let hands = 0;
  for (const hand of handsOf(classesFor(combination, size), size)) {
    const answer = answerTo(question, hand);
    const right = question.right(hand);
    if (right !== undefined && answer !== right) {
      const { cards } = hand;
      const cause = isRightAlone?.(combination, right, cards) ? REMEMBERS : '';
      const sentence = wrongAnswer(cards, combination, answer) + cause;
      throw new Miscount({
        hand: question.nameOf(hand),
        actual: answer,
        expected: right,
        sentence,
      });
    }
    if (answer === true) hands += hand.standsFor;
  }
  return inFull(Math.round(hands));
}

function wrongAnswer(cards: Cards, combination: Combination, answer: unknown): string {
  const contain = answer === true ? 'do not contain' : 'contain';
  const right = `${formatCards(cards)} ${contain} ${withArticle(combination)}`;
  return `${right}, but ${predicateName(combination)} returned ${inWords(answer)}`;
}
