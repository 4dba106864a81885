/** What the child that runs a learner's code is asked to do, and what it says. */
import type { Envelope } from '@cucumber/messages';
import type {
  CounterExample,
  FailedExample,
  Failure,
  Module,
  StepVerdict,
  Unreadable,
  Where,
} from '../../coach/verdict.ts';
import type { MarkingMessage } from '../../interview/marking-job.ts';

/** Asks for a verdict on each of these steps, until one is not done. */
export interface Job {
  readonly steps: readonly {
    readonly step: string;
    readonly modules: readonly (Module | Unreadable)[];
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

/** Asks for a run of all features with our rules. */
export interface FeaturesJob {
  readonly features: 'all';
}

/** Says which step is going to be judged, so that a child that waits gets ready for it. It is not answered. */
export interface Preparation {
  readonly prepare: string;
}

/** What a child says, a line of JSON each. */
export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'at'; readonly step: string; readonly example?: FailedExample; readonly hunting?: boolean }
  | { readonly kind: 'verdict'; readonly verdict: StepVerdict }
  | ({ readonly kind: 'failures' } & Failures)
  | { readonly kind: 'stopped'; readonly message: string; readonly where?: Where; readonly printed?: string }
  | { readonly kind: 'run'; readonly messages: readonly Envelope[] }
  | MarkingMessage
  | { readonly kind: 'end' };
