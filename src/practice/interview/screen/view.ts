/** All that the screen of an interview can show, and how each event changes it. */
import { basename } from 'node:path';
import { writeSymbols } from '../../../terminal/draw-cards.ts';
import { faded, keyLine, type Parts, paint } from '../../../terminal/lay-out.ts';
import { isBreak, type ScreenEvent, type Scroll, scrolledBy } from '../../../terminal/screen-loop.ts';
import { type Interview, secondsLeft } from '../clock.ts';
import { failuresIn, headLines, type Standing, stateParts } from './words.ts';

export interface View extends Scroll {
  readonly interview: Interview;
  /** In milliseconds, as Date.now() counts. */
  readonly now: number;
  /** Nothing is known before the first marks. */
  readonly marks: readonly Standing[] | undefined;
  /** How often marking was asked for. */
  readonly asked: number;
  /** The marks are about to be replaced. */
  readonly isOld: boolean;
  /** The name of the file that was saved last, without its extension. */
  readonly lastSaved: string;
  /** Which of the failures is shown: 0 is the first, and after the last it comes again. */
  readonly failure: number;
  /** Whether the screen asks if the interview should end. */
  readonly asksToSubmit: boolean;
  readonly note: string;
}

/** What the marking finds out. */
export type InterviewEvent =
  /** The marks, and how often marking had been asked for when the files were read. */
  | { readonly kind: 'marked'; readonly marks: readonly Standing[]; readonly asked?: number }
  | { readonly kind: 'submitted elsewhere' };

/** What ends the screen. */
export type End = 'quit' | 'submit' | 'time over' | 'submitted elsewhere';

export type Action = 'mark' | End;

export function firstView(interview: Interview, now: number, note: string): View {
  const unmarked = { marks: undefined, asked: 0, isOld: false, lastSaved: '', failure: 0 };
  return { interview, now, note, ...unmarked, asksToSubmit: false, scrolled: 0, furthest: 0 };
}

export function update(view: View, event: ScreenEvent | InterviewEvent): readonly [View, Action?] {
  switch (event.kind) {
    case 'open':
      return askToMark(view);
    case 'save':
      return askToMark({ ...view, lastSaved: basename(event.path, '.ts') });
    case 'key':
      return press(view, event.key);
    case 'tick':
      return secondsLeft(view.interview, event.now) === 0 ? [view, 'time over'] : [{ ...view, now: event.now }];
    case 'marked':
      return [
        { ...view, marks: event.marks, isOld: (event.asked ?? view.asked) < view.asked, failure: 0, scrolled: 0 },
      ];
    case 'submitted elsewhere':
      return [view, 'submitted elsewhere'];
    case 'error':
      return [{ ...view, note: event.sentence }];
    case 'signal':
      return [view, 'quit'];
    default:
      return [view];
  }
}

/** What is on the screen is old as soon as marking is asked for. */
function askToMark(view: View): readonly [View, Action] {
  return [{ ...view, asked: view.asked + 1, isOld: view.marks !== undefined }, 'mark'];
}

function press(before: View, key: string): readonly [View, Action?] {
  const view: View = { ...before, asksToSubmit: false, note: '' };
  if (isBreak(key)) return [view, 'quit'];
  if (before.asksToSubmit) return key === 'y' ? [view, 'submit'] : [{ ...view, note: 'Not submitted.' }];
  if (key === 'q') return [view, 'quit'];
  if (key === 's') return [{ ...view, asksToSubmit: true }];
  if (key === 'f') return [{ ...view, failure: view.failure + 1, scrolled: 0 }];
  if (key === 'space' || key === 'return') return askToMark(view);
  return [{ ...view, scrolled: scrolledBy(key, view) ?? view.scrolled }];
}

/** @param columns - how wide the screen is */
export function partsOf(
  { interview, now, marks, isOld, lastSaved, failure, asksToSubmit, note, scrolled }: View,
  columns: number,
): Parts {
  const told = [marks ?? []].map((seen) => {
    const { bar, body } = stateParts(interview, seen, writeSymbols, { lastSaved, failure, columns, paint });
    return { bar: [...(isOld ? faded(bar) : bar), ''], body };
  });
  const hasMore = failuresIn(marks ?? [], lastSaved).length > 1;
  const keys = asksToSubmit
    ? keyLine('Submit now? That ends the interview.', 'y yes', 'any other key no')
    : keyLine('s submit', ...(hasMore ? ['f next failure'] : []), 'space run again', 'q quit (the clock goes on)');
  return {
    head: [...headLines(interview, now), ''],
    bars: told.map(({ bar }) => bar),
    bodies: marks ? told.map(({ body }) => body) : [['Reading your files …']],
    notes: [...(isOld ? ['Your code is running …'] : []), ...(note ? [note] : [])],
    foot: ['', keys],
    scrolled,
  };
}
