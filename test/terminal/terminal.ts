/** A terminal, that of script(1), in which the practice runs and whose screen can be read. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export const hasTerminal = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux');

/** When a text that does not come is given up, so that the screen is told: no machine is so busy. */
const LONGEST_WAIT_MS = 300_000;

/** With it each drawing begins. */
const HOME = '\x1b[H';

export class Terminal {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly ended: Promise<number | null>;
  #output = '';
  #hasClosed = false;
  /** Where the drawing begins that was looked for last. */
  #seen = 0;
  #onOutput: () => void = () => {};

  /**
   * @param command - as it is typed into a shell
   * @param folder - where it is typed
   */
  constructor(command: string, folder = '.', [columns, rows] = [120, 40]) {
    const line = `stty rows ${rows} cols ${columns}; exec ${command}`;
    this.#process = spawn('script', ['-qfec', line, '/dev/null'], { cwd: folder });
    this.ended = new Promise((resolve) => this.#process.on('close', resolve));
    void this.ended.then(() => {
      this.#hasClosed = true;
      this.#onOutput();
    });
    this.#process.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#output += text;
      this.#onOutput();
    });
  }

  /** What stands on the screen since it was last drawn. */
  get screen(): string {
    return stripVTControlCharacters(this.drawn);
  }

  /** The same with its colours, and all else that controls a terminal. */
  get drawn(): string {
    return this.#output.split(HOME).at(-1) ?? '';
  }

  press(key: string): void {
    this.#process.stdin.write(key);
  }

  /** Waits until the screen shows a text, or has shown it since what was waited for last. */
  async shows(text: string): Promise<void> {
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      this.#onOutput();
    }, LONGEST_WAIT_MS);
    try {
      while (!this.#hasShown(text)) {
        const why = isTooLate ? 'in five minutes' : this.#hasClosed ? 'before the program ended' : undefined;
        if (why) throw new Error(`the screen did not show "${text}" ${why}, but\n${this.screen}`);
        await new Promise<void>((resolve) => {
          this.#onOutput = resolve;
        });
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** A drawing may have been followed by another one before anybody looked. */
  #hasShown(text: string): boolean {
    for (let start = this.#seen; start >= 0; start = this.#output.indexOf(HOME, start + 1)) {
      const end = this.#output.indexOf(HOME, start + 1);
      const drawing = this.#output.slice(start, end < 0 ? undefined : end);
      if (!stripVTControlCharacters(drawing).includes(text)) continue;
      this.#seen = start;
      return true;
    }
    return false;
  }

  close(): void {
    this.#process.kill();
  }
}
