import { OUR_RULES, type Rules } from '../../../steps/rules-under-test.ts';
import { USUAL_COMBINATIONS, unitOf } from '../../solution/combinations.ts';
import { countsHands, type Example } from '../chapter.ts';
import type { Host } from '../code/host.ts';
import { failureIn } from '../code/run-example.ts';
import type { Exercise } from '../exercise.ts';
import { EXERCISES } from '../exercises.ts';
import { CARDS, type Unit } from '../units.ts';

const RANKING: readonly Unit[] = ['ladder', 'best-five'];

const ALONE: readonly Unit[] = [CARDS, ...USUAL_COMBINATIONS.map(unitOf), 'evaluator', ...RANKING];

/** What builds on other units, each before those that it asks itself: the reverse of practice. */
const COMPOSED: readonly (readonly Unit[])[] = [
  ...EXERCISES.map(({ unit }) => unit)
    .filter((unit) => !ALONE.includes(unit))
    .toReversed()
    .map((unit) => [unit]),
  RANKING,
];

/** Finds the exercises that examples are about, by what they ask of the rules. */
export function exercisesAskedIn(examples: readonly Example[], host: Host): Exercise[] {
  const naming = examples.filter((example) => !countsHands(example));
  const units = new Set(naming.flatMap((example) => highestOf(unitsAskedIn(example, host))));
  return EXERCISES.filter(({ unit }) => units.has(unit));
}

/** Finds the units that an example asks, also the ranking that the higher ones build on. */
export function unitsAskedIn(example: Example, host: Host): ReadonlySet<Unit> {
  const asked = new Set<Unit>();
  failureIn(example, rulesThatTell(asked), host);
  if (COMPOSED.flat().some((unit) => asked.has(unit))) for (const unit of RANKING) asked.add(unit);
  return asked;
}

/** Keeps of the units that build on each other only the highest. */
function highestOf(asked: ReadonlySet<Unit>): Unit[] {
  const highest = COMPOSED.find((units) => units.some((unit) => asked.has(unit))) ?? [];
  const lower = COMPOSED.flat().filter((unit) => !highest.includes(unit));
  return [...asked].filter((unit) => !lower.includes(unit));
}

/** Makes rules that answer as ours do, and add the units that are asked. */
function rulesThatTell(asked: Set<Unit>): Rules {
  const telling =
    <Args extends unknown[], Answer>(units: readonly Unit[], rule: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      for (const unit of units) asked.add(unit);
      return rule(...args);
    };
  const { parseCards, predicates, rankHand, compareHands, games, showdown } = OUR_RULES;
  const { 'texas-holdem': texasHoldem, omaha, 'short-deck': shortDeck } = games;
  return {
    ...OUR_RULES,
    parseCards: telling(['cards'], parseCards),
    predicates: {
      ...predicates,
      ...Object.fromEntries(
        USUAL_COMBINATIONS.map((name) => [name, telling([unitOf(name)], predicates[name])]),
      ),
    },
    rankHand: telling(RANKING, rankHand),
    compareHands: telling(['tie-breaking'], compareHands),
    games: {
      ...games,
      'texas-holdem': {
        rank: telling(['texas-holdem'], texasHoldem.rank),
        deal: telling(['deal'], texasHoldem.deal),
      },
      'short-deck': { ...shortDeck, rank: telling(['short-deck'], shortDeck.rank) },
      omaha: { rank: telling(['omaha'], omaha.rank), deal: telling(['deal'], omaha.deal) },
    },
    showdown: telling(['showdown'], showdown) as Rules['showdown'],
  };
}
