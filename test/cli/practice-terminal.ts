/** A terminal, that of script(1), in which the practice runs and whose screen can be read. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export const hasTerminal = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux');

/** With it each drawing begins. */
const HOME = '\x1b[H';

export class Terminal {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly ended: Promise<number | null>;
  #output = '';
  #onOutput: () => void = () => {};

  /**
   * @param command - as it is typed into a shell
   * @param folder - where it is typed
   */
  constructor(command: string, folder = '.', [columns, rows] = [120, 40]) {
    const line = `stty rows ${rows} cols ${columns}; exec ${command}`;
    this.#process = spawn('script', ['-qfec', line, '/dev/null'], { cwd: folder });
    this.ended = new Promise((resolve) => this.#process.on('close', resolve));
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

  /** Waits until the screen shows a text. */
  async shows(text: string, patience = 10_000): Promise<void> {
    const deadline = Date.now() + patience;
    while (!this.screen.includes(text)) {
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`the screen does not show "${text}", but\n${this.screen}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#onOutput = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  close(): void {
    this.#process.kill();
  }
}
