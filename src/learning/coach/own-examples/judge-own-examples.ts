/** Judges somebody's own examples by known mistakes, as examples otherwise judge code. */
import { Mismatch } from '../../../../steps/expect.ts';
import { type Rules, rulesOf } from '../../../solution/rules.ts';
import { OURS } from '../../../solution/units.ts';
import type { Description } from '../../mistakes/mistakes.ts';
import { countsHands, type Example } from '../chapter.ts';
import type { Host } from '../code/host.ts';
import { type LearnerSolution, readModule } from '../code/read-module.ts';
import { type ExampleFailure, failureIn } from '../code/run-example.ts';
import { chapterOf, type Exercise } from '../exercise.ts';
import { troubleOf } from '../explain/explain-failure.ts';
import type { MistakeToJudge } from '../jobs.ts';
import type { Module, Trouble } from '../verdict.ts';
import { readFeature } from './read-feature.ts';
import type { FeatureTrouble, OwnExample, OwnExamplesVerdict } from './verdict.ts';

/** A feature that somebody wrote. */
export interface OwnFeature {
  readonly text: string;
  /** Its path, which begins the location of each example. */
  readonly file: string;
}

/** What examples of an exercise are judged by. */
export interface Judges {
  readonly exercise: Exercise;
  /** Wrong solutions: an example should fail some of them. */
  readonly mistakes: readonly MistakeToJudge[];
  /** Right solutions in another style: no example may fail one. */
  readonly right: readonly Module[];
}

const COUNTS =
  'it counts hands, and one copied count would catch nearly every mistake: name the cards of a hand';

const TWO_HANDS = 'it gives the cards twice, and only the last would count: write two examples';

/**
 * Judges the examples of a feature: whether the rules agree with each, and which mistakes it
 * catches.
 * @returns the verdict, or why there is none
 */
export function judgeOwnExamples(
  { text, file }: OwnFeature,
  { exercise, mistakes, right }: Judges,
  host: Host,
): OwnExamplesVerdict | FeatureTrouble {
  const feature = readFeature(text, file, () => host.chapter(chapterOf(exercise)).examples);
  if ('message' in feature) return feature;
  // The package's own files can be read.
  const rulesOfModule = (module: Module) =>
    rulesOf(readModule(module, exercise, host, { isCounted: false }) as LearnerSolution);
  host.start();
  const jury: Jury = {
    host,
    rules: rulesOf(host.calls.remembering(OURS)),
    right: right.map(rulesOfModule),
    wrong: mistakes
      .filter((mistake) => canBeShown(mistake, host))
      .map(({ wrong, reason, caughtBy, module }) => ({
        description: { wrong, reason, caughtBy },
        rules: rulesOfModule(module),
      })),
  };
  const written = feature.rules.flatMap(({ scenarios }) =>
    scenarios.flatMap((one) => one.examples),
  );
  const examples = written.map((example) => judgeExample(example, jury));
  return { exercise: exercise.name, examples, ...scoreOf(examples, jury) };
}

/** Returns whether a mistake can be shown by an example: the rule that it breaks has one. */
function canBeShown({ caughtBy }: MistakeToJudge, host: Host): boolean {
  const { examples } = host.chapter(caughtBy.feature);
  return examples.some(({ rule }) => rule === caughtBy.rule);
}

/** The rules that an example is asked of, in this order. */
interface Jury {
  readonly host: Host;
  readonly rules: Rules;
  readonly right: readonly Rules[];
  readonly wrong: readonly { readonly description: Description; readonly rules: Rules }[];
}

function judgeExample(example: Example, { host, rules, right, wrong }: Jury): OwnExample {
  const { location, rule, name, steps } = example;
  const judged = { location, rule, name };
  if (countsHands(example)) return { ...judged, status: 'refused', reason: COUNTS };
  if (steps.filter(({ meaning }) => meaning === 'cards').length > 1) {
    return { ...judged, status: 'refused', reason: TWO_HANDS };
  }
  const failure = failureIn(example, rules, host);
  if (failure) return { ...judged, ...disagreement(failure) };
  for (const other of right) {
    const tooStrict = failureIn(example, other, host);
    if (tooStrict) return { ...judged, status: 'too strict', right: troubleIn(tooStrict) };
  }
  const caught = wrong.filter((mistake) => failureIn(example, mistake.rules, host));
  return { ...judged, status: 'agrees', caught: caught.map(({ description }) => description) };
}

/** Says what the rules say instead, or why they cannot be asked. */
function disagreement(failure: ExampleFailure) {
  const { error } = failure;
  if (error instanceof Mismatch) {
    return { status: 'contradicted', rules: troubleIn(failure) } as const;
  }
  return {
    status: 'refused',
    reason: error instanceof Error ? error.message : `${error}`,
  } as const;
}

function troubleIn({ error, calls, example }: ExampleFailure): Trouble {
  return { ...troubleOf(error, calls.at(-1)), example };
}

/** Counts the mistakes that are caught, and finds the examples that would not be missed. */
function scoreOf(
  examples: readonly OwnExample[],
  { wrong }: Jury,
): Pick<OwnExamplesVerdict, 'caught' | 'survivors' | 'needless'> {
  const catches = examples.flatMap((example) => (example.status === 'agrees' ? [example] : []));
  const caught = new Set(catches.flatMap((example) => example.caught));
  const all = wrong.map(({ description }) => description);
  // Of two that catch the same, the later one is needless.
  let needed = catches;
  for (const example of catches.toReversed()) {
    const others = needed.filter((other) => other !== example);
    const caughtByOthers = new Set(others.flatMap((other) => other.caught));
    if (example.caught.every((mistake) => caughtByOthers.has(mistake))) needed = others;
  }
  return {
    caught: all.filter((mistake) => caught.has(mistake)),
    survivors: all.filter((mistake) => !caught.has(mistake)),
    needless: catches.filter((one) => !needed.includes(one)).map(({ location }) => location),
  };
}
