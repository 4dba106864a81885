/** What is said of compared hands: who is ahead and why, and how often each wins. */
import type { Odds } from '../../../fast/odds/odds.ts';
import { GAMES } from '../../../kata/games/games.ts';
import { listed } from '../../../machine/words/nearest.ts';
import { capitalised } from '../../view/words.ts';
import { type Compared, hasWrongSize, MOST_ON_BOARD, whyNoOdds } from './compared.ts';
import { type HandsTable, laidOn, ordinalOf } from './hands-table.ts';

/** Says who wins and why or, as long as cards may come, who is ahead and who wins more often. */
export function verdictOn(table: HandsTable, compared: Compared | undefined): string {
  const { board } = laidOn(table);
  if (board.cards.length > MOST_ON_BOARD) return 'A board has at most five cards.';
  if (hasWrongSize(table)) return wrongSize(table);
  if (!compared) return 'Give each hand some cards to see which one wins.';
  const sentences = [standingIn(table, compared), helpIn(table, compared), sharesIn(compared.odds)];
  return sentences.filter(Boolean).join(' ');
}

function wrongSize({ game = 'texas-holdem' }: HandsTable): string {
  const { title, holeSize } = GAMES[game];
  return `A hand of ${title} has ${holeSize} cards.`;
}

function standingIn(table: HandsTable, { standing, toCount }: Compared): string {
  if (!standing) return 'Nobody is ahead before the flop: three cards of the board must count.';
  const size = laidOn(table).board.cards.length;
  const isOpen = toCount !== undefined || (size > 0 && size < MOST_ON_BOARD);
  const { ahead, reason } = standing;
  return `${whoLeads(ahead, standing.ranks.length, isOpen)}. ${reason}`;
}

function whoLeads(ahead: readonly number[], count: number, isOpen: boolean): string {
  const seats = `The ${listed(ahead.map(ordinalOf), 'and')}`;
  if (ahead.length === 1) return `${seats} hand ${isOpen ? 'is ahead now' : 'wins'}`;
  const hands = ahead.length === count ? 'They' : `${seats} hands`;
  return `${hands} ${isOpen ? 'are level so far' : 'tie'}`;
}

/** Says how many cards help a hand that is behind, on the flop and on the turn. */
function helpIn(table: HandsTable, { toCount, standing, outs }: Compared): string {
  const { board, hands } = laidOn(table);
  if (!toCount || !standing || board.cards.length === 0) return '';
  if (standing.ahead.length === hands.length) return '';
  const known = table.slots.reduce((sum, { cards }) => sum + cards.length, 0);
  const [first = 0, ...others] = hands.flatMap((_, seat) =>
    standing.ahead.includes(seat) ? [] : [seat],
  );
  const helped = others.length > 0 ? 'a hand that is behind' : `the ${ordinalOf(first)} hand`;
  return `${outs.length} of ${52 - known} cards help ${helped}.`;
}

/** Writes how often a hand wins, where a tie counts in part: `55.1%`. */
export function shareOf({ equity }: Pick<Odds, 'equity'>): string {
  return `${(100 * equity).toFixed(1)}%`;
}

/** Says which hand wins more often, with each share next to its hand. */
function sharesIn(odds: readonly Odds[] | undefined): string {
  if (!odds) return '';
  const seats = odds.map((one, seat) => ({ ...one, seat }));
  const [most, ...others] = seats.toSorted((a, b) => b.equity - a.equity);
  if (!most || others.length === 0) return '';
  if (others.every(({ equity }) => equity === most.equity))
    return `${others.length > 1 ? 'All' : 'Both'} win equally often: ${shareOf(most)}.`;
  const nameOf = (seat: number) => `the ${ordinalOf(seat)} hand`;
  const often = others.length > 1 ? 'most often' : 'more often';
  const rest = others.map((one) => `${nameOf(one.seat)} ${shareOf(one)}`);
  const first = `${capitalised(nameOf(most.seat))} wins ${often}: ${shareOf(most)}`;
  return `${[first, ...rest].join(', ')}.`;
}

/** Says why there are no odds, if there are none. */
export function missingOdds(table: HandsTable, compared: Compared | undefined): string {
  if (!compared || compared.odds || compared.isCounting) return '';
  return compared.toCount ? NOT_COUNTED : whyNoOdds(table);
}

const NOT_COUNTED = 'The odds cannot be counted: this page may not run code in the background.';
