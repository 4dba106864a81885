/** A terminal, that of script(1), in which the practice runs and whose screen can be read. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

export const hasTerminal = spawnSync('script', ['--version'], {
  encoding: 'utf8',
}).stdout?.includes('util-linux');

/**
 * When a text that does not come is given up, so that the screen is told: no machine is so busy.
 */
const LONGEST_WAIT_MS = 300_000;

/** With it each drawing begins. */
const HOME = '\x1b[H';

export class Terminal {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly ended: Promise<number | null>;
  #drawings = [''];

  /** Starts a command, as it is typed into a shell in a folder. */
  constructor(command: string, folder = '.', [columns, rows] = [120, 40]) {
    const line = `stty rows ${rows} cols ${columns}; exec ${command}`;
    this.#process = spawn('script', ['-qfec', line, '/dev/null'], { cwd: folder });
    this.ended = new Promise((resolve) => this.#process.on('close', resolve));
    this.#process.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#drawings = (this.#drawings.join(HOME) + text).split(HOME);
    });
  }

  /** What stands on the screen since it was last drawn. */
  get screen(): string {
    return stripVTControlCharacters(this.#drawings.at(-1) ?? '');
  }

  press(key: string): void {
    this.#process.stdin.write(key);
  }

  /** Waits until the screen shows a text, or has shown it since what was waited for last. */
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

  /**
   * A drawing may have been followed by another one before anybody looked; those before it are not
   * looked at again.
   */
  #hasShown(text: string): boolean {
    const at = this.#drawings.findIndex((drawing) =>
      stripVTControlCharacters(drawing).includes(text),
    );
    if (at > 0) this.#drawings = this.#drawings.slice(at);
    return at >= 0;
  }

  close(): void {
    this.#process.kill();
  }
}
