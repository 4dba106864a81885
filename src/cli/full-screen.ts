/** The whole terminal, borrowed: it comes back as it was, whatever happens. */
import { emitKeypressEvents } from 'node:readline';
import type { Size } from './practice-layout.ts';
import { colour } from './practice-layout.ts';

const [ENTER, LEAVE, CLEAR] = ['\x1b[?1049h\x1b[?25l', '\x1b[?25h\x1b[?1049l', '\x1b[H\x1b[2J'];

interface Listeners {
  /** Hears the name of each key: `h`, `up`, `return`; `ctrl+c` with the control key. */
  readonly onKey: (name: string) => void;
  readonly onResize: () => void;
  /** Somebody asks the process to end. */
  readonly onSignal: () => void;
}

export class FullScreen {
  readonly #listeners: Listeners;
  readonly #onKey = (_: unknown, { name = '', ctrl }: { name?: string; ctrl?: boolean }) =>
    this.#listeners.onKey(ctrl ? `ctrl+${name}` : name);
  #isOpen = false;

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
  }

  get size(): Size {
    return { columns: process.stdout.columns || 80, rows: process.stdout.rows || 24 };
  }

  open(): void {
    this.#isOpen = true;
    process.stdout.write(ENTER);
    emitKeypressEvents(process.stdin);
    process.stdin.setRawMode(true).on('keypress', this.#onKey).resume();
    process.stdout.on('resize', this.#listeners.onResize);
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, this.#listeners.onSignal);
    process.on('uncaughtExceptionMonitor', this.close); // before the error is printed
    process.on('exit', this.close);
  }

  /** Gives the terminal back; once is enough. */
  readonly close = (): void => {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    process.stdout.off('resize', this.#listeners.onResize).write(LEAVE);
    process.stdin.off('keypress', this.#onKey).setRawMode(false).pause();
  };

  draw(lines: readonly string[]): void {
    if (!this.#isOpen) return;
    const hasColours = process.stdout.hasColors();
    process.stdout.write(`${CLEAR}${(hasColours ? lines.map(colour) : lines).join('\r\n')}`);
  }
}
