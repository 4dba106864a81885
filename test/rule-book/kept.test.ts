/** What the browser keeps of the reader's progress: nothing of it may get lost, also not between two pages. */
import { type Entries, Keeper, type Told } from '../../src/rule-book/workbench/kept.ts';
import {
  NOTHING_DONE,
  type Progress,
  withBefore,
  withDone,
  withFile,
  withHint,
} from '../../src/rule-book/workbench/progress.ts';

/** A storage with room for so many characters. */
class FakeStorage implements Entries {
  readonly entries = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;
  /** What it tells pages that have not written. */
  told: Told[] = [];

  get length(): number {
    return this.entries.size;
  }

  key(at: number): string | null {
    return [...this.entries.keys()][at] ?? null;
  }

  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.entries].filter(([one]) => one !== key).flat();
    if (others.join('').length + key.length + value.length > this.room) throw new Error('QuotaExceededError');
    this.told.push({ key, oldValue: this.getItem(key), newValue: value });
    this.entries.set(key, value);
  }
}

/** A page with its progress. */
class Page {
  readonly keeper: Keeper;
  progress: Progress;
  readonly #storage: FakeStorage;

  constructor(storage: FakeStorage) {
    this.#storage = storage;
    this.keeper = new Keeper(() => storage);
    this.progress = this.keeper.hearAll(NOTHING_DONE);
  }

  write(name: string, text: string): void {
    this.change(withFile(this.progress, name, text));
  }

  change(progress: Progress): void {
    this.progress = this.keeper.keep(progress);
  }

  /** Hears all that was written since somebody heard last. */
  hear(): void {
    for (const told of this.#storage.told.splice(0)) this.progress = this.keeper.hear(this.progress, told);
  }

  textsOf(name: string): (string | undefined)[] {
    return [this.progress.files[name], ...(this.progress.before[name] ?? [])];
  }
}

let storage: FakeStorage;
const open = () => new Page(storage);
beforeEach(() => {
  storage = new FakeStorage();
});

test('all of it is there in the next page', () => {
  const page = open();
  const written = withHint(withDone(withFile(NOTHING_DONE, 'pair.ts', 'mine'), 'pair'), 'flush', 3);
  page.change(withBefore(withBefore(written, 'pair.ts', 'first'), 'pair.ts', 'second'));
  expect(open().progress).toEqual(page.progress);
  expect(open().textsOf('pair.ts')).toEqual(['mine', 'second', 'first']);
});

test('a step once done is done in the next page, also when its file has been changed since', () => {
  const page = open();
  page.change(withDone(page.progress, 'pair'));
  expect(open().progress.done).toEqual({ pair: 'yes' });
  page.change(withFile(page.progress, 'pair.ts', 'other', ['pair']));
  expect(open().progress.done).toEqual({ pair: 'changed' });
});

test('only what has changed is written, and nothing when a page begins', () => {
  open().write('pair.ts', 'mine');
  storage.told = [];
  const page = open();
  expect(storage.told).toEqual([]);
  page.write('flush.ts', 'mine');
  expect(storage.told.map(({ key }) => key)).toEqual(['rule-book.code/flush.ts']);
});

test.each([
  ['before/pair.ts', '{'],
  ['before/pair.ts', '7'],
  ['before/pair.ts', '[7]'],
  ['hints/pair', 'many'],
  ['other/pair', 'x'],
  ['theme', 'dark'],
])('what cannot be read changes nothing and takes nothing else along: %s %s', (key, value) => {
  storage.entries.set('rule-book.code/pair.ts', 'mine');
  storage.entries.set(`rule-book.${key}`, value);
  const page = open();
  expect([page.progress.files, page.progress.hints, page.progress.done]).toEqual([{ 'pair.ts': 'mine' }, {}, {}]);
  page.write('flush.ts', 'more');
  expect(storage.getItem('rule-book.code/pair.ts')).toBe('mine');
  expect(storage.getItem(`rule-book.${key}`)).toBe(value);
});

describe('two pages', () => {
  test('that write different files keep both, even if they hear nothing of each other', () => {
    const [one, other] = [open(), open()];
    one.write('pair.ts', 'one');
    other.write('flush.ts', 'other');
    one.change(withDone(one.progress, 'pair'));
    other.change(withDone(other.progress, 'flush'));
    expect(open().progress).toMatchObject({
      files: { 'pair.ts': 'one', 'flush.ts': 'other' },
      done: { pair: 'yes', flush: 'yes' },
    });
  });

  test('take over what the other has written, and the way there leaves no traces', () => {
    const [one, other] = [open(), open()];
    for (const text of ['f', 'fu', 'fun']) {
      one.write('pair.ts', text);
      other.hear();
    }
    other.write('pair.ts', 'func');
    one.hear();
    expect([one.textsOf('pair.ts'), other.textsOf('pair.ts')]).toEqual([['func'], ['func']]);
  });

  test('what the other had written and nobody has told is kept when it is written over', () => {
    const [one, other] = [open(), open()];
    one.write('pair.ts', 'one');
    other.write('pair.ts', 'other');
    expect(other.textsOf('pair.ts')).toEqual(['other', 'one']);
    expect(open().textsOf('pair.ts')).toEqual(['other', 'one']);
  });

  test('that write at the same moment keep both texts', () => {
    const [one, other] = [open(), open()];
    one.write('pair.ts', 'one');
    storage.told = [];
    one.progress = one.keeper.hear(one.progress, {
      key: 'rule-book.code/pair.ts',
      oldValue: null,
      newValue: 'other',
    });
    expect(one.textsOf('pair.ts')).toEqual(['other', 'one']);
    expect(other.textsOf('pair.ts')).toEqual([undefined]);
  });

  test('what the other has kept from before, and how many hints it has shown, is not taken back', () => {
    const [one, other] = [open(), open()];
    one.change(withHint(withBefore(one.progress, 'pair.ts', 'one'), 'pair', 3));
    one.change(withHint(one.progress, 'pair', 3));
    other.change(withHint(withBefore(other.progress, 'pair.ts', 'other'), 'pair', 3));
    expect(open().textsOf('pair.ts').toSorted()).toEqual(['one', 'other', undefined]);
    expect(open().progress.hints).toEqual({ pair: 2 });
  });

  test('a page that slept hears what it missed', () => {
    const [one, other] = [open(), open()];
    one.write('pair.ts', 'one');
    other.progress = other.keeper.hearAll(other.progress);
    expect(other.textsOf('pair.ts')).toEqual(['one']);
  });

  test('when one empties the storage, the other keeps its texts, and writes them again', () => {
    const page = open();
    page.write('pair.ts', 'mine');
    storage.entries.clear();
    page.progress = page.keeper.hear(page.progress, { key: null, oldValue: null, newValue: null });
    page.write('flush.ts', 'more');
    expect(open().progress.files).toEqual({ 'pair.ts': 'mine', 'flush.ts': 'more' });
  });
});

describe('a storage without room', () => {
  test('keeps what it has, says that it takes no more, and takes it when there is room again', () => {
    const page = open();
    page.write('pair.ts', 'short');
    storage.room = 40;
    page.write('pair.ts', 'long'.repeat(10));
    expect([page.keeper.isKept, open().textsOf('pair.ts')]).toEqual([false, ['short']]);
    expect(page.textsOf('pair.ts')).toEqual(['long'.repeat(10)]);
    storage.room = 400;
    page.change(withHint(page.progress, 'pair', 3));
    expect([page.keeper.isKept, open().textsOf('pair.ts')]).toEqual([true, ['long'.repeat(10)]]);
  });

  test('does not put something else in the place of a text that it has no room to keep as well', () => {
    const page = open();
    page.write('pair.ts', 'mine');
    storage.room = 30;
    page.change(withFile(withBefore(page.progress, 'pair.ts', 'mine'), 'pair.ts', 'stub'));
    expect([page.keeper.isKept, open().textsOf('pair.ts')]).toEqual([false, ['mine']]);
    expect(page.textsOf('pair.ts')).toEqual(['stub', 'mine']);
  });

  test('a text that could not be kept is not lost when another page writes', () => {
    const [one, other] = [open(), open()];
    one.write('pair.ts', 'short');
    other.hear();
    storage.room = 40;
    other.write('pair.ts', 'long'.repeat(10));
    one.write('pair.ts', 'brief');
    other.hear();
    expect(other.textsOf('pair.ts')).toEqual(['brief', 'long'.repeat(10)]);
  });
});

test('a browser that has no storage is said to keep nothing', () => {
  const keeper = new Keeper(() => {
    throw new Error('SecurityError');
  });
  expect([keeper.hearAll(NOTHING_DONE), keeper.isKept]).toEqual([NOTHING_DONE, false]);
  const written = withFile(NOTHING_DONE, 'pair.ts', 'mine');
  expect([keeper.keep(written), keeper.isKept]).toEqual([written, false]);
});
