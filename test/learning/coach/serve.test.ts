/** Code that changes the built-ins, which all code in its thread shares. */
import { join, resolve } from 'node:path';
import { moduleOf } from '../../../src/learning/coach/read-package.ts';
import { coachOf } from '../../../src/page/build/coach-in-process.ts';
import { folderWith, pairOf } from '../practice/learner.ts';

const RIGHT = pairOf('return new Set(cards.map(({ rank }) => rank)).size < cards.length;');
const DONE = { kind: 'end' };
const REFUSED = { kind: 'end', isRefused: true };

/** A property that code changes; it is restored after the test. */
type Changed = readonly [object: object, key: string];

/** Judges right code below a line, then right code in the same thread; passes on the last messages. */
async function judgeBoth(
  line: string,
  [object, key]: Changed,
  look: (judgeFirst: () => unknown, judgeNext: () => unknown) => void | Promise<void>,
): Promise<void> {
  const before = Object.getOwnPropertyDescriptor(object, key);
  const coach = coachOf(resolve('.'));
  const [first, next] = [`${line}\n${RIGHT}`, RIGHT].map((pair) => {
    const module = moduleOf('pair', join(folderWith({ pair }), 'pair.ts'));
    return () => coach.work({ exercise: 'pair', module }).at(-1);
  }) as [() => unknown, () => unknown];
  try {
    await look(first, next);
  } finally {
    if (before) Object.defineProperty(object, key, before);
    else Reflect.deleteProperty(object, key);
  }
}

test.each<[string, string, Changed]>([
  ['adds to Object.prototype', '(Object.prototype as any).own = 1;', [Object.prototype, 'own']],
  ['adds to globalThis', '(globalThis as any).own = 1;', [globalThis, 'own']],
  ['freezes a built-in', 'Object.freeze(Atomics);', [globalThis, 'own']],
])('a thread whose code %s refuses the next job', async (_, line, changed) => {
  await judgeBoth(line, changed, (first, next) => {
    expect(first()).toEqual(DONE);
    expect(next()).toEqual(REFUSED);
  });
});

test.each<[string, string, Changed]>([
  ['Array.prototype.map', 'Array.prototype.map = () => [];', [Array.prototype, 'map']],
  ['Map.prototype.get', 'Map.prototype.get = () => 1;', [Map.prototype, 'get']],
  ['Math.random', 'Math.random = () => 0;', [Math, 'random']],
  ['globalThis.Promise', 'globalThis.Promise = {} as any;', [globalThis, 'Promise']],
  ['Date.parse', 'delete (Date as any).parse;', [Date, 'parse']],
])(
  'code that replaces %s is not judged, nor is other code after it',
  async (name, line, changed) => {
    await judgeBoth(line, changed, (first, next) => {
      expect(first).toThrow(`it replaces ${name}, which the coach uses, too`);
      expect(next()).toEqual(REFUSED);
    });
  },
);

test('a thread in which a timer changes a built-in refuses the next job', async () => {
  const line = 'setTimeout(() => { Math.random = () => 0; });';
  await judgeBoth(line, [Math, 'random'], async (first, next) => {
    expect(first()).toEqual(DONE);
    await new Promise((resolved) => setTimeout(resolved));
    expect(next()).toEqual(REFUSED);
  });
});

test('a thread whose code changes only what is its own does the next job', async () => {
  const line = 'console.log = () => {}; const own: any = {}; own.map = 1;';
  await judgeBoth(line, [globalThis, 'own'], (first, next) => {
    expect(first()).toEqual(DONE);
    expect(next()).toEqual(DONE);
  });
});
