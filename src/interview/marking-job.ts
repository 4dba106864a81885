/** What is asked of the child when a candidate's files are marked, and what it tells. */
import type { CounterExample, Module, Trouble, Unreadable } from '../coach/verdict.ts';

/** So many random hands are asked about between two messages. */
export const CHUNK = 250;

export interface MarkingJob {
  /** What of the package the files may ask for. */
  readonly given: readonly string[];
  readonly parts: readonly PartJob[];
}

/** What is still to be found out about the files of a part. */
export interface PartJob {
  readonly step: string;
  readonly modules: readonly (Module | Unreadable)[];
  /** The examples to run. */
  readonly places: readonly string[];
  readonly hands: HandsJob;
}

/** The numbers of the random hands to ask about, from 0. */
export interface HandsJob {
  readonly from: number;
  readonly to: number;
  /** Up to here each hand is told before it is asked about, so that one that stops the child is known. */
  readonly singlyTo: number;
  /** How long the child may work on them. */
  readonly milliseconds: number;
}

export type MarkingMessage =
  | { readonly kind: 'unreadable'; readonly step: string; readonly trouble: Trouble }
  | { readonly kind: 'marked'; readonly step: string; readonly place: string; readonly trouble?: Trouble }
  | { readonly kind: 'asking'; readonly step: string; readonly hand?: string; readonly expected?: string }
  | {
      readonly kind: 'asked';
      readonly step: string;
      readonly asked: number;
      readonly agreed: number;
      /** How long the child has worked on them. */
      readonly milliseconds: number;
    }
  | { readonly kind: 'differs'; readonly step: string; readonly counterExample: CounterExample }
  | { readonly kind: 'shrinking'; readonly step: string }
  | { readonly kind: 'closed'; readonly step: string };
