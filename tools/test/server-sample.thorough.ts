/** The sample of a server, asked over HTTP on this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseCards } from '../../src/index.ts';

/** What a player sees. */
interface Seat {
  readonly hole: string;
  readonly board: string;
}

let server: ChildProcess;
let address: string;

beforeEach(async () => {
  // Port 0 is any that is free.
  const command = ['--import', 'tsx', 'samples/server.ts', '0'];
  server = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(server.stdout as NodeJS.EventEmitter, 'data');
  address = String(line).trim();
});

afterEach(() => server.kill());

/** Asks the server. @returns the status and the content, as an array */
async function ask<Content>(method: string, path: string): Promise<[status: number, Content]> {
  const response = await fetch(address + path, { method });
  return [response.status, (await response.json()) as Content];
}

test('a round is dealt, goes from street to street, and ends with a showdown', async () => {
  expect(await ask('POST', '/deal?players=Ann,Bob')).toEqual([200, { players: ['Ann', 'Bob'] }]);
  const [, ann] = await ask<Seat>('GET', '/seat?name=Ann');
  const [, bob] = await ask<Seat>('GET', '/seat?name=Bob');
  const streets = [];
  for (const _ of [1, 2, 3]) streets.push((await ask<Seat>('POST', '/next'))[1].board);
  expect(streets.map((board) => parseCards(board).length)).toEqual([3, 4, 5]);
  // No card is given twice, or this throws.
  expect(parseCards(`${ann.hole} ${bob.hole} ${streets.at(-1)}`)).toHaveLength(9);
  expect(await ask('GET', '/seat?name=Ann')).toEqual([
    200,
    { hole: ann.hole, board: streets.at(-1) },
  ]);
  const [status, standings] = await ask<unknown[]>('GET', '/showdown');
  expect(status).toBe(200);
  expect(standings[0]).toMatchObject({ place: 1, hand: expect.any(String) });
});

test('the river is the last street, and the next round begins without a board', async () => {
  await ask('POST', '/deal?players=Ann,Bob');
  for (const _ of [1, 2, 3, 4]) await ask('POST', '/next');
  const [, { board }] = await ask<Seat>('GET', '/seat?name=Ann');
  expect(parseCards(board)).toHaveLength(5);
  await ask('POST', '/deal?players=Ann,Bob');
  expect(await ask('GET', '/seat?name=Ann')).toMatchObject([200, { board: '' }]);
});

test('what is wrong gets a message, and the server goes on', async () => {
  expect(await ask('GET', '/showdown')).toEqual([
    400,
    { error: 'there is no showdown before the river' },
  ]);
  expect(await ask('POST', '/next')).toEqual([
    400,
    { error: 'there is no round: POST /deal?players=Ann,Bob' },
  ]);
  expect((await ask('POST', '/deal?players=Ann,Ann'))[0]).toBe(400);
  await ask('POST', '/deal?players=Ann,Bob');
  expect(await ask('GET', '/seat?name=Eve')).toEqual([400, { error: 'there is no player "Eve"' }]);
  expect(await ask('GET', '/showdown')).toMatchObject([400, {}]);
  expect(await ask('GET', '/odds')).toEqual([
    404,
    { error: 'expected one of POST /deal, POST /next, GET /seat, GET /showdown' },
  ]);
  expect((await ask('GET', '/seat?name=Ann'))[0]).toBe(200);
});
