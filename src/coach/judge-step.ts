/** Judges one step: by its examples and, when they all pass, by the hunt and the counts. */
import type { Cards } from '../kata/cards/card.ts';
import { parseCards } from '../kata/cards/parse-cards.ts';
import { BadExport } from '../load/exports-of.ts';
import { lineThatSays } from '../load/run-files.ts';
import { type Rules, rulesOf } from '../solution.ts';
import { takeAsked } from './asked.ts';
import { type Attempt, type Blamed, blame, exportsOf } from './blame.ts';
import { type Example, linesOfStep, type Sentence, type Step, sentencesOf } from './chapter.ts';
import { runExample } from './cucumber.ts';
import { onlyAfterOthers, toldApart, troubleOf } from './explain-failure.ts';
import { failingCall, ladderCall, writtenCall } from './failing-call.ts';
import { withFewestRows } from './fewest-rows.ts';
import { host } from './host.ts';
import { describe, differs, expectation, type Hunted, hunt } from './hunt.ts';
import { questionOf } from './hunt-questions.ts';
import { type Call, forgetCalls, lastCalls, watched } from './last-call.ts';
import { type Learned, solutionFrom } from './learned.ts';
import { judgeEvaluator } from './make-it-fast.ts';
import { show } from './show-value.ts';
import { apart, isOfStepBefore } from './stand-in.ts';
import { EXPORTS, FAST } from './stub-answers.ts';
import {
  type CounterExample,
  type FailedExample,
  type Failure,
  isTrouble,
  type Module,
  type StepVerdict,
  type Trouble,
  type UnreadableModule,
} from './verdict.ts';

/** An example with more hands is shown by its name instead. */
const MOST_GIVEN = 5;

/** Reads the files of a step, or says what is wrong with them. */
export function readModules(modules: readonly (Module | UnreadableModule)[], given?: object): Learned | Trouble {
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

/** A solution whose files were read. */
export function attemptOf(modules: readonly (Module | UnreadableModule)[], solution: Learned, given?: object): Attempt {
  const { modules: alone, imported } = apart(modules);
  const found = imported.length === 0 ? solution : host.underWatch(() => readModules(alone, given));
  if (isTrouble(found)) return { solution, apart: solution, imported: [] };
  return { solution, apart: { ...solution, ...found }, imported: imported.flatMap((unit) => [...EXPORTS[unit]]) };
}

/** The line of the row that is wrong, or the name of the export; the first line of a file that has neither. */
function placeOf(error: unknown, { files }: Module): Pick<Trouble, 'where' | 'asked'> {
  const { category, name } = error instanceof BadExport ? error.of : {};
  if (name !== undefined) return { asked: name };
  const row = category === undefined ? undefined : lineThatSays(category, files);
  return { where: row ?? { file: files.entry, line: 1 } };
}

/**
 * Judges a step with the solution of its files and of the steps before it.
 *
 * @param anew - the same solution, which has not been asked yet
 */
export function judgeStep(step: string, attempt: Attempt, anew: () => Learned): StepVerdict {
  const { solution } = attempt;
  if (step === FAST && solution.evaluator) return judgeEvaluator(step, solution.evaluator);
  const { examples, counts } = host.chapter(step);
  if (examples.length === 0) throw new Error(`the chapter "${step}" has no examples`);
  const failed: string[] = [];
  const troubles: Trouble[] = [];
  for (const example of examples) {
    const found = runOne(step, example, attempt);
    if (!found) continue;
    failed.push(example.place);
    const isFirst = troubles.length === 0;
    const alone = () =>
      runOne(step, example, { ...attempt, solution: anew() })
        ? inFewestRows(step, example, attempt, found)
        : onlyThen(found);
    const trouble = isFirst ? alone() : found;
    troubles.push(trouble);
    host.tell({ kind: 'failed', step, trouble });
  }
  const verdict = { step, examples: examples.length, failed };
  const [trouble, ...others] = troubles;
  if (trouble) return { ...verdict, trouble, ...(others.length > 0 && { others }) };
  const said = host.takePrinted();
  host.tell({ kind: 'at', step, beyond: 'on random hands' });
  const { deals, counterExample } = host.quiet(() => findCounterExample(step, attempt, anew));
  host.takePrinted();
  if (counterExample) return { ...verdict, ...said, hunted: deals, counterExample };
  return { ...verdict, ...said, hunted: deals, ...(counts.length > 0 && { isCounting: true }) };
}

/**
 * Judges a step by its counts, when all else is right.
 *
 * @param anew - the same solution, which has not been asked yet
 */
export function judgeCounts(
  { isCounting, ...verdict }: StepVerdict,
  attempt: Attempt,
  anew: () => Learned,
): StepVerdict {
  const { step } = verdict;
  const rules = rulesOf(attempt.solution);
  host.tell({ kind: 'at', step, beyond: 'while it is counted' });
  const { counts } = host.chapter(step);
  takeAsked();
  for (const count of counts) {
    forgetCalls();
    const error = errorOf(count, rules);
    const calls = lastCalls();
    host.takePrinted();
    if (error === undefined) continue;
    const fails = (alone: Learned) => errorOf(count, rulesOf(alone)) !== undefined;
    const blamed = blame(step, attempt, fails, exportsOf(step));
    const tries = tried(blamed?.name, calls, undefined);
    const found = miscounted(error, callOf(blamed, step, calls.at(-1)), count, tries);
    return { ...verdict, ...found, ...aloneOf(step, found, anew) };
  }
  return { ...verdict, counted: takeAsked() };
}

/** A single hand that a count names, asked alone: the call of it, or that it is right then. */
function aloneOf(
  step: string,
  { counterExample }: Pick<StepVerdict, 'counterExample'>,
  anew: () => Learned,
): Pick<StepVerdict, 'counterExample'> {
  const question = questionOf(step);
  const cards = counterExample && question.names.length === 1 ? cardsIn(counterExample.hand) : undefined;
  if (!counterExample || !cards) return {};
  const { call, ...found } = counterExample;
  if (!differs(question, rulesOf(anew()), [cards]))
    return { counterExample: { ...found, got: onlyAfterOthers(found.got) } };
  const { asked } = found;
  const askedAbout = asked === 'LADDER' ? ladderCall(cards) : call;
  const ofHand = question.isYesOrNo && asked ? writtenCall(asked, [cards]) : askedAbout;
  return { counterExample: { ...found, ...(ofHand && { call: ofHand }) } };
}

/** Undefined when the text is no cards. */
function cardsIn(text: string): Cards | undefined {
  try {
    return Object.freeze(parseCards(text));
  } catch {
    return undefined;
  }
}

/** What a count says against the solution: mostly a hand. */
function miscounted(
  error: unknown,
  call: Call | undefined,
  { place, rule, name, steps }: Example,
  blamed: Pick<Trouble, 'asked' | 'call'>,
): Pick<StepVerdict, 'counterExample' | 'trouble'> {
  const { hand, actual, expected } = host.disappointmentIn(error) ?? {};
  if (hand === undefined) {
    const [sentence = '', ...given] = steps.map(({ keyword, text }) => `${keyword} ${text}`).toReversed();
    const example = { place, rule, name, given: given.toReversed(), sentence, rows: [] };
    return { trouble: { ...troubleOf(error, undefined), example, ...blamed } };
  }
  if (actual instanceof Error) {
    const { message = '', where } = troubleOf(actual, call);
    return { counterExample: { hand, expected: show(expected), got: message, ...(where && { where }), ...blamed } };
  }
  const told = toldApart(actual, expected);
  const got = typeof expected === 'boolean' && call ? `${call.name} returned ${told.got}` : told.got;
  return { counterExample: { hand, expected: told.expected, got, ...blamed } };
}

/** The trouble of code that answers otherwise when it is asked alone. */
function onlyThen({ got, message, call: _, ...trouble }: Trouble): Trouble {
  if (message !== undefined) return { ...trouble, message: onlyAfterOthers(message) };
  return { ...trouble, got: onlyAfterOthers(got ?? '') };
}

/** The same trouble, shown with only the hands that cause it. */
function inFewestRows(step: string, example: Example, attempt: Attempt, trouble: Trouble): Trouble {
  const troubleIn = (smaller: Example): Trouble | undefined => {
    const found = runOne(step, smaller, attempt);
    return found?.example?.sentence === trouble.example?.sentence ? found : undefined;
  };
  return troubleIn(withFewestRows(example, (smaller) => troubleIn(smaller) !== undefined)) ?? trouble;
}

/** The smallest hand on which the solution differs from ours, and the export to blame. */
function findCounterExample(
  step: string,
  attempt: Attempt,
  anew: () => Learned,
): { deals: number; counterExample?: CounterExample } {
  const question = questionOf(step);
  const { solution } = attempt;
  const { deals, smallest, remembered } = hunt(step, rulesOf(solution), () => rulesOf(anew()));
  if (remembered) return { deals, counterExample: rememberedOf(step, remembered) };
  if (!smallest) return { deals };
  const blamed = blame(step, attempt, (alone) => differs(question, rulesOf(alone), smallest));
  const found = describe(question, rulesOf(blamed?.alone ?? solution), smallest);
  return { deals, counterExample: { ...found, ...tried(blamed?.name, lastCalls(), smallest[0]) } };
}

function rememberedOf(step: string, { deal, got }: Required<Hunted>['remembered']): CounterExample {
  const [asked, other] = exportsOf(step);
  const question = questionOf(step);
  const answer = question.isYesOrNo ? `${asked} returned ${got}` : got;
  return { ...expectation(question, deal), got: onlyAfterOthers(answer), ...(asked && !other && { asked }) };
}

/** Runs an example and returns what is wrong with the solution, if anything is. */
export function runOne(step: string, example: Example, attempt: Attempt): Trouble | undefined {
  const { solution } = attempt;
  const given = example.steps.slice(0, -1).flatMap(linesOfStep);
  const [sentence = ''] = example.steps.slice(-1).flatMap(linesOfStep);
  host.tell({ kind: 'at', step, example: { ...nameOf(example), given, sentence } });
  host.takePrinted();
  const failure = failureIn(example, solution);
  if (!failure) return undefined;
  const printed = host.takePrinted();
  const blamed = blame(step, attempt, (alone) => failureIn(example, alone) !== undefined);
  const { error, calls, at } = (blamed && failureIn(example, blamed.alone)) ?? failure;
  host.takePrinted();
  const trouble = troubleOf(error, callOf(blamed, step, calls.at(-1)), (file) => isOfStepBefore(file, step));
  return { ...trouble, example: at, ...printed, ...tried(blamed?.name, calls, cardsOf(example)) };
}

/** The export that is to blame, and its call that fails. */
function tried(
  asked: string | undefined,
  calls: readonly Call[],
  cards: Cards | undefined,
): Pick<Trouble, 'asked' | 'call'> {
  const call = asked === 'LADDER' ? cards && ladderCall(cards) : failingCall(asked, calls);
  return { ...(asked && { asked }), ...(call && { call }) };
}

/** The cards that an example gives, if it gives but one hand. */
function cardsOf({ steps }: Example): Cards | undefined {
  const [cards, ...others] = givenCards(steps).flatMap((given) =>
    given.arguments.filter(({ type }) => type === 'cards'),
  );
  return cards && others.length === 0 ? parseCards(cards.text) : undefined;
}

/** The last call, if it is one of the function that is wrong; the answer of any other would mislead. */
function callOf(blamed: Blamed | undefined, step: string, call: Call | undefined): Call | undefined {
  const [name, other] = blamed ? [blamed.name] : exportsOf(step);
  return call?.name === name && !other ? call : undefined;
}

interface ExampleFailure {
  readonly error: unknown;
  readonly calls: readonly Call[];
  readonly at: FailedExample;
}

/** What an example throws, after which calls, and at which sentence. */
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
 * The examples of the chapters that a solution fails; ours stands in for what it lacks.
 *
 * @param counted - the chapter whose counts are asked as well, when its examples pass
 */
export function findFailures(modules: readonly Module[], chapters: readonly string[], counted?: string): Failure[] {
  const rules = rulesOf(Object.assign({}, ...modules.map((module) => solutionFrom(module))));
  const fails = (example: Example) => failsWith(rules, example);
  return chapters.flatMap((chapter) => {
    const { examples, counts } = host.chapter(chapter);
    const failing = examples.filter(fails);
    if (chapter === counted && failing.length === 0) failing.push(...counts.filter(fails));
    return failing.map((example) => {
      const { place, rule, name } = example;
      return { chapter, rule, place, name, given: givenCards(withFewestRows(example, fails).steps) };
    });
  });
}

/** The sentences and table rows that give cards, without those that say what is expected. */
function givenCards(steps: readonly Step[]): Sentence[] {
  const outcome = steps.findIndex(({ keyword }) => keyword === 'Then');
  const given = steps
    .slice(0, outcome)
    .flatMap(({ text, arguments: found, table }) => [{ text, arguments: found }, ...sentencesOf(table)]);
  const withCards = given.filter((sentence) => sentence.arguments.some(({ type }) => type === 'cards'));
  return withCards.length > MOST_GIVEN ? [] : withCards;
}

/** What the hunt, or else a count, finds against a solution that we made wrong on purpose. */
export function huntMistake(step: string, modules: readonly Module[]): { counterExample?: CounterExample } {
  const anew = (): Learned => Object.assign({}, ...modules.map((module) => watched(solutionFrom(module))));
  const { counterExample } = findCounterExample(step, attemptOf(modules, anew()), anew);
  if (counterExample) return { counterExample };
  const counted = judgeCounts({ step, examples: 0, failed: [] }, attemptOf(modules, anew()), anew);
  return counted.counterExample ? { counterExample: counted.counterExample } : {};
}

const failsWith = (rules: Rules, example: Example) => errorOf(example, rules) !== undefined;

function errorOf(example: Example, rules: Rules): unknown {
  try {
    host.quiet(() => runExample(example, rules));
    return undefined;
  } catch (error) {
    return error ?? new Error(`it threw ${error}`);
  }
}
