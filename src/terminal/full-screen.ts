/** Prints lines on the terminal, or takes the whole screen and always restores it. */
import { emitKeypressEvents } from 'node:readline';
import stringWidth from 'string-width';
import { hasColours } from './colours.ts';
import { colour, plain, type Size } from './lay-out.ts';

/** Wrapping is off, so that a terminal which counts an emoji's columns differently cuts the line, and moves nothing below it. */
const [ENTER, LEAVE] = ['\x1b[?1049h\x1b[?25l\x1b[?7l', '\x1b[?7h\x1b[?25h\x1b[?1049l'];
const [HOME, CLEAR_LINE, CLEAR_BELOW] = ['\x1b[H', '\x1b[K', '\x1b[J'];

/** Whether a person at a terminal can read and press keys. */
export const isTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** Windows cannot stop a process and let it go on later. */
const CAN_SUSPEND = process.platform !== 'win32';

/** Prints each text on a line of its own. */
export function printLines(lines: readonly string[]): void {
  const text = lines.join('\n');
  process.stdout.write(`${hasColours(process.stdout) ? colour(text) : plain(text)}\n`);
}

interface Listeners {
  /** Gets the name of each key: `h`, `?`, `up`, `return`; `ctrl+c` with the control key. */
  readonly onKey: (name: string) => void;
  /** The screen has another size, or was suspended: all of it has to be drawn. */
  readonly onResize: () => void;
  /** The system asks the process to end. */
  readonly onSignal: () => void;
}

export class FullScreen {
  readonly #listeners: Listeners;
  readonly #onKey = (typed: string | undefined, { name = typed ?? '', ctrl }: { name?: string; ctrl?: boolean }) => {
    if (ctrl && name === 'z') this.#suspend();
    else this.#listeners.onKey(ctrl ? `ctrl+${name}` : name);
  };
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

  /** Restores the terminal; further calls do nothing. */
  readonly close = (): void => {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    process.stdout.off('resize', this.#listeners.onResize).write(LEAVE);
    process.stdin.off('keypress', this.#onKey).setRawMode(false).pause();
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.off(signal, this.#listeners.onSignal);
    process.off('uncaughtExceptionMonitor', this.close).off('exit', this.close);
  };

  /** Gives the terminal back to the shell until it lets this process go on. */
  #suspend(): void {
    if (!CAN_SUSPEND) return;
    this.close();
    process.once('SIGCONT', () => {
      this.open();
      this.#listeners.onResize();
    });
    process.kill(0, 'SIGTSTP'); // the whole job, npm included: the shell waits for all of it
  }

  draw(lines: readonly string[]): void {
    if (!this.#isOpen) return;
    process.stdout.write(frameOf(lines, this.size, hasColours(process.stdout) ? colour : plain));
  }
}

/**
 * The text that draws lines over the old ones. Nothing is cleared before it is overwritten, or the screen would flicker. A line
 * as wide as the screen needs no clearing, which would remove its last letter.
 */
export function frameOf(lines: readonly string[], { columns, rows }: Size, paint: (line: string) => string): string {
  const drawn = lines.map((line) => `${paint(line)}${stringWidth(line) < columns ? CLEAR_LINE : ''}`);
  return `${HOME}${drawn.join('\r\n')}${lines.length < rows ? `\r\n${CLEAR_BELOW}` : ''}`;
}
