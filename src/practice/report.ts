/** What is said of a verdict, in plain lines. */
import { basename } from 'node:path';
import { formatSpeed } from '../race/bars.ts';
import type { TypeNote } from './type-check.ts';
import type { Failure, KnownMistake, Speed, StepVerdict, Trouble, Where } from './verdict.ts';

/** How a sentence with cards in it is written. */
export type Write = (sentence: string) => string;

/** How the cards that an example is about are shown: by the sentences that give them. */
export type Lay = (sentences: readonly string[]) => readonly string[];

/**
 * The verdict on a step, and whatever helps: a known mistake that fails in the same way, or those that it has avoided.
 *
 * @param lay - when it is not enough to write the sentences with the cards below each other
 */
export function report(
  verdict: StepVerdict,
  mistakes: readonly KnownMistake[],
  write: Write,
  lay: Lay = (sentences) => sentences.map(write),
): string[] {
  const { trouble, counterExample, failed, examples, hunted = 0, printed, speeds } = verdict;
  if (trouble)
    return [...troubleLines(trouble, verdict, write, lay), ...sameMistake(failed, mistakes), ...speedLines(speeds)];
  const green = `All ${examples} examples pass.`;
  if (counterExample) {
    const { hand, expected, got, where } = counterExample;
    return [
      examples > 0 ? `${green} But there is a hand that they do not show:` : 'There are hands that come out wrong:',
      '',
      ...lay(hand.split(', ')).map((line) => `  ${line}`),
      '',
      '  What should this be?',
      `  expected  ${write(expected)}`,
      `  got       ${write(got)}`,
      ...(where ? ['', at(where)] : []),
      ...printedLines(printed),
    ];
  }
  return [
    speeds
      ? `It is right for ${hunted} hands and as fast as it has to be: the step is done.`
      : `${green} So do ${hunted} random hands: the step is done.`,
    ...speedLines(speeds),
    ...printedLines(printed),
    ...avoided(mistakes, write),
  ];
}

function troubleLines(trouble: Trouble, { failed, examples }: StepVerdict, write: Write, lay: Lay): string[] {
  const { example, message, expected, got, where, printed } = trouble;
  const count =
    failed.length > 0 ? [`${failed.length} of ${examples} examples fail${failed[1] ? '' : 's'}. The first:`, ''] : [];
  return [
    ...count,
    ...(example ? [`  ${example.rule}`, `  ${example.name}`, ''] : []),
    ...(example
      ? [...lay(example.given), ...[example.sentence, ...example.rows].map(write)].map((line) => `    ${line}`)
      : []),
    ...(example ? [''] : []),
    ...(expected === undefined ? [] : [`  expected  ${write(expected)}`, `  got       ${write(got ?? '')}`]),
    ...(message === undefined ? [] : [`  Your code: ${write(message)}`]),
    '',
    ...(where ? [at(where)] : []),
    ...(example ? [`  example   ${example.place}`] : []),
    ...printedLines(printed),
  ];
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

/** So many lines of what the code prints are shown. */
const MOST_PRINTED = 10;

function printedLines(printed: string | undefined): string[] {
  if (!printed) return [];
  const lines = printed.split('\n');
  const more = lines.length > MOST_PRINTED ? [`    … and ${lines.length - MOST_PRINTED} more lines`] : [];
  return ['', '  Your code printed:', ...lines.slice(0, MOST_PRINTED).map((line) => `    ${line}`), ...more];
}

/** The first place where the types do not fit, those of a step's own files before others, and how many more there are. */
export function typeLines(notes: readonly TypeNote[], units: readonly string[]): string[] {
  const isOwn = ({ file }: TypeNote) => units.includes(basename(file, '.ts'));
  const first = notes.find(isOwn) ?? notes[0];
  if (!first) return [];
  const more = notes.length > 1 ? [`       ${notes.length - 1} more`] : [];
  return [`Types: ${first.file}:${first.line} ${first.message}`, ...more];
}

/** A wrong solution that fails exactly the same examples. */
function sameMistake(failed: readonly string[], mistakes: readonly KnownMistake[]): string[] {
  const same = mistakes.find(({ fails }) => failed.length > 0 && fails.join() === failed.join());
  return same ? ['', `  A known mistake fails in just this way. ${same.wrong}`, `  ${same.reason}`] : [];
}

function avoided(mistakes: readonly KnownMistake[], write: Write): string[] {
  const lines = mistakes.map(({ wrong, exposedBy }) => `  - ${wrong.replace(/\.$/, ': ')}${write(handOf(exposedBy))}`);
  return lines.length > 0 ? ['', 'The classic mistakes here, each with a hand that exposes it:', ...lines] : [];
}

/** The cards that a failing example gives; one with a table of hands is called by its name. */
function handOf(failure: Failure | undefined): string {
  const hand = failure?.given.map((sentence) => sentence.replace(/^\w+ (the cards )?/, '')).join(', ');
  return hand || (failure?.name ?? '');
}
