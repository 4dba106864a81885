/** What a learner's code and the rules answer when somebody asks about cards of their own. */
import { ruleChain } from '../evaluators/rule-chain.ts';
import type { Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { type BoardGame, GAMES } from '../kata/games/games.ts';
import { rankHand } from '../kata/ranking/rank-hand.ts';
import { COMBINATIONS, rulesOf, unitOf } from '../kata/solution.ts';
import { troubleOf } from './explain-failure.ts';
import { host } from './host.ts';
import type { Answer, AskJob } from './jobs.ts';
import { readModules } from './judge-step.ts';
import { forgetCalls, lastCall } from './last-call.ts';
import type { Learned } from './learned.ts';
import { show } from './show-value.ts';
import { FAST } from './stub-answers.ts';
import { isTrouble, type Trouble } from './verdict.ts';

/** How to ask about a step. */
export interface Form {
  /** What is asked about, in words. */
  readonly wanted: string;
  /** The fewest and the most groups of cards. */
  readonly least: number;
  readonly most: number;
  readonly example: string;
}

/** Between two groups of cards. */
const BETWEEN = /\s*(?:\/|\bvs?\b)\s*/;

const ONE: Form = { wanted: 'the cards of one hand', least: 1, most: 1, example: 'KD KH 9C 9S' };
const TWO: Form = {
  wanted: 'two hands with a / between them',
  least: 2,
  most: 2,
  example: 'KD KH 9C 9S 2D / AD AH 8C 8S 3D',
};
const BOARD: Omit<Form, 'example'> = {
  wanted: 'the hole cards and the board with a / between them',
  least: 2,
  most: 2,
};

const FORMS: Readonly<Record<string, Form>> = {
  'tie-breaking': TWO,
  'texas-holdem': { ...BOARD, example: 'AH KH / QH JH TH 2C 3D' },
  omaha: { ...BOARD, example: 'AH KH 9C 9S / QH JH TH 2C 3D' },
  showdown: { ...TWO, wanted: 'two or more hands with a / between them', most: Number.POSITIVE_INFINITY },
  [FAST]: TWO,
};

export const formOf = (step: string): Form => FORMS[step] ?? ONE;

/** The groups of cards in a text, as they are written. */
export const groupsIn = (text: string): string[] => text.trim().split(BETWEEN);

/** What a solution answers, with ours in place of what it lacks. */
export function answerOf(step: string, solution: Learned, groups: readonly Cards[]): string {
  const [first = [], second = []] = groups;
  if (step === FAST) return compared(solution.evaluator ?? ruleChain.strength, first, second);
  const rules = rulesOf(solution);
  const combination = COMBINATIONS.find((name) => unitOf(name) === step);
  if (combination) return show(rules.predicates[combination](first));
  if (step in GAMES) return show(rules.games[step as BoardGame].rank(first, second));
  if (step === 'tie-breaking') return winner(rules.compareHandRanks(rankHand(first), rankHand(second)));
  if (step === 'ranking') return show(rules.rankHand(first));
  const players = groups.map((cards) => ({ name: formatCards(cards), rank: rankHand(cards) }));
  return rules
    .showdown(players)
    .map(({ place, name }) => `${place ?? 'no place'}: ${name}`)
    .join(', ');
}

function compared(strength: (cards: Cards) => number, first: Cards, second: Cards): string {
  const [one, other] = [strength(first), strength(second)];
  return `${winner(one - other)} (${show(one)} and ${show(other)})`;
}

function winner(result: number): string {
  if (result === 0) return 'a tie';
  return result > 0 ? 'the first wins' : result < 0 ? 'the second wins' : show(result);
}

/** Asks the learner's code. */
export function ask({ asked, modules, groups }: AskJob): void {
  const { message = '', where } = host.underWatch(() => answerOrTrouble(asked, modules, groups));
  const answer: Answer = { answer: message, ...(where && { where }), ...host.takePrinted() };
  host.tell({ kind: 'answered', ...answer });
}

function answerOrTrouble(step: string, modules: AskJob['modules'], groups: readonly Cards[]): Trouble {
  const found = readModules(modules);
  if (isTrouble(found)) return found;
  forgetCalls();
  try {
    for (const cards of groups) Object.freeze(cards).forEach(Object.freeze);
    return { message: host.quiet(() => answerOf(step, found, groups)) };
  } catch (error) {
    return troubleOf(error, lastCall());
  }
}
