/** What the page and its worker tell each other. */
import type { Example, Step } from '../../../coach/chapter.ts';
import type { Message } from '../../../coach/run/jobs.ts';

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

/** An exercise that is to be judged. */
export interface Judging {
  readonly exercise: string;
  readonly files: Files;
}

export type ToWorker = Preparation | Judging;

export type FromWorker =
  | Message
  /** What the code answered in an example, where that is one value. */
  | { readonly kind: 'said'; readonly place: string; readonly answer: string };
