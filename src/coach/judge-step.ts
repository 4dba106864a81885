/** Judges one step: by its examples, then by random hands, and last by its counts. */
import type { Cards } from '../kata/cards/card.ts';
import { parseCards } from '../kata/cards/parse-cards.ts';
import { BadExport } from '../load/exports-of.ts';
import { lineThatSays } from '../load/run-files.ts';
import { type Rules, rulesOf } from '../solution.ts';
import { takeAsked } from './asked.ts';
import { type Example, linesOfStep, type Sentence, type Step, sentencesOf } from './chapter.ts';
import { runExample } from './cucumber.ts';
import { onlyAfterOthers, toldApart, troubleOf } from './explain-failure.ts';
import { findWrongCall, ladderCall, writtenCall } from './failing-call.ts';
import { host } from './host.ts';
import { describe, differs, hunt } from './hunt.ts';
import { questionOf } from './hunt-questions.ts';
import { type Call, forgetCalls, lastCalls, watched } from './last-call.ts';
import { type Learned, solutionFrom } from './learned.ts';
import { judgeEvaluator } from './make-it-fast.ts';
import { show } from './show-value.ts';
import { STEPS } from './steps.ts';
import { EXPORTS, FAST } from './stub-answers.ts';
import {
  type CounterExample,
  type FailedExample,
  type Failure,
  type Module,
  type StepVerdict,
  type Trouble,
  troublesOf,
  type UnreadableModule,
} from './verdict.ts';

/** An example with more hands is shown by its name instead. */
const MOST_GIVEN = 5;

/** A solution that is judged. */
export interface Attempt {
  readonly step: string;
  readonly solution: Learned;
  /** Reads the same solution anew, so that it has not been asked yet. */
  readonly anew: () => Learned;
}

/** Reads the files of a step, or says what is wrong with them. */
export function readModules(
  modules: readonly (Module | UnreadableModule)[],
  given?: readonly string[],
): Learned | Trouble {
  const parts: Learned[] = [];
  for (const module of modules) {
    if ('message' in module) return { message: module.message, ...(module.where && { where: module.where }) };
    try {
      parts.push(watched(solutionFrom(module, given)));
    } catch (error) {
      return { ...placeOf(error, module), ...troubleOf(error, undefined), ...host.takePrinted() };
    }
  }
  return Object.assign({}, ...parts);
}

/** Finds the line of the row that is wrong, or the name of the export; the first line of a file that has neither. */
function placeOf(error: unknown, { files }: Module): Pick<Trouble, 'where' | 'asked'> {
  const { category, name } = error instanceof BadExport ? error.of : {};
  if (name !== undefined) return { asked: name };
  const row = category === undefined ? undefined : lineThatSays(category, files);
  return { where: row ?? { file: files.entry, line: 1 } };
}

/** Judges a step by its examples and, when they all pass, by random hands. */
export function judgeStep(attempt: Attempt): StepVerdict {
  const { step, solution, anew } = attempt;
  if (step === FAST && solution.evaluator) return judgeEvaluator(step, solution.evaluator);
  const { examples } = host.chapter(step);
  if (examples.length === 0) throw new Error(`the chapter "${step}" has no examples`);
  const troubles: Trouble[] = [];
  for (const example of examples) {
    const found = runOne(attempt, example);
    if (!found) continue;
    const isAlone = troubles.length > 0 || runOne({ ...attempt, solution: anew() }, example);
    const trouble = isAlone ? found : onlyThen(found);
    troubles.push(trouble);
    host.tell({ kind: 'failed', step, trouble });
  }
  const failed = troubles.flatMap(({ example }) => example?.place ?? []);
  const verdict = { step, examples: examples.length, failed };
  const [trouble, ...others] = troubles;
  if (trouble) return { ...verdict, trouble, ...(others.length > 0 && { others }) };
  const said = host.takePrinted();
  host.tell({ kind: 'at', step, beyond: 'on random hands' });
  const found = host.quiet(() => judgeByHands(attempt));
  host.takePrinted();
  return { ...verdict, ...said, ...found };
}

/** Tells that code answers otherwise when it is asked alone. */
function onlyThen({ got, message, call: _, ...trouble }: Trouble): Trouble {
  if (message !== undefined) return { ...trouble, message: onlyAfterOthers(message) };
  return { ...trouble, got: onlyAfterOthers(got ?? '') };
}

/** Looks for the smallest hand on which the solution differs from ours. */
function judgeByHands({ step, solution, anew }: Attempt): Pick<StepVerdict, 'hunted' | 'counterExample'> {
  const question = questionOf(step);
  const { deals, smallest } = hunt(step, rulesOf(solution));
  if (!smallest) return { hunted: deals };
  const found = describe(question, rulesOf(solution), smallest);
  const calls = lastCalls();
  const isWrongAlone = differs(question, rulesOf(anew()), smallest);
  const counterExample = isWrongAlone
    ? { ...found, ...blamed(step, calls, smallest[0]) }
    : { ...found, got: onlyAfterOthers(found.got), asked: callToBlame(step, calls).name };
  return { hunted: deals, counterExample };
}

/** Judges a step by its counts, when all else is right. */
export function judgeCounts(verdict: StepVerdict, attempt: Attempt): StepVerdict {
  const { step, solution } = attempt;
  host.tell({ kind: 'at', step, beyond: 'while it is counted' });
  takeAsked();
  for (const count of host.chapter(step).counts) {
    const failure = failureIn(count, solution);
    host.takePrinted();
    if (failure) return { ...verdict, ...miscounted(step, failure) };
  }
  return { ...verdict, counted: takeAsked() };
}

/** Tells what a count says against the solution: mostly a hand. */
function miscounted(
  step: string,
  { error, calls, at }: ExampleFailure,
): Pick<StepVerdict, 'counterExample' | 'trouble'> {
  const { hand, actual, expected } = host.disappointmentIn(error) ?? {};
  const { call, ...found } = blamed(step, calls);
  if (hand === undefined) return { trouble: { ...troubleOf(error, undefined), example: at, ...found } };
  const cards = cardsIn(hand);
  const written = found.asked === 'LADDER' && cards ? ladderCall(cards) : call;
  const counterExample: CounterExample =
    actual instanceof Error
      ? { hand, expected: show(expected), ...asGot(troubleOf(actual, calls.at(-1))) }
      : { hand, ...toldApart(actual, expected) };
  return { counterExample: { ...counterExample, ...found, ...(written && { call: written }) } };
}

const asGot = ({ message = '', where }: Trouble) => ({ got: message, ...(where && { where }) });

/** Reads cards; undefined when the text is none. */
function cardsIn(text: string): Cards | undefined {
  try {
    return Object.freeze(parseCards(text));
  } catch {
    return undefined;
  }
}

/** Runs an example and returns what is wrong with the solution, if anything is. */
export function runOne({ step, solution }: Attempt, example: Example): Trouble | undefined {
  const given = example.steps.slice(0, -1).flatMap(linesOfStep);
  const [sentence = ''] = example.steps.slice(-1).flatMap(linesOfStep);
  host.tell({ kind: 'at', step, example: { ...nameOf(example), given, sentence } });
  host.takePrinted();
  const failure = failureIn(example, solution);
  if (!failure) return undefined;
  const { error, calls, at } = failure;
  const trouble = troubleOf(error, callToBlame(step, calls).call);
  return { ...trouble, example: at, ...host.takePrinted(), ...blamed(step, calls, cardsOf(example)) };
}

/** Finds the export that is to blame, and its last call: the last one that is wrong or, where none is, the ladder's or any. */
function callToBlame(step: string, calls: readonly Call[]): { readonly name: string; readonly call: Call | undefined } {
  const wrong = findWrongCall(calls);
  const own = exportsOf(step);
  const [name = ''] = own;
  if (wrong) return { name: wrong.name, call: wrong };
  if (name === 'LADDER') return { name, call: undefined };
  const call = calls.findLast((one) => own.includes(one.name));
  return { name: call?.name ?? name, call };
}

/** Names the export that is to blame, and its call that fails. */
function blamed(step: string, calls: readonly Call[], cards?: Cards): Pick<Trouble, 'asked' | 'call'> {
  const { name } = callToBlame(step, calls);
  const wrong = findWrongCall(calls);
  const call = name === 'LADDER' ? cards && ladderCall(cards) : wrong && writtenCall(wrong.name, wrong.given);
  return { asked: name, ...(call && { call }) };
}

/** Lists what the files of a step export. */
function exportsOf(step: string): string[] {
  const units = STEPS.find(({ name }) => name === step)?.units ?? [];
  return units.flatMap((unit) => [...EXPORTS[unit]]);
}

/** Reads the cards that an example gives, if it gives but one hand. */
function cardsOf({ steps }: Example): Cards | undefined {
  const [cards, ...others] = givenCards(steps).flatMap((given) =>
    given.arguments.filter(({ type }) => type === 'cards'),
  );
  return cards && others.length === 0 ? parseCards(cards.text) : undefined;
}

interface ExampleFailure {
  readonly error: unknown;
  readonly calls: readonly Call[];
  readonly at: FailedExample;
}

/** Says what an example throws, after which calls, and at which sentence. */
function failureIn(example: Example, solution: Learned): ExampleFailure | undefined {
  let at = nameOf(example);
  const onStep = (step: Step) => {
    const [sentence = '', ...rows] = linesOfStep(step);
    at = { ...at, given: [...at.given, at.sentence, ...at.rows].filter(Boolean), sentence, rows };
  };
  forgetCalls();
  try {
    host.quiet(() => runExample(example, rulesOf(solution), onStep));
    return undefined;
  } catch (error) {
    return { error, calls: lastCalls(), at };
  }
}

const nameOf = ({ place, rule, name }: Example): FailedExample => ({
  place,
  rule,
  name,
  given: [],
  sentence: '',
  rows: [],
});

/**
 * Finds the examples of the chapters that a solution fails; ours stands in for what it lacks.
 *
 * @param counted - the chapter whose counts are asked as well, when its examples pass
 */
export function findFailures(modules: readonly Module[], chapters: readonly string[], counted?: string): Failure[] {
  const rules = rulesOf(Object.assign({}, ...modules.map((module) => solutionFrom(module))));
  return chapters.flatMap((chapter) => {
    const { examples, counts } = host.chapter(chapter);
    const failing = examples.filter((example) => isFailing(example, rules));
    if (chapter === counted && failing.length === 0) failing.push(...counts.filter((count) => isFailing(count, rules)));
    return failing.map(({ place, rule, name, steps }) => ({ chapter, rule, place, name, given: givenCards(steps) }));
  });
}

/** Lists the sentences and table rows that give cards, without those that say what is expected. */
function givenCards(steps: readonly Step[]): Sentence[] {
  const outcome = steps.findIndex(({ keyword }) => keyword === 'Then');
  const given = steps
    .slice(0, outcome)
    .flatMap(({ text, arguments: found, table }) => [{ text, arguments: found }, ...sentencesOf(table)]);
  const withCards = given.filter((sentence) => sentence.arguments.some(({ type }) => type === 'cards'));
  return withCards.length > MOST_GIVEN ? [] : withCards;
}

/** Judges a solution that we made wrong on purpose as a learner's is. */
export function judgeMistake(step: string, modules: readonly Module[]): StepVerdict {
  const anew = (): Learned => Object.assign({}, ...modules.map((module) => watched(solutionFrom(module))));
  const attempt = { step, solution: anew(), anew };
  const verdict = judgeStep(attempt);
  return troublesOf(verdict).length > 0 || verdict.counterExample ? verdict : judgeCounts(verdict, attempt);
}

function isFailing(example: Example, rules: Rules): boolean {
  try {
    host.quiet(() => runExample(example, rules));
    return false;
  } catch {
    return true;
  }
}
