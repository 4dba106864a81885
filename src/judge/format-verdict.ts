import type { Cards } from '../kata/cards/card.ts';
import { cardIndex } from '../kata/cards/card-index.ts';
import { DECK } from '../kata/cards/deck.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { printable } from '../kata/cards/quote.ts';
import { GAMES } from '../kata/games/games.ts';
import { reasonOf, type Verdict, winnersOf } from './judge-showdown.ts';
import { categoryOfStrength, wordsOf } from './words-of-strength.ts';

/** The text of cards, that of each card worked out once. */
export function onceForEachCard(draw: (cards: Cards) => string): (cards: Cards) => string {
  const first = DECK.map((card) => draw([card]));
  const next = first.map((text) => ` ${text}`);
  return (cards) => {
    let text = '';
    for (const card of cards) text += (text === '' ? first : next)[cardIndex(card)];
    return text;
  };
}

const letters = onceForEachCard((cards) => formatCards(cards));

/** A verdict as one JSON object on one line; the players are in the order of the line. Put together by hand, for speed. */
export function verdictToJson(line: number, verdict: Verdict): string {
  const { game, board, players } = verdict;
  const shared = board.length > 0 ? `,"board":"${letters(board)}"` : '';
  let all = '';
  let winners = '';
  for (const { name, cards, strength, best, place } of players) {
    const quoted = SIMPLE.test(name) ? `"${name}"` : JSON.stringify(name);
    const worth = `"category":"${categoryOfStrength(strength)}","best":"${letters(best)}"`;
    all += `${all && ','}{"name":${quoted},"cards":"${letters(cards)}",${worth},"place":${place}}`;
    if (place === 1) winners += `${winners && ','}${quoted}`;
  }
  const reason = reasonOf(verdict);
  return `{"line":${line},"game":"${GAMES[game].inJson}"${shared},"players":[${all}],"winners":[${winners}],"reason":"${reason}"}`;
}

/** What JSON writes as it is, as nearly every name. */
const SIMPLE = /^[\w -]*$/;

/**
 * A verdict for people: a line that says who wins and why, then one for the board, if there is one, and for each player.
 *
 * @param draw - how cards are shown
 */
export function verdictToText(line: number, verdict: Verdict, draw: (cards: Cards) => string): string {
  const { board, players } = verdict;
  const names = players.map(({ name }) => plain(name));
  let width = 'board'.length;
  for (const name of names) width = Math.max(width, name.length);
  let text = `line ${line}: ${announce(verdict)}`;
  if (board.length > 0) text += `\n  ${'board'.padEnd(width)}  ${draw(board)}`;
  players.forEach(({ cards, strength }, seat) => {
    text += `\n  ${(names[seat] as string).padEnd(width)}  ${draw(cards)}  ${wordsOf(strength).description}`;
  });
  return text;
}

/**
 * Who wins, and why, in one line.
 *
 * @param mark - separates the two
 */
export function announce(verdict: Verdict, mark = ' -'): string {
  const winners = winnersOf(verdict).map(({ name }) => plain(name));
  const reason = reasonOf(verdict);
  if (winners.length === 1) return `${winners[0]} wins${mark} ${reason}`;
  return `${winners.slice(0, -1).join(', ')} and ${winners.at(-1)} share the pot${mark} ${reason}`;
}

const PLAIN = /^[\x20-\x7e]*$/;

/** As printable as nearly every name is anyway. */
function plain(name: string): string {
  return PLAIN.test(name) ? name : printable(name);
}
