/** What is said of a verdict, in plain lines. */
import type { KnownMistake, StepVerdict, Trouble, Where } from './verdict.ts';

/** How a sentence with cards in it is written. */
export type Write = (sentence: string) => string;

/** The verdict on a step, and whatever helps: a known mistake that fails in the same way, or those that it has avoided. */
export function report(verdict: StepVerdict, mistakes: readonly KnownMistake[], write: Write): string[] {
  const { trouble, counterExample, failed, examples, hunted = 0, printed } = verdict;
  if (trouble) return [...troubleLines(trouble, verdict, write), ...sameMistake(failed, mistakes)];
  const green = `All ${examples} examples pass.`;
  if (counterExample) {
    const { hand, expected, got, where } = counterExample;
    return [
      `${green} But there is a hand that they do not show:`,
      '',
      `  ${write(hand)}`,
      '',
      '  What should this be?',
      `  expected  ${write(expected)}`,
      `  got       ${write(got)}`,
      ...(where ? ['', at(where)] : []),
      ...printedLines(printed),
    ];
  }
  return [
    `${green} So do ${hunted} random hands: the step is done.`,
    ...printedLines(printed),
    ...avoided(mistakes, write),
  ];
}

function troubleLines(trouble: Trouble, { failed, examples }: StepVerdict, write: Write): string[] {
  const { example, message, expected, got, where, printed } = trouble;
  const count = failed.length > 0 ? [`${failed.length} of ${examples} examples fail. The first:`, ''] : [];
  return [
    ...count,
    ...(example ? [`  ${example.rule}`, `  ${example.name}`, ''] : []),
    ...(example ? [...example.given, example.sentence].map((sentence) => `    ${write(sentence)}`) : []),
    ...(example ? [''] : []),
    ...(expected === undefined ? [] : [`  expected  ${write(expected)}`, `  got       ${write(got ?? '')}`]),
    ...(message === undefined ? [] : [`  Your code: ${write(message)}`]),
    '',
    ...(where ? [at(where)] : []),
    ...(example ? [`  example   ${example.place}`] : []),
    ...printedLines(printed),
  ];
}

const at = ({ file, line }: Where) => `  open      ${file}:${line}`;

function printedLines(printed: string | undefined): string[] {
  return printed ? ['', '  Your code printed:', ...printed.split('\n').map((line) => `    ${line}`)] : [];
}

/** A wrong solution that fails exactly the same examples. */
function sameMistake(failed: readonly string[], mistakes: readonly KnownMistake[]): string[] {
  const same = mistakes.find(({ fails }) => failed.length > 0 && fails.join() === failed.join());
  return same ? ['', `  A known mistake fails in just this way. ${same.wrong}`, `  ${same.reason}`] : [];
}

function avoided(mistakes: readonly KnownMistake[], write: Write): string[] {
  const lines = mistakes.map(({ wrong, exposedBy }) => `  - ${wrong} ${write(handOf(exposedBy?.given ?? []))}`);
  return lines.length > 0 ? ['', 'The classic mistakes here, each with a hand that exposes it:', ...lines] : [];
}

const handOf = (given: readonly string[]) => given.map((sentence) => sentence.replace(/^\w+ /, '')).join(', ');
