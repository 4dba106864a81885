/** The jobs of the coach, and the messages that it sends about them. */
import type { Cards } from '../../src/cards/card.ts';
import type { Stop } from '../machine/load/runtime.ts';
import type { Example } from './chapter.ts';
import type { Description } from './mistakes.ts';
import type { FeatureTrouble, OwnExamplesVerdict } from './own-verdict.ts';
import type {
  ExerciseVerdict,
  FailedExample,
  KnownMistake,
  Module,
  Trouble,
  UnreadableModule,
} from './verdict.ts';

/** A program instead of files; a new `start` starts it again. */
export interface ProgramRun {
  readonly command: string;
  readonly folder: string;
  readonly start: number;
  /** Kept from one start to the next. */
  readonly startTime?: SharedArrayBuffer;
}

/** Judges the code of an exercise. */
export interface ExerciseJob {
  readonly exercise: string;
  /** The file of the exercise; undefined if a program answers. */
  readonly module?: Module | UnreadableModule | undefined;
  readonly program?: ProgramRun;
  /** Deals other random hands. */
  readonly seed?: number;
  /** The names that the files may import from the package (default: all). */
  readonly given?: readonly string[];
  /** The learner's own examples, which are run first. */
  readonly own?: readonly Example[] | undefined;
  /** The locations of the only examples to run; then nothing else is tried. */
  readonly shown?: readonly string[];
  /** Tries nothing but the examples. */
  readonly onlyExamples?: boolean;
  /** Leaves out examples after two in a row that end a program which starts slowly. */
  readonly mayLeaveOut?: boolean | undefined;
  /** After the examples shown, tries random hands of so many cards, and no counts. */
  readonly handSize?: number;
}

/** A known mistake to judge. */
export interface MistakeToJudge extends Description {
  readonly exercise: string;
  readonly module: Module;
  /** Its code to read, without the head comment and the imports. */
  readonly code: string;
}

/** The programs that judge the examples of an exercise, as they are read. */
export interface Judges {
  /** Wrong solutions: an example should fail some of them. */
  readonly mistakes: readonly MistakeToJudge[];
  /** Right solutions in another style: no example may fail one. */
  readonly right: readonly Module[];
}

/** What code is asked about: hands, or hole cards and board, or a text to read. */
export type Asked = readonly Cards[] | string;

/** Asks the code of an exercise about some cards. */
export interface AskJob extends Pick<ExerciseJob, 'module' | 'program' | 'given'> {
  /** The name of the exercise. */
  readonly asked: string;
  readonly question: Asked;
}

/** The answers of the rules and of the code, or what happened instead. */
export interface Answer extends Pick<Trouble, 'where' | 'printed'> {
  readonly rules: string;
  readonly answer: string;
}

/** A feature that somebody wrote. */
export interface OwnFeature {
  readonly text: string;
  /** Its path, which begins the location of each example. */
  readonly file: string;
}

/** Judges somebody's own examples of an exercise. */
export interface OwnExamplesJob {
  /** The name of the exercise. */
  readonly examplesOf: string;
  /** A feature in Gherkin, or what was read from one. */
  readonly own: OwnFeature | readonly Example[];
}

/** What the coach can be asked to do. */
export type Job =
  | ExerciseJob
  | AskJob
  | OwnExamplesJob
  | { readonly mistakes: readonly MistakeToJudge[] };

/** What the coach sends while it does a job, until the end. */
export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'alive' }
  /** The locations of the examples, before anything is run. */
  | { readonly kind: 'begun'; readonly examples: readonly string[] }
  /** The example that runs now. */
  | { readonly kind: 'example'; readonly example: FailedExample }
  /** What comes now that all examples pass. */
  | { readonly kind: 'stage'; readonly stage: 'random hands' | 'counts' }
  /** A failing example, in case a later one must be stopped. */
  | { readonly kind: 'failed'; readonly trouble: Trouble }
  /** Sent again after the counts. */
  | { readonly kind: 'verdict'; readonly verdict: ExerciseVerdict }
  | { readonly kind: 'mistake'; readonly mistake: KnownMistake }
  /** What somebody's own examples are worth, and those that count. */
  | {
      readonly kind: 'own examples';
      readonly verdict: OwnExamplesVerdict | FeatureTrouble;
      readonly counted: readonly Example[];
    }
  | ({ readonly kind: 'stopped' } & Stop)
  | ({ readonly kind: 'answered' } & Answer)
  /** `isDirty` if the code changed built-ins, so that the next job needs another thread. */
  | { readonly kind: 'end'; readonly isDirty?: boolean };
