/** Judges somebody's own examples by known mistakes, as examples otherwise judge code. */
import { Mismatch } from '../../../../steps/expect.ts';
import type { Rules } from '../../../solution/rules.ts';
import { countsHands, type Example } from '../chapter.ts';
import type { Host } from '../code/host.ts';
import { type ExampleFailure, failureIn } from '../code/run-example.ts';
import { chapterOf, type Exercise, examplesOf } from '../exercise.ts';
import { troubleOf } from '../explain/explain-failure.ts';
import { counts, isCaught, type OwnExample, type OwnExamplesVerdict } from '../own-verdict.ts';
import type { Trouble } from '../verdict.ts';
import type { Jury } from './jury.ts';
import { whyNotPoker } from './why.ts';

const COUNTS =
  'it counts hands, and one copied count would catch nearly every mistake: name the cards of a hand';

const TWO_HANDS = 'it gives the cards twice, and only the last would count: write two examples';

/** An example, what became of it, and the mistakes that it catches. */
interface Judged {
  readonly example: OwnExample;
  readonly caught: Jury['wrong'];
}

/**
 * Judges the examples of an exercise: whether the rules agree with each, and which mistakes it
 * catches.
 */
export function judgeOwnExamples(
  own: readonly Example[],
  exercise: Exercise,
  jury: Jury,
  host: Host,
): OwnExamplesVerdict {
  host.start();
  const judged = own.map((example) => judgeExample(example, jury, host));
  const { file, examples } = host.chapter(chapterOf(exercise));
  return {
    exercise: exercise.name,
    examples: judged.map(({ example }) => example),
    programs: jury.wrong.map((program) => {
      const { wrong, reason, caughtBy } = program;
      const caughtAt = judged
        .filter(({ caught }) => caught.includes(program))
        .map(({ example }) => example.location);
      const clues = isCaught({ caughtAt }) ? [] : program.clues();
      return { wrong, reason, caughtBy, caughtAt, clues };
    }),
    needless: needlessOf(judged.filter(({ example }) => counts(example))),
    chapter: { file, examples: examplesOf(exercise, examples).length },
  };
}

function judgeExample(example: Example, { rules, right, wrong }: Jury, host: Host): Judged {
  host.beat();
  const { location, rule, name } = example;
  const status = whyRefused(example) ?? disagreement(example, rules, right, host);
  const caught = status
    ? []
    : wrong.filter((program) => failureIn(example, program.rules, host) !== undefined);
  return { example: { location, rule, name, ...(status ?? { status: 'agrees' }) }, caught };
}

/** Says why an example cannot be asked at all. */
function whyRefused(example: Example) {
  const hands = example.steps.filter(({ meaning }) => meaning === 'cards');
  if (countsHands(example)) return { status: 'refused', reason: COUNTS } as const;
  return hands.length > 1 ? ({ status: 'refused', reason: TWO_HANDS } as const) : undefined;
}

/** Says what the rules or a right program say instead, if they do not agree. */
function disagreement(example: Example, rules: Rules, right: readonly Rules[], host: Host) {
  const failure = failureIn(example, rules, host);
  if (failure) return disagreementOfRules(failure, example);
  for (const other of right) {
    const tooStrict = failureIn(example, other, host);
    if (tooStrict) return { status: 'too strict', right: troubleIn(tooStrict) } as const;
  }
  return undefined;
}

function disagreementOfRules(failure: ExampleFailure, example: Example) {
  const { error } = failure;
  if (error instanceof Mismatch) {
    const why = whyNotPoker(example, failure.example.sentence);
    return { status: 'contradicted', rules: troubleIn(failure), why } as const;
  }
  return {
    status: 'refused',
    reason: error instanceof Error ? error.message : `${error}`,
  } as const;
}

function troubleIn({ error, calls, example }: ExampleFailure): Trouble {
  return { ...troubleOf(error, calls.at(-1)), example };
}

/** Finds the examples that would not be missed. Of two that catch the same, it is the later one. */
function needlessOf(counting: readonly Judged[]): string[] {
  let needed = counting;
  for (const one of counting.toReversed()) {
    const others = needed.filter((other) => other !== one);
    const caughtByOthers = new Set(others.flatMap(({ caught }) => caught));
    if (one.caught.every((program) => caughtByOthers.has(program))) needed = others;
  }
  return counting.filter((one) => !needed.includes(one)).map(({ example }) => example.location);
}
