/** Judges one step: by its examples and, when they all pass, by the hunt and the counts. */
import { type Rules, rulesOf } from '../kata/solution.ts';
import { blame, failsExample } from './blame.ts';
import { type Example, linesOfStep, type Sentence, type Step, sentencesOf } from './chapter.ts';
import { runExample } from './cucumber.ts';
import { troubleOf } from './explain-failure.ts';
import { withFewestRows } from './fewest-rows.ts';
import { host } from './host.ts';
import { describe, differs, hunt } from './hunt.ts';
import { questionOf } from './hunt-questions.ts';
import { type Call, forgetCalls, lastCall, watched } from './last-call.ts';
import { type Learned, solutionFrom } from './learned.ts';
import { judgeEvaluator } from './make-it-fast.ts';
import { show } from './show-value.ts';
import { FAST } from './stub-answers.ts';
import type {
  CounterExample,
  FailedExample,
  Failure,
  Module,
  StepVerdict,
  Trouble,
  UnreadableModule,
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
      return { where: { file: module.files.entry, line: 1 }, ...troubleOf(error, undefined), ...host.takePrinted() };
    }
  }
  return Object.assign({}, ...parts);
}

/** Judges a step with the solution of its files and of the steps before it. */
export function judgeStep(step: string, solution: Learned): StepVerdict {
  if (step === FAST && solution.evaluator) return judgeEvaluator(step, solution.evaluator);
  const { examples, counts } = host.chapter(step);
  const failed: string[] = [];
  const troubles: Trouble[] = [];
  for (const example of examples) {
    const found = runOne(step, example, solution);
    if (!found) continue;
    failed.push(example.place);
    troubles.push(troubles.length > 0 ? found : inFewestRows(step, example, solution, found));
    host.tell({ kind: 'failed', step, trouble: found });
  }
  const verdict = { step, examples: examples.length, failed };
  const [trouble, ...others] = troubles;
  if (trouble) return { ...verdict, trouble, ...(others.length > 0 && { others }) };
  const said = host.takePrinted();
  host.tell({ kind: 'at', step, beyond: 'random hands' });
  const { deals, counterExample } = host.quiet(() => findCounterExample(step, solution));
  host.takePrinted();
  if (counterExample) return { ...verdict, ...said, hunted: deals, counterExample };
  return { ...verdict, ...said, hunted: deals, ...(counts.length > 0 && { isCounting: true }) };
}

/** Judges a step by its counts, when all else is right. */
export function judgeCounts({ isCounting, ...verdict }: StepVerdict, solution: Learned): StepVerdict {
  const { step } = verdict;
  const rules = rulesOf(solution);
  host.tell({ kind: 'at', step, beyond: 'all hands, which are counted' });
  const { counts } = host.chapter(step);
  for (const count of counts) {
    const error = errorOf(count, rules);
    const call = lastCall();
    host.takePrinted();
    if (error === undefined) continue;
    const asked = blame(step, solution, (alone) => errorOf(count, rulesOf(alone)) !== undefined) ?? call?.name;
    return { ...verdict, ...miscounted(error, call, count, asked) };
  }
  return { ...verdict, counted: counts.length };
}

/** What a count says against the solution: mostly a hand. */
function miscounted(
  error: unknown,
  call: Call | undefined,
  { place, rule, name }: Example,
  asked: string | undefined,
): Pick<StepVerdict, 'counterExample' | 'trouble'> {
  const { hand, actual, expected } = host.disappointmentIn(error) ?? {};
  const blamed = asked ? { asked } : {};
  if (hand === undefined) {
    const example = { place, rule, name, given: [], sentence: '', rows: [] };
    return { trouble: { ...troubleOf(error, call, asked), example, ...blamed } };
  }
  if (actual instanceof Error) {
    const { message = '', where } = troubleOf(actual, call);
    return { counterExample: { hand, expected: inText(expected), got: message, ...(where && { where }), ...blamed } };
  }
  const got = typeof expected === 'boolean' && call ? `${call.name} returned ${inText(actual)}` : inText(actual);
  return { counterExample: { hand, expected: inText(expected), got, ...blamed } };
}

const inText = (value: unknown) => (typeof value === 'string' ? value : show(value));

/** The same trouble, shown with only the hands that cause it. */
function inFewestRows(step: string, example: Example, solution: Learned, trouble: Trouble): Trouble {
  const troubleIn = (smaller: Example): Trouble | undefined => {
    const found = runOne(step, smaller, solution);
    return found?.example?.sentence === trouble.example?.sentence ? found : undefined;
  };
  return troubleIn(withFewestRows(example, (smaller) => troubleIn(smaller) !== undefined)) ?? trouble;
}

/** The smallest hand on which the solution differs from ours, and the export to blame. */
function findCounterExample(step: string, solution: Learned): { deals: number; counterExample?: CounterExample } {
  const question = questionOf(step);
  const { deals, smallest } = hunt(step, rulesOf(solution));
  if (!smallest) return { deals };
  const asked = blame(step, solution, (alone) => differs(question, rulesOf(alone), smallest));
  return { deals, counterExample: { ...describe(question, rulesOf(solution), smallest), ...(asked && { asked }) } };
}

/** Runs an example and returns what is wrong with the solution, if anything is. */
export function runOne(step: string, example: Example, solution: Learned): Trouble | undefined {
  const { place, rule, name } = example;
  let at: FailedExample = { place, rule, name, given: [], sentence: '', rows: [] };
  const onStep = (step: Step) => {
    const [sentence = '', ...rows] = linesOfStep(step);
    at = { ...at, given: [...at.given, at.sentence, ...at.rows].filter(Boolean), sentence, rows };
  };
  const given = example.steps.slice(0, -1).flatMap(linesOfStep);
  const [sentence = ''] = example.steps.slice(-1).flatMap(linesOfStep);
  host.tell({ kind: 'at', step, example: { ...at, given, sentence } });
  forgetCalls();
  host.takePrinted();
  try {
    host.quiet(() => runExample(example, rulesOf(solution), onStep));
    return undefined;
  } catch (error) {
    const call = lastCall();
    const printed = host.takePrinted();
    const asked = blame(step, solution, (alone) => failsExample(example, alone)) ?? call?.name;
    host.takePrinted();
    return { ...troubleOf(error, call, asked), example: at, ...printed, ...(asked && { asked }) };
  }
}

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

/** What the hunt finds against a solution that we made wrong on purpose. */
export function huntMistake(step: string, modules: readonly Module[]): { counterExample?: CounterExample } {
  const solution: Learned = Object.assign({}, ...modules.map((module) => solutionFrom(module)));
  const { counterExample } = findCounterExample(step, solution);
  return counterExample ? { counterExample } : {};
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
