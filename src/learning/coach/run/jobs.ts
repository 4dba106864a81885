import type { Cards } from '../../../kata/cards/card.ts';
import type { Stop } from '../../../machine/load/runtime.ts';
import type { Description } from '../../mistakes/mistakes.ts';
import type {
  ExerciseVerdict,
  FailedExample,
  KnownMistake,
  Module,
  Trouble,
  UnreadableModule,
} from '../verdict.ts';

/** A program instead of files; a new `start` starts it again. */
export interface ProgramRun {
  readonly command: string;
  readonly folder: string;
  readonly start: number;
}

export interface ExerciseJob {
  readonly exercise: string;
  readonly modules: readonly (Module | UnreadableModule)[];
  readonly program?: ProgramRun | undefined;
  /** Deals other random hands. */
  readonly seed?: number | undefined;
  /** The names that the files may import from the package (default: all). */
  readonly given?: readonly string[] | undefined;
  /** The locations of the only examples to run. */
  readonly shown?: readonly string[] | undefined;
}

export interface Mistake extends Description {
  readonly exercise: string;
  readonly module: Module;
}

export interface AskJob extends Pick<ExerciseJob, 'modules' | 'program'> {
  readonly asked: string;
  readonly groups: readonly Cards[];
}

/** The answers of the rules and of the code, or what happened instead. */
export interface Answer extends Pick<Trouble, 'where' | 'printed'> {
  readonly rules: string;
  readonly answer: string;
}

export type Job = ExerciseJob | AskJob | { readonly mistakes: readonly Mistake[] };

export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'alive' }
  /** The example that runs now or, if all pass, what comes after them. */
  | { readonly kind: 'at'; readonly example?: FailedExample; readonly beyond?: string }
  /** A failing example, in case a later one must be stopped. */
  | { readonly kind: 'failed'; readonly trouble: Trouble }
  /** Sent again after the counts. */
  | { readonly kind: 'verdict'; readonly verdict: ExerciseVerdict }
  | { readonly kind: 'mistake'; readonly mistake: KnownMistake }
  | ({ readonly kind: 'stopped'; readonly call?: string } & Stop)
  | ({ readonly kind: 'answered' } & Answer)
  /** `isDirty` if the code left something behind, so that the next job needs another thread. */
  | { readonly kind: 'end'; readonly isDirty?: boolean };
