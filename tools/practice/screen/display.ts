/** Where the practice is shown, and where its keys come from: the screen of a terminal. */
import { printScreen, readKeys, screenSize } from '../../machine/terminal/screen.ts';
import { screenOf } from './screen.ts';
import type { View } from './view.ts';

/** What a display can ask of the practice that it shows. */
export interface Practice {
  readonly view: () => View;
  /** Presses a key. @param name - like `h` or `return` */
  readonly press: (name: string) => void;
  /** Waits until everything that was saved or pressed is judged and answered. */
  readonly settled: () => Promise<void>;
  /** Returns whether a key or a clock has ended it. */
  readonly hasEnded: () => boolean;
}

/** Shows the practice and reads its keys. */
export interface Display {
  /** Returns the width for drawn cards; 0 if none are drawn. */
  readonly columns: () => number;
  /** Begins to read keys. @returns a function that ends this */
  readonly open: (practice: Practice) => () => void;
  /** Shows a view that has changed. */
  readonly show: (view: View) => void;
  /** Shows everything again, after a program has used the terminal. */
  readonly showAgain: (view: View) => void;
  /** Is told that a file was saved, before it is judged. */
  readonly onSave: (path: string) => void;
}

/** Prints the whole screen again after each change, and reacts to single keys. */
export class ScreenDisplay implements Display {
  /** The screen as it was printed last. */
  #printed: readonly string[] = [];

  columns(): number {
    return screenSize().columns;
  }

  open({ view, press }: Practice): () => void {
    const stopReading = readKeys(press);
    process.stdout.on('resize', () => this.show(view()));
    return stopReading;
  }

  show(view: View): void {
    const lines = screenOf(view, screenSize());
    if (lines.join('\n') !== this.#printed.join('\n')) printScreen(lines, this.#printed);
    this.#printed = lines;
  }

  showAgain(view: View): void {
    this.#printed = [];
    this.show(view);
  }

  onSave(): void {} // the verdict is enough
}
