/** Looks for a hand that the examples do not show and that the learner's rules get wrong. */
import { type Rules, rulesOf } from '../../../steps/solution.ts';
import type { Cards } from '../../cards/card.ts';
import { seededRandom } from '../../games/seeded-random.ts';
import { formatCards } from '../../index.ts';
import type { CounterExample } from '../verdict.ts';
import { whereIn } from './places.ts';
import { beat } from './pulse.ts';
import { type Question, questionOf } from './questions.ts';

const SEED = 52;
/** So many wrong hands are made smaller, of which the smallest is shown. */
const ENOUGH = 12;

const ours = rulesOf({});

type Deal = readonly Cards[];

/** The smallest hand that was found with a wrong answer, if there is any; `deals` says how many were asked about. */
export function hunt(step: string, theirs: Rules): { deals: number; counterExample?: CounterExample } {
  const question = questionOf(step);
  const random = seededRandom(SEED);
  const differs = (deal: Deal) => answerOf(question, theirs, deal).text !== answerOf(question, ours, deal).text;
  const wrong: Deal[] = [];
  for (let dealt = 0; dealt < question.deals && wrong.length < ENOUGH; dealt += 1) {
    beat();
    const deal = question.deal(random).map((cards) => Object.freeze(cards));
    if (differs(deal)) wrong.push(deal);
  }
  if (wrong.length === 0) return { deals: question.deals };
  const [smallest = []] = wrong.map((deal) => shrink(deal, question, differs)).sort((a, b) => size(a) - size(b));
  return { deals: question.deals, counterExample: describe(question, theirs, smallest) };
}

const size = (deal: Deal) => deal.flat().length;

/** Takes card after card away, as long as the answer stays wrong. */
function shrink(deal: Deal, question: Question, differs: (deal: Deal) => boolean): Deal {
  beat();
  for (const smaller of withoutOneCard(deal, question.least))
    if (differs(smaller)) return shrink(smaller, question, differs);
  return deal;
}

function withoutOneCard(deal: Deal, least: readonly number[]): Deal[] {
  return deal.flatMap((cards, group) =>
    cards.length <= (least[group] ?? 1)
      ? []
      : cards.map((_, place) => deal.with(group, Object.freeze(cards.toSpliced(place, 1)))),
  );
}

function answerOf(question: Question, rules: Rules, deal: Deal): { text: string; stack?: string } {
  try {
    return { text: question.answer(rules, deal) };
  } catch (error) {
    if (!(error instanceof Error)) return { text: `threw ${error}` };
    return { text: `an error: ${error.message}`, stack: error.stack ?? '' };
  }
}

function describe(question: Question, theirs: Rules, deal: Deal): CounterExample {
  const names = question.names.length > 1 ? question.names : [];
  const hand = deal.map((cards, group) => `${names[group] ?? ''} ${formatCards(cards)}`.trim()).join(', ');
  const { text: got, stack } = answerOf(question, theirs, deal);
  const where = whereIn(stack);
  return { hand, expected: answerOf(question, ours, deal).text, got, ...(where && { where }) };
}
