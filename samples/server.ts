/**
 * A sample of a server with one table of Texas hold'em: `npx tsx samples/server.ts 8080`. It deals,
 * goes from street to street, shows each player's own cards, and says who wins. It believes anybody
 * who asks; a real server would first check who that is.
 */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type DealtCards,
  dealCards,
  describe,
  formatCards,
  PokerError,
  rankTexasHoldem,
  showdown,
} from 'poker-hands-kata';

const RANGE = 2 ** 47; // the largest power of two that randomInt takes
const random = () => randomInt(RANGE) / RANGE;

let dealt: DealtCards | undefined;
/** How many streets are on the board: 0 before the flop, 3 with the river. */
let streets = 0;

function round(): DealtCards {
  return dealt ?? refuse('there is no round: POST /deal?players=Ann,Bob');
}

function board() {
  const { flop, turn, river } = round().board;
  return [flop, turn, river].slice(0, streets).flat();
}

function refuse(message: string): never {
  throw new PokerError(message, undefined);
}

/** What can be asked. */
const ANSWERS: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  'POST /deal'(query) {
    const players = (query.get('players') ?? '').split(',');
    dealt = dealCards('texas-holdem', { players, random });
    streets = 0;
    return { players };
  },
  'POST /next'() {
    streets = Math.min(streets + 1, 3);
    return { board: formatCards(board()) };
  },
  'GET /seat'(query) {
    const name = query.get('name');
    const seat = round().seats.find((one) => one.name === name);
    if (!seat) return refuse(`there is no player "${name}"`);
    return { hole: formatCards(seat.hole), board: formatCards(board()) };
  },
  'GET /showdown'() {
    if (streets < 3) return refuse('there is no showdown before the river');
    const ranked = round().seats.map(({ name, hole }) => {
      return { name, rank: rankTexasHoldem(hole, board()) };
    });
    return showdown(ranked).map(({ place, name, rank }) => ({ place, name, hand: describe(rank) }));
  },
};

const server = createServer(({ method, url = '' }, response) => {
  const send = (status: number, content: unknown) =>
    response.writeHead(status).end(JSON.stringify(content));
  try {
    const { pathname, searchParams } = new URL(`http://localhost${url}`);
    const answer = ANSWERS[`${method} ${pathname}`];
    if (answer) send(200, answer(searchParams));
    else send(404, { error: `expected one of ${Object.keys(ANSWERS).join(', ')}` });
  } catch (error) {
    if (error instanceof PokerError) send(400, { error: error.message });
    else send(500, { error: `a bug of the server: ${error}` });
  }
});
server.listen(Number(process.argv[2] ?? 8080), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
