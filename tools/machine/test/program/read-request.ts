/** Reads the lines that ask the candidate's files, with one reader for the items of each question. */
import { USUAL_COMBINATIONS } from '../../../solution/combinations.ts';
import { DEALT_GAMES, SOLUTION_GAMES } from '../../../solution/units.ts';
import { type Question, recordOf } from '../../program/protocol.ts';

/** A line of the input: a question about each item. */
export interface Request {
  readonly id: unknown;
  /** Undefined if there is no such question. */
  readonly question: Question | undefined;
  /** What an item is depends on the question. */
  readonly items: readonly unknown[];
}

/** What a deal is asked about: so many players, and a deck or the seed to shuffle one. */
export interface DealItem {
  readonly players: number;
  readonly deck: string | undefined;
  /** Shuffles, if there is no deck. */
  readonly seed: number;
}

/** What a showdown is asked about: a player with a hand, and whatever else is known of him. */
export interface PlayerItem {
  readonly hand: string;
}

/** Reads a line of JSON. @throws Error if it is not JSON, or has no list of items */
export function readRequest(line: string): Request {
  const { id, items, ...asked } = recordOf(JSON.parse(line));
  if (!Array.isArray(items)) throw unexpectedItem(items, 'a list of items');
  return { id, question: knownQuestion(asked), items };
}

/** Reads a question. @returns undefined if there is none like this */
function knownQuestion(asked: Readonly<Record<string, unknown>>): Question | undefined {
  const { ask, game: gameAsked, combination: combinationAsked } = asked;
  const game = SOLUTION_GAMES.find((known) => known === gameAsked);
  const dealtGame = DEALT_GAMES.find((known) => known === gameAsked);
  const combination = USUAL_COMBINATIONS.find((known) => known === combinationAsked);
  const isOfUnknownGame = Boolean(gameAsked) && game === undefined;
  switch (ask) {
    case 'contains':
      return combination && { ask, combination };
    case 'deal':
      return dealtGame && { ask, game: dealtGame };
    case 'rank':
    case 'compare':
    case 'showdown':
      return isOfUnknownGame ? undefined : { ask, game };
    default:
      return undefined;
  }
}

/** Reads the item of `contains` or `rank`: a hand as text. @throws TypeError if it is none */
export function readHandItem(item: unknown): string {
  if (typeof item === 'string') return item;
  throw unexpectedItem(item, 'a hand as text');
}

/** Reads the item of `compare`: two hands. @throws TypeError if it is something else */
export function readPairItem(item: unknown): readonly [string, string] {
  if (!Array.isArray(item)) throw unexpectedItem(item, 'two hands');
  const [first, second] = item;
  return [readHandItem(first), readHandItem(second)];
}

/** Reads the item of `deal`; without a deck and a seed, the seed is 0. @throws TypeError */
export function readDealItem(item: unknown): DealItem {
  const { players, deck, seed = 0 } = recordOf(item);
  if (typeof players !== 'number') throw unexpectedItem(item, 'a number of players');
  if (typeof seed !== 'number') throw unexpectedItem(item, 'a number as seed');
  return { players, deck: deck === undefined ? undefined : readHandItem(deck), seed };
}

/** Reads the item of `showdown`: the players. @throws TypeError if it is something else */
export function readPlayerItems(item: unknown): readonly PlayerItem[] {
  if (!Array.isArray(item)) throw unexpectedItem(item, 'a list of players');
  return item.map((player) => {
    const known = recordOf(player);
    const { hand } = known;
    return { ...known, hand: readHandItem(hand) };
  });
}

/** Makes an error that is a fault of the line: an `Error` itself would refuse the question. */
function unexpectedItem(item: unknown, expected: string): TypeError {
  return new TypeError(`expected ${expected}, not ${JSON.stringify(item)}`);
}
