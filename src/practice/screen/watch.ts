/** The practice on a terminal: one calm screen, drawn anew when a file is saved or a key is pressed. */

import { STEPS } from '../../coach/steps.ts';
import { FullScreen } from '../../terminal/full-screen.ts';
import { Judging } from '../../terminal/judging.ts';
import { layOut } from '../../terminal/lay-out.ts';
import { watchFolder } from '../../terminal/watch-folder.ts';
import { Runner } from '../child/runner.ts';
import { begunFrom, createFolder, resetStep } from '../folder.ts';
import { findMistakes, findProgress } from '../session.ts';
import { TypeCheck } from '../type-check.ts';
import { home } from '../words.ts';
import { type Action, press } from './keys.ts';
import { partsOf } from './screen.ts';
import { FIRST_VIEW, inSight, type View, WHERE_FILES_ARE, withProgress } from './view.ts';

/** From when on it is said that the code still runs: in milliseconds. */
const SLOW = 400;

export class Watch {
  readonly #folder: string;
  readonly #runner = new Runner(home);
  readonly #typeCheck: TypeCheck;
  readonly #judging: Judging;
  readonly #screen = new FullScreen({
    onKey: (name) => this.#press(name),
    onResize: () => this.#show({}),
    onSignal: () => this.#quit(),
  });
  #view: View = FIRST_VIEW;
  #quit: () => void = () => {};

  constructor(folder: string) {
    this.#folder = folder;
    this.#typeCheck = new TypeCheck(folder, home.root);
    this.#judging = new Judging(folder, {
      judge: () => this.#judgeSaved(),
      afterwards: () => this.#explain(),
      onError: (error) => this.#tell(error),
    });
  }

  async start(): Promise<void> {
    const note = createFolder(this.#folder, home) ? `${WHERE_FILES_ARE} ${this.#folder}.` : '';
    const files = watchFolder(this.#folder, {
      onChange: () => void this.#judge(),
      onError: (sentence) => this.#show({ note: sentence }),
    });
    const quit = new Promise<void>((resolve) => {
      this.#quit = resolve;
    });
    this.#screen.open();
    try {
      this.#show({ note });
      void this.#judge();
      await quit;
    } finally {
      this.#screen.close();
      this.#typeCheck.close();
      await Promise.all([files.close(), this.#runner.close()]);
    }
    process.exit(); // whatever is still being judged ends by itself when nobody listens
  }

  #show(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
    const { size } = this.#screen;
    const { lines, furthest } = layOut(partsOf(this.#view, this.#folder, size.columns), size);
    this.#view = { ...this.#view, furthest };
    this.#screen.draw(lines);
  }

  #press(key: string): void {
    const [view, action] = press(this.#view, key);
    this.#show(view);
    if (action) void this.#act(action);
  }

  async #act(action: Action): Promise<void> {
    if (action === 'quit') this.#quit();
    else if (action === 'explain') await this.#orTell(() => this.#explain());
    else if (action === 'reset') await this.#orTell(() => this.#reset());
    else {
      if (action === 'again') this.#runner.forget();
      await this.#judge();
    }
  }

  async #reset(): Promise<void> {
    const { step } = inSight(this.#view) ?? {};
    if (!step) return;
    const kept = resetStep(step, this.#folder, home);
    this.#show({ note: kept.length > 0 ? `Your old work is in ${kept.join(' and ')}.` : 'The stub is back.' });
    await this.#judge();
  }

  async #judge(): Promise<void> {
    const isFirst = this.#judging.current === undefined;
    this.#typeCheck.stop();
    await this.#judging.ask();
    if (isFirst) await this.#orTell(() => this.#checkTypes());
  }

  async #judgeSaved(): Promise<void> {
    const slow = setTimeout(() => this.#show({ isSlow: true }), SLOW);
    const { reached } = this.#view;
    const [steps, begun] = [STEPS.slice(0, reached), begunFrom(reached, this.#folder, home)];
    const progress = await findProgress(this.#runner, this.#folder, steps, begun).finally(() => clearTimeout(slow));
    this.#show(withProgress(this.#view, progress));
  }

  /** Asks the known mistakes about the step in sight. */
  async #explain(): Promise<void> {
    const seen = inSight(this.#view);
    const mistakes = seen ? await findMistakes(this.#runner, seen.step, seen.verdict) : [];
    if (mistakes.length > 0 && inSight(this.#view)?.verdict === seen?.verdict) this.#show({ mistakes });
  }

  async #checkTypes(): Promise<void> {
    const types = await this.#typeCheck.run();
    if (types.length > 0 && !this.#judging.current) this.#show({ types });
  }

  /** What goes wrong with the watch itself is said, and the watch goes on. */
  async #orTell(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#tell(error as Error);
    }
  }

  #tell({ message }: Error): void {
    this.#show({ note: `This did not work: ${message}`, isSlow: false });
  }
}
