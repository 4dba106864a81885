/** Reports a verdict in plain lines. */
import { formatSpeed } from '../race/bars.ts';
import type {
  CounterExample,
  FailedExample,
  Failure,
  KnownMistake,
  Speed,
  StepVerdict,
  Trouble,
  Where,
} from './verdict.ts';

/** Writes a sentence that has cards in it. */
export type Write = (sentence: string) => string;

/** Lays out the sentences that give an example's cards. */
export type Lay = (sentences: readonly string[]) => readonly string[];

/** How a verdict is laid out. */
export interface Style {
  readonly write: Write;
  readonly lay: Lay;
  /** For little room: shows what was expected before the example, and leaves out the rule. */
  readonly isBrief: boolean;
  /** Whether to show the place of the example. */
  readonly tellsPlace: boolean;
}

/**
 * The verdict on a step, and the known mistakes that fail in the same way or, once it is done, those it avoids.
 *
 * @param style - by default the sentences with the cards are written one below the other
 */
export function report(
  verdict: StepVerdict,
  mistakes: readonly KnownMistake[],
  write: Write,
  style: Partial<Omit<Style, 'write'>> = {},
): string[] {
  const { trouble, counterExample, examples, hunted = 0, counted = 0, printed, speeds } = verdict;
  const whole = {
    write,
    lay: (sentences: readonly string[]) => sentences.map(write),
    isBrief: false,
    tellsPlace: true,
    ...style,
  };
  const same = sameMistakes(verdict, mistakes);
  if (trouble) return [...troubleLines(trouble, verdict, same, whole), ...speedLines(speeds)];
  const green = `All ${examples} examples pass.`;
  if (verdict.isCounting) return [`${green} So do ${hunted} random hands. Now it is counted …`];
  if (counterExample) {
    const head =
      examples > 0 ? `${green} But there is a hand that they do not show:` : 'There are hands that come out wrong:';
    return [head, '', ...counterExampleLines(counterExample, same, whole), ...printedLines(printed)];
  }
  return [
    speeds
      ? `It is right for ${hunted} hands and as fast as it has to be: the step is done.`
      : `${green} So do ${hunted} random hands${counted > 0 ? ', and its counts are right' : ''}: the step is done.`,
    ...speedLines(speeds),
    ...avoided(mistakes, write),
    ...printedLines(printed),
  ];
}

function counterExampleLines(
  { hand, expected, got, where }: CounterExample,
  same: readonly string[],
  { write, lay }: Style,
): string[] {
  return [
    ...lay(hand.split(', ')).map((line) => `  ${line}`),
    '',
    '  What should this be?',
    ...outcomeLines({ expected, got }, write),
    ...(where ? [at(where)] : []),
    ...same,
  ];
}

function troubleLines(
  trouble: Trouble,
  { failed, examples }: StepVerdict,
  same: readonly string[],
  style: Style,
): string[] {
  const { example, where, printed } = trouble;
  const count =
    failed.length > 0 ? [`${failed.length} of ${examples} examples fail${failed[1] ? '' : 's'}. The first:`, ''] : [];
  const outcome = [...outcomeLines(trouble, style.write), ...(where ? [at(where)] : [])];
  const place = example && style.tellsPlace ? [`  example   ${example.place}`] : [];
  const told = example ? exampleLines(example, style) : [];
  const parts = style.isBrief
    ? [...outcome, ...same, ...(example ? [''] : []), ...told, ...place]
    : [...told, ...(example ? [''] : []), ...outcome, ...place, ...same];
  return [...count, ...parts, ...printedLines(printed)];
}

function exampleLines({ rule, name, given, sentence, rows }: FailedExample, { write, lay, isBrief }: Style): string[] {
  const sentences = [...lay(given), ...[sentence, ...rows].map(write)];
  return [...(isBrief ? [`  ${name}`] : [`  ${rule}`, `  ${name}`, '']), ...sentences.map((line) => `    ${line}`)];
}

function outcomeLines({ expected, got = '', message, isText }: Trouble, write: Write): string[] {
  const writeIt = isText ? String : write;
  return [
    ...(expected === undefined ? [] : [`  expected  ${writeIt(expected)}`, `  got       ${writeIt(got)}`]),
    ...(expected !== undefined && isText ? differenceLines(expected, got) : []),
    ...(message === undefined ? [] : [`  Your code: ${write(message)}`]),
  ];
}

/** Marks where two texts begin to differ, unless they are so short that it is plain; on a line that may be folded only words can. */
function differenceLines(expected: string, got: string): string[] {
  if (expected.length < 16 && !expected.startsWith('"')) return [];
  const at = [...got, ''].findIndex((sign, place) => sign !== expected[place]);
  if (at < 50) return [`            ${' '.repeat(at)}^ here they differ`];
  return [`            they differ after "${got.slice(at - 20, at)}"`];
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

const at = ({ file, line }: Where) => `  open      ${file}:${line}`;

function printedLines(printed: string | undefined): string[] {
  return printed ? ['', '  Your code printed:', ...printed.split('\n').map((line) => `    ${line}`)] : [];
}

/** The known mistakes that give the same answers: sometimes several, with no telling which. */
function sameMistakes({ failed, counterExample, answers }: StepVerdict, mistakes: readonly KnownMistake[]): string[] {
  const isSame = ({ fails, counterExample: theirs, answers: theirAnswers }: KnownMistake) => {
    if (theirAnswers !== answers || fails.join() !== failed.join()) return false;
    return theirs?.hand === counterExample?.hand && theirs?.got === counterExample?.got && (failed[0] || theirs);
  };
  const same = mistakes.filter(isSame);
  const [first] = same;
  if (!first) return [];
  if (same.length === 1) return ['', `  A known mistake fails in just this way. ${first.wrong}`, `  ${first.reason}`];
  const lines = same.map(({ wrong, reason }) => `  - ${wrong} ${reason}`);
  return ['', '  One of these known mistakes, for each fails in just this way:', ...lines];
}

function avoided(mistakes: readonly KnownMistake[], write: Write): string[] {
  const lines = mistakes.map(({ wrong, exposedBy, counterExample }) => {
    const hand = exposedBy ? handOf(exposedBy) : counterExample?.hand;
    return `  - ${hand ? `${wrong.replace(/\.$/, ': ')}${write(hand)}` : wrong}`;
  });
  return lines.length > 0 ? ['', 'The classic mistakes here, each with a hand that exposes it:', ...lines] : [];
}

/** The cards that a failing example gives, of one sentence only its cards; the name of an example that has a table of many hands. */
function handOf(failure: Failure): string {
  const [first, ...others] = failure.given;
  if (!first) return failure.name;
  const [cards, ...more] = first.arguments;
  if (cards && more.length + others.length === 0) return cards.text;
  return [first, ...others].map(({ text }) => text).join(', ');
}
