/** The jobs that the coach is given, and the messages that it sends. */
import type { Cards } from '../kata/cards/card.ts';
import type { Unit } from './stub-answers.ts';
import type {
  CounterExample,
  FailedExample,
  Failure,
  Module,
  StepVerdict,
  Trouble,
  UnreadableModule,
  Where,
} from './verdict.ts';

/** Asks for a verdict on each of these steps. */
export interface StepsJob {
  /** Whether to go on behind a step that is not done. */
  readonly goesOn?: boolean;
  readonly steps: readonly {
    readonly step: string;
    readonly modules: readonly (Module | UnreadableModule)[];
    /** What nobody has begun of later steps: ours stand in for it. */
    readonly untouched?: readonly Unit[];
    /** Judged before: only here because others use it. */
    readonly isFinished?: boolean;
  }[];
}

/** Asks which examples each of many solutions fails. */
export interface FailuresJob {
  readonly solutions: readonly ComparedSolution[];
}

export interface ComparedSolution {
  readonly modules: readonly Module[];
  /** Those whose examples are asked. */
  readonly chapters: readonly string[];
  /** Its step, for its answers; when it fails none of that step's examples, the hunt and the counts try it. */
  readonly hunted?: string;
  /** The chapter whose counts are asked, when none of its examples fails. */
  readonly counted?: string;
}

/** The result for one solution. */
export interface Failures {
  readonly failures: readonly Failure[];
  readonly counterExample?: CounterExample;
  readonly answers?: number;
}

/** Names the step that will be judged next, so that an idle coach can prepare. It has no answer. */
export interface Preparation {
  readonly prepare: string;
}

/** How many random hands are tried between two messages. */
export const HANDS_PER_MESSAGE = 250;

/** Asks for marks: the result of each example and of random hands. */
export interface MarkingJob {
  /** The names that the files may import from the package. */
  readonly given: readonly string[];
  readonly parts: readonly PartJob[];
}

/** What still has to be tried on the files of a part. */
export interface PartJob {
  readonly step: string;
  readonly modules: readonly (Module | UnreadableModule)[];
  /** The examples to run. */
  readonly places: readonly string[];
  readonly hands: HandsJob;
}

/** Which random hands to try, by their numbers from 0. */
export interface HandsJob {
  readonly from: number;
  readonly to: number;
  /** Up to here each hand is announced before it is tried, so that the hand that must be stopped is known. */
  readonly singlyTo: number;
  /** How much time they may use. */
  readonly milliseconds: number;
}

type MarkingMessage =
  | { readonly kind: 'unreadable'; readonly step: string; readonly trouble: Trouble }
  | { readonly kind: 'marked'; readonly step: string; readonly place: string; readonly trouble?: Trouble }
  | { readonly kind: 'asking'; readonly step: string; readonly hand?: string; readonly expected?: string }
  | {
      readonly kind: 'asked';
      readonly step: string;
      readonly asked: number;
      readonly agreed: number;
      /** How much time they have used. */
      readonly milliseconds: number;
    }
  | { readonly kind: 'differs'; readonly step: string; readonly counterExample: CounterExample }
  | { readonly kind: 'shrinking'; readonly step: string }
  | { readonly kind: 'closed'; readonly step: string };

/** Asks what the code of a step answers about these cards. */
export interface AskJob {
  readonly asked: string;
  readonly modules: readonly (Module | UnreadableModule)[];
  readonly groups: readonly Cards[];
}

/** What it answers, or what happened instead and where; and what the rules answer. */
export interface Answer {
  readonly rules: string;
  readonly answer: string;
  readonly where?: Where;
  readonly printed?: string;
}

/** Every job that the coach does. */
export type Job = StepsJob | FailuresJob | MarkingJob | AskJob;

/** What is asked when all examples pass. */
export type Beyond = 'on random hands' | 'while it is counted';

/** What the coach and its host send. */
export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'at'; readonly step: string; readonly example?: FailedExample; readonly beyond?: Beyond }
  /** An example that failed, in case a later one has to be stopped. */
  | { readonly kind: 'failed'; readonly step: string; readonly trouble: Trouble }
  | { readonly kind: 'verdict'; readonly verdict: StepVerdict }
  /** Follows a verdict on code that is wrong; code that does not end here is wrong all the same. */
  | { readonly kind: 'answers'; readonly step: string; readonly answers: number }
  | ({ readonly kind: 'failures' } & Failures)
  | {
      readonly kind: 'stopped';
      readonly message: string;
      readonly where?: Where;
      readonly call?: string;
      readonly printed?: string;
    }
  | MarkingMessage
  | ({ readonly kind: 'answered' } & Answer)
  | { readonly kind: 'end' };
