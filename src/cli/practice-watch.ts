/** The practice on a terminal: one calm screen, drawn anew when a file is saved or a key is pressed. */
import { emitKeypressEvents } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { watch } from 'chokidar';
import { createFolder, resetStep, stampOf } from '../practice/folder.ts';
import { report } from '../practice/report.ts';
import { Runner } from '../practice/runner.ts';
import { findMistakes, findProgress, type Progress } from '../practice/session.ts';
import { STEPS, type Step } from '../practice/steps.ts';
import { solutionOf } from '../practice/stub.ts';
import { isDone, type KnownMistake } from '../practice/verdict.ts';
import { headLines, home, writeFor } from './practice-words.ts';

const [ENTER_SCREEN, LEAVE_SCREEN, CLEAR] = ['\x1b[?1049h', '\x1b[?1049l', '\x1b[H\x1b[2J'];

/** An editor may write a file in two goes: in milliseconds. */
const SETTLE = 10;

type Question = 'reset' | 'solution';

export class Watch {
  readonly #folder: string;
  readonly #runner = new Runner(home);
  /** The steps up to the one that is worked on; at first all, of which the first that is not done is found. */
  #steps: readonly Step[] = STEPS;
  #progress: Progress | undefined;
  #mistakes: readonly KnownMistake[] = [];
  #hints = 0;
  /** What has been asked for, in the place of the verdict. */
  #page: readonly string[] | undefined;
  #note = '';
  #question: Question | undefined;
  #isJudging = false;
  #isOutOfDate = false;
  #quit: () => void = () => {};

  constructor(folder: string) {
    this.#folder = folder;
  }

  async start(): Promise<void> {
    if (createFolder(this.#folder, home)) this.#note = `Your files are in ${this.#folder}.`;
    const files = watch(this.#folder, { ignoreInitial: true, depth: 3 }).on('all', () => void this.#judge());
    const quit = new Promise<void>((resolve) => {
      this.#quit = resolve;
    });
    const onKey = (_: unknown, key: { name?: string; ctrl?: boolean }) =>
      this.#press(key.ctrl ? '' : (key.name ?? ''), key);
    const draw = () => this.#draw();
    process.stdout.write(ENTER_SCREEN);
    emitKeypressEvents(process.stdin);
    process.stdin.setRawMode(true).on('keypress', onKey).resume();
    process.stdout.on('resize', draw);
    try {
      this.#draw();
      await this.#judge();
      await quit;
    } finally {
      process.stdout.off('resize', draw).write(LEAVE_SCREEN);
      process.stdin.off('keypress', onKey).setRawMode(false).pause();
      await Promise.all([files.close(), this.#runner.close()]);
    }
    process.exit(); // whatever is still being judged ends by itself when nobody listens
  }

  /** Judges what is saved; what is saved meanwhile is judged afterwards. */
  async #judge(): Promise<void> {
    this.#isOutOfDate = true;
    if (this.#isJudging) return;
    this.#isJudging = true;
    while (this.#isOutOfDate) {
      this.#isOutOfDate = false;
      await setTimeout(SETTLE);
      const stamp = stampOf(this.#folder);
      const progress = await findProgress(this.#runner, this.#folder, this.#steps);
      if (this.#steps === STEPS) this.#steps = STEPS.slice(0, STEPS.indexOf(progress.current) + 1);
      if (progress.current !== this.#progress?.current) this.#hints = 0;
      this.#progress = progress;
      this.#mistakes = [];
      this.#page = undefined;
      this.#draw();
      // A watcher may miss the second half of a save, and so read a file that is still empty.
      this.#isOutOfDate ||= stampOf(this.#folder) !== stamp;
      if (this.#isOutOfDate) continue;
      const mistakes = await findMistakes(this.#runner, progress);
      if (mistakes.length > 0 && !this.#isOutOfDate) this.#mistakes = mistakes;
    }
    this.#isJudging = false;
    this.#draw();
  }

  #press(name: string, { ctrl, name: key }: { name?: string; ctrl?: boolean }): void {
    if (name === 'q' || (ctrl && (key === 'c' || key === 'd'))) {
      this.#quit();
      return;
    }
    const question = this.#question;
    [this.#question, this.#note] = [undefined, ''];
    if (question) this.#answer(question, name === 'y');
    else this.#follow(name);
    this.#draw();
  }

  #follow(name: string): void {
    const { current, verdict } = this.#progress ?? {};
    if (!current || !verdict) return;
    if (name === 'h') this.#hints = Math.min(this.#hints + 1, current.hints.length);
    else if (name === 'n') this.#goOn(isDone(verdict));
    else if (name === 'l') this.#page = this.#page ? undefined : this.#list();
    else if (name === 's' && this.#page) this.#page = undefined;
    else if (name === 's' && isDone(verdict)) this.#showSolution(current);
    else if (name === 's') this.#question = 'solution';
    else if (name === 'r') this.#question = 'reset';
    else if (name === 'space' || name === 'return') void this.#judge();
    else if (name === 'escape') this.#page = undefined;
  }

  #goOn(isDone: boolean): void {
    const next = STEPS[this.#steps.length];
    if (!isDone) this.#note = 'This step is not done yet. Press h for a hint.';
    else if (next) {
      this.#steps = STEPS.slice(0, this.#steps.length + 1);
      void this.#judge();
    } else this.#note = 'This was the last step.';
  }

  #answer(question: Question, isYes: boolean): void {
    const { current } = this.#progress ?? {};
    if (!isYes || !current) return;
    if (question === 'solution') {
      this.#showSolution(current);
      return;
    }
    this.#note = `Your old work is in ${resetStep(current, this.#folder, home).join(' and ')}.`;
    void this.#judge();
  }

  #showSolution({ units }: Step): void {
    this.#page = units.flatMap((unit) => [...solutionOf(unit, home.root).trimEnd().split('\n'), '']);
  }

  #list(): string[] {
    const { current, done = 0 } = this.#progress ?? {};
    return STEPS.map((step, index) => {
      const mark = step === current ? '>' : ' ';
      return ` ${mark} ${index < done ? 'done' : '    '}  ${index + 1}. ${step.name.replaceAll('-', ' ')}`;
    });
  }

  #draw(): void {
    const progress = this.#progress;
    const body = progress
      ? [...headLines(progress), '', ...(this.#page ?? this.#verdictLines(progress))]
      : ['Reading your files …'];
    const foot = ['', ...(this.#note ? [this.#note] : []), this.#keys()];
    const room = Math.max((process.stdout.rows || 24) - foot.length - 1, 5);
    const shown = body.length > room ? [...body.slice(0, room - 1), '  …'] : body;
    process.stdout.write(`${CLEAR}${[...shown, ...foot].join('\r\n')}`);
  }

  #verdictLines(progress: Progress): string[] {
    const { current, verdict, done } = progress;
    const hints = current.hints.slice(0, this.#hints).map((hint, index) => `  Hint ${index + 1}: ${hint}`);
    const isLast = done === STEPS.length;
    const end = [
      '',
      'That was all: from a pair to the showdown. Next: put your own rules under all features, or write the',
      'fastest evaluator that you can and see whether it agrees.',
    ];
    return [
      ...report(verdict, this.#mistakes, writeFor(process.stdout)),
      ...(hints.length > 0 ? ['', ...hints] : []),
      ...(isLast ? end : []),
    ];
  }

  #keys(): string {
    if (this.#question === 'reset')
      return 'Put the stub of this step back? Your file is kept beside it.  y yes  any other key no';
    if (this.#question === 'solution')
      return 'The step is not done yet. Look at the solution all the same?  y yes  any other key no';
    const isReady = this.#progress && isDone(this.#progress.verdict) && this.#steps.length < STEPS.length;
    return `${isReady ? 'n NEXT STEP' : 'n next'}  h hint  l list  s solution  r reset  space run again  q quit`;
  }
}
