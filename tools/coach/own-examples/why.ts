/** Says why an example is not poker, if one sentence can say that. */
import type { Cards } from '../../../src/cards/card.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { parseCards } from '../../../src/cards/parse-cards.ts';
import type { Combination, Predicate } from '../../../src/ranking/categories.ts';
import { describe, describeBoth, explain } from '../../../src/ranking/explain.ts';
import { rankHand } from '../../../src/ranking/rank-hand.ts';
import { compareHandRanks } from '../../../src/ranking/tie-breaking.ts';
import { OUR_RULES } from '../../../steps/rules-under-test.ts';
import type { Example, Meaning, Step } from '../chapter.ts';
import { findStep } from '../chapters/find-step.ts';
import { runSteps } from '../code/run-example.ts';

/**
 * Says why the rules contradict an example.
 * @param wrong - the step that is not true
 * @returns a part of a sentence, like `AD AH KC KD contain two pairs`; undefined if nothing more
 * can be said
 */
export function whyNotPoker({ steps }: Example, wrong: Step | undefined): string | undefined {
  switch (wrong?.meaning) {
    case 'contains':
      return whyMissing(cardsIn(steps, 'cards'));
    case 'does not contain':
      return whyContained(cardsIn(steps, 'cards'), wrong);
    case 'wins':
    case 'ties':
      return whyWon(steps.slice(0, steps.indexOf(wrong)));
    default:
      return undefined;
  }
}

/** Says what cards make instead: `all that they make is this: pair of kings`. */
function whyMissing([cards]: readonly Cards[]): string | undefined {
  return cards && `all that they make is this: ${describe(rankHand(cards))}`;
}

/** Names the cards that make a combination: `AD AH KC KD contain two pairs`. */
function whyContained([cards]: readonly Cards[], { text, arguments: [words] }: Step) {
  if (!cards || !words) return undefined;
  const combination = findStep(text)?.values[0]?.getValue(null) as Combination;
  const enough = fewestThat(OUR_RULES.predicates[combination], cards);
  return `${formatCards(enough)} contain ${words.text}`;
}

/** Leaves out each card without which a combination is still there. */
function fewestThat(holds: Predicate, cards: Cards): Cards {
  return cards.reduce((left, card) => {
    const others = left.filter((other) => other !== card);
    return holds(others) ? others : left;
  }, cards);
}

/** Says why one of two players wins. @param given - the steps that give them cards */
function whyWon(given: readonly Step[]): string | undefined {
  const world = runSteps(given, OUR_RULES);
  const [one, other, ...more] = world.players;
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const first = world.rankOf(one);
  const second = world.rankOf(other);
  return compareHandRanks(first, second) === 0 ? describeBoth(first) : explain(first, second);
}

/** Reads the cards that steps with some meaning give. */
function cardsIn(steps: readonly Step[], meaning: Meaning): Cards[] {
  const given = steps.filter((step) => step.meaning === meaning);
  return given.flatMap((step) =>
    step.arguments.filter(({ type }) => type === 'cards').map(({ text }) => parseCards(text)),
  );
}
