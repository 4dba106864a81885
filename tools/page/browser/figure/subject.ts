/** What a figure is about: a rule that says yes or no, or what cards are worth. */
import type { Cards } from '../../../../src/cards/card.ts';
import { LADDER } from '../../../../src/ranking/ladder.ts';
import { rankHand } from '../../../../src/ranking/rank-hand.ts';
import { OUR_RULES, predicateName } from '../../../../steps/rules-under-test.ts';
import type { Exercise } from '../../../coach/exercise.ts';
import {
  USUAL_COMBINATIONS,
  type UsualCombination,
  unitOf,
} from '../../../solution/combinations.ts';
import { withArticle } from '../../view/words.ts';

/** What a figure asks of cards, and how answers are said. */
export interface Subject {
  readonly question: string;
  /** The name of the function that a program writes: `isPair`. */
  readonly called: string;
  /** Says what is right: `yes`, or `two pairs`. */
  rule(cards: Cards): string;
  /** Reads the answer of a program; undefined if it is none. */
  read(answer: string): string | undefined;
  /** Returns the choice of an example of the reader that says the same. */
  choice(says: string): string;
}

/** Returns what the figure of an exercise is about. */
export function subjectOf({ unit }: Exercise): Subject {
  const combination = USUAL_COMBINATIONS.find((one) => unitOf(one) === unit);
  return combination ? yesOrNo(combination) : WORTH;
}

function yesOrNo(combination: UsualCombination): Subject {
  const holds = OUR_RULES.predicates[combination];
  const verb = combination === 'two pairs' ? 'Are' : 'Is';
  return {
    question: `${verb} there ${withArticle(combination)}?`,
    called: predicateName(combination),
    rule: (cards) => (holds(cards) ? YES : NO),
    read: (answer) => ANSWERS[answer],
    choice: (says) => says,
  };
}

const YES = 'yes';
const NO = 'no';
/** What is said as long as there are no cards. */
const NOTHING = 'nothing yet';

const ANSWERS: Readonly<Record<string, string>> = { true: YES, false: NO };

/** Returns whether a lamp is on: for anything but a no. */
export const isOn = (says: string): boolean => says !== NO && says !== NOTHING;

const WORTH: Subject = {
  question: 'What is it worth?',
  called: 'rankHand',
  rule: (cards) => (cards.length === 0 ? NOTHING : rankHand(cards).category),
  read: (answer) => LADDER.find(({ category }) => category === answer)?.category,
  choice: withArticle,
};
