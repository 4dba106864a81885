/** What is said of compared hands: who is ahead and why, and what the deals to come bring. */
import type { Card } from '../../../../src/cards/card.ts';
import { deckOf } from '../../../../src/games/deck-of-game.ts';
import { type BoardGame, GAMES } from '../../../../src/games/games.ts';
import { formatShare } from '../../../../src/odds/format-share.ts';
import type { Odds } from '../../../../src/odds/odds.ts';
import { cardName } from '../../../../steps/card-name.ts';
import { listed } from '../../../machine/words/nearest.ts';
import { type Compared, foreignCards, hasWrongSize, MOST_ON_BOARD, whyNoOdds } from './compared.ts';
import { cardsLaidOn, type HandsTable, ordinalOf } from './hands-table.ts';

/** Says who wins and why or, as long as cards may come, who is ahead and what odds there are. */
export function verdictOn(table: HandsTable, compared: Compared): string {
  const { board } = cardsLaidOn(table);
  if (board.cards.length > MOST_ON_BOARD) return 'A board has at most five cards.';
  if (table.game && hasWrongSize(table)) return sizeIn(table.game);
  const [foreign] = foreignCards(table);
  if (table.game && foreign) return notInDeck(table.game, foreign);
  if (compared.contestants.length < 2) return 'Give two hands some cards to see which one wins.';
  const sentences = [standingIn(table, compared), helpIn(table, compared), oddsIn(compared)];
  return sentences.filter(Boolean).join(' ');
}

function sizeIn(game: BoardGame): string {
  const { title, holeSize } = GAMES[game];
  return `A hand of ${title} has ${holeSize} cards.`;
}

function notInDeck(game: BoardGame, card: Card): string {
  return `The deck of ${GAMES[game].title} does not have the ${cardName(card)}.`;
}

/** Says why nobody is ahead in a game that must be chosen. */
function beforeFlop(game: BoardGame | undefined): string {
  const nobody = 'Nobody is ahead before the flop';
  if (!game || GAMES[game].fromHole === 'any') return `${nobody}.`;
  return `${nobody}, because a hand of ${GAMES[game].title} needs three cards of the board.`;
}

function standingIn(table: HandsTable, compared: Compared): string {
  const { contestants, standing, toCount } = compared;
  const { length } = cardsLaidOn(table).board.cards;
  if (!standing)
    return length === 0
      ? beforeFlop(table.game)
      : 'The board begins with the flop, which has three cards.';
  const { ahead, reason } = standing;
  const isOpen = toCount !== undefined || (length > 0 && length < MOST_ON_BOARD);
  return `${whoLeads(ahead, contestants.length, isOpen)}. ${reason}`;
}

function whoLeads(ahead: readonly number[], count: number, isOpen: boolean): string {
  const seats = `The ${listed(ahead.map(ordinalOf), 'and')}`;
  if (ahead.length === 1) return `${seats} hand ${isOpen ? 'is ahead now' : 'wins'}`;
  if (ahead.length === count) return isOpen ? 'They are level so far' : 'They tie';
  return `${seats} hands ${isOpen ? 'are ahead now' : 'tie for the win'}`;
}

/** Says how many cards help a hand that is behind, on the flop and on the turn. */
function helpIn(table: HandsTable, { contestants, standing, toCount, outs }: Compared): string {
  if (!toCount || !standing || cardsLaidOn(table).board.cards.length === 0) return '';
  const behind = contestants.filter(({ seat }) => !standing.ahead.includes(seat));
  const [only, another] = behind;
  if (!only) return '';
  const known = table.slots.reduce((sum, { cards }) => sum + cards.length, 0);
  const helped = another ? 'a hand that is behind' : `the ${ordinalOf(only.seat)} hand`;
  const unseen = deckOf(table.game ?? 'texas-holdem').length - known;
  const help = outs.length === 1 ? 'helps' : 'help';
  return `${outs.length} of ${unseen} cards ${help} ${helped}.`;
}

/** A hand, and how often it wins and ties. */
type Counted = Odds & { readonly seat: number };

/**
 * Says who wins or ties in all deals; if nobody does, who has the largest share of the pot. All hands
 * are known here, so the odds are never those of a sample.
 */
function oddsIn({ contestants, odds }: Compared): string {
  if (!odds) return '';
  const hands = contestants.map(({ seat }, index) => ({ seat, ...(odds[index] as Odds) }));
  const safe = hands.filter(({ wins, ties, of }) => wins + ties === of);
  const beaten = hands.filter(({ wins, ties }) => wins + ties === 0);
  if (safe.length > 0 && safe.length + beaten.length === hands.length)
    return `${whoAlways(safe, hands.length)}, whatever cards come.`;
  return sharesOf(hands, safe.length > 0);
}

/** Says who wins each deal, or that hands tie in each. */
function whoAlways(best: readonly Counted[], count: number): string {
  if (best.length === count) return 'They tie';
  return `${nameAll(best)} ${best.length === 1 ? 'wins' : 'tie for the win'}`;
}

/** Says which hands have the largest share of the pot, and of two hands how large each is. */
function sharesOf(hands: readonly Counted[], cannotLose: boolean): string {
  const highest = Math.max(...hands.map(({ equity }) => equity));
  const best = hands.filter(({ equity }) => equity === highest) as [Counted, ...Counted[]];
  const share = formatShare(best[0]);
  const [other, ...more] = hands.filter((one) => !best.includes(one));
  if (!other) return `They have equal shares of the pot, ${share} each.`;
  const who = `${nameAll(best)} ${cannotLose ? 'cannot lose, and ' : ''}`;
  if (best.length > 1) return `${who}have the largest shares of the pot, ${share} each.`;
  if (more.length > 0) return `${who}has the largest share of the pot: ${share}.`;
  const rest = `the ${ordinalOf(other.seat)} hand ${formatShare(other)}`;
  return `${who}has the larger share of the pot: ${share}, ${rest}.`;
}

/** Names hands: `The second and third hands`. */
function nameAll(hands: readonly Counted[]): string {
  const ordinals = hands.map(({ seat }) => ordinalOf(seat));
  return `The ${listed(ordinals, 'and')} ${hands.length === 1 ? 'hand' : 'hands'}`;
}

/** Says why there are no odds, if there are none. */
export function missingOdds(table: HandsTable, compared: Compared): string {
  if (compared.contestants.length < 2 || compared.odds || compared.isCounting) return '';
  return compared.toCount ? NOT_COUNTED : whyNoOdds(table, compared);
}

const NOT_COUNTED =
  'The odds cannot be counted, because the browser does not let this page run code in the background.';
