/** Reports a verdict: what has to be in sight, and what can be read below it. */
import { formatSpeed } from '../race/format-speed.ts';
import { sameMistakes } from './known-mistakes.ts';
import { outcomeLines, uncoloured, wholeOutcome } from './outcome.ts';
import { learnedIn } from './steps.ts';
import type { Style, Write } from './style.ts';
import {
  type CounterExample,
  type FailedExample,
  type KnownMistake,
  resultsOf,
  type Speed,
  type StepVerdict,
  type Trouble,
  troublesOf,
} from './verdict.ts';

/** A verdict in lines. */
export interface Told {
  /** The verdict, what was expected, what came and what to open. */
  readonly bar: readonly string[];
  /** The example and all else. */
  readonly body: readonly string[];
  /** What is known of a mistake that fails in the same way, or a question about it. */
  readonly mistake: readonly string[];
}

const PLAINLY: Omit<Style, 'write' | 'lay'> = {
  paint: (_, text) => text,
  columns: 80,
  isBrief: false,
  isCut: false,
  shownPlace: String,
  story: undefined,
  about: '',
  places: [],
  gained: 0,
  failure: 0,
  explains: true,
  listsAll: false,
};

/**
 * The verdict on a step, and the known mistakes that fail in the same way or, once it is done, those it avoids.
 *
 * @param style - by default the sentences with the cards are written one below the other
 */
export function tell(
  verdict: StepVerdict,
  mistakes: readonly KnownMistake[],
  write: Write,
  given: Partial<Omit<Style, 'write'>> = {},
): Told {
  const style: Style = { ...PLAINLY, write, lay: (sentences) => sentences.map(write), ...given };
  const { counterExample, printed, speeds } = verdict;
  const trouble = troublesOf(verdict)[style.failure] ?? verdict.trouble;
  const top = [headingLine(verdict, style), ...dotLines(verdict, style)];
  const wrong = trouble ?? counterExample;
  if (wrong) {
    const about = trouble
      ? [...troubleLines(trouble, style), ...othersOf(verdict, style), ...speedLines(speeds)]
      : [...counterExampleLines(wrong as CounterExample, style), ...printedLines(printed)];
    return {
      bar: [...top, ...outcomeLines(wrong, style)],
      body: [...wholeOutcome(wrong, style), ...about],
      mistake: mistakeLines(verdict, mistakes, style),
    };
  }
  const learned = learnedIn(verdict.step);
  const done = [
    ...(learned ? [`Learned: ${learned}`] : []),
    ...(style.story ? [`How this came about: ${style.story}`] : []),
    ...speedLines(speeds),
    ...avoided(mistakes, write),
  ];
  return { bar: top, body: [...done, ...printedLines(printed)], mistake: [] };
}

/** What is not read, and what stands in for files that the step's own import and that are not done. */
export function standInLines({ standIns = [] }: Pick<StepVerdict, 'standIns'>): string[] {
  const [are, stand, them] = standIns.length > 1 ? ['are', 'stand', 'them'] : ['is', 'stands', 'it'];
  return [...(standIns.length > 0 ? [`${listed(standIns)} ${are} not done, so ours ${stand} in for ${them}.`] : [])];
}

/** `a, b and c`. */
export const listed = (names: readonly string[]) => names.join(', ').replace(/, (?=[^,]*$)/, ' and ');

/** The verdict in plain lines, the bar above the rest. */
export function report(...given: Parameters<typeof tell>): string[] {
  const { bar, body, mistake } = tell(...given);
  return [...bar, ...(body.length > 0 ? ['', ...body] : []), ...mistake];
}

function headingLine(verdict: StepVerdict, style: Style): string {
  const isGood = !verdict.trouble && !verdict.counterExample;
  const heading = verdict.trouble ? troubleHeading(verdict, style) : headingOf(verdict, style.isCut);
  const about = style.about ? `${style.about}: ` : '';
  return heading && style.paint(isGood ? 'good' : 'bad', `${isGood ? '✓' : '✗'} ${about}${heading}`);
}

function troubleHeading(verdict: StepVerdict, { failure }: Style): string {
  const { failed, examples, hunted, trouble } = verdict;
  const which = failure === 0 ? 'The first:' : `Failure ${failure + 1}:`;
  if (failed.length > 0) return `${failed.length} of ${examples} examples fail${failed[1] ? '' : 's'}. ${which}`;
  if (!trouble?.example) return hunted === undefined ? 'It cannot be judged.' : 'It is not done yet.';
  return failure === 0 ? 'It did not get past this example:' : which;
}

function headingOf({ examples, hunted = 0, counted = 0, counterExample, speeds }: StepVerdict, isCut: boolean): string {
  const green = `All ${examples} examples pass.`;
  if (counterExample && isCut) return 'A hand comes out wrong:';
  if (counterExample) {
    return examples > 0
      ? `${green} But there is a hand that they do not show:`
      : 'There are hands that come out wrong:';
  }
  if (speeds) return `It is right for ${inFull(hunted)} hands and as fast as it has to be: the step is done.`;
  const hands = `So do ${inFull(hunted)} random hands${counted > 0 ? ` and ${inFull(counted)} questions of the counts` : ''}`;
  return `${green} ${hands}: the step is done.`;
}

/** `25,345`. */
const inFull = (count: number) => count.toLocaleString('en');

/** Draws a dot for each example: passed, failed or not reached. */
function dotLines(verdict: StepVerdict, { places, gained, paint }: Style): string[] {
  const signs = { passed: paint('good', '●'), failed: paint('bad', '✗'), 'not reached': paint('old', '○') };
  const dots = resultsOf(verdict, places).map(({ status }) => signs[status]);
  const since = gained === 0 ? '' : ` ${gained > 0 ? '+' : '−'}${Math.abs(gained)} since your last save`;
  return dots.length > 0 ? [`  ${dots.join('')}${since && ` ${since}`}`] : [];
}

function counterExampleLines({ hand, call }: CounterExample, { lay }: Style): string[] {
  return [...lay(hand.split(', ')).map((line) => `  ${line}`), ...callLines(call)];
}

function troubleLines(trouble: Trouble, style: Style): string[] {
  const { example, frame = [], call, printed } = trouble;
  const place = example && style.shownPlace ? [`  example   ${style.shownPlace(example.place)}`] : [];
  return [
    ...inView(frame, style.columns - 2).map((line) => `  ${line}`),
    ...(frame.length > 0 && example ? [''] : []),
    ...(example ? exampleLines(example, style) : []),
    ...place,
    ...callLines(call),
    ...printedLines(printed),
  ];
}

/** The lines of code cut to the columns, with the mark in sight. */
export function inView(frame: readonly string[], columns: number): string[] {
  const mark = Math.max(...frame.map((row) => (/^ *\| *\^$/.test(row) ? row.length : 0)), 0);
  const margin = (frame[0]?.indexOf('|') ?? 0) + 2;
  const skipped = Math.max(mark + 1 - columns, 0);
  return frame.map((row) => (row.slice(0, margin) + row.slice(margin + skipped)).slice(0, columns));
}

/** As it is typed, so without the symbols of cards. */
const callLines = (call: string | undefined) => (call === undefined ? [] : [`  call      ${call}`]);

function exampleLines({ rule, name, given, sentence, rows }: FailedExample, { write, lay, isBrief }: Style): string[] {
  const sentences = [...lay(given), ...[sentence, ...rows].map(write)];
  return [...(isBrief ? [`  ${name}`] : [`  ${rule}`, `  ${name}`, '']), ...sentences.map((line) => `    ${line}`)];
}

/** The other failures, a line each. */
function othersOf(verdict: StepVerdict, { listsAll, write }: Style): string[] {
  const [, ...others] = listsAll ? troublesOf(verdict) : [];
  if (others.length === 0) return [];
  const lines = others.map(({ example, expected, got = '', message = '', isText }) => {
    const writeIt = isText ? String : write;
    const what = expected === undefined ? message : `expected ${writeIt(expected)}, got ${writeIt(got)}`;
    return `  ✗ ${example?.name ?? ''}: ${uncoloured(what)} (${example?.place ?? ''})`;
  });
  return ['', 'The others:', ...lines];
}

/** Hands a second, each beside how many times as fast as the rules that is. */
function speedLines(speeds: readonly Speed[] = []): string[] {
  const [, rules] = speeds;
  if (!rules) return [];
  const rows = speeds.map(({ name, handsPerSecond }) => {
    const factor = (handsPerSecond / rules.handsPerSecond).toFixed(1);
    return `    ${name.padEnd(12)} ${formatSpeed(handsPerSecond).padStart(7)} ${factor.padStart(6)} times ${rules.name}`;
  });
  return ['', '  Hands of seven cards a second, given as cards:', ...rows];
}

function printedLines(printed: string | undefined): string[] {
  if (!printed) return [];
  return ['', '  Your code printed:', ...printed.split('\n').map((line) => `    ${uncoloured(line)}`)];
}

/** Tells the known mistakes that fail in the same way, or asks about them. */
function mistakeLines(
  verdict: StepVerdict,
  mistakes: readonly KnownMistake[],
  { explains, write, failure }: Style,
): string[] {
  const same = sameMistakes(verdict, mistakes);
  const [first] = same;
  if (!first) return [];
  const { hand } = first;
  const shown = troublesOf(verdict)[failure]?.example;
  const isInSight = verdict.counterExample || (hand && textsOf(shown).includes(hand));
  const question = hand && !isInSight ? [`  What does your code say about ${write(hand)}? What should it say?`] : [];
  const known = '  A known mistake fails in just this way.';
  if (!explains)
    return ['', ...(question[0] ? [...question, '  (e explains the mistake)'] : [`${known} (e explains it)`])];
  if (same.length === 1) return ['', ...question, `${known} ${first.wrong}`, `  ${first.reason}`];
  const lines = same.map(({ wrong, reason }) => `  - ${wrong} ${reason}`);
  return ['', ...question, '  One of these known mistakes, for each fails in just this way:', ...lines];
}

const textsOf = (example: FailedExample | undefined) =>
  example ? [example.name, ...example.given, example.sentence].join(', ') : '';

function avoided(mistakes: readonly KnownMistake[], write: Write): string[] {
  const lines = mistakes.map(
    ({ wrong, hand }) => `  - ${hand ? `${wrong.replace(/\.$/, ': ')}${write(hand)}` : wrong}`,
  );
  return lines.length > 0 ? ['', 'The classic mistakes here, each with a hand that exposes it:', ...lines] : [];
}
