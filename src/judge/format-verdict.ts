/** A verdict in the words of the kata. Hands that tie have the same words, so these are made once for each of the 7,462 strengths. */
import { formatCards } from '../kata/cards/format-cards.ts';
import { printable } from '../kata/cards/quote.ts';
import { GAMES } from '../kata/games/games.ts';
import { bestFive } from '../kata/ranking/best-five.ts';
import { describe, explain } from '../kata/ranking/explain.ts';
import type { HandRank } from '../kata/ranking/hand-rank.ts';
import { rankHand } from '../kata/ranking/rank-hand.ts';
import { painterFor } from '../terminal/colours.ts';
import { drawFor } from '../terminal/draw-cards.ts';
import { wrapFor } from '../terminal/wrap-text.ts';
import type { Judged, Verdict } from './judge-showdown.ts';

/** Writes a verdict on one line or several. */
export type Format = (where: string, verdict: Verdict) => string;

/** Writes a verdict as an object, by hand, which is several times as fast; `where` is its first fields, such as `"line":4`. */
export const toJson: Format = (where, verdict) => {
  const { game, board, players, winners } = verdict;
  const listed = players.map(({ name, cards, inPlay, strength }) => {
    const { category } = handOf(strength, inPlay);
    const best = formatCards(bestFive(category, inPlay));
    const place = 1 + players.filter((other) => other.strength > strength).length; // ties share one: 1, 1, 3
    return `{"name":${JSON.stringify(name)},"cards":"${formatCards(cards)}","category":"${category}","best":"${best}","place":${place}}`;
  });
  const shared = board.length > 0 ? `"board":"${formatCards(board)}",` : '';
  const names = winners.map(({ name }) => JSON.stringify(name));
  return `{${where},"game":"${GAMES[game].inJson}",${shared}"players":[${listed}],"winners":[${names}],"reason":"${reasonOf(verdict)}"}`;
};

/**
 * Writes a verdict for people as the stream shows it: a line that says who wins and why, then one for the board, if there is one,
 * and for each player. `where` is such as `line 4`; the winners are in bold where there are colours.
 */
export function textFor(stream: NodeJS.WriteStream): Format {
  const [draw, paint] = [drawFor(stream), painterFor(stream)];
  return (where, verdict) => {
    const { board, players, winners } = verdict;
    const names = players.map(({ name }) => shown(name));
    const width = Math.max('board'.length, ...names.map((name) => name.length));
    const rows = players.map((player, seat) => {
      const { cards, inPlay, strength } = player;
      const words = handOf(strength, inPlay).description;
      const row = wrapFor(stream, `  ${(names[seat] as string).padEnd(width)}  ${draw(cards)}  ${words}`);
      return winners.includes(player) ? paint('bold', row) : row;
    });
    if (board.length > 0) rows.unshift(wrapFor(stream, `  ${'board'.padEnd(width)}  ${draw(board)}`));
    rows.unshift(wrapFor(stream, `${where}: ${whoWins(winners)} - ${reasonOf(verdict)}`));
    return rows.join('\n');
  };
}

/** Says quickly that a usual name can be printed. */
const shown = (name: string): string => (/^[ -~]*$/.test(name) ? name : printable(name));

function whoWins(winners: readonly Judged[]): string {
  const names = winners.map(({ name }) => shown(name));
  const last = names.pop();
  return names.length === 0 ? `${last} wins` : `${names.join(', ')} and ${last} share the pot`;
}

/** Why, in words: a winner against the best loser, or a tie when all win. */
function reasonOf({ players, winners }: Verdict): string {
  const winner = winners[0] as Judged;
  let second: Judged | undefined;
  for (const player of players)
    if (player.strength < winner.strength && player.strength > (second?.strength ?? 0)) second = player;
  const [hand, other] = [winner, second ?? winner].map(({ strength, inPlay }) => handOf(strength, inPlay));
  return explain(hand as HandRank, other as HandRank);
}

/** A hand with what it is in words. */
interface DescribedHand extends HandRank {
  readonly description: string;
}

/** By strength: the first hand of it that has come. */
const HANDS = new Array<DescribedHand | undefined>(7463).fill(undefined);

/** A hand of this strength: its category, its ranks and its words are those of the cards, its suits may be others. */
function handOf(strength: number, inPlay: Judged['inPlay']): DescribedHand {
  const known = HANDS[strength];
  if (known) return known;
  const { category, cards, tieBreak } = rankHand(inPlay);
  const description = describe({ category, cards, tieBreak });
  const hand = { category, cards, tieBreak, description }; // V8 reads copies made by ... several times as slowly
  HANDS[strength] = hand;
  return hand;
}
