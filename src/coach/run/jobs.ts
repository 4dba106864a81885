/** The jobs that the coach is given, and the messages that it sends. */
import type { Cards } from '../../kata/cards/card.ts';
import type { Stop } from '../../load/runtime.ts';
import type { ExerciseVerdict, FailedExample, KnownMistake, Module, Trouble, UnreadableModule } from '../verdict.ts';

/** A program in place of files; a higher number starts it anew. */
export interface ProgramRun {
  readonly command: string;
  readonly folder: string;
  readonly start: number;
}

export interface ExerciseJob {
  readonly exercise: string;
  readonly modules: readonly (Module | UnreadableModule)[];
  readonly program?: ProgramRun | undefined;
  /** Deals other random hands than those that everybody gets. */
  readonly seed?: number | undefined;
  /** The names that the files may import from the package, if not all. */
  readonly given?: readonly string[] | undefined;
  /** Asks only the examples at these places. */
  readonly shown?: readonly string[] | undefined;
}

/** A known mistake, and what its head comment says. */
export interface Mistake {
  readonly exercise: string;
  readonly wrong: string;
  readonly reason: string;
  /** The rule that must catch it, and its chapter. */
  readonly caughtBy: { readonly feature: string; readonly rule: string };
  readonly module: Module;
}

/** Asks what the code of an exercise answers about these cards. */
export interface AskJob {
  readonly asked: string;
  readonly modules: readonly (Module | UnreadableModule)[];
  readonly program?: ProgramRun | undefined;
  readonly groups: readonly Cards[];
}

/** What the code answers, or what happened instead; and what the rules answer. */
export interface Answer extends Pick<Trouble, 'where' | 'printed'> {
  readonly rules: string;
  readonly answer: string;
}

/** Asks for a verdict, an answer, or how known mistakes fail. */
export type Job = ExerciseJob | AskJob | { readonly mistakes: readonly Mistake[] };

export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'alive' }
  /** What is asked now: an example or, when all pass, something beyond them. */
  | { readonly kind: 'at'; readonly example?: FailedExample; readonly beyond?: string }
  /** An example that failed, in case a later one has to be stopped. */
  | { readonly kind: 'failed'; readonly trouble: Trouble }
  /** Comes once more when the counts are done. */
  | { readonly kind: 'verdict'; readonly verdict: ExerciseVerdict }
  | { readonly kind: 'mistake'; readonly mistake: KnownMistake }
  | ({ readonly kind: 'stopped'; readonly call?: string } & Stop)
  | ({ readonly kind: 'answered' } & Answer)
  /** `isDirty` when the code left something behind, so that the next job needs another thread. */
  | { readonly kind: 'end'; readonly isDirty?: boolean };
