/** What the page and its worker tell each other. */
import type { Example, Step } from '../../../coach/chapter.ts';
import type { Message } from '../../../coach/jobs.ts';

/** What of a chapter the coach needs; it finds the arguments of the steps itself. */
export interface ChapterToJudge {
  readonly name: string;
  readonly examples: readonly ExampleToJudge[];
  readonly counts: readonly ExampleToJudge[];
}

export type ExampleToJudge = Pick<Example, 'place' | 'rule' | 'name'> & {
  readonly steps: readonly Pick<Step, 'keyword' | 'text' | 'table'>[];
};

/** The files of the reader, by their names. */
export type Files = Readonly<Record<string, string>>;

/** Comes first. */
export interface Preparation {
  readonly chapters: readonly ChapterToJudge[];
}

/** A step that is to be judged. */
export interface Judging {
  readonly step: string;
  /** The steps before it that are done. */
  readonly done: readonly string[];
  readonly files: Files;
  /** Whether loops get ticks: they cost time, so code that is to be fast gets them only when it did not end. */
  readonly ticks: boolean;
}

export type ToWorker = Preparation | Judging;

export type FromWorker =
  | Message
  /** The call that is made now, for the case that it does not end. */
  | { readonly kind: 'calling'; readonly call: string }
  /** What the code answered in an example, where that is one value. */
  | { readonly kind: 'said'; readonly place: string; readonly answer: string }
  /** The code left something behind, so the next job needs another worker. */
  | { readonly kind: 'dirty' };
