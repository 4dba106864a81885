/** The interview on a terminal: the clock, and how the visible examples stand since the last save. */
import { basename } from 'node:path';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { Runner } from '../../practice/child/runner.ts';
import { home, writeFor, writeWith } from '../../practice/words.ts';
import { FullScreen } from '../../terminal/full-screen.ts';
import { Judging } from '../../terminal/judging.ts';
import { layOut, UNBROKEN } from '../../terminal/lay-out.ts';
import { say } from '../../terminal/say.ts';
import { watchFolder } from '../../terminal/watch-folder.ts';
import { type Interview, readInterview, secondsLeft } from '../clock.ts';
import { markFiles } from '../marking.ts';
import type { PartMarks } from '../part-marks.ts';
import { submit } from '../submit.ts';
import { headLines, quitLine, stateLines, submissionLines, submittedLines } from './words.ts';

/** How often the clock is looked at: in milliseconds. */
const TICK = 250;

const write = writeWith((cards) => formatCards(cards, { suits: 'symbols' }));

type End = 'quit' | 'submit' | 'time over' | 'submitted elsewhere';

export class InterviewWatch {
  readonly #interview: Interview;
  readonly #runner = new Runner(home);
  readonly #judging: Judging;
  readonly #screen = new FullScreen({
    onKey: (name) => this.#press(name),
    onResize: () => this.#draw(),
    onSignal: () => this.#end('quit'),
  });
  #note: string;
  #marks: readonly PartMarks[] | undefined;
  #lastSaved = '';
  #isSure = false;
  #scrolled = 0;
  #shown = '';
  #end: (end: End) => void = () => {};

  constructor(interview: Interview, note: string) {
    this.#interview = interview;
    this.#note = note;
    this.#judging = new Judging(interview.folder, {
      judge: () => this.#judge(),
      onError: ({ message }) => this.#tell(`This did not work: ${message}`),
    });
  }

  async start(): Promise<void> {
    const over = new Promise<End>((resolve) => {
      this.#end = resolve;
    });
    const files = watchFolder(this.#interview.folder, {
      onChange: (path) => this.#onSave(basename(path, '.ts')),
      onError: (sentence) => this.#tell(sentence),
    });
    const clock = setInterval(() => this.#tick(), TICK);
    this.#screen.open();
    try {
      this.#draw();
      void this.#judging.ask();
      const end = await over;
      this.#screen.close();
      await this.#finish(end);
    } finally {
      clearInterval(clock);
      this.#screen.close();
      await Promise.all([files.close(), this.#runner.close()]);
    }
    process.exit(); // whatever is still being run ends by itself when nobody listens
  }

  /** What is said when the screen is left. */
  async #finish(end: End): Promise<void> {
    if (end === 'quit') say([quitLine(this.#interview)]);
    else if (end === 'submitted elsewhere')
      say(submittedLines(readInterview(this.#interview.folder) ?? this.#interview));
    else {
      const now = Date.now();
      const what = end === 'submit' ? 'Submitted' : 'The time is over';
      say([`${what}. Scoring takes a few seconds, longer when the code is slow.`, '']);
      await this.#judging.current;
      say(submissionLines(await submit(this.#runner, this.#interview, home.root, now), writeFor(process.stdout)));
    }
  }

  #tick(): void {
    this.#draw();
    if (secondsLeft(this.#interview, Date.now()) === 0) this.#end('time over');
  }

  #onSave(unit: string): void {
    this.#lastSaved = unit;
    if (this.#isSubmittedElsewhere()) this.#end('submitted elsewhere');
    else void this.#judging.ask();
  }

  #isSubmittedElsewhere(): boolean {
    try {
      return (readInterview(this.#interview.folder)?.submittedAt.length ?? 0) > 0;
    } catch {
      return false; // whoever has spoilt the file: the time is known here
    }
  }

  async #judge(): Promise<void> {
    const { task, folder } = this.#interview;
    this.#marks = await markFiles(this.#runner, task, folder, home.root, { examples: 'visible', hands: 0 });
    this.#draw();
  }

  #press(name: string): void {
    const wasSure = this.#isSure;
    [this.#isSure, this.#note] = [false, ''];
    if (wasSure && name === 'y') this.#end('submit');
    else if (wasSure) this.#note = 'Not submitted.';
    else if (['q', 'ctrl+c', 'ctrl+d'].includes(name)) this.#end('quit');
    else if (name === 's') this.#isSure = true;
    else if (name === 'space' || name === 'return') void this.#judging.ask();
    else if (name === 'up') this.#scrolled = Math.max(this.#scrolled - 1, 0);
    else if (name === 'down') this.#scrolled += 1;
    this.#draw();
  }

  #tell(note: string): void {
    this.#note = note;
    this.#draw();
  }

  /** Draws the screen when something on it has changed. */
  #draw(): void {
    const { size } = this.#screen;
    const state = this.#marks
      ? stateLines(this.#interview, this.#marks, write, { lastSaved: this.#lastSaved, columns: size.columns })
      : ['Reading your files …'];
    const foot = ['', ...(this.#note ? [this.#note] : []), this.#keys()];
    const parts = { head: [...headLines(this.#interview, Date.now()), ''], bodies: [state], foot };
    const { lines, furthest } = layOut({ ...parts, scrolled: this.#scrolled }, size);
    this.#scrolled = Math.min(this.#scrolled, furthest);
    const shown = JSON.stringify([size, lines]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#screen.draw(lines);
  }

  #keys(): string {
    const keys = this.#isSure
      ? ['Submit now? That ends the interview.', 'y yes', 'any other key no']
      : ['s submit', 'space run again', 'q quit (the clock goes on)'];
    return keys.map((key) => key.replaceAll(' ', UNBROKEN)).join('  ');
  }
}
