/** Writes what became of a feature, as text and as JSON. */
import { spokenName } from '../../coach/exercise.ts';
import { exerciseNamed } from '../../coach/exercises.ts';
import { whyNotCounted } from '../../coach/own-examples/words.ts';
import {
  counts,
  type FeatureTrouble,
  isCaught,
  type OwnExample,
  type OwnExamplesVerdict,
  survivorsOf,
} from '../../coach/own-verdict.ts';

/** A verdict for each exercise, or why there is none. */
type Verdicts = readonly OwnExamplesVerdict[] | FeatureTrouble;

/** Returns whether a feature or an example cannot be read, or an example is not poker. */
export function isBad(verdicts: Verdicts): boolean {
  if ('message' in verdicts) return true;
  return verdicts.some(({ examples }) => examples.some(isBadExample));
}

/** An example that counts hands is right, although it does not count here. */
function isBadExample(example: OwnExample): boolean {
  return !counts(example) && example.status !== 'counts hands';
}

/** Writes the score for each exercise, and below it what gets past; then what does not count. */
export function toText(file: string, verdicts: Verdicts): string {
  if ('message' in verdicts) return `${file}:${verdicts.line}: ${verdicts.message}\n`;
  const lines = [
    ...verdicts.flatMap(linesOfExercise),
    ...totalLines(verdicts),
    ...linesOfExamples(verdicts, file),
  ];
  return `${file}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

function linesOfExercise(verdict: OwnExamplesVerdict): string[] {
  const { exercise, programs } = verdict;
  const survivors = survivorsOf(verdict);
  const caught = programs.length - survivors.length;
  const score = `${spokenName(exerciseNamed(exercise))}: ${inNumbers(caught, programs.length)}`;
  if (survivors.length === 0) return [score];
  return [
    `${score}. These pass them all:`,
    ...survivors.map(({ program }) => `- ${program.wrong}`),
  ];
}

/** Adds the scores up, if there are several. */
function totalLines(verdicts: readonly OwnExamplesVerdict[]): string[] {
  if (verdicts.length < 2) return [];
  const programs = verdicts.flatMap((verdict) => verdict.programs);
  const caught = programs.filter(isCaught).length;
  return [`together: ${inNumbers(caught, programs.length)}`];
}

/** Writes `1 of 5 wrong programs fails an example`. */
function inNumbers(caught: number, all: number): string {
  return `${caught} of ${all} wrong programs ${caught === 1 ? 'fails' : 'fail'} an example`;
}

/** Says why some examples do not count: one line for all that have the same reason. */
function linesOfExamples(verdicts: readonly OwnExamplesVerdict[], file: string): string[] {
  const locations = new Map<string, Set<string>>();
  for (const example of verdicts.flatMap((verdict) => verdict.examples)) {
    const reason = whyNotCounted(example);
    if (reason === undefined) continue;
    locations.set(reason, (locations.get(reason) ?? new Set()).add(placeOf(example, file)));
  }
  return Array.from(locations, ([reason, [first, ...others]]) => {
    if (others.length === 0) return `${first} does not count: ${reason}`;
    return `${first} and ${others.length} more do not count: ${reason}`;
  });
}

/** Returns the place of the sentence that cannot be read, or else of the example. */
function placeOf(example: OwnExample, file: string): string {
  return example.status === 'unreadable' ? `${file}:${example.trouble.line}` : example.location;
}

/** Writes an object on one line. */
export function toJson(file: string, verdicts: Verdicts): string {
  const { line, message: error } = 'message' in verdicts ? verdicts : {};
  const exercises = 'message' in verdicts ? undefined : verdicts.map(exerciseForJson);
  return `${JSON.stringify({ file, line, error, exercises })}\n`;
}

function exerciseForJson(verdict: OwnExamplesVerdict) {
  const { exercise, examples, programs, needless } = verdict;
  const wrongOf = (some: readonly { readonly wrong: string }[]) => some.map(({ wrong }) => wrong);
  const catches = programs.map(({ wrong, caughtAt }) => ({ wrong, locations: new Set(caughtAt) }));
  return {
    exercise,
    caught: wrongOf(programs.filter(isCaught)),
    survivors: wrongOf(programs.filter((program) => !isCaught(program))),
    needless,
    examples: examples.map((example) => ({
      location: example.location,
      status: example.status,
      line: example.status === 'unreadable' ? example.trouble.line : undefined,
      reason: whyNotCounted(example),
      caught: wrongOf(catches.filter(({ locations }) => locations.has(example.location))),
    })),
  };
}
