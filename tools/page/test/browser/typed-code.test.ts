/** Code in an editor of the page reaches no network and spoils no other code. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { choose, openBench, RIGHT_PAIR, untilSaid, write } from './bench.ts';

const DONE = /^✓ Done: \d+ examples/;

/** Runs in the page or in a worker. */
const fetchFrom = (url: string): Promise<string> =>
  fetch(`${url}/later`).then(
    () => 'reached',
    () => 'refused',
  );

const loadImage = (url: string): Promise<void> =>
  new Promise((end) => {
    Object.assign(new Image(), { onload: end, onerror: end, src: url });
  });

describe('the network', () => {
  const reached: string[] = [];
  let server: Server;
  let address = '';

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      reached.push(url);
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => server.close());

  /** Tries every way that a worker has, and then judges right code. */
  const codeThatCalls = () => `const page = globalThis as any;
page.fetch('${address}/fetch').catch(() => {});
new page.WebSocket('${address.replace('http', 'ws')}/socket');
new page.EventSource('${address}/events');
const request = new page.XMLHttpRequest();
request.open('GET', '${address}/request', false);
try { request.send(); } catch {}
try { page.importScripts('${address}/script'); } catch {}
${RIGHT_PAIR}`;

  test('is out of reach, and the code is judged', async () => {
    const { page, section } = await openBench('pair', { triesNetwork: true });
    await choose(section, 'Write it yourself');
    await write(section, codeThatCalls());
    await untilSaid(section, DONE);
    const workers = await Promise.all(
      page.workers().map((worker) => worker.evaluate(fetchFrom, address)),
    );
    const fromPage = await page.evaluate(fetchFrom, address);
    expect([...workers, fromPage]).toEqual(Array(workers.length + 1).fill('refused'));
    await page.evaluate(loadImage, `${address}/image`);
    expect(reached).toEqual([]);
  });
});

test('code that replaces a built-in is told so, and does not spoil the next', async () => {
  const { section } = await openBench('pair');
  await choose(section, 'Write it yourself');
  await write(section, `Array.prototype.map = () => [];\n${RIGHT_PAIR}`);
  await untilSaid(section, 'it replaces Array.prototype.map, which the coach uses, too');
  await write(section, RIGHT_PAIR);
  await untilSaid(section, DONE);
});
