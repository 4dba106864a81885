/** Cards on a rail with a place for each rank, where the ace has one at both ends. */
import { ACE, type Card, type Cards, RANKS, type Rank } from '../../../src/cards/card.ts';
import { rankName } from '../../../src/cards/rank-names.ts';
import { asSentence, atMost, layInColumns, NO_CARDS, type Picture, type Place } from './picture.ts';

/** The ranks in their order on the rail. */
export const RAIL: readonly Rank[] = [ACE, ...RANKS];

/** So many ranks in a row are a straight. */
export const IN_A_ROW = 5;

/** Where five places in a row can begin. */
export const STARTS: readonly number[] = [...RAIL.keys()].slice(0, 1 - IN_A_ROW);

/** Five places in a row. */
export interface Span {
  /** The first place, from 0. */
  readonly start: number;
  /** The ranks without a card. */
  readonly missing: readonly Rank[];
}

/** The rail of some cards. */
export interface Rail extends Picture {
  /** The five places in a row with the most ranks, the highest of several. */
  readonly span: Span;
  /** Whether the cards would go round the corner: the rail ends at the ace. */
  readonly hasCorner: boolean;
  /** The aces, which also lie at the low end. */
  readonly low: ReadonlyMap<Card, Place>;
}

/** Lays cards on the rail, and finds five places in a row with the most ranks. */
export function railOf(cards: Cards): Rail {
  const span = bestSpan(cards);
  const holds = isFull(span);
  const round = holds ? undefined : (roundTheCorner(cards) ?? cornerIn(cards, span));
  const lookAt = (x: number, y: number, rank: Rank): Place['look'] => {
    const isInside = isIn(span, x);
    if (holds) return isInside && y === 0 ? 'lit' : 'pale';
    if (round?.includes(rank)) return 'corner';
    return isInside && span.missing.length === 1 ? 'near' : 'plain';
  };
  const laid = layInColumns(cards, ({ rank }) => placeOf(rank));
  const placed = ([card, { x, y }]: readonly [Card, Omit<Place, 'look'>]): [Card, Place] => [
    card,
    { x, y, look: lookAt(x, y, card.rank) },
  ];
  const atLowEnd = [...laid]
    .filter(([{ rank }]) => rank === ACE)
    .map(([card, { y }]) => [card, { x: 0, y }] as const);
  const why = cards.length === 0 ? NO_CARDS : asSentence(whyNotRound(round) ?? whyOf(span));
  return {
    places: new Map([...laid].map(placed)),
    low: new Map(atLowEnd.map(placed)),
    holds,
    why,
    span,
    hasCorner: round !== undefined,
  };
}

/** Finds the five places in a row with the most ranks, the highest of several. */
export function bestSpan(cards: Cards, starts: readonly number[] = STARTS): Span {
  const spans = starts.toReversed().map((start): Span => {
    const ranks = RAIL.slice(start, start + IN_A_ROW);
    return { start, missing: ranks.filter((rank) => cards.every((card) => card.rank !== rank)) };
  });
  return spans.reduce((one, other) => (other.missing.length < one.missing.length ? other : one));
}

/** Returns whether all five places have a card. */
export const isFull = ({ missing }: Span): boolean => missing.length === 0;

/** Returns whether a place is among the five. */
export const isIn = ({ start }: Span, place: number): boolean =>
  place >= start && place < start + IN_A_ROW;

/** Returns the place of a rank; of an ace, the high one. */
export const placeOf = (rank: Rank): number => RAIL.lastIndexOf(rank);

/** Writes the ranks of five places: `ace, two, three, four, five`. */
export function ranksIn({ start, missing }: Span): string {
  const ranks = RAIL.slice(start, start + IN_A_ROW).filter((rank) => !missing.includes(rank));
  return ranks.map(rankName).join(', ');
}

const CORNER: readonly Rank[] = [13, ACE, 2];

/** Five ranks in a row that would go round the corner: queen, king, ace, two, three. */
const ROUND_THE_CORNER: readonly (readonly Rank[])[] = [1, 2, 3].map((after) => [
  ...RANKS.slice(after - IN_A_ROW),
  ...RANKS.slice(0, after),
]);

function whyOf(span: Span): string {
  const { start, missing } = span;
  if (isFull(span)) {
    const withLowAce = start === 0 ? ', with the ace as a one' : '';
    return `${ranksIn(span)}: five in a row${withLowAce}`;
  }
  const [only, ...others] = missing;
  if (only !== undefined && others.length === 0)
    return `${ranksIn(span)}: the ${rankName(only)} is missing`;
  return atMost(IN_A_ROW - missing.length, 'five ranks in a row');
}

/** Returns king, ace and two, if they are there and nothing is nearly a straight. */
function cornerIn(cards: Cards, { missing }: Span): readonly Rank[] | undefined {
  const has = (rank: Rank) => cards.some((card) => card.rank === rank);
  return missing.length > 1 && CORNER.every(has) ? CORNER : undefined;
}

/** Finds five ranks in a row that would go round the corner, if all of them are there. */
export function roundTheCorner(cards: Cards): readonly Rank[] | undefined {
  const has = (rank: Rank) => cards.some((card) => card.rank === rank);
  return ROUND_THE_CORNER.find((ranks) => ranks.every(has));
}

/** Says that ranks in a row would go round the corner, if there are some. */
export function whyNotRound(ranks: readonly Rank[] | undefined, of = ''): string | undefined {
  if (!ranks) return undefined;
  const names = ranks.map(rankName).join(', ');
  return `${names}${of}: the row ends at the ace, and no straight goes round the corner`;
}
