/** The pure parts of the workbench: loops that are counted, what is kept in the browser, and our code as files of a learner. */
import { readFileSync } from 'node:fs';
import { STEPS } from '../../src/coach/steps.ts';
import { EXPORTS, type Unit } from '../../src/coach/stub-answers.ts';
import { readFiles } from '../../src/load/read-files.ts';
import { Progress } from '../../src/page/browser/workbench/progress.ts';
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
  /** The storage of a browser with so much room, each entry a property. */
  const storage = (room = 10, given = {}) => {
    const setItem = (key: string, value: string) => {
      if (value.length > room) throw new Error('QuotaExceededError');
      Object.assign(entries, { [key]: value });
    };
    const entries = Object.defineProperty({ ...given, setItem }, 'setItem', { enumerable: false });
    return entries;
  };
  const [pair, flush] = ['pair', 'flush'].map((name) => STEPS.find((step) => step.name === name) as (typeof STEPS)[0]);

  test('all of it is there in the next page, and what is of others is left alone', () => {
    const entries = storage(10, { 'rule-book.theme': 'dark', 'other.code/x.ts': 'x' });
    const written = new Progress(() => entries);
    written.set('code', 'pair.ts', 'mine');
    written.set('done', 'pair', 'yes');
    const next = new Progress(() => entries);
    expect([next.files, next.isKept]).toEqual([{ 'pair.ts': 'mine' }, true]);
    expect([pair, flush].map((step) => step && [next.isBegun(step), next.isDone(step)])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(entries).toMatchObject({ 'rule-book.theme': 'dark', 'other.code/x.ts': 'x' });
  });

  test('two pages write over nothing of each other but the same file', () => {
    const entries = storage();
    const [one, other] = [new Progress(() => entries), new Progress(() => entries)];
    one.set('code', 'pair.ts', 'one');
    other.set('code', 'pair.ts', 'other');
    one.set('code', 'flush.ts', 'one');
    expect(new Progress(() => entries).files).toEqual({ 'pair.ts': 'other', 'flush.ts': 'one' });
  });

  test('a browser that has no room or no storage is said to keep nothing, until all is kept', () => {
    const entries = storage(4);
    const full = new Progress(() => entries);
    full.set('code', 'pair.ts', 'too long');
    full.set('code', 'flush.ts', 'ok');
    expect([full.isKept, full.get('code', 'pair.ts')]).toEqual([false, 'too long']);
    full.set('code', 'pair.ts', 'fits');
    expect([full.isKept, new Progress(() => entries).files]).toEqual([true, { 'pair.ts': 'fits', 'flush.ts': 'ok' }]);
    const none = new Progress(() => {
      throw new Error('SecurityError');
    });
    expect(none.isKept).toBe(false);
  });
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
