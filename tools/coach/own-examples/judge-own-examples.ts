/** Judges somebody's own examples by known mistakes, as examples otherwise judge code. */
import { Mismatch } from '../../../steps/expect.ts';
import type { Rules } from '../../../steps/rules-under-test.ts';
import { countsHands, type Example, type Step } from '../chapter.ts';
import { findStep, withGaps } from '../chapters/find-step.ts';
import type { Host } from '../code/host.ts';
import { type ExampleFailure, failureIn } from '../code/run-example.ts';
import { chapterOf, type Exercise, examplesOf } from '../exercise.ts';
import { troubleOf } from '../explain/explain-failure.ts';
import {
  type Aside,
  counts,
  type ExampleStatus,
  isCaught,
  type OwnExample,
  type OwnExamplesVerdict,
  type WrittenExample,
} from '../own-verdict.ts';
import type { Trouble } from '../verdict.ts';
import { unitsAskedIn } from './exercises-asked.ts';
import type { Jury, WrongJudge } from './jury.ts';
import { needlessAmong } from './needless.ts';
import { whyNotPoker } from './why.ts';

/** An example, what became of it, and the mistakes that it catches. */
interface Judged {
  readonly example: OwnExample;
  readonly caught: readonly WrongJudge[];
}

/**
 * Judges the examples of an exercise: whether the rules agree with each, and which mistakes it
 * catches.
 */
export function judgeOwnExamples(
  own: readonly WrittenExample[],
  exercise: Exercise,
  jury: Jury,
  host: Host,
): OwnExamplesVerdict {
  host.start();
  const judged = own.map((example) => judgeExample(example, exercise, jury, host));
  const { file, examples } = host.chapter(chapterOf(exercise));
  const locations = locationsByProgram(judged);
  const counting = judged.filter(({ example }) => counts(example));
  return {
    exercise: exercise.name,
    examples: judged.map(({ example }) => example),
    programs: jury.wrong.map((program) => {
      const { wrong, reason, caughtBy } = program;
      const caughtAt = locations.get(program) ?? [];
      const clues = isCaught({ caughtAt }) ? undefined : program.clues();
      return { wrong, reason, caughtBy, caughtAt, clues };
    }),
    needless: needlessAmong(counting).map(({ example }) => example.location),
    chapter: { file, examples: examplesOf(exercise, examples).length },
  };
}

/** Lists the locations of the examples that catch each program. */
function locationsByProgram(judged: readonly Judged[]): ReadonlyMap<WrongJudge, string[]> {
  const locations = new Map<WrongJudge, string[]>();
  for (const { example, caught } of judged) {
    for (const program of caught) {
      const earlier = locations.get(program) ?? [];
      earlier.push(example.location);
      locations.set(program, earlier);
    }
  }
  return locations;
}

function judgeExample(
  example: WrittenExample,
  exercise: Exercise,
  { rules, right, wrong }: Jury,
  host: Host,
): Judged {
  host.beat();
  const { location, rule, name } = example;
  const notCounted = whyNotAsked(example) ?? disagreement(example, rules, right, host);
  if (notCounted) return { example: { location, rule, name, ...notCounted }, caught: [] };
  const caught = wrong.filter((program) => isCaughtBy(example, program, host));
  const aside = caught.length === 0 ? asideIn(example, exercise, host) : undefined;
  return { example: { location, rule, name, status: 'agrees', aside }, caught };
}

/** Says why an example asks nothing about an exercise, if that is so. */
function asideIn(example: Example, exercise: Exercise, host: Host): Aside | undefined {
  if (unitsAskedIn(example, host).has(exercise.unit)) return undefined;
  const { background } = host.chapter(chapterOf(exercise));
  const has = ({ text }: Step) => example.steps.some((step) => step.text === text);
  const missing = background.find((step) => !has(step));
  return { missing: missing && `${missing.keyword} ${missing.text}` };
}

/**
 * Returns whether a wrong program fails an example, also when it has been asked nothing before: what
 * it remembers of other examples does not count.
 */
function isCaughtBy(example: Example, { rules, rulesAnew }: WrongJudge, host: Host): boolean {
  const fails = (tested: Rules) => failureIn(example, tested, host) !== undefined;
  return fails(rules) && fails(rulesAnew());
}

/** Says why an example is not asked at all. */
function whyNotAsked(example: WrittenExample): ExampleStatus | undefined {
  if (example.trouble) return { status: 'unreadable', trouble: example.trouble };
  if (countsHands(example)) return { status: 'counts hands' };
  const reason = whyUnclear(example.steps);
  return reason === undefined ? undefined : { status: 'refused', reason };
}

/** Says which sentence stands twice before `Then`, so that only the last would count. */
function whyUnclear(steps: readonly Step[]): string | undefined {
  const end = steps.findIndex(({ keyword }) => keyword === 'Then');
  const said = new Set<string>();
  for (const step of steps.slice(0, end)) {
    const player = step.arguments.find(({ type }) => type === 'player')?.text;
    const sentence = withGaps(findStep(step.text)?.step.sentence ?? step.text, player);
    if (said.has(sentence)) return `it says "${sentence}" twice, and only the last would count`;
    said.add(sentence);
  }
  return undefined;
}

/** Says what the rules or a right program say instead, if they do not agree. */
function disagreement(
  example: Example,
  rules: Rules,
  right: readonly Rules[],
  host: Host,
): ExampleStatus | undefined {
  const failure = failureIn(example, rules, host);
  if (failure) return disagreementOfRules(failure, example);
  for (const other of right) {
    const tooStrict = failureIn(example, other, host);
    if (tooStrict) return { status: 'too strict', right: troubleIn(tooStrict) };
  }
  return undefined;
}

function disagreementOfRules(failure: ExampleFailure, example: Example): ExampleStatus {
  const { error } = failure;
  if (error instanceof Mismatch) {
    const why = whyNotPoker(example, failure.step);
    return { status: 'contradicted', rules: troubleIn(failure), why };
  }
  return { status: 'refused', reason: error instanceof Error ? error.message : `${error}` };
}

function troubleIn({ error, calls, example }: ExampleFailure): Trouble {
  return { ...troubleOf(error, calls.at(-1)), example };
}
