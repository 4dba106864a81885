import type { Cards } from '../kata/cards/card.ts';
import { DECK } from '../kata/cards/deck.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { GAMES } from '../kata/games/games.ts';
import { announce, plain } from './announce.ts';
import { bestOf, placeOf, reasonOf, type Verdict, winnersOf } from './judge-showdown.ts';
import type { Indices } from './showdown.ts';
import { kindOf } from './words-of-strength.ts';

/** How cards are shown, by their indices. */
export type DrawIndices = (cards: Indices) => string;

/** The text of each card is made once, as is the space before it. */
export function onceForEachCard(draw: (cards: Cards) => string): DrawIndices {
  const first = DECK.map((card) => draw([card]));
  const next = first.map((text) => ` ${text}`);
  return (cards) => {
    let text = '';
    for (const card of cards) text += (text === '' ? first : next)[card];
    return text;
  };
}

const letters = onceForEachCard((cards) => formatCards(cards));

/** A verdict as one JSON object on one line; the players are in the order of the line. Put together by hand, for speed. */
export function verdictToJson(line: number, verdict: Verdict): string {
  const { game, board, players } = verdict.showdown;
  const shared = board.length > 0 ? `,"board":"${letters(board)}"` : '';
  let all = '';
  players.forEach(({ name, cards }, seat) => {
    const strength = verdict.strengths[seat] as number;
    const worth = `"category":"${kindOf(strength).category}","best":"${letters(bestOf(verdict, cards, strength))}"`;
    const place = placeOf(strength, verdict);
    all += `${all && ','}{"name":${inJson(name)},"cards":"${letters(cards)}",${worth},"place":${place}}`;
  });
  const winners = winnersOf(verdict).map(inJson).join();
  return `{"line":${line},"game":"${GAMES[game].inJson}"${shared},"players":[${all}],"winners":[${winners}],"reason":"${reasonOf(verdict)}"}`;
}

/** What JSON writes as it is, as nearly every name. */
const SIMPLE = /^[\w -]*$/;

function inJson(name: string): string {
  return SIMPLE.test(name) ? `"${name}"` : JSON.stringify(name);
}

/** How a verdict looks. */
export interface Look {
  readonly draw: DrawIndices;
  /** Finishes a row; those of the winners stand out. */
  readonly row: (text: string, isWinner: boolean) => string;
}

/**
 * A verdict for people: a line that says who wins and why, then one for the board, if there is one, and for each player.
 *
 * @param where - such as `line 4`
 */
export function verdictToText(where: string, verdict: Verdict, { draw, row }: Look): string {
  const { showdown, strengths, highest } = verdict;
  const { board, players } = showdown;
  const names = players.map(({ name }) => plain(name));
  let width = 'board'.length;
  for (const name of names) width = Math.max(width, name.length);
  let text = row(`${where}: ${announce(winnersOf(verdict), reasonOf(verdict))}`, false);
  if (board.length > 0) text += `\n${row(`  ${'board'.padEnd(width)}  ${draw(board)}`, false)}`;
  players.forEach(({ cards }, seat) => {
    const strength = strengths[seat] as number;
    const hand = `  ${(names[seat] as string).padEnd(width)}  ${draw(cards)}  ${kindOf(strength).description}`;
    text += `\n${row(hand, strength === highest)}`;
  });
  return text;
}
