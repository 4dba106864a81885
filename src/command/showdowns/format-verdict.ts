import { RANKS } from '../../kata/cards/card.ts';
import { cardsAt, DECK } from '../../kata/cards/deck.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { printable } from '../../kata/cards/quote.ts';
import { GAMES } from '../../kata/games/games.ts';
import { describe, explain } from '../../kata/ranking/explain.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import { rankHand } from '../../kata/ranking/rank-hand.ts';
import { painterFor } from '../../machine/terminal/colours.ts';
import { type Draw, drawFor } from '../../machine/terminal/draw-cards.ts';
import { wrapFor } from '../../machine/terminal/wrap-text.ts';
import { listed } from '../../machine/words/nearest.ts';
import type { Judged, Verdict } from './judge-showdown.ts';
import type { Indices } from './read-showdown.ts';

/** Writes a verdict; `where` is its place, such as `line 4` or, in JSON, `"line":4`. */
type Format = (where: string, verdict: Verdict) => string;

/** Writes a verdict as JSON, without `JSON.stringify`, which is several times as slow. */
export const toJson: Format = (where, { game, board, players, winners }) => {
  let listed = '';
  for (const { name, cards, inPlay, strength } of players) {
    const hand = handOf(strength, inPlay);
    let place = 1; // ties share one: 1, 1, 3
    for (const other of players) if (other.strength > strength) place += 1;
    const best = inLetters(bestOf(hand, inPlay));
    listed += `${listed && ','}{"name":${JSON.stringify(name)},"cards":"${inLetters(cards)}","category":"${hand.category}","best":"${best}","place":${place}}`;
  }
  const shared = board.length > 0 ? `"board":"${inLetters(board)}",` : '';
  const names = winners.map(({ name }) => JSON.stringify(name));
  return `{${where},"game":"${GAMES[game].inJson}",${shared}"players":[${listed}],"winners":[${names}],"reason":"${reasonOf(players, winners)}"}`;
};

/** Finds the best five in play: for each rank of a hand of equal strength the first matching card, in a flush of its suit. */
function bestOf({ category, cards: alike }: HandRank, inPlay: Indices): Indices {
  const cards = category.endsWith('flush') ? ofFlush(inPlay) : inPlay;
  const five: number[] = [];
  let taken = 0;
  for (const { rank } of alike) {
    let at = 0;
    while (taken & (1 << at) || DECK[cards[at] as number]?.rank !== rank) at += 1;
    taken |= 1 << at;
    five.push(cards[at] as number);
  }
  return five;
}

/** Returns the cards of the suit that has five. */
function ofFlush(cards: Indices): Indices {
  const suitOf = (card: number) => Math.floor(card / RANKS.length);
  const five = cards.find((card) => cards.filter((other) => suitOf(other) === suitOf(card)).length >= 5) as number;
  return cards.filter((card) => suitOf(card) === suitOf(five));
}

/** Writes who wins and why, then lines for the board, if any, and for each player, with the winners in bold. */
export function textFor(stream: NodeJS.WriteStream): Format {
  const [draw, paint] = [writerFor(drawFor(stream)), painterFor(stream)];
  return (where, { board, players, winners }) => {
    let width = 'board'.length;
    for (const { name } of players) width = Math.max(width, shown(name).length);
    const row = (name: string, cards: Indices, words: string) =>
      wrapFor(stream, `  ${shown(name).padEnd(width)}  ${draw(cards)}${words}`);
    let text = wrapFor(stream, `${where}: ${whoWins(winners)} - ${reasonOf(players, winners)}`);
    if (board.length > 0) text += `\n${row('board', board, '')}`;
    for (const player of players) {
      const line = row(player.name, player.cards, `  ${handOf(player.strength, player.inPlay).description}`);
      text += `\n${winners.includes(player) ? paint('bold', line) : line}`;
    }
    return text;
  };
}

/** Returns a function that writes cards with spaces between them; each card is drawn once. */
function writerFor(draw: Draw): (cards: Indices) => string {
  const texts = DECK.map((card) => draw([card]));
  const others = texts.map((text) => ` ${text}`);
  return (cards) => {
    let text = '';
    for (const card of cards) text += (text ? others : texts)[card];
    return text;
  };
}

const inLetters = writerFor(formatCards);

/** Makes a name printable, quickly for usual ones. */
const shown = (name: string): string => (/^[ -~]*$/.test(name) ? name : printable(name));

function whoWins(winners: readonly Judged[]): string {
  const names = winners.map(({ name }) => shown(name));
  return names.length === 1 ? `${names} wins` : `${listed(names, 'and')} share the pot`;
}

/** Explains why a winner beats the best loser, or the tie if all win. */
function reasonOf(players: readonly Judged[], [winner]: readonly Judged[]): string {
  const { strength, inPlay } = winner as Judged;
  let second: Judged | undefined;
  for (const player of players)
    if (player.strength < strength && player.strength > (second?.strength ?? 0)) second = player;
  const hand = handOf(strength, inPlay);
  const other = second ? handOf(second.strength, second.inPlay) : hand;
  if (hand.description === other.description || hand.category === 'high card') return explain(hand, other); // by one card
  const reason = hand.reasons.get(other.description) ?? explain(hand, other);
  hand.reasons.set(other.description, reason);
  return reason;
}

/** What all hands of one strength share: category, ranks and words; the suits are those of the first such hand. */
interface DescribedHand extends HandRank {
  readonly description: string;
  /** Why it wins, by the description of the other hand. */
  readonly reasons: Map<string, string>;
}

/** The hands by strength, made once for each; the reasons by description. */
const HANDS = new Array<DescribedHand | undefined>(7463).fill(undefined);
const REASONS = new Map<string, DescribedHand['reasons']>();

function handOf(strength: number, inPlay: Indices): DescribedHand {
  const known = HANDS[strength];
  if (known) return known;
  const { category, cards, tieBreak } = rankHand(cardsAt(inPlay));
  const description = describe({ category, cards, tieBreak });
  const reasons = REASONS.get(description) ?? new Map();
  REASONS.set(description, reasons);
  const hand = { category, cards, tieBreak, description, reasons }; // V8 reads copies made by ... several times as slowly
  HANDS[strength] = hand;
  return hand;
}
