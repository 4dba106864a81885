/** Writes what became of a feature, as text and as JSON. */
import { spokenName } from '../../learning/coach/exercise.ts';
import type {
  FeatureTrouble,
  OwnExample,
  OwnExamplesVerdict,
} from '../../learning/coach/own-examples/verdict.ts';
import { isWrongAnswer, type Trouble } from '../../learning/coach/verdict.ts';

/** A verdict for each exercise, or why there is none. */
type Verdicts = readonly OwnExamplesVerdict[] | FeatureTrouble;

/** Returns whether a feature cannot be judged, or has an example that is not poker. */
export function isBad(verdicts: Verdicts): boolean {
  if ('message' in verdicts) return true;
  return verdicts.some(({ examples }) =>
    examples.some(
      (example) => example.status === 'contradicted' || example.status === 'too strict',
    ),
  );
}

/** Writes the score for each exercise, and below it what gets past; then what does not count. */
export function toText(file: string, verdicts: Verdicts): string {
  if ('message' in verdicts) return `${file}:${verdicts.line}: ${verdicts.message}\n`;
  const lines = [...verdicts.flatMap(linesOfExercise), ...linesOfExamples(verdicts)];
  return `${file}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

function linesOfExercise({ exercise, caught, survivors }: OwnExamplesVerdict): string[] {
  const all = caught.length + survivors.length;
  const score = `${spokenName({ name: exercise })}: ${caught.length} of ${all} wrong programs caught`;
  if (survivors.length === 0) return [score];
  return [`${score}. These get past:`, ...survivors.map(({ wrong }) => `- ${wrong}`)];
}

/** Says why some examples do not count: one line for all that have the same reason. */
function linesOfExamples(verdicts: readonly OwnExamplesVerdict[]): string[] {
  const locations = new Map<string, Set<string>>();
  for (const example of verdicts.flatMap((verdict) => verdict.examples)) {
    const reason = whyNotCounted(example);
    if (reason === undefined) continue;
    locations.set(reason, (locations.get(reason) ?? new Set()).add(example.location));
  }
  return Array.from(locations, ([reason, [first, ...others]]) => {
    if (others.length === 0) return `${first} does not count: ${reason}`;
    return `${first} and ${others.length} more do not count: ${reason}`;
  });
}

function whyNotCounted(example: OwnExample): string | undefined {
  if (example.status === 'refused') return example.reason;
  if (example.status === 'contradicted') return differenceIn(example.rules, 'the rules say');
  if (example.status === 'too strict') return differenceIn(example.right, 'a right program says');
  return undefined;
}

/** Writes the sentence, and what is said instead. */
function differenceIn(trouble: Trouble, whoSays: string): string {
  const sentence = trouble.example?.sentence ?? '';
  if (!isWrongAnswer(trouble)) return `"${sentence}", but ${trouble.message}`;
  const isTrueOrFalse = trouble.expected === 'true' || trouble.expected === 'false';
  if (isTrueOrFalse) return `"${sentence}", but ${whoSays} the opposite`;
  return `"${sentence}", but ${whoSays} ${trouble.got}, not ${trouble.expected}`;
}

/** Writes an object on one line. */
export function toJson(file: string, verdicts: Verdicts): string {
  const { line, message: error } = 'message' in verdicts ? verdicts : {};
  const exercises =
    'message' in verdicts
      ? undefined
      : verdicts.map(({ exercise, caught, survivors, needless, examples }) => ({
          exercise,
          caught: caught.map(({ wrong }) => wrong),
          survivors: survivors.map(({ wrong }) => wrong),
          needless,
          examples: examples.map((example) => ({
            location: example.location,
            status: example.status,
            reason: whyNotCounted(example),
            caught: example.status === 'agrees' ? example.caught.map(({ wrong }) => wrong) : [],
          })),
        }));
  return `${JSON.stringify({ file, line, error, exercises })}\n`;
}
