/** The interview on a terminal: the clock, and how the visible examples stand since the last save. */
import { basename } from 'node:path';
import { emitKeypressEvents } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { watch } from 'chokidar';
import { stampOf } from '../practice/folder.ts';
import { type Interview, readInterview, secondsLeft } from '../practice/interview/clock.ts';
import { markFiles } from '../practice/interview/marking.ts';
import type { PartMarks } from '../practice/interview/part-marks.ts';
import { submit } from '../practice/interview/submit.ts';
import { Runner } from '../practice/runner.ts';
import { headLines, quitLine, stateLines, submissionLines, submittedLines } from './interview-words.ts';
import { home, writeFor } from './practice-words.ts';

const [ENTER_SCREEN, LEAVE_SCREEN] = ['\x1b[?1049h', '\x1b[?1049l'];
const [HOME, END_OF_LINE, END_OF_SCREEN] = ['\x1b[H', '\x1b[K', '\x1b[J'];

/** An editor may write a file in two goes: in milliseconds. */
const SETTLE = 10;

type End = 'quit' | 'submit' | 'time over' | 'submitted elsewhere';

export class InterviewWatch {
  readonly #interview: Interview;
  readonly #runner = new Runner(home);
  #note: string;
  #marks: readonly PartMarks[] | undefined;
  #lastSaved = '';
  #isSure = false;
  #isOutOfDate = false;
  #judging: Promise<void> | undefined;
  #shown = '';
  #end: (end: End) => void = () => {};

  constructor(interview: Interview, note: string) {
    this.#interview = interview;
    this.#note = note;
  }

  async start(): Promise<void> {
    const over = new Promise<End>((resolve) => {
      this.#end = resolve;
    });
    const files = watch(this.#interview.folder, { ignoreInitial: true, depth: 3 }).on('all', (_, path) =>
      this.#onSave(basename(path, '.ts')),
    );
    const clock = setInterval(() => this.#tick(), 250);
    const onKey = (_: unknown, { name = '', ctrl }: { name?: string; ctrl?: boolean }) =>
      this.#press(ctrl && (name === 'c' || name === 'd') ? 'q' : name);
    const redraw = () => this.#redraw();
    process.stdout.write(ENTER_SCREEN);
    emitKeypressEvents(process.stdin);
    process.stdin.setRawMode(true).on('keypress', onKey).resume();
    process.stdout.on('resize', redraw);
    let end: End = 'quit';
    try {
      this.#judge();
      end = await over;
    } finally {
      clearInterval(clock);
      process.stdout.off('resize', redraw).write(LEAVE_SCREEN);
      process.stdin.off('keypress', onKey).setRawMode(false).pause();
      await files.close();
    }
    await this.#finish(end);
    process.exit();
  }

  /** What is said when the screen is left. */
  async #finish(end: End): Promise<void> {
    const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);
    if (end === 'quit') say([quitLine(this.#interview)]);
    else if (end === 'submitted elsewhere')
      say(submittedLines(readInterview(this.#interview.folder) ?? this.#interview));
    else {
      const now = Date.now();
      say([
        `${end === 'submit' ? 'Submitted' : 'The time is over'}. Scoring takes a few seconds, longer when the code is slow.`,
        '',
      ]);
      await this.#judging;
      say(submissionLines(await submit(this.#runner, this.#interview, home.root, now), writeFor(process.stdout)));
    }
    await this.#runner.close();
  }

  #tick(): void {
    this.#draw();
    if (secondsLeft(this.#interview, Date.now()) === 0) this.#end('time over');
  }

  #onSave(unit: string): void {
    this.#lastSaved = unit;
    if (this.#isSubmittedElsewhere()) this.#end('submitted elsewhere');
    else this.#judge();
  }

  #isSubmittedElsewhere(): boolean {
    try {
      return (readInterview(this.#interview.folder)?.submittedAt.length ?? 0) > 0;
    } catch {
      return false; // somebody is writing to it; the time is known
    }
  }

  /** Runs the visible examples; what is saved meanwhile is run afterwards. */
  #judge(): void {
    this.#isOutOfDate = true;
    this.#judging ??= this.#judgeAll().finally(() => {
      this.#judging = undefined;
    });
  }

  async #judgeAll(): Promise<void> {
    const { task, folder } = this.#interview;
    while (this.#isOutOfDate) {
      this.#isOutOfDate = false;
      await setTimeout(SETTLE);
      const stamp = stampOf(folder);
      this.#marks = await markFiles(this.#runner, task, folder, home.root, { examples: 'visible', hands: 0 });
      this.#isOutOfDate ||= stampOf(folder) !== stamp;
      this.#draw();
    }
  }

  #press(name: string): void {
    const wasSure = this.#isSure;
    [this.#isSure, this.#note] = [false, ''];
    if (wasSure && name === 'y') this.#end('submit');
    else if (wasSure) this.#note = 'Not submitted.';
    else if (name === 'q') this.#end('quit');
    else if (name === 's') this.#isSure = true;
    else if (name === 'space' || name === 'return') this.#judge();
    this.#draw();
  }

  #redraw(): void {
    this.#shown = '';
    this.#draw();
  }

  /** Draws only what has changed, over what is there, so that the clock does not make the screen flicker. */
  #draw(): void {
    const { rows = 24, columns = 80 } = process.stdout;
    const state = this.#marks
      ? stateLines(this.#interview, this.#marks, writeFor(process.stdout), this.#lastSaved)
      : ['Reading your files …'];
    const foot = ['', ...(this.#note ? [this.#note] : []), this.#keys()];
    const body = cut([...headLines(this.#interview, Date.now()), '', ...state], rows - foot.length, columns);
    const screen = [...body, ...foot].join('\n');
    if (screen === this.#shown) return;
    this.#shown = screen;
    process.stdout.write(`${HOME}${screen.replaceAll('\n', `${END_OF_LINE}\r\n`)}${END_OF_LINE}${END_OF_SCREEN}`);
  }

  #keys(): string {
    if (this.#isSure) return 'Submit now? That ends the interview.  y yes  any other key no';
    return 's submit  space run again  q quit (the clock goes on)';
  }
}

/** As many lines as there are rows for, wrapped as the terminal wraps them. */
function cut(lines: readonly string[], rows: number, columns: number): string[] {
  const heights = lines.map((line) => Math.max(Math.ceil(stripVTControlCharacters(line).length / columns), 1));
  let [height, count] = [0, 0];
  while (count < lines.length && height + (heights[count] ?? 1) <= rows) {
    height += heights[count] ?? 1;
    count += 1;
  }
  return count === lines.length ? [...lines] : [...lines.slice(0, Math.max(count - 1, 1)), '  …'];
}
