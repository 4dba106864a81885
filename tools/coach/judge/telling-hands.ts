/**
 * Asks about the hands that tell known mistakes apart. Most are like the hands of the examples,
 * which are near the edge of a rule; the others are random.
 */
import {
  type Card,
  type Cards,
  RANKS,
  type Rank,
  SUITS,
  type Suit,
} from '../../../src/cards/card.ts';
import { DECK } from '../../../src/cards/deck.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { seededRandom } from '../../../src/cards/seeded-random.ts';
import { type Random, shuffle } from '../../../src/cards/shuffle.ts';
import { copied, countBy, OUR_RULES, type Rules } from '../../../steps/rules-under-test.ts';
import { isCards, isHandRank } from '../../machine/words/show.ts';
import { rulesOf } from '../../solution/rules.ts';
import { OURS, type Solution } from '../../solution/units.ts';
import { ACCEPTED, RIGHT, signOf } from '../answers.ts';
import type { Host } from '../code/host.ts';
import { failureIn } from '../code/run-example.ts';
import { chapterOf, type Exercise, examplesOf, namesAskedFor } from '../exercise.ts';
import type { Attempt } from './attempt.ts';
import { prepareDeals } from './find-counterexample.ts';
import { between } from './likely-hands.ts';
import { type Deal, questionOf } from './questions.ts';

const SEED = 4;
/** How many hands are like those of the examples, at least: in all, and for each. */
const HANDS_LIKE_EXAMPLES = 200;
const HANDS_LIKE_EACH = 10;
const RANDOM_HANDS = 40;
/** The examples of texts are not hands, so there are none like them. */
const RANDOM_TEXTS = 200;
/** How many cards a hand may have less or more than that of the example. */
const MOST_LEFT_OUT = 1;
const MOST_ADDED = 2;

/** A deal, and what our rules say about it; undefined if they refuse it. */
interface TellingDeal {
  readonly deal: Deal;
  readonly expected: string | undefined;
}

const prepared = new Map<Exercise, readonly TellingDeal[]>();

/**
 * Asks code about the telling hands of its exercise, always the same ones.
 * @returns a sign for each answer; undefined if a program does not answer
 */
export function signsOfHands({ exercise, host, rules }: Attempt): string | undefined {
  const telling = prepareTellingDeals(exercise, host);
  host.start();
  const signsBy = (asked: Rules) =>
    telling.map((one) => {
      host.beat();
      return signOfAnswer(one, tell(exercise.name, asked, one.deal));
    });
  try {
    return host.quiet(() => countBy(rules, signsBy)).join('');
  } catch {
    return undefined;
  } finally {
    host.takePrinted(); // what examples printed is enough
  }
}

function signOfAnswer({ expected }: TellingDeal, answer: string | undefined): string {
  if (answer === expected) return RIGHT;
  return expected === undefined ? ACCEPTED : signOf(answer ?? '');
}

/** Asks some rules; returns undefined if they refuse. */
function tell(exercise: string, rules: Rules, deal: Deal): string | undefined {
  const { answer, worth = answer } = questionOf(exercise);
  try {
    return worth(rules, deal);
  } catch {
    return undefined;
  }
}

/** Makes the telling hands of an exercise, and answers them by our rules, once. */
function prepareTellingDeals(exercise: Exercise, host: Host): readonly TellingDeal[] {
  const known = prepared.get(exercise);
  if (known) return known;
  const likeExamples = dealsLikeExamples(exercise, host);
  const random = prepareDeals(exercise.name).map(({ deal }) => deal);
  const count = exercise.unit === 'cards' ? RANDOM_TEXTS : RANDOM_HANDS;
  const deals = [...likeExamples, ...random.slice(0, count)];
  const telling = deals.map((deal) => ({ deal, expected: tell(exercise.name, OUR_RULES, deal) }));
  prepared.set(exercise, telling);
  return telling;
}

function dealsLikeExamples(exercise: Exercise, host: Host): Deal[] {
  const deals = dealsOfExamples(exercise, host);
  const random = seededRandom(SEED);
  const each = Math.max(HANDS_LIKE_EACH, Math.ceil(HANDS_LIKE_EXAMPLES / deals.length));
  return deals.flatMap((deal) => Array.from({ length: each }, () => dealLike(deal, random)));
}

/** Lists the cards that the functions of an exercise get in its examples, each deal once. */
function dealsOfExamples(exercise: Exercise, host: Host): Deal[] {
  const deals = new Map<string, Deal>();
  const record = (deal: Deal) =>
    deals.set(deal.map((cards) => formatCards(cards)).join(' / '), deal);
  const rules = rulesOf(recording(namesToRecord(exercise), record));
  const { examples } = host.chapter(chapterOf(exercise));
  for (const example of examplesOf(exercise, examples)) failureIn(example, rules, host);
  return [...deals.values()];
}

/** Lists the functions that get the hands of an exercise; a ladder's hands come to the best five. */
function namesToRecord(exercise: Exercise): readonly string[] {
  return exercise.unit === 'ladder' ? ['bestFive'] : namesAskedFor(exercise);
}

/** Makes a solution of our functions that records what they are asked. */
function recording(names: readonly string[], record: (deal: Deal) => void): Solution {
  const ours: Readonly<Record<string, unknown>> = OURS;
  const entries = names.flatMap((name) => {
    const run = ours[name];
    if (typeof run !== 'function') return [];
    const recorder = (...args: readonly unknown[]) => {
      const deal = cardsIn(args);
      if (deal.length > 0) record(deal);
      return run(...args);
    };
    return [[name, recorder]];
  });
  return Object.fromEntries(entries);
}

/** Lists the cards in what a function is asked: cards, hands, and players with a hand. */
function cardsIn(value: unknown): Cards[] {
  if (isCards(value)) return [value];
  if (isHandRank(value)) return [value.cards];
  if (Array.isArray(value)) return value.flatMap(cardsIn);
  const { rank } = Object(value);
  return rank === undefined ? [] : cardsIn(rank);
}

/** What may become of a hand, so that it stays near the edge of a rule. */
const CHANGES = [(cards: Cards) => cards, withOtherCard, withOtherRank] as const;

/** Deals cards like these, in other suits and another order. One hand may be smaller or larger. */
function dealLike(deal: Deal, random: Random): Deal {
  const suits = shuffle(SUITS, random);
  const used = deal.map((cards) => cards.map((card) => inSuitOf(card, suits)));
  const [hand, ...otherHands] = used.map((cards) => {
    const [change = withOtherCard] = shuffle(CHANGES, random);
    return change(shuffle(cards, random), used.flat(), random);
  });
  if (!hand || otherHands.length > 0) return [hand ?? [], ...otherHands].map(copied);
  const more = between(-MOST_LEFT_OUT, MOST_ADDED, random);
  const others = shuffle(DECK, random).filter((card) => !hand.some(isSame(card)));
  const resized = more < 0 ? hand.slice(0, more) : [...hand, ...others.slice(0, more)];
  return [copied(shuffle(resized, random))];
}

const isSame = (card: Card) => (other: Card) =>
  card.rank === other.rank && card.suit === other.suit;

function inSuitOf({ rank, suit }: Card, suits: readonly Suit[]): Card {
  return { rank, suit: suits[SUITS.indexOf(suit)] ?? suit };
}

function withOtherCard([, ...kept]: Cards, used: Cards, random: Random): Cards {
  const other = shuffle(DECK, random).find((card) => !used.some(isSame(card)));
  return other ? [...kept, other] : kept;
}

/** Moves all cards of a rank to another rank, so that three of a kind stay three. */
function withOtherRank(cards: Cards, used: Cards, random: Random): Cards {
  const moved = cards.filter(({ rank }) => rank === cards[0]?.rank);
  const isFree = (rank: Rank) =>
    cards.every((card) => card.rank !== rank) &&
    moved.every(({ suit }) => !used.some(isSame({ rank, suit })));
  const other = shuffle(RANKS, random).find(isFree);
  if (!other) return cards;
  return cards.map((card) => (moved.includes(card) ? { ...card, rank: other } : card));
}
