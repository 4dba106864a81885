/** The interview on a terminal: the clock, and the state of the visible examples since the last save. */

import { writeFor } from '../../../terminal/draw-cards.ts';
import { printLines } from '../../../terminal/full-screen.ts';
import { JudgeLatest } from '../../../terminal/judge-latest.ts';
import { home } from '../../../terminal/package-files.ts';
import { ScreenLoop } from '../../../terminal/screen-loop.ts';
import { Runner } from '../../child/runner.ts';
import { type Interview, readInterview } from '../clock.ts';
import { markFiles } from '../marking.ts';
import { submit } from '../submit.ts';
import { type Action, type End, firstView, type InterviewEvent, partsOf, update, type View } from './view.ts';
import { quitLine, submissionLines, submittedLines } from './words.ts';

/** How often the clock is read. */
const TICK_MS = 250;

export class InterviewWatch {
  readonly #interview: Interview;
  readonly #runner = new Runner(home);
  readonly #marking: JudgeLatest;
  readonly #loop: ScreenLoop<View, InterviewEvent, Action, End>;

  constructor(interview: Interview, note: string) {
    this.#interview = interview;
    const { folder } = interview;
    this.#marking = new JudgeLatest(folder, {
      judge: () => this.#mark(),
      onError: (error) => this.#loop.fail(error),
    });
    this.#loop = new ScreenLoop<View, InterviewEvent, Action, End>(firstView(interview, Date.now(), note), {
      folder,
      tickMs: TICK_MS,
      update,
      partsOf,
      act: (action) => this.#act(action),
    });
  }

  async start(): Promise<void> {
    try {
      await this.#finish(await this.#loop.run());
    } finally {
      await this.#runner.close();
    }
    process.exit(); // a child that is still judging ends with this process
  }

  async #act(action: Action): Promise<void> {
    if (action !== 'mark') this.#loop.end(action);
    else if (this.#isSubmittedElsewhere()) this.#loop.tell({ kind: 'submitted elsewhere' });
    else await this.#marking.ask();
  }

  #isSubmittedElsewhere(): boolean {
    try {
      return (readInterview(this.#interview.folder)?.submittedAt.length ?? 0) > 0;
    } catch {
      return false; // the file is damaged, but its times are known here
    }
  }

  async #mark(): Promise<void> {
    const { task, folder } = this.#interview;
    const { asked } = this.#loop.view;
    const marks = await markFiles(this.#runner, task, folder, home.root, 'visible');
    this.#loop.tell({ kind: 'marked', marks, asked });
  }

  /** Prints what follows the screen. */
  async #finish(end: End): Promise<void> {
    if (end === 'quit') printLines([quitLine(this.#interview)]);
    else if (end === 'submitted elsewhere')
      printLines(submittedLines(readInterview(this.#interview.folder) ?? this.#interview));
    else {
      const now = Date.now();
      const what = end === 'submit' ? 'Submitted' : 'The time is over';
      printLines([`${what}. Scoring takes a few seconds, longer when the code is slow.`, '']);
      await this.#marking.pending;
      const submission = await submit(this.#runner, this.#interview, home.root, now);
      printLines(submissionLines(submission, writeFor(process.stdout)));
    }
  }
}
