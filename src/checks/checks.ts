/** Checks what the public functions are given, and throws a PokerError that quotes a bad value. */
import { isCard } from '../cards/is-card.ts';
import { CLASS_COUNT } from '../evaluators/classes.ts';
import * as kata from '../kata.ts';
import { PokerError } from '../poker-error.ts';
import { showValue } from '../show-value.ts';

/**
 * Checks a value, and returns what may be passed on.
 * @param given - all that the function was given, for a check that depends on another parameter
 * @throws PokerError that shows the value and says what was expected
 */
export type Check<Passed = unknown> = (value: unknown, given?: readonly unknown[]) => Passed;

/**
 * Puts a check before each parameter of a function, in their order, and gives it a name. What the
 * kata refuses becomes a PokerError, too: about the first parameter, if only that is checked.
 */
export function checking<Given extends unknown[], Answer>(
  name: string,
  trusting: (...given: Given) => Answer,
  ...checks: readonly Check[]
): (...given: Given) => Answer {
  // A function takes the name of its key.
  const named = {
    [name]: (...given: Given) => {
      try {
        return trusting(...(checks.map((check, at) => check(given[at], given)) as Given));
      } catch (error) {
        // `map` gives an index, too.
        throw aboutInput(error, checks.length === 1 ? given[0] : given);
      }
    },
  };
  return named[name] as typeof trusting;
}

/** Carries past the checks, as its cause, what a function of the caller threw: it is no bad input. */
class ErrorOfCaller extends Error {}

/** Makes a PokerError of an error of the kata, and returns any other as it was thrown. */
export function aboutInput(error: unknown, input: unknown): unknown {
  if (error instanceof ErrorOfCaller) return error.cause;
  return isOfKata(error as Error) ? new PokerError((error as Error).message, input) : error;
}

/** Checks for a plain error, such as the kata throws; a TypeError, say, is a bug. */
const isOfKata = (error: Error) => error.constructor === Error;

/** @throws PokerError that shows a value, and says what is wrong with it */
export function refuse(value: unknown, because: string): never {
  throw new PokerError(`${showValue(value)} ${because}`, value);
}

/** Accepts a card, which may have other properties, too. */
export const asCard: Check = (value) =>
  isCard(value) ? value : refuse(value, 'is not a card: expected rank 2 to 14, suit C, D, H or S');

/** Accepts cards of several decks, so a card may be repeated. */
export const asAnyCards: Check<kata.Cards> = (value) => {
  if (!Array.isArray(value)) refuse(value, 'is not an array of cards');
  for (const card of value) asCard(card);
  return value;
};

/** Accepts cards of one deck. */
export const asCards: Check<kata.Cards> = (value) => {
  const cards = asAnyCards(value);
  kata.rejectRepeats(cards);
  return cards;
};

/** Accepts cards of one deck, unless they are followed by `{ game }`, which would be ignored. */
export const asUsualCards: Check<kata.Cards> = (value, given = []) => {
  const inGame = given.find((one) => Object(one).game !== undefined);
  if (inGame !== undefined)
    refuse(
      inGame,
      'is not taken here: rankInGame(game, hole, board) ranks in a game, and compareHandRanks(a, b, { game }) compares',
    );
  return asCards(value);
};

/** Accepts a text. */
export const asText: Check = (value) =>
  typeof value === 'string' ? value : refuse(value, 'is not text: expected cards like "Ah Kd Tc"');

/** Accepts how to write suits, or nothing. */
export const asStyle: Check = (value = {}) => {
  const isKnown = [undefined, 'letters', 'symbols'].includes(Object(value).suits);
  if (typeof value === 'object' && value !== null && isKnown) return value;
  return refuse(value, 'is not a style: expected { suits: "letters" } or { suits: "symbols" }');
};

/** Makes a check for a whole number. */
function whole(least: number, most: number, because: string): Check {
  return (value) => {
    if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return value;
    return refuse(value, `${because} from ${least} to ${most}`);
  };
}

/** Returns a frozen copy. The original stays unfrozen, because V8 is slow with frozen lists. */
export function frozenCopy<List extends readonly unknown[]>(list: List): List {
  return Object.freeze([...list]) as readonly unknown[] as List;
}

/** Accepts the index of a card. */
export const asIndex = /* @__PURE__ */ whole(
  0,
  51,
  'is not the index of a card: expected an integer',
);
/** Accepts a seed, of which no two give the same numbers. */
export const asSeed = /* @__PURE__ */ whole(
  0,
  kata.LARGEST_SEED,
  'is not a seed: expected a whole number',
);
/** Accepts a strength from `evaluate`. */
export const asStrength = /* @__PURE__ */ whole(
  1,
  CLASS_COUNT,
  'is not a strength: expected a whole number',
);

/** Accepts an array of anything. */
export const asItems: Check = (value) =>
  Array.isArray(value) ? value : refuse(value, 'cannot be shuffled: expected an array');

function numberFrom(random: () => unknown): unknown {
  try {
    return random();
  } catch (error) {
    throw new ErrorOfCaller('', { cause: error });
  }
}

/** Accepts a source of randomness, and checks each number that it returns. */
export const asRandom: Check<kata.Random> = (value) => {
  if (typeof value !== 'function')
    return refuse(value, 'is not a source of randomness: expected a function like Math.random');
  return () => {
    const number = numberFrom(value as () => unknown);
    if (typeof number === 'number' && number >= 0 && number < 1) return number;
    throw new PokerError(
      `random returned ${showValue(number)}: expected a number from 0 up to, but not including, 1`,
      number,
    );
  };
};
