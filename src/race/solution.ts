import { existsSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Card, Cards } from '../cards/card.ts';
import { DECK } from '../cards/deck.ts';
import { formatCards } from '../cards/format-cards.ts';
import { quote } from '../cards/quote.ts';
import { defineEvaluator, type Evaluator } from '../evaluators/evaluator.ts';
import { ruleChain } from '../evaluators/rule-chain.ts';
import { type Agreement, describeDifference, findDifference, note } from '../proof/agreement.ts';
import { randomHands } from '../proof/random-hands.ts';
import { LADDER, TRAPS } from './hard-hands.ts';

const HANDS = 20_000;
const SIZES = [5, 6, 7];
const SEED = 11;

/**
 * Somebody's own evaluator: the default export of a module, or the one named evaluator, which comes first. It is a function that takes
 * cards and gives a larger number for a stronger hand, or an object with `strength(cards)`, or with `encode(cards)` and
 * `strengthOf(encoded)`.
 *
 * @throws Error that says in a sentence what is wrong with the file
 */
export async function loadSolution(file: string): Promise<Evaluator> {
  const path = resolve(file);
  if (!existsSync(path)) throw new Error(`cannot read ${quote(file)}: there is no such file`);
  const module = await import(pathToFileURL(path).href).catch((error: unknown) => {
    throw new Error(`cannot load ${quote(file)}: ${messageOf(error)}`, { cause: error });
  });
  const found = module.evaluator ?? module.default?.evaluator ?? module.default;
  if (found === undefined) {
    throw new Error(`${quote(file)} has no evaluator: expected an export named evaluator, or a default export`);
  }
  const name = basename(path, extname(path));
  if (typeof found === 'function') return evaluatorFrom({ name, strength: found });
  const hasParts = typeof found?.encode === 'function' && typeof found.strengthOf === 'function';
  if (hasParts || typeof found?.strength === 'function') return evaluatorFrom({ name, ...withMethods(found) });
  throw new Error(
    `the evaluator of ${quote(file)} cannot be asked: expected a function, or an object with strength(cards), or with encode(cards) and strengthOf(encoded)`,
  );
}

/**
 * How it disagrees with the rules, shown on the smallest hands that show it; undefined if it does not. Each size of five to seven cards
 * is judged by itself: one hand of each class, the hands that are easily misjudged, then many at random.
 *
 * @throws Error that quotes the hand for which it fails or gives no number
 */
export function findDisagreement(evaluator: Evaluator): string | undefined {
  for (const size of SIZES.filter((one) => one >= evaluator.minCards && one <= evaluator.maxCards)) {
    const hands = handsOf(size);
    const agreement: Agreement = new Map();
    hands.forEach((cards, place) => {
      note(agreement, ruleChain.strength(cards), judge(evaluator, cards), place);
    });
    const difference = findDifference(agreement);
    if (!difference) continue;
    const [a, b] = difference.hands.map((place) => formatCards(hands[place] as Cards)) as [string, string];
    return `${evaluator.name} is not right: ${describeDifference(a, b, difference)}`;
  }
  return undefined;
}

function handsOf(size: number): Cards[] {
  const indices = randomHands(HANDS, size, SEED);
  const random = Array.from({ length: HANDS }, (_, hand) =>
    Array.from(indices.subarray(hand * size, (hand + 1) * size), (index) => DECK[index] as Card),
  );
  return [...LADDER, ...TRAPS].filter(({ length }) => length === size).concat(random);
}

type Parts = Partial<Omit<Evaluator, 'strength'>> & {
  readonly name: string;
  readonly strength?: Evaluator['strength'];
};

/** Only what it has; its methods keep their `this`. */
function withMethods(found: Evaluator): Partial<Parts> {
  const { name, source, minCards, maxCards } = found;
  const limits = { minCards: minCards ?? 5, maxCards: maxCards ?? 7 };
  const texts = { ...(name && { name }), ...(source && { source }) };
  if (!found.strengthOf || !found.encode) return { ...texts, ...limits, strength: (cards) => found.strength(cards) };
  return { ...texts, ...limits, encode: (cards) => found.encode(cards), strengthOf: (one) => found.strengthOf(one) };
}

function evaluatorFrom({
  name,
  source = 'your own',
  minCards = 5,
  maxCards = 7,
  strength,
  encode,
  strengthOf,
}: Parts): Evaluator {
  const limits = { name, source, minCards, maxCards };
  if (encode && strengthOf) return defineEvaluator({ ...limits, encode, strengthOf });
  return defineEvaluator<Cards>({
    ...limits,
    encode: (cards) => cards,
    strengthOf: strength ?? (() => 0),
  }) as Evaluator;
}

function judge(evaluator: Evaluator, cards: Cards): number {
  let strength: unknown;
  try {
    strength = evaluator.strength(cards);
  } catch (error) {
    throw new Error(`${evaluator.name} fails for ${quote(formatCards(cards))}: ${messageOf(error)}`, { cause: error });
  }
  if (typeof strength === 'number' && Number.isFinite(strength)) return strength;
  throw new Error(
    `${evaluator.name} gives ${quote(String(strength))} for ${quote(formatCards(cards))}: expected a number`,
  );
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] as string;
}
