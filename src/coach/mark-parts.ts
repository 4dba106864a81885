/** Marks a candidate's files: each example, and the share of random hands on which they agree with ours. */

import * as poker from '../index.ts';
import type { Cards } from '../kata/cards/card.ts';
import { seededRandom } from '../kata/games/seeded-random.ts';
import { type Rules, rulesOf, type Solution } from '../solution.ts';
import { troubleOf } from './explain-failure.ts';
import { host } from './host.ts';
import { type Deal, describe, differs, expectation, nextDeal, shrink } from './hunt.ts';
import { type Question, questionOf } from './hunt-questions.ts';
import { HANDS_PER_MESSAGE, type HandsJob, type MarkingJob, type PartJob } from './jobs.ts';
import { attemptOf, readModules, runOne } from './judge-step.ts';
import { similarCards } from './likely-hands.ts';
import { isTrouble, type Trouble } from './verdict.ts';

const SEED = 1000;
/** The share of hands that are dealt similar to the last yes. */
const SHARE_ALIKE = 0.8;
/** This many wrong hands are shrunk. */
const MOST_SHRUNK = 12;

export function mark({ given, parts }: MarkingJob): void {
  const gift = giftOf(given);
  for (const part of parts) {
    markPart(part, gift);
    host.tell({ kind: 'closed', step: part.step });
  }
}

function markPart({ step, modules, places, hands }: PartJob, gift: object): void {
  host.tell({ kind: 'at', step });
  const found = host.underWatch(() => readModules(modules, gift));
  const rules = isTrouble(found) ? found : rulesFrom(found);
  if (isTrouble(found) || isTrouble(rules)) {
    host.tell({ kind: 'unreadable', step, trouble: rules as Trouble });
    return;
  }
  const attempt = attemptOf(modules, found, gift);
  for (const example of host.chapter(step).examples) {
    if (!places.includes(example.place)) continue;
    const trouble = host.underWatch(() => runOne(step, example, attempt));
    host.tell({ kind: 'marked', step, place: example.place, ...(trouble && { trouble }) });
  }
  if (hands.from < hands.to) askAboutHands(step, rules, hands);
}

/** The rules of a solution, or the trouble with its exports, such as a ladder with broken rungs. */
function rulesFrom(solution: Solution): Rules | Trouble {
  try {
    return rulesOf(solution);
  } catch (error) {
    return { message: 'what the file exports makes no rules', ...troubleOf(error, undefined) };
  }
}

/** The package reduced to what is given; importing anything else is an error. */
function giftOf(given: readonly string[]): object {
  const gift = Object.fromEntries(Object.entries(poker).filter(([name]) => given.includes(name)));
  return new Proxy(gift, {
    get(target, name, receiver) {
      if (name in target || !(name in poker)) return Reflect.get(target, name, receiver);
      throw new Error(`poker-hands-kata does not give ${String(name)} in this interview`);
    },
  });
}

function askAboutHands(step: string, theirs: Rules, { from, to, singlyTo, milliseconds }: HandsJob): void {
  const question = questionOf(step);
  const next = dealer(question);
  host.offWatch(() => {
    for (let skipped = 0; skipped < from; skipped += 1) next();
  });
  const wrong: Deal[] = [];
  host.tell({ kind: 'asking', step });
  const timeSpent = host.startWatch();
  for (let asked = from, told = 0; asked < to && told < milliseconds; ) {
    const size = asked < singlyTo ? 1 : Math.min(HANDS_PER_MESSAGE, to - asked);
    const deals = Array.from({ length: size }, next);
    if (size === 1) host.tell({ kind: 'asking', step, ...expectation(question, deals[0] as Deal) });
    const differing = host.underWatch(() => host.quiet(() => deals.filter((deal) => isWrong(question, theirs, deal))));
    host.takePrinted();
    if (wrong.length === 0 && differing[0]) tellCounterExample(step, question, theirs, differing[0]);
    if (wrong.length < MOST_SHRUNK) wrong.push(...differing);
    asked += size;
    const before = told;
    told = timeSpent();
    host.tell({ kind: 'asked', step, asked: size, agreed: size - differing.length, milliseconds: told - before });
  }
  for (const deal of wrong.slice(0, MOST_SHRUNK)) {
    host.tell({ kind: 'shrinking', step });
    const smaller = host.underWatch(() => host.quiet(() => shrink(question, theirs, deal)));
    tellCounterExample(step, question, theirs, smaller);
  }
}

/**
 * Deals random cards. Where a rule rarely says yes, as for a royal flush, most hands are similar to the last yes; otherwise a
 * stub that always says no would be right on nearly all hands.
 */
function dealer(question: Question): () => Deal {
  const random = seededRandom(SEED);
  const isYes = (deal: Deal) => expectation(question, deal).expected === 'true';
  if (!question.isYesOrNo) return () => nextDeal(question, random);
  let lastYes: Cards | undefined;
  return () => {
    const deal =
      lastYes && random() < SHARE_ALIKE ? [Object.freeze(similarCards(lastYes, random))] : nextDeal(question, random);
    if (isYes(deal)) lastYes = deal[0];
    return deal;
  };
}

function isWrong(question: Question, theirs: Rules, deal: Deal): boolean {
  host.beat();
  return differs(question, theirs, deal);
}

function tellCounterExample(step: string, question: Question, theirs: Rules, deal: Deal): void {
  const counterExample = host.underWatch(() => host.quiet(() => describe(question, theirs, deal)));
  host.takePrinted();
  host.tell({ kind: 'differs', step, counterExample });
}
