/** A terminal, made by script(1), in which a command runs and whose screen a test can read. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

export const hasTerminal = spawnSync('script', ['--version'], {
  encoding: 'utf8',
}).stdout?.includes('util-linux');

/** After this a text will not come, however busy the machine is, and the error shows the screen. */
const LONGEST_WAIT_MS = 300_000;

/** Each drawing of the screen begins with it. */
const HOME = '\x1b[H';

export class Terminal {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly ended: Promise<number | null>;
  #drawings = [''];

  /** Starts a command in a folder, as typed into a shell. */
  constructor(command: string, folder = '.', [columns, rows] = [120, 40]) {
    const line = `stty rows ${rows} cols ${columns}; exec ${command}`;
    this.#process = spawn('script', ['-qfec', line, '/dev/null'], { cwd: folder });
    this.ended = new Promise((resolve) => this.#process.on('close', resolve));
    this.#process.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#drawings = (this.#drawings.join(HOME) + text).split(HOME);
    });
  }

  /** Returns the last drawing. */
  get screen(): string {
    return stripVTControlCharacters(this.#drawings.at(-1) ?? '');
  }

  press(key: string): void {
    this.#process.stdin.write(key);
  }

  /**
   * Waits until the screen shows a text, or has shown it since the text that was waited for last.
   * @throws Error with the screen if the text does not come
   */
  async shows(text: string): Promise<void> {
    const { stdout } = this.#process;
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    while (!this.#hasShown(text)) {
      const isLost = stdout.readableEnded ? 'before the program ended' : undefined;
      const why = signal.aborted ? 'in five minutes' : isLost;
      if (why) throw new Error(`the screen did not show "${text}" ${why}, but\n${this.screen}`);
      await Promise.race([once(stdout, 'data', { signal }).catch(() => {}), this.ended]);
    }
  }

  /** Looks at all drawings since the text that was waited for last: some are soon replaced. */
  #hasShown(text: string): boolean {
    const index = this.#drawings.findIndex((drawing) =>
      stripVTControlCharacters(drawing).includes(text),
    );
    if (index < 0) return false;
    this.#drawings = this.#drawings.slice(index);
    return true;
  }

  close(): void {
    this.#process.kill();
  }
}
