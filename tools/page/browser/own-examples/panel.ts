import { render } from 'lit-html';
import type { Exercise } from '../../../coach/exercise.ts';
import { counts, isCaught, type OwnExamplesVerdict } from '../../../coach/own-verdict.ts';
import type { ExampleToJudge } from '../../view/packed-chapters.ts';
import { CAUGHT, markCaught } from '../book/caught-mistakes.ts';
import { NoWorker } from '../book/start-worker.ts';
import type { Form } from './forms.ts';
import { KEPT } from './keep-example.ts';
import type { Actions, PanelState } from './panel-state.ts';
import { panelView } from './panel-view.ts';
import { emptyRow, examplesIn, keepRows, keptRows, locationOf, type Row } from './rows.ts';

/** Judges examples; undefined if the signal gave them up. */
export type JudgeExamples = (
  exercise: Exercise,
  own: readonly ExampleToJudge[],
  signal: AbortSignal,
) => Promise<OwnExamplesVerdict | undefined>;

/** The reader's examples of an exercise: their state, and what the reader does with them. */
export class Panel implements Actions {
  readonly #body: HTMLElement;
  readonly #judge: JudgeExamples;
  #judging = new AbortController();
  #state: PanelState;

  constructor(exercise: Exercise, form: Form, body: HTMLElement, judge: JudgeExamples) {
    this.#body = body;
    this.#judge = judge;
    const kept = keptRows(exercise.name, form);
    const rows = kept.length > 0 ? kept : [emptyRow(form, 1)];
    this.#state = { exercise, form, rows, filling: rows.at(-1)?.id ?? 1, sight: 1, clues: {} };
    this.#show({});
    this.#judgeRows();
    document.addEventListener(CAUGHT, () => this.#show({}));
    document.addEventListener(KEPT, ({ detail }: CustomEventInit<string>) => {
      if (detail === exercise.name) this.#showKept();
    });
  }

  change(row: Row): void {
    const changed = { ...row, counts: undefined };
    const rows = this.#state.rows.map((other) => (other.id === row.id ? changed : other));
    this.#showRows(rows, row.id);
  }

  fill(row: Row, slot: number): void {
    const { rows } = this.#state;
    const filled = { ...row, table: { ...row.table, filling: slot } };
    this.#show({
      rows: rows.map((other) => (other.id === row.id ? filled : other)),
      filling: row.id,
    });
  }

  takeAway(row: Row): void {
    const { rows, form } = this.#state;
    const left = rows.filter(({ id }) => id !== row.id);
    const shown = left.length > 0 ? left : [emptyRow(form, row.id + 1)];
    const next = shown[Math.min(rows.indexOf(row), shown.length - 1)] as Row;
    this.#showRows(shown, next.id);
    this.#focus(next);
  }

  add(): void {
    const { rows, form } = this.#state;
    const added = emptyRow(form, Math.max(...rows.map(({ id }) => id)) + 1);
    this.#show({ rows: [...rows, added], filling: added.id });
    this.#focus(added);
  }

  hint(number: number): void {
    const { clues } = this.#state;
    this.#show({ sight: number, clues: { ...clues, [number]: (clues[number] ?? 0) + 1 } });
    // With the last clue, the button is gone that had the focus.
    if (!this.#body.querySelector('.own-hint')) {
      this.#body.querySelector<HTMLElement>('.hints pre')?.focus();
    }
  }

  look(number: number): void {
    this.#show({ sight: number });
  }

  #show(change: Partial<PanelState>): void {
    this.#state = { ...this.#state, ...change };
    render(panelView(this.#state, this), this.#body);
  }

  /** Shows the rows that are kept, after one came from elsewhere on the page. */
  #showKept(): void {
    const { exercise, form } = this.#state;
    const rows = keptRows(exercise.name, form);
    this.#showRows(rows, rows.at(-1)?.id ?? 1);
  }

  /** Shows other rows, keeps them and judges them. */
  #showRows(rows: readonly Row[], filling: number): void {
    this.#show({ rows, filling });
    keepRows(this.#state.exercise.name, rows);
    this.#judgeRows();
  }

  async #judgeRows(): Promise<void> {
    this.#judging.abort();
    this.#judging = new AbortController();
    const { exercise, form } = this.#state;
    const examples = examplesIn(exercise, form, this.#state.rows);
    const verdict = await this.#judge(exercise, examples, this.#judging.signal).catch((error) => {
      if (!(error instanceof NoWorker)) throw error;
      this.#show({ noCoach: error.message });
    });
    if (!verdict) return;
    const counting = verdict.examples.filter(counts).map(({ location }) => location);
    const rows = this.#state.rows.map((row) => ({
      ...row,
      counts: counting.includes(locationOf(exercise, row)),
    }));
    this.#show({ rows, verdict });
    markCaught(
      exercise.name,
      verdict.programs.filter(isCaught).map(({ wrong }) => wrong),
    );
    keepRows(exercise.name, rows);
  }

  /** Moves the focus to a row; where fingers pick cards, not to its text, which has a keyboard. */
  #focus({ id }: Row): void {
    const hasFingers = matchMedia('(pointer: coarse)').matches;
    const row = this.#body.querySelector(`[data-line="own-${id}"]`);
    row?.querySelector<HTMLElement>(hasFingers ? '.pick' : '.cards-text')?.focus();
  }
}
