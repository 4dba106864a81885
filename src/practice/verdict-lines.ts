import { inWords, type MistakeWords, type Words } from '../coach/explain/words.ts';
import { type ExerciseVerdict, type KnownMistake, resultsOf, type Trouble } from '../coach/verdict.ts';
import { writeFor } from '../terminal/draw-cards.ts';
import { paint } from '../terminal/screen.ts';

const write = writeFor(process.stdout);

/** How a verdict is painted. */
export interface Style {
  /** Lays out the sentences that give an example's cards. */
  readonly lay?: ((sentences: readonly string[]) => readonly string[]) | undefined;
  /** Returns how the place of an example is shown; without it none is. */
  readonly shownPlace?: ((place: string) => string) | undefined;
  /** Where the walkthrough tells how the solution came about. */
  readonly story?: string | undefined;
  /** The places of all examples; each gets a dot. */
  readonly places?: readonly string[];
  /** Which failure is shown: 0 is the first. */
  readonly failure?: number;
  /** Whether known mistakes are explained, or only asked about. */
  readonly explains?: boolean;
}

/**
 * Paints the verdict on an exercise, and the known mistakes that fail in the same way or, once it is done, those it avoids.
 *
 * @returns what has to be in sight: the verdict, the hand, expected, got and what to open; the other failures, a line each; and
 * the rest, each part after an empty line
 */
export function paintVerdict(verdict: ExerciseVerdict, mistakes: readonly KnownMistake[], style: Style = {}) {
  const words = inWords(verdict, mistakes, style.failure);
  const { isGood, heading, wrong, mistake, others, speeds, printed } = words;
  const head = [paint(isGood ? 'good' : 'bad', `${isGood ? '✓' : '✗'} ${heading}`), ...dotLines(verdict, style)];
  return {
    sight: wrong ? [...head, '', ...exampleLines(wrong, style), '', ...outcomeLines(wrong)] : head,
    others: part('The others:', others, (line) => `✗ ${write(line)}`),
    rest: [
      ...(wrong ? [] : doneLines(words, style)),
      ...part('Hands of seven cards a second, given as cards:', speeds),
      ...part('Your code printed:', printed ? printed.split('\n') : []),
      ...(mistake ? mistakeLines(mistake, style) : []),
    ],
  };
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** Puts a heading above lines, and an empty line before it; nothing where there are none. */
const part = (heading: string, lines: readonly string[], shown = (line: string) => line): string[] =>
  lines.length > 0 ? ['', heading, ...indented(lines.map(shown))] : [];

/** Draws a dot for each example: passed, failed or not reached. */
function dotLines(verdict: ExerciseVerdict, { places = [] }: Style): string[] {
  const signs = { passed: paint('good', '●'), failed: paint('bad', '✗'), 'not reached': paint('old', '○') };
  const dots = resultsOf(verdict, places).map(({ status }) => signs[status]);
  return dots.length > 0 ? [`  ${dots.join('')}`] : [];
}

/** Shows the example or the hand, where it is written, and the call to try, which has no symbols of cards. */
function exampleLines({ example, hand, call }: Trouble, { lay = (given) => given.map(write), shownPlace }: Style) {
  const sentences = example ? [...lay(example.given), ...[example.sentence, ...example.rows].map(write)] : [];
  return [
    ...(example ? [`  ${example.rule}`, `  ${example.name}`, '', ...indented(indented(sentences))] : []),
    ...(hand === undefined ? [] : indented(lay(hand.split(', ')))),
    ...(example && shownPlace ? [`  example   ${shownPlace(example.place)}`] : []),
    ...(call === undefined ? [] : [`  ${call.startsWith('{') ? 'ask ' : 'call'}      ${call}`]),
  ];
}

/** Says what was expected, what came and what to open. */
function outcomeLines({ expected, got = '', message, where }: Trouble): string[] {
  const both = [
    `  ${paint('good', 'expected')}  ${write(`${expected}`)}`,
    `  ${paint('bad', 'got')}       ${write(got)}`,
  ];
  return [
    ...(expected === undefined ? [] : both),
    ...(message === undefined ? [] : [`  Your code: ${write(message)}`]),
    ...(where ? [`  ${paint('head', 'open')}      ${where.file}:${where.line}`] : []),
  ];
}

const doneLines = ({ learned, avoided }: Words, { story }: Style): string[] => [
  ...(learned ? ['', `Learned: ${learned}`] : []),
  ...(learned && story ? [`How this came about: ${story}`] : []),
  ...part('The classic mistakes here, each with a hand that exposes it:', avoided, (line) => `- ${write(line)}`),
];

function mistakeLines({ question, summary, known }: MistakeWords, { explains = true }: Style): string[] {
  if (!explains) return ['', `${question ? write(question) : summary} (e explains it)`];
  return ['', ...(question ? [write(question)] : []), summary, ...indented(known)];
}
