/** The pure parts of the workbench: loops that are counted, what is kept in the browser, and our code as files of a learner. */
import { readFileSync } from 'node:fs';
import { STEPS } from '../../src/coach/steps.ts';
import { EXPORTS, type Unit } from '../../src/coach/stub-answers.ts';
import { readFiles } from '../../src/load/read-files.ts';
import { type Entries, Keeper } from '../../src/page/browser/workbench/kept.ts';
import { NOTHING_DONE, withDone, withFile, withHint } from '../../src/page/browser/workbench/progress.ts';
import { TICK, withTicks } from '../../src/page/browser/workbench/ticks.ts';
import { practiceFile, solutionFile } from '../../src/page/build/practice-files.ts';

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

describe('progress', () => {
  const written = withHint(withDone(withFile(NOTHING_DONE, 'pair.ts', 'mine'), 'pair'), 'pair', 3);

  test('a step whose file has changed stays done, and is known to be changed', () => {
    expect(withFile(written, 'pair.ts', 'other', ['pair', 'flush']).done).toEqual({ pair: 'changed' });
  });

  test('there are no more hints than there are', () => {
    expect(withHint({ ...written, hints: { pair: 3 } }, 'pair', 3).hints).toEqual({ pair: 3 });
  });

  test('all of it is there in the next page', () => {
    const entries = storage();
    new Keeper(() => entries).keep(written);
    expect(new Keeper(() => entries).hearAll(NOTHING_DONE)).toEqual(written);
  });

  test('what cannot be read changes nothing', () => {
    const unreadable = [
      ['before/pair.ts', '{'],
      ['hints/pair', 'many'],
      ['other/pair', 'x'],
      ['theme', 'dark'],
    ] as const;
    const entries = storage(unreadable.map(([key, value]) => [`rule-book.${key}`, value]));
    expect(new Keeper(() => entries).hearAll(NOTHING_DONE)).toEqual(NOTHING_DONE);
  });

  test('a browser that has no room or no storage is said to keep nothing', () => {
    const full = storage();
    const refuse = () => {
      throw new Error('QuotaExceededError');
    };
    for (const keeper of [new Keeper(() => Object.assign(full, { setItem: refuse })), new Keeper(refuse)]) {
      keeper.hearAll(NOTHING_DONE);
      expect([keeper.keep(written), keeper.isKept]).toEqual([written, false]);
    }
  });

  /** The storage of a browser. */
  function storage(given: readonly (readonly [string, string])[] = []): Entries {
    const entries = new Map(given);
    return {
      get length() {
        return entries.size;
      },
      key: (at) => [...entries.keys()][at] ?? null,
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
    };
  }
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
