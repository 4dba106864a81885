/** Paints a verdict in words for the terminal: what has to be in sight, and what can be read above it. */
import { type KnownMistake, resultsOf, type StepVerdict, type Trouble } from './verdict.ts';
import { inWords, type MistakeWords, type Words } from './words.ts';

export { listed, standInLines } from './words.ts';

/** Writes a sentence that has cards in it. */
export type Write = (sentence: string) => string;

/** How a verdict is laid out, and what it is laid out with. */
export interface Style {
  readonly write: Write;
  /** Lays out the sentences that give an example's cards. */
  readonly lay: (sentences: readonly string[]) => readonly string[];
  /** Shows what a text means, where there are colours; without them the words say it, too. */
  readonly paint: (tone: 'good' | 'bad' | 'head' | 'old', text: string) => string;
  readonly columns: number;
  /** How the place of an example is shown; undefined where it is not. */
  readonly shownPlace: ((place: string) => string) | undefined;
  /** Where somebody tells how the step's solution came about. */
  readonly story: string | undefined;
  /** What the verdict is about, to be said before it. */
  readonly about: string;
  /** All examples of the step, by their places; each gets a dot. */
  readonly places: readonly string[];
  /** How many more examples pass than before. */
  readonly gained: number;
  /** Which failure is shown: 0 is the first. */
  readonly failure: number;
  /** Whether known mistakes are explained, or only asked about. */
  readonly explains: boolean;
  /** Whether all failures are listed. */
  readonly listsAll: boolean;
}

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
 * Tells the verdict on a step, and the known mistakes that fail in the same way or, once it is done, those it avoids.
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
  const words = inWords(verdict, mistakes, style.failure);
  const { wrong, mistake } = words;
  const bar = [headingLine(words, style), ...dotLines(verdict, style), ...(wrong ? outcomeLines(wrong, style) : [])];
  const body = [...(wrong ? wrongLines(words, wrong, style) : doneLines(words, style)), ...printedLines(words)];
  return { bar, body, mistake: mistake ? mistakeLines(mistake, style) : [] };
}

/** Tells the verdict in plain lines, the bar above the rest. */
export function report(...given: Parameters<typeof tell>): string[] {
  const { bar, body, mistake } = tell(...given);
  return [...bar, ...(body.length > 0 ? ['', ...body] : []), ...mistake];
}

function headingLine({ isGood, heading }: Words, { about, paint }: Style): string {
  return paint(isGood ? 'good' : 'bad', `${isGood ? '✓' : '✗'} ${about && `${about}: `}${heading}`);
}

/** Draws a dot for each example: passed, failed or not reached. */
function dotLines(verdict: StepVerdict, { places, gained, paint }: Style): string[] {
  const signs = { passed: paint('good', '●'), failed: paint('bad', '✗'), 'not reached': paint('old', '○') };
  const dots = resultsOf(verdict, places).map(({ status }) => signs[status]);
  const since = gained === 0 ? '' : `  ${gained > 0 ? '+' : '−'}${Math.abs(gained)} since your last save`;
  return dots.length > 0 ? [`  ${dots.join('')}${since}`] : [];
}

const LABEL_COLUMNS = 12;

/** Says what was expected, what came and what to open, the difference marked. */
function outcomeLines({ expected, got = '', isText, message, where }: Trouble, style: Style): string[] {
  const { paint, columns } = style;
  const write = isText ? String : style.write;
  const [wanted, came] = [write(expected ?? ''), write(got)];
  const answers = [
    `  ${paint('good', 'expected')}  ${wanted}`,
    `  ${paint('bad', 'got')}       ${came}`,
    ...markLines(wanted, came).filter(({ length }) => length <= columns),
  ];
  const place = where ? `${where.file}:${where.line}` : '';
  const gap = ' '.repeat(place.length + LABEL_COLUMNS > columns ? 1 : 6); // in one row where it fits, to be copied
  return [
    ...(expected === undefined ? [] : answers),
    ...(message === undefined ? [] : [`  Your code: ${style.write(message)}`]),
    ...(place ? [`  ${paint('head', 'open')}${gap}${place}`] : []),
  ];
}

/** Marks where an answer differs from a text that was expected; nothing where all of it does. */
function markLines(wanted: string, came: string): string[] {
  const start = came.match(/^\w+ returned /)?.[0].length ?? 0;
  const answer = came.slice(start);
  const least = Math.min(wanted.length, answer.length);
  let [from, end] = [0, 0];
  while (from < least && wanted[from] === answer[from]) from += 1;
  while (end < least - from && wanted.at(-1 - end) === answer.at(-1 - end)) end += 1;
  if (from + end === 0 || /^(true|false)$/.test(wanted)) return [];
  return [' '.repeat(LABEL_COLUMNS + start + from) + '^'.repeat(Math.max(answer.length - end - from, 1))];
}

function wrongLines({ others, speeds }: Words, { example, hand, frame = [], call }: Trouble, style: Style): string[] {
  const { write, lay, shownPlace, listsAll } = style;
  const sentences = example ? [...lay(example.given), ...[example.sentence, ...example.rows].map(write)] : [];
  return [
    ...frame.map((line) => `  ${line}`),
    ...(frame.length > 0 && example ? [''] : []),
    ...(example ? [`  ${example.rule}`, `  ${example.name}`, '', ...sentences.map((line) => `    ${line}`)] : []),
    ...(hand === undefined ? [] : lay(hand.split(', ')).map((line) => `  ${line}`)),
    ...(example && shownPlace ? [`  example   ${shownPlace(example.place)}`] : []),
    ...(call === undefined ? [] : [`  call      ${call}`]), // as it is typed, so without the symbols of cards
    ...(listsAll && others.length > 0 ? ['', 'The others:', ...others.map((line) => `  ✗ ${write(line)}`)] : []),
    ...speedLines(speeds),
  ];
}

function doneLines({ learned, speeds, avoided }: Words, { story, write }: Style): string[] {
  return [
    ...(learned ? [`Learned: ${learned}`] : []),
    ...(story ? [`How this came about: ${story}`] : []),
    ...speedLines(speeds),
    ...(avoided.length > 0 ? ['', 'The classic mistakes here, each with a hand that exposes it:'] : []),
    ...avoided.map((line) => `  - ${write(line)}`),
  ];
}

function speedLines(speeds: Words['speeds']): string[] {
  const head = ['', '  Hands of seven cards a second, given as cards:'];
  return speeds.length > 0 ? [...head, ...speeds.map((line) => `    ${line}`)] : [];
}

function printedLines({ printed }: Words): string[] {
  return printed ? ['', '  Your code printed:', ...printed.split('\n').map((line) => `    ${line}`)] : [];
}

function mistakeLines({ question, summary, known }: MistakeWords, { explains, write }: Style): string[] {
  if (!explains) return ['', `  ${question ? write(question) : summary} (e explains it)`];
  return ['', ...[...(question ? [write(question)] : []), summary, ...known].map((line) => `  ${line}`)];
}
