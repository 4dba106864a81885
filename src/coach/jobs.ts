/** What the coach is asked to do, and what it says. */
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

/** Asks for a verdict on each of these steps, until one is not done. */
export interface StepsJob {
  readonly steps: readonly {
    readonly step: string;
    readonly modules: readonly (Module | UnreadableModule)[];
    /** It has been judged before, and is only there for the steps that ask it. */
    readonly isFinished?: boolean;
  }[];
}

/** Asks for the examples of some chapters that each of many solutions fails. */
export interface FailuresJob {
  readonly solutions: readonly (readonly Module[])[];
  readonly chapters: readonly string[];
  /** The step of each solution, in which it is hunted when it fails none of its examples. */
  readonly hunts?: readonly string[];
}

/** What came out for one of them. */
export interface Failures {
  readonly failures: readonly Failure[];
  readonly counterExample?: CounterExample;
}

/** Says which step is going to be judged, so that a coach that waits gets ready for it. It is not answered. */
export interface Preparation {
  readonly prepare: string;
}

/** So many random hands are asked about between two messages. */
export const CHUNK = 250;

/** Asks for marks: what came out of each example, and of random hands. */
export interface MarkingJob {
  /** What of the package the files may ask for. */
  readonly given: readonly string[];
  readonly parts: readonly PartJob[];
}

/** What is still to be found out about the files of a part. */
export interface PartJob {
  readonly step: string;
  readonly modules: readonly (Module | UnreadableModule)[];
  /** The examples to run. */
  readonly places: readonly string[];
  readonly hands: HandsJob;
}

/** The numbers of the random hands to ask about, from 0. */
export interface HandsJob {
  readonly from: number;
  readonly to: number;
  /** Up to here each hand is told before it is asked about, so that one that has to be stopped is known. */
  readonly singlyTo: number;
  /** How much time they may use up. */
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
      /** How much time they have used up. */
      readonly milliseconds: number;
    }
  | { readonly kind: 'differs'; readonly step: string; readonly counterExample: CounterExample }
  | { readonly kind: 'shrinking'; readonly step: string }
  | { readonly kind: 'closed'; readonly step: string };

/** All that the coach can be asked for, and what it answers to. */
export type Job = StepsJob | FailuresJob | MarkingJob;

/** What the coach and its host say. */
export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'at'; readonly step: string; readonly example?: FailedExample; readonly hunting?: boolean }
  | { readonly kind: 'verdict'; readonly verdict: StepVerdict }
  | ({ readonly kind: 'failures' } & Failures)
  | { readonly kind: 'stopped'; readonly message: string; readonly where?: Where; readonly printed?: string }
  | MarkingMessage
  | { readonly kind: 'end' };
