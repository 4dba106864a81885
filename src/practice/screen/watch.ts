/** The practice on a terminal, redrawn when a file is saved or a key is pressed: does what the screen asks for. */

import { printLines } from '../../terminal/full-screen.ts';
import { JudgeLatest } from '../../terminal/judge-latest.ts';
import { home } from '../../terminal/package-files.ts';
import { ScreenLoop } from '../../terminal/screen-loop.ts';
import { Runner } from '../child/runner.ts';
import { resetStep } from '../folder.ts';
import { doneBefore, findMistakes, findProgress, firstSteps, otherSteps, type Progress } from '../session.ts';
import { goodbyeLines } from '../words.ts';
import type { Action } from './keys.ts';
import { partsOf } from './screen.ts';
import { type PracticeEvent, update } from './update.ts';
import { callInSight, FIRST_VIEW, inSight, type Note, type View } from './view.ts';

/** After this time the screen says that the code is still running. */
const SLOW_MS = 400;

export class Watch {
  readonly #folder: string;
  readonly #runner = new Runner(home);
  readonly #judgement: JudgeLatest;
  readonly #loop: ScreenLoop<View, PracticeEvent, Action>;
  #others = new AbortController();
  /** Ends what follows a first verdict: the counts, or the comparison with known mistakes. */
  #rest = new AbortController();

  constructor(folder: string, note?: Note) {
    this.#folder = folder;
    this.#judgement = new JudgeLatest(folder, {
      judge: () => this.#judgeSaved(),
      onError: (error) => this.#loop.fail(error),
    });
    this.#loop = new ScreenLoop<View, PracticeEvent, Action>(
      { ...FIRST_VIEW, note },
      {
        folder,
        update,
        partsOf: (view, columns) => partsOf(view, folder, columns),
        act: (action) => this.#act(action),
      },
    );
  }

  async start(): Promise<void> {
    try {
      await this.#loop.run();
    } finally {
      await this.#runner.close();
    }
    printLines(goodbyeLines(this.#loop.view.progress?.done.length ?? 0, this.#folder));
    process.exit(); // a child that is still judging ends with this process
  }

  async #act(action: Action): Promise<void> {
    if (action === 'quit') return this.#loop.end();
    if (action === 'reset') return this.#reset();
    if (action === 'copy') return copy(callInSight(this.#loop.view) ?? '');
    if (action === 'again') this.#runner.forget();
    await this.#judge();
  }

  #reset(): void {
    const { step } = inSight(this.#loop.view) ?? {};
    if (step) this.#loop.tell({ kind: 'reset', kept: resetStep(step, this.#folder, home) });
  }

  /** After judging the step in sight judges the others. */
  async #judge(): Promise<void> {
    const isFirst = this.#judgement.pending === undefined;
    this.#others.abort(); // the step in sight comes first
    this.#rest.abort(); // and of that what was saved last
    await this.#judgement.ask();
    if (!isFirst) return;
    await this.#explain();
    await this.#judgeOthers();
  }

  async #judgeSaved(): Promise<void> {
    const slow = setTimeout(() => this.#loop.tell({ kind: 'slow' }), SLOW_MS);
    const { lookedAt, progress: before, asked } = this.#loop.view;
    const step = lookedAt ?? before?.current;
    const steps = step ? [step] : firstSteps(this.#folder, home);
    const rest = new AbortController();
    const tell = (progress: Progress) => {
      clearTimeout(slow);
      this.#loop.tell({ kind: 'judged', progress, asked });
      this.#rest = rest;
    };
    const judging = findProgress(this.#runner, this.#folder, steps, {
      before,
      hear: tell,
      passes: (count) => this.#loop.tell({ kind: 'passes', count }),
      signal: rest.signal,
    });
    const progress = await judging.finally(() => clearTimeout(slow));
    if (!rest.signal.aborted) tell(progress);
  }

  /** Judges the steps that are not in sight; what that changes may change the verdict on the one that is. */
  async #judgeOthers(): Promise<void> {
    const { progress } = this.#loop.view;
    if (!progress) return;
    this.#others = new AbortController();
    const { signal } = this.#others;
    const others = otherSteps(progress, this.#folder, home);
    const verdicts = await this.#runner.judge(others, this.#folder, { done: progress.done, goesOn: true, signal });
    if (signal.aborted) return;
    this.#loop.tell({ kind: 'others judged', verdicts });
    const now = this.#loop.view.progress;
    if (now && doneBefore(now) !== doneBefore(progress)) await this.#judge();
  }

  /** Asks which known mistakes fit the step in sight. */
  async #explain(): Promise<void> {
    const seen = inSight(this.#loop.view);
    const mistakes = seen ? await findMistakes(this.#runner, seen.step, seen.verdict) : [];
    if (seen && mistakes.length > 0) this.#loop.tell({ kind: 'explained', verdict: seen.verdict, mistakes });
  }
}

/** Asks the terminal to put a text on the clipboard; one that cannot ignores it (OSC 52). */
function copy(text: string): void {
  process.stdout.write(`\x1b]52;c;${Buffer.from(text).toString('base64')}\x07`);
}
