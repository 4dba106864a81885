/** Tells the practice in sentences, one after the other, and reads typed lines. */
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { printLines } from '../../machine/terminal/screen.ts';
import type { Display, Practice } from './display.ts';
import { keysOf } from './keys.ts';
import { keySentences, pageSentences, plainParts } from './plain-lines.ts';
import { titleIn, type View } from './view.ts';

const HOW_TO_BEGIN = 'Type a question mark and press enter for the keys.';

/** What to tell: the verdict again, after a save, or only what is new. */
type Extent = 'verdict' | 'new';

/**
 * Prints a verdict once after each save, and otherwise only the lines that are new. Typed lines wait
 * for each other, so that a program can type all of them at once.
 */
export class PlainDisplay implements Display {
  #practice: Practice | undefined;
  /** The lines about the exercise in sight that were told last. */
  #told: ReadonlySet<string> = new Set();
  #note = '';
  /** Counts saves, of which only the last one is told. */
  #saves = 0;

  columns(): number {
    return 0;
  }

  open(practice: Practice): () => void {
    this.#practice = practice;
    printLines([HOW_TO_BEGIN, 'Reading your files.']);
    this.#tellVerdict();
    const lines = createInterface({ input: process.stdin, terminal: false });
    let before = Promise.resolve();
    const after = (act: () => Promise<void> | void) => {
      before = before.then(act);
    };
    const quit = () => practice.press('ctrl+d');
    lines.on('line', (line) => after(() => this.#hear(line.trim(), practice)));
    lines.on('close', () => after(quit));
    process.on('SIGINT', quit);
    return () => {
      process.off('SIGINT', quit);
      lines.close();
    };
  }

  /** Tells a note, which may come while something is being judged. */
  show({ note }: View): void {
    if (note && note !== this.#note) printLines(['', note]);
    this.#note = note;
  }

  showAgain(view: View): void {
    this.show(view);
  }

  onSave(path: string): void {
    printLines(['', `${basename(path)} was saved.`]);
    this.#tellVerdict();
  }

  /** Tells the whole verdict when it is there, unless another save has come. */
  async #tellVerdict(): Promise<void> {
    this.#saves += 1;
    const save = this.#saves;
    // What starts to judge comes after this.
    await Promise.resolve();
    await this.#practice?.settled();
    if (save === this.#saves && this.#practice) this.#tell('verdict', this.#practice.view());
  }

  /** Presses the keys in a typed line, and tells what is new. */
  async #hear(line: string, practice: Practice): Promise<void> {
    await practice.settled();
    if (line === '?') {
      printLines(['', ...keySentences(practice.view())]);
      return;
    }
    const before = practice.view();
    for (const key of keysIn(line, before)) practice.press(key);
    await practice.settled();
    if (practice.hasEnded()) return;
    const view = practice.view();
    const page = pageSentences(view);
    if (page) {
      printLines(['', ...page]);
      return;
    }
    const runsAgain = line === '' && !pageSentences(before);
    const isNew = this.#tell(runsAgain ? 'verdict' : 'new', view);
    if (isNew || view.note) return;
    const answer = answerToNothing(line, before, view);
    if (answer) printLines(['', answer]);
  }

  /**
   * Tells what is new of the exercise in sight and, if that is asked for, its verdict.
   * @returns whether it has printed anything
   */
  #tell(extent: Extent, view: View): boolean {
    const { title, verdict, more } = plainParts(view);
    const isAgain = extent === 'verdict';
    // Of the learner's own examples, each line is a part of the verdict.
    const told = isAgain && view.side === 'examples' ? new Set() : this.#told;
    const isNew = (line: string) => !told.has(line);
    const lines = [
      ...title.filter(isNew),
      ...(isAgain || verdict.some(isNew) ? verdict : []),
      ...more.filter(isNew),
    ];
    this.#told = new Set([...title, ...verdict, ...more]);
    if (lines.length > 0) printLines(['', ...lines]);
    return lines.length > 0;
  }
}

/** Says that a page was closed, or that the typed line is not a key. */
function answerToNothing(line: string, before: View, { course, current }: View): string {
  if (pageSentences(before) && current) return `Back to ${titleIn(course, current)}.`;
  const isKey = line.toLowerCase() in keysOf(before); // such as the one that opens an editor
  return isKey ? '' : `"${line}" does nothing now. ${HOW_TO_BEGIN}`;
}

/** Returns the keys that a typed line stands for: an empty one for the key that runs again. */
function keysIn(line: string, { page, typed }: View): string[] {
  if (page === 'cards') {
    // Wrong cards are still there, to be corrected on a screen.
    const erased = Array.from(typed, () => 'backspace');
    return line === '' ? ['escape'] : [...erased, ...line, 'return'];
  }
  if (page === 'list' && /^\d+$/.test(line)) return [...line, 'return'];
  if (page === 'list' && /^\d+ ?x$/.test(line)) return [...line.replace(' ', '')];
  return [line === '' ? 'space' : line];
}
