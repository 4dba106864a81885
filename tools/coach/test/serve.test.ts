/** Code that changes the built-ins, which all code in its thread shares. */
import { join, resolve } from 'node:path';
import { coachOf } from '../../page/build/coach-in-process.ts';
import { folderWith, pairOf } from '../../practice/test/learner.ts';
import { readChapter } from '../chapters/read-chapter.ts';
import { moduleOf } from '../read-package.ts';
import { startCoach } from '../run/start-coach.ts';

const RIGHT = pairOf('return new Set(cards.map(({ rank }) => rank)).size < cards.length;');
const CLEAN = { kind: 'end', isDirty: false };
const DIRTY = { kind: 'end', isDirty: true };

/** A property that code changes; it is restored after the test. */
type Changed = readonly [object: object, key: string];

/** Judges right code below a line; passes on what returns the last message. */
function judgeBelow(line: string, [object, key]: Changed, look: (judge: () => unknown) => void) {
  const before = Object.getOwnPropertyDescriptor(object, key);
  const coach = coachOf(resolve('.'));
  const folder = folderWith({ pair: `${line}\n${RIGHT}` });
  const module = moduleOf('pair', join(folder, 'pair.ts'));
  try {
    look(() => coach.work({ exercise: 'pair', module }).at(-1));
  } finally {
    if (before) Object.defineProperty(object, key, before);
    else Reflect.deleteProperty(object, key);
  }
}

test.each<[string, string, Changed]>([
  ['adds to Object.prototype', '(Object.prototype as any).own = 1;', [Object.prototype, 'own']],
  ['adds to globalThis', '(globalThis as any).own = 1;', [globalThis, 'own']],
  ['freezes a built-in', 'Object.freeze(Atomics);', [globalThis, 'own']],
])('a thread whose code %s is used up', (_, line, changed) => {
  judgeBelow(line, changed, (judge) => expect(judge()).toEqual(DIRTY));
});

test.each<[string, string, Changed]>([
  ['Array.prototype.map', 'Array.prototype.map = () => [];', [Array.prototype, 'map']],
  ['Map.prototype.get', 'Map.prototype.get = () => 1;', [Map.prototype, 'get']],
  ['Math.random', 'Math.random = () => 0;', [Math, 'random']],
  ['globalThis.Promise', 'globalThis.Promise = {} as any;', [globalThis, 'Promise']],
  ['Date.parse', 'delete (Date as any).parse;', [Date, 'parse']],
])('code that replaces %s is not judged', (name, line, changed) => {
  judgeBelow(line, changed, (judge) => {
    expect(judge).toThrow(`it replaces ${name}, which the coach uses, too`);
  });
});

test('a thread whose code changes only what is its own does the next job', () => {
  const line = 'console.log = () => {}; const own: any = {}; own.map = 1;';
  judgeBelow(line, [globalThis, 'own'], (judge) => expect(judge()).toEqual(CLEAN));
});

test('a chapter without examples is an error of the coach', () => {
  const chapter = { ...readChapter('pair', resolve('.')), examples: [] };
  const send = jest.fn();
  const module = moduleOf('pair', join(folderWith({ pair: RIGHT }), 'pair.ts'));
  startCoach({ send, chapter: () => chapter }).doJob({ exercise: 'pair', module });
  const message = 'the coach itself failed: there are no examples';
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ kind: 'stopped', message }));
});
