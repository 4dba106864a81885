/** Paints a verdict in words for the terminal: what has to be in sight, and what can be read above it. */

import { inWords, type MistakeWords, type Words } from '../coach/explain/words.ts';
import { type ExerciseVerdict, type KnownMistake, resultsOf, type Trouble } from '../coach/verdict.ts';

/** How a verdict is painted; by default plainly and whole. */
export interface Style {
  /** Writes a sentence that has cards in it. */
  readonly write: (sentence: string) => string;
  /** Lays out the sentences that give an example's cards. */
  readonly lay: (sentences: readonly string[]) => readonly string[];
  /** Shows what a text means, where there are colours; without them the words say it, too. */
  readonly paint: (tone: 'good' | 'bad' | 'head' | 'old', text: string) => string;
  /** Returns how the place of an example is shown; undefined where it is not. */
  readonly shownPlace: ((place: string) => string) | undefined;
  /** Where somebody tells how the solution of the exercise came about. */
  readonly story: string | undefined;
  /** All examples of the exercise, by their places; each gets a dot. */
  readonly places: readonly string[];
  /** Which failure is shown: 0 is the first. */
  readonly failure: number;
  /** Whether known mistakes are explained, or only asked about. */
  readonly explains: boolean;
}

const PLAINLY: Omit<Style, 'lay'> = {
  write: String,
  paint: (_, text) => text,
  shownPlace: String,
  story: undefined,
  places: [],
  failure: 0,
  explains: true,
};

export interface PaintedVerdict {
  /** The verdict, the hand, what was expected, what came and what to open. */
  readonly sight: readonly string[];
  /** The other failures, a line each. */
  readonly others: readonly string[];
  /** All else, each part after an empty line. */
  readonly rest: readonly string[];
}

/** Paints the verdict on an exercise, and the known mistakes that fail in the same way or, once it is done, those it avoids. */
export function paintVerdict(
  verdict: ExerciseVerdict,
  mistakes: readonly KnownMistake[],
  given: Partial<Style> = {},
): PaintedVerdict {
  const { write = String } = given;
  const style: Style = { ...PLAINLY, lay: (sentences) => sentences.map(write), ...given };
  const words = inWords(verdict, mistakes, style.failure);
  const { wrong, mistake, others } = words;
  const head = [headingLine(words, style), ...dotLines(verdict, style)];
  return {
    sight: wrong ? [...head, '', ...exampleLines(wrong, style), '', ...outcomeLines(wrong, style)] : head,
    others: others.length > 0 ? ['', 'The others:', ...others.map((line) => `  ✗ ${write(line)}`)] : [],
    rest: [
      ...(wrong ? [] : doneLines(words, style)),
      ...(words.speeds.length > 0
        ? ['', 'Hands of seven cards a second, given as cards:', ...indented(words.speeds)]
        : []),
      ...(words.printed ? ['', 'Your code printed:', ...indented(words.printed.split('\n'))] : []),
      ...(mistake ? mistakeLines(mistake, style) : []),
    ],
  };
}

/** Paints it all, what has to be in sight first. */
export function reportLines(...given: Parameters<typeof paintVerdict>): string[] {
  const { sight, others, rest } = paintVerdict(...given);
  return [...sight, ...others, ...rest];
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

const headingLine = ({ isGood, heading }: Words, { paint }: Style): string =>
  paint(isGood ? 'good' : 'bad', `${isGood ? '✓' : '✗'} ${heading}`);

/** Draws a dot for each example: passed, failed or not reached. */
function dotLines(verdict: ExerciseVerdict, { places, paint }: Style): string[] {
  const signs = { passed: paint('good', '●'), failed: paint('bad', '✗'), 'not reached': paint('old', '○') };
  const dots = resultsOf(verdict, places).map(({ status }) => signs[status]);
  return dots.length > 0 ? [`  ${dots.join('')}`] : [];
}

/** Shows the example or the hand, where it is written, and the call to try, which stays without the symbols of cards. */
function exampleLines({ example, hand, call }: Trouble, { write, lay, shownPlace }: Style): string[] {
  const sentences = example ? [...lay(example.given), ...[example.sentence, ...example.rows].map(write)] : [];
  return [
    ...(example ? [`  ${example.rule}`, `  ${example.name}`, '', ...indented(indented(sentences))] : []),
    ...(hand === undefined ? [] : indented(lay(hand.split(', ')))),
    ...(example && shownPlace ? [`  example   ${shownPlace(example.place)}`] : []),
    ...(call === undefined ? [] : [`  call      ${call}`]),
  ];
}

const LABEL_COLUMNS = 12;

/** Says what was expected, what came and what to open, the difference marked. */
function outcomeLines({ expected, got = '', isText, message, where }: Trouble, { write, paint }: Style): string[] {
  const [wanted, came] = isText ? [expected ?? '', got] : [write(expected ?? ''), write(got)];
  const answers = [
    `  ${paint('good', 'expected')}  ${wanted}`,
    `  ${paint('bad', 'got')}       ${came}`,
    ...markLines(wanted, came),
  ];
  return [
    ...(expected === undefined ? [] : answers),
    ...(message === undefined ? [] : [`  Your code: ${write(message)}`]),
    ...(where ? [`  ${paint('head', 'open')}      ${where.file}:${where.line}`] : []),
  ];
}

/** Answers that are longer than this would be wrapped, away from a mark below them. */
const LONGEST_MARKED = 80 - LABEL_COLUMNS;

/** Marks where an answer differs from a text that was expected; nothing where all of it does. */
function markLines(wanted: string, came: string): string[] {
  const start = came.match(/^\w+ returned /)?.[0].length ?? 0;
  const answer = came.slice(start);
  const least = Math.min(wanted.length, answer.length);
  let [from, end] = [0, 0];
  while (from < least && wanted[from] === answer[from]) from += 1;
  while (end < least - from && wanted.at(-1 - end) === answer.at(-1 - end)) end += 1;
  if (from + end === 0 || /^(true|false)$/.test(wanted) || came.length > LONGEST_MARKED) return [];
  return [' '.repeat(LABEL_COLUMNS + start + from) + '^'.repeat(Math.max(answer.length - end - from, 1))];
}

function doneLines({ learned, avoided }: Words, { story, write }: Style): string[] {
  return [
    ...(learned ? ['', `Learned: ${learned}`] : []),
    ...(story ? [`How this came about: ${story}`] : []),
    ...(avoided.length > 0 ? ['', 'The classic mistakes here, each with a hand that exposes it:'] : []),
    ...avoided.map((line) => `  - ${write(line)}`),
  ];
}

function mistakeLines({ question, summary, known }: MistakeWords, { explains, write }: Style): string[] {
  if (!explains) return ['', `${question ? write(question) : summary} (e explains it)`];
  return ['', ...(question ? [write(question)] : []), summary, ...indented(known)];
}
