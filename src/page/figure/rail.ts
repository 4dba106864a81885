/** Cards on a rail with a place for each rank, where the ace has one at both ends. */
import { ACE, type Card, type Cards, RANKS, type Rank } from '../../kata/cards/card.ts';
import { rankName } from '../../kata/cards/rank-names.ts';
import { asSentence, atMost, layInColumns, NO_CARDS, type Picture, type Place } from './picture.ts';

/** The ranks in their order on the rail. */
export const RAIL: readonly Rank[] = [ACE, ...RANKS];

/** So many ranks in a row are a straight. */
export const IN_A_ROW = 5;

/** Where five places in a row can begin. */
export const STARTS: readonly number[] = [...RAIL.keys()].slice(0, 1 - IN_A_ROW);

/** Five places in a row. */
export interface Window {
  /** The first place, from 0. */
  readonly start: number;
  /** The ranks without a card. */
  readonly missing: readonly Rank[];
}

/** The rail of some cards. */
export interface Rail extends Picture {
  /** The five places in a row with the most ranks, the highest of several. */
  readonly window: Window;
  /** Whether king, ace and two are there, but no straight: the row ends at the ace. */
  readonly hasCorner: boolean;
  /** The aces, which also lie at the low end. */
  readonly low: ReadonlyMap<Card, Place>;
}

/** Lays cards on the rail, and finds five places in a row with the most ranks. */
export function railOf(cards: Cards): Rail {
  const window = bestWindow(cards);
  const holds = isFull(window);
  const has = (rank: Rank) => cards.some((card) => card.rank === rank);
  const round = holds ? undefined : ROUND_THE_CORNER.find((ranks) => ranks.every(has));
  const lookAt = (x: number, y: number, rank: Rank): Place['look'] => {
    const isInside = isIn(window, x);
    if (holds) return isInside && y === 0 ? 'lit' : 'pale';
    if (round?.includes(rank)) return 'corner';
    return isInside && window.missing.length === 1 ? 'near' : 'plain';
  };
  const laid = layInColumns(cards, ({ rank }) => placeOf(rank));
  const placed = ([card, { x, y }]: readonly [Card, Omit<Place, 'look'>]): [Card, Place] => [
    card,
    { x, y, look: lookAt(x, y, card.rank) },
  ];
  const atLowEnd = [...laid]
    .filter(([{ rank }]) => rank === ACE)
    .map(([card, { y }]) => [card, { x: 0, y }] as const);
  const why =
    cards.length === 0 ? NO_CARDS : asSentence(round ? whyNotRound(round) : whyOf(window));
  return {
    places: new Map([...laid].map(placed)),
    low: new Map(atLowEnd.map(placed)),
    holds,
    why,
    window,
    hasCorner: !holds && CORNER.every(has),
  };
}

/** Finds the five places in a row with the most ranks, the highest of several. */
export function bestWindow(cards: Cards, starts: readonly number[] = STARTS): Window {
  const windows = starts.toReversed().map((start): Window => {
    const ranks = RAIL.slice(start, start + IN_A_ROW);
    return { start, missing: ranks.filter((rank) => cards.every((card) => card.rank !== rank)) };
  });
  return windows.reduce((one, other) => (other.missing.length < one.missing.length ? other : one));
}

/** Returns whether all five places have a card. */
export const isFull = ({ missing }: Window): boolean => missing.length === 0;

/** Returns whether a place is among the five. */
export const isIn = ({ start }: Window, place: number): boolean =>
  place >= start && place < start + IN_A_ROW;

/** Returns the place of a rank; of an ace, the high one. */
export const placeOf = (rank: Rank): number => RAIL.lastIndexOf(rank);

/** Writes the ranks of five places: `ace, two, three, four, five`. */
export function ranksIn({ start, missing }: Window): string {
  const ranks = RAIL.slice(start, start + IN_A_ROW).filter((rank) => !missing.includes(rank));
  return ranks.map(rankName).join(', ');
}

const CORNER: readonly Rank[] = [13, ACE, 2];

/** Five ranks in a row that would go round the corner: queen, king, ace, two, three. */
const ROUND_THE_CORNER: readonly (readonly Rank[])[] = [1, 2, 3].map((after) => [
  ...RANKS.slice(after - IN_A_ROW),
  ...RANKS.slice(0, after),
]);

function whyOf(window: Window): string {
  const { start, missing } = window;
  if (isFull(window)) {
    const withLowAce = start === 0 ? ', with the ace as a one' : '';
    return `${ranksIn(window)}: five in a row${withLowAce}`;
  }
  const [only, ...others] = missing;
  if (only !== undefined && others.length === 0)
    return `${ranksIn(window)}: the ${rankName(only)} is missing`;
  return `of five ranks in a row, ${atMost(IN_A_ROW - missing.length)}`;
}

function whyNotRound(ranks: readonly Rank[]): string {
  return `${ranks.map(rankName).join(', ')}: the rail ends at the ace, and no straight goes round the corner`;
}
