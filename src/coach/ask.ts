/** What a learner's code and the rules answer when somebody asks about cards of their own. */

import { ruleChain } from '../evaluators/rule-chain.ts';
import type { Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { type BoardGame, GAMES } from '../kata/games/games.ts';
import { rankHand } from '../kata/ranking/rank-hand.ts';
import { winner } from '../kata/ranking/winner.ts';
import { COMBINATIONS, rulesOf, unitOf } from '../solution.ts';
import { troubleOf } from './explain-failure.ts';
import { host } from './host.ts';
import type { Answer, AskJob } from './jobs.ts';
import { readModules } from './judge-step.ts';
import { forgetCalls, lastCall } from './last-call.ts';
import type { Learned } from './learned.ts';
import { show } from './show-value.ts';
import { FAST } from './stub-answers.ts';
import { isTrouble, type Trouble } from './verdict.ts';

/** What a solution answers, with ours in place of what it lacks. */
function answerOf(step: string, solution: Learned, groups: readonly Cards[]): string {
  const [first = [], second = []] = groups;
  if (step === FAST) return compared(solution.evaluator ?? ruleChain.strength, first, second);
  const rules = rulesOf(solution);
  const combination = COMBINATIONS.find((name) => unitOf(name) === step);
  if (combination) return show(rules.predicates[combination](first));
  if (step in GAMES) return show(rules.games[step as BoardGame].rank(first, second));
  if (step === 'tie-breaking') return inWords(rules.compareHandRanks(rankHand(first), rankHand(second)));
  if (step === 'ranking') return show(rules.rankHand(first));
  const players = groups.map((cards) => ({ name: formatCards(cards), rank: rankHand(cards) }));
  return rules
    .showdown(players)
    .map(({ place, name }) => `${place ?? 'no place'}: ${name}`)
    .join(', ');
}

function compared(strength: (cards: Cards) => number, first: Cards, second: Cards): string {
  const [one, other] = [strength(first), strength(second)];
  return `${inWords(one - other)} (${show(one)} and ${show(other)})`;
}

const inWords = (result: number) => winner(result, 'the first', 'the second') ?? 'nobody wins';

/** Asks the rules and then the learner's code, which may not come to an end. */
export function ask({ asked, modules, groups }: AskJob): void {
  const rules = byTheRules(asked, groups);
  host.tell({ kind: 'answered', rules, answer: '' });
  const { message = '', where } = host.underWatch(() => answerOrTrouble(asked, modules, groups));
  const answer: Answer = { rules, answer: message, ...(where && { where }), ...host.takePrinted() };
  host.tell({ kind: 'answered', ...answer });
}

function byTheRules(step: string, groups: readonly Cards[]): string {
  try {
    return answerOf(step, {}, groups);
  } catch (error) {
    return `they refuse: ${(error as Error).message}`;
  }
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
