/** The pure parts of the workbench: ticks in loops, what is kept, which files belong together, and our code as practice files. */
import { readFileSync } from 'node:fs';
import { readFiles } from '../../src/coach/load/read-files.ts';
import { STEPS } from '../../src/coach/steps.ts';
import { EXPORTS, type Unit } from '../../src/coach/stub-answers.ts';
import { practiceFile, solutionFile } from '../../src/rule-book/parts/practice-files.ts';
import { Clock } from '../../src/rule-book/workbench/clock.ts';
import { filesOf } from '../../src/rule-book/workbench/files.ts';
import { loadedInWords, nameOfLoaded } from '../../src/rule-book/workbench/loaded.ts';
import {
  NOTHING_DONE,
  withBack,
  withBefore,
  withDone,
  withFile,
  withHint,
} from '../../src/rule-book/workbench/progress.ts';
import { TICK, withTicks } from '../../src/rule-book/workbench/ticks.ts';

const read = (path: string) => readFileSync(path, 'utf8');

/** The lines of the loops that a function body goes through, one for each turn. */
function turnsOf(code: string): number[] {
  const turns: number[] = [];
  new Function(TICK, withTicks(code))((line: number) => turns.push(line));
  return turns;
}

describe('every turn of a loop is counted, with its line', () => {
  test.each([
    ['for (let i = 0; i < 2; i += 1) {}', [1, 1]],
    ['\nfor (const one of [1, 2]) one;', [2, 2]],
    ['for (const name in { a: 1 }) name;', [1]],
    ['let i = 0;\nwhile (i < 3)\n  i += 1;', [2, 2, 2]],
    ['let i = 0; do i += 1; while (i < 2);', [1, 1]],
    ['for (const a of [1, 2])\n  for (const b of [3]) a + b;', [1, 2, 1, 2]],
    ['outer: for (const a of [1, 2]) for (;;) continue outer;', [1, 1, 1, 1]],
    ['[1, 2].map((n) => { while (n > 1) n -= 1; });', [1]],
    ['return 1;', []],
  ])('%s', (code, turns) => {
    expect(turnsOf(code)).toEqual(turns);
  });

  test('lines keep their numbers, and what cannot be parsed stays as it is', () => {
    const code = 'while (a) {\n  b();\n}\nfor (;;)\n  c();\n';
    expect(withTicks(code).split('\n')).toHaveLength(code.split('\n').length);
    expect(withTicks('while (')).toBe('while (');
  });
});

test('the clock counts little of the time in which the code could not run', () => {
  let now = 100;
  const clock = new Clock(() => now);
  now += 10;
  expect(clock.read()).toBe(10);
  now += 60_000;
  expect(clock.read()).toBe(60);
});

describe('progress', () => {
  const written = withHint(withDone(withFile(NOTHING_DONE, 'pair.ts', 'mine'), 'pair'), 'pair', 3);

  test('a step whose file has changed stays done, and is known to be changed', () => {
    expect(withFile(written, 'pair.ts', 'other', ['pair', 'flush']).done).toEqual({ pair: 'changed' });
  });

  test('what was written before comes back, one after the other, and none of it gets lost', () => {
    const twice = withBefore(withBefore(written, 'pair.ts', 'first'), 'pair.ts', 'second');
    const back = withBack(twice, 'pair.ts', 'mine');
    expect([back.files['pair.ts'], back.before['pair.ts']]).toEqual(['second', ['first', 'mine']]);
    const again = withBack(back, 'pair.ts', 'second');
    expect([again.files['pair.ts'], again.before['pair.ts']]).toEqual(['first', ['mine', 'second']]);
    const round = withBack(again, 'pair.ts', 'first');
    expect([round.files['pair.ts'], round.before['pair.ts']]).toEqual(['mine', ['second', 'first']]);
  });

  test('what the page can put there again is not kept, and where nothing was written nothing comes back', () => {
    const once = withBefore(written, 'pair.ts', 'first');
    expect(withBack(once, 'pair.ts', undefined).before).toEqual({ 'pair.ts': [] });
    expect(withBack(written, 'pair.ts', 'mine')).toEqual(written);
  });

  test('there are no more hints than there are', () => {
    expect(withHint({ ...written, hints: { pair: 3 } }, 'pair', 3).hints).toEqual({ pair: 3 });
  });
});

test.each([
  ['pair.js', 'pair.ts'],
  ['pair.mjs', 'pair.ts'],
  ['pair.ts', 'pair.ts'],
  ['groups.cjs', 'groups.ts'],
  ['straight (1).ts', 'straight.ts'],
  ['straight(2).ts', 'straight.ts'],
  ['best-five-2.ts', 'best-five.ts'],
  ['combos-2.ts', 'combos-2.ts'],
  ['notes.txt', undefined],
  ['.ts', undefined],
])('%s is loaded as %s', (given, name) => {
  expect(nameOfLoaded(given)).toBe(name);
});

test('what was loaded, into which step, and what was left out is said', () => {
  const given = ['flush.ts', 'pair (1).ts', 'notes.txt'];
  const names = given.map((name) => ({ given: name, name: nameOfLoaded(name) }));
  expect(loadedInWords(names, 'flush')).toBe(
    'Loaded: flush.ts, pair.ts (from “pair (1).ts”, of the step pair). ' +
      'Left out: “notes.txt”, for only files that end in .ts or .js are read.',
  );
});

test('a step is saved with what its files import, without the files of other steps', () => {
  const files = {
    'flush.ts': "import { a } from './one';\nimport { isPair } from './pair.ts';",
    'one.ts': "import { b } from './two.js';",
    'two.ts': "import { a } from './one.ts';",
    'pair.ts': '',
    'other.ts': '',
  };
  expect(filesOf({ units: ['flush'] }, files)).toEqual(['flush.ts', 'one.ts', 'two.ts']);
});

describe('our code as files of a learner', () => {
  const units = Object.keys(EXPORTS) as Unit[];
  const found = units.map((unit) => ({ unit, ...solutionFile(unit, read) }));
  const solutions = Object.fromEntries(found.map(({ unit, text }) => [`${unit}.ts`, text]));

  const all: Record<string, string> = Object.assign({}, solutions, ...found.map(({ helpers }) => helpers));

  test.each(found)('$unit imports only what lies beside it', ({ unit }) => {
    const { files } = readFiles(`${unit}.ts`, (path) => all[path]);
    const asked = Object.values(files).flatMap(({ asks }) => asks.map(({ from }) => from));
    expect(asked.filter((from) => !from.startsWith('./') && from !== 'poker-hands-kata')).toEqual([]);
  });

  test('a file beside them has one text, whoever imports it', () => {
    const texts = new Map<string, string>();
    for (const { helpers } of found)
      for (const [name, text] of Object.entries(helpers)) {
        expect(texts.get(name) ?? text).toBe(text);
        texts.set(name, text);
      }
    expect([...texts.keys()]).toContain('groups.ts');
  });

  test('a mistake that uses what is right of ours does not import itself', () => {
    const { text, helpers } = practiceFile('src/mistakes/ladder/from-low-to-high.ts', 'ladder', read);
    expect(text).toContain("from './our-ladder.ts'");
    expect(Object.keys(helpers)).toContain('our-ladder.ts');
  });

  test('every step of the practice has its files', () => {
    expect(STEPS.flatMap((step) => step.units).every((unit) => solutions[`${unit}.ts`] !== undefined)).toBe(true);
  });
});
