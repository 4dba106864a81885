/** Judges features by the wrong programs of the exercises that they are about, and prints that. */
import { readFileSync, statSync } from 'node:fs';
import { quote } from '../../../src/cards/quote.ts';
import type { Chapter } from '../../coach/chapter.ts';
import { readChapter } from '../../coach/chapters/read-chapter.ts';
import { Host } from '../../coach/code/host.ts';
import { chapterOf, type Exercise, hasExamples } from '../../coach/exercise.ts';
import { EXERCISES } from '../../coach/exercises.ts';
import type { OwnFeature } from '../../coach/jobs.ts';
import { exercisesAskedIn } from '../../coach/own-examples/exercises-asked.ts';
import { judgeOwnExamples } from '../../coach/own-examples/judge-own-examples.ts';
import { type Jury, juriesOf } from '../../coach/own-examples/jury.ts';
import { readFeature } from '../../coach/own-examples/read-feature.ts';
import type { FeatureTrouble, OwnExamplesVerdict } from '../../coach/own-verdict.ts';
import { readJudges } from '../../coach/read-package.ts';
import { packageFile } from '../../machine/package/package-files.ts';
import { BAD_DATA, WRONG_USAGE } from '../../machine/terminal/exit-status.ts';
import { reasonOf } from '../../machine/terminal/files.ts';
import { printError } from '../../machine/terminal/print-error.ts';
import { wrapFor } from '../../machine/terminal/wrap-text.ts';
import { isBad, toJson, toText } from './format-features.ts';

const ROOT = packageFile('.');

/** How to judge features. */
export interface FeatureOptions {
  /** Uses the wrong programs of all exercises. */
  readonly all?: boolean;
  /** Prints JSON. */
  readonly json?: boolean;
}

/** Judges features, and prints what becomes of each; sets the exit status at the end. */
export function judgeFeatures(
  files: readonly string[],
  { all = false, json = false }: FeatureOptions,
): void {
  const host = hostOfChapters();
  const juryOf = juriesOf((exercise) => readJudges(exercise, ROOT), host);
  for (const file of files) {
    const own = readOrSayWhy(file);
    if (own === undefined) continue;
    const verdicts = 'message' in own ? own : verdictsOn(own, host, juryOf, all);
    if (isBad(verdicts)) process.exitCode ??= BAD_DATA;
    const printed = json ? toJson(file, verdicts) : wrapFor(process.stdout, toText(file, verdicts));
    process.stdout.write(printed);
  }
}

/** The size of the largest feature that is read. */
const MOST_MEGABYTES = 20;
const MEGABYTE = 1_000_000;

/** Reads a file that is not too large; an unreadable one does not stop the others. */
function readOrSayWhy(file: string): OwnFeature | FeatureTrouble | undefined {
  try {
    const { size } = statSync(file);
    if (size > MOST_MEGABYTES * MEGABYTE) {
      const megabytes = Math.ceil(size / MEGABYTE);
      const message = `the file has ${megabytes} MB: expected at most ${MOST_MEGABYTES} MB`;
      return { line: 1, message };
    }
    return { text: readFileSync(file, 'utf8'), file };
  } catch (error) {
    printError(`cannot read ${quote(file)}: ${reasonOf(error)}\n`);
    process.exitCode = WRONG_USAGE;
    return undefined;
  }
}

/** Makes a host that reads each chapter once. */
function hostOfChapters(): Host {
  const chapters = new Map<string, Chapter>();
  const chapter = (name: string) => {
    const read = chapters.get(name) ?? readChapter(name, ROOT);
    chapters.set(name, read);
    return read;
  };
  return new Host({ send() {}, chapter });
}

const ASKS_NOTHING: FeatureTrouble = {
  line: 1,
  message:
    'no example is about an exercise: expected one with cards, and with what they contain or are worth',
};

/** Judges a feature once for each exercise that it is about, or for all. */
function verdictsOn(
  own: OwnFeature,
  host: Host,
  juryOf: (exercise: Exercise) => Jury,
  isForAll: boolean,
): readonly OwnExamplesVerdict[] | FeatureTrouble {
  const all = EXERCISES.filter(hasExamples);
  const known = () => {
    const names = new Set(all.map(chapterOf));
    return [...names].flatMap((name) => host.chapter(name).examples);
  };
  const examples = readFeature(own, known);
  if ('message' in examples) return examples;
  const readable = examples.filter(({ trouble }) => !trouble);
  const exercises = isForAll ? all : exercisesAskedIn(readable, host);
  if (exercises.length === 0) {
    return examples.find(({ trouble }) => trouble)?.trouble ?? ASKS_NOTHING;
  }
  return exercises.map((exercise) => judgeOwnExamples(examples, exercise, juryOf(exercise), host));
}
