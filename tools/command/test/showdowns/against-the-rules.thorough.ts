/**
 * The judge against a slow one, plainly written: every hand is ranked by the rules and compared
 * with every other.
 */
import type { Indices } from '../../../../src/cards/card-index.ts';
import { cardsAt } from '../../../../src/cards/deck.ts';
import { formatCards } from '../../../../src/cards/format-cards.ts';
import { printable } from '../../../../src/cards/quote.ts';
import { GAMES } from '../../../../src/games/games.ts';
import { rankInGame } from '../../../../src/games/rank-in-game.ts';
import { explain, describe as inWords } from '../../../../src/ranking/explain.ts';
import { compareBy } from '../../../../src/ranking/tie-breaking.ts';
import { textFor, toJson } from '../../showdowns/format-verdict.ts';
import { judgeShowdown } from '../../showdowns/judge-showdown.ts';
import { nameInJson } from '../../showdowns/parse-game.ts';
import { readShowdown, type Showdown } from '../../showdowns/read-showdown.ts';
import { PIPE } from './judging.ts';
import { randomLines } from './random-lines.ts';

const COUNT = 20_000;

/** Another one each time; a failure names it. */
const seed = Date.now() % 2 ** 32;
const lines = randomLines(COUNT, seed);

describe.each([false, true])(`with any deck: %s (seed ${seed})`, (anyDeck) => {
  test('verdicts are those of the rules', () => {
    let judged = 0;
    for (const line of lines) {
      const showdown = attempt(line, anyDeck);
      if (showdown === undefined) continue;
      const verdict = judgeShowdown(showdown);
      expect(toJson({ line: 7 }, verdict)).toBe(plainJson(7, showdown));
      expect(textFor(PIPE)({ line: 7 }, verdict)).toBe(plainText(7, showdown));
      judged += 1;
    }
    expect(judged).toBeGreaterThan(COUNT / 2);
  });
});

function attempt(line: string, anyDeck: boolean): Showdown | undefined {
  try {
    return readShowdown(line, anyDeck);
  } catch {
    return undefined;
  }
}

const letters = (cards: Indices) => formatCards(cardsAt(cards));

function ranked({ game, board, players }: Showdown) {
  const compare = compareBy(GAMES[game].ladder);
  const judged = players.map(({ name, cards }) => {
    return { name, cards, rank: rankInGame(game, cardsAt(cards), cardsAt(board)) };
  });
  const placed = judged.map((player) => {
    const better = judged.filter((other) => compare(other.rank, player.rank) > 0);
    return { ...player, place: 1 + better.length };
  });
  const winners = placed.filter(({ place }) => place === 1);
  const [winner] = winners as [(typeof placed)[number]];
  const [bestLoser = winner] = placed
    .filter(({ place }) => place > 1)
    .sort((a, b) => a.place - b.place);
  const reason = explain(winner.rank, bestLoser.rank, compare);
  return { players: placed, winners: winners.map(({ name }) => name), reason };
}

function plainJson(line: number, showdown: Showdown): string {
  const { players, winners, reason } = ranked(showdown);
  return JSON.stringify({
    line,
    game: nameInJson(showdown.game),
    board: showdown.board.length > 0 ? letters(showdown.board) : undefined,
    players: players.map(({ name, cards, rank, place }) => ({
      name,
      cards: letters(cards),
      category: rank.category,
      best: formatCards(rank.cards),
      place,
    })),
    winners,
    reason,
  });
}

/** Says what the best hands do: win, share the pot or, before the river, lead. */
function becameOf({ board, players }: Showdown, count: number): string {
  const stage = { 3: 'flop', 4: 'turn' }[board.length];
  if (stage === undefined) return count === 1 ? 'wins' : 'share the pot';
  if (count === 1) return `is ahead after the ${stage}`;
  return `are ${count === players.length ? 'level' : 'ahead'} after the ${stage}`;
}

function plainText(line: number, showdown: Showdown): string {
  const { players, winners, reason } = ranked(showdown);
  const names = winners.map(printable);
  const who =
    names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const width = Math.max(5, ...players.map(({ name }) => printable(name).length));
  const row = (title: string, text: string) => `  ${title.padEnd(width)}  ${text}`;
  return [
    `line ${line}: ${who} ${becameOf(showdown, names.length)} - ${reason}`,
    ...(showdown.board.length > 0 ? [row('board', letters(showdown.board))] : []),
    ...players.map(({ name, cards, rank }) =>
      row(printable(name), `${letters(cards)}  ${inWords(rank)}`),
    ),
  ].join('\n');
}
