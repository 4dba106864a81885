/** The pure parts of the workbench: what is kept in the browser, and our code as files of a learner. */
import { EXERCISES } from '../../src/coach/exercises.ts';
import { EXPORTS, solutionPath, type Unit } from '../../src/coach/stub-answers.ts';
import { readFiles } from '../../src/load/read-files.ts';
import { Progress } from '../../src/page/browser/workbench/progress.ts';
import { practiceFile } from '../../src/page/build/practice-files.ts';

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
  const [pair, flush] = ['pair', 'flush'].map(
    (name) => EXERCISES.find((exercise) => exercise.name === name) as (typeof EXERCISES)[0],
  );

  test('all of it is there in the next page, and what is of others is left alone', () => {
    const entries = storage(10, { 'rule-book.theme': 'dark', 'other.code/x.ts': 'x' });
    const written = new Progress(() => entries);
    written.set('code', 'pair.ts', 'mine');
    written.set('done', 'pair', 'yes');
    const next = new Progress(() => entries);
    expect([next.files, next.isKept]).toEqual([{ 'pair.ts': 'mine' }, true]);
    expect([pair, flush].map((exercise) => exercise && [next.isBegun(exercise), next.isDone(exercise)])).toEqual([
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

  test('a browser that has no room or no storage is said not to keep all', () => {
    const full = new Progress(() => storage(4));
    expect(full.isKept).toBe(true);
    full.set('code', 'pair.ts', 'too long');
    full.set('code', 'flush.ts', 'ok');
    expect([full.isKept, full.get('code', 'pair.ts')]).toEqual([false, 'too long']);
    const none = new Progress(() => {
      throw new Error('SecurityError');
    });
    expect(none.isKept).toBe(false);
  });
});

describe('our code as files of a learner', () => {
  const units = Object.keys(EXPORTS) as Unit[];
  const found = units.map((unit) => ({ unit, ...practiceFile(solutionPath(unit), unit, '.') }));
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
    const { text, helpers } = practiceFile('src/mistakes/ladder/from-low-to-high.ts', 'ladder', '.');
    expect(text).toContain("from './our-ladder.ts'");
    expect(Object.keys(helpers)).toContain('our-ladder.ts');
  });
});
