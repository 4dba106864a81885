/** A verdict as the terminal shows it. */
import { type Exercise, hintsOn } from '../coach/exercise.ts';
import { inWords, type MistakeWords, type Words } from '../coach/explain/words.ts';
import { storyOf } from '../coach/read-package.ts';
import {
  type ExerciseVerdict,
  type FailedExample,
  isWrongAnswer,
  resultsOf,
  type Trouble,
  writeTrouble,
} from '../coach/verdict.ts';
import { here, home } from '../machine/package/package-files.ts';
import { layOutCards } from '../machine/terminal/card-tiles.ts';
import { writeFor } from '../machine/terminal/draw-cards.ts';
import { paint } from '../machine/terminal/screen.ts';
import { ruleOf, ruleOfOnlyFile } from './learner-files.ts';
import { outcomeLines } from './outcome-lines.ts';
import { titleIn, type View, verdictInSight } from './screen/view.ts';

/** Of what is above the verdict, so many lines should be visible. */
const MOST_LINES_ABOVE = 6;

/** The indentation of an example. */
const INDENT_COLUMNS = 4;

const write = writeFor(process.stdout);

/** How to paint an example. */
export interface Style {
  /** Draws the cards as tiles, in so many columns. */
  readonly columns?: number;
  /** Shows only so many lines of the example, in which its cards are. */
  readonly brief?: number;
}

/** A verdict as coloured lines. */
export interface PaintedVerdict {
  /** The exercise, and all that need not be visible, like hints. */
  readonly above: readonly string[];
  /** The end of `above`, which should be visible, too. */
  readonly last: readonly string[];
  /** The other failures, for a report. */
  readonly others: readonly string[];
  /** What must be visible: the heading and the failure. */
  readonly sight: readonly string[];
}

/** What the parts of the painting are made from. */
interface Judged {
  readonly view: View;
  readonly exercise: Exercise;
  readonly verdict: ExerciseVerdict;
  readonly words: Words;
}

/** Paints the verdict on the exercise in sight, which must have one. */
export function paintVerdict(view: View, style: Style = {}): PaintedVerdict {
  const exercise = view.current as Exercise;
  const verdict = verdictInSight(view) as ExerciseVerdict;
  const words = inWords(verdict, view.mistakes, view.failure);
  const judged = { view, exercise, verdict, words };
  const printed = part('Your code printed:', words.printed ? words.printed.split('\n') : []);
  const isQuoted = view.course.program && words.wrong && !isWrongAnswer(words.wrong);
  const parts = partsAbove(judged, style, isQuoted ? [] : printed);
  const lastPart = parts.findLast((lines) => lines.length > 0) ?? [];
  return {
    // What is said of a program that ended quotes what matters of its output.
    above: [...exerciseLines(judged), ...(isQuoted ? printed : []), ...parts.flat()],
    last: lastPart.slice(-MOST_LINES_ABOVE),
    others: otherFailures(judged),
    sight: [...headingLines(judged), ...failureLines(judged, style)],
  };
}

/** Writes the number and the name of the exercise, and its rule. */
function exerciseLines({ view: { course }, exercise }: Judged): string[] {
  const onlyFile = course.interview?.onlyFile;
  const rule = onlyFile ? ruleOfOnlyFile(onlyFile, home.root) : ruleOf(exercise, home.root);
  return [titleIn(course, exercise), `  ${rule}`];
}

/** Lists what may scroll out of sight. The more it helps now, the later it comes. */
function partsAbove(judged: Judged, style: Style, printed: string[]): string[][] {
  const { view, words } = judged;
  const { wrong, speeds } = words;
  const hints = hintLines(judged);
  const mistakes = mistakeLines(words, view);
  return [
    wrong && style.brief ? spaced(exampleLines(wrong, view)) : [],
    lessonLines(judged),
    part('Hands of seven cards per second:', speeds),
    printed,
    ...(view.explains ? [...hints, mistakes] : withMistake(hints, mistakes)),
  ];
}

/** Puts the line about a mistake below the last hint, so that both are in sight. */
function withMistake(hints: readonly string[][], mistake: readonly string[]): string[][] {
  return [...hints.slice(0, -1), [...(hints.at(-1) ?? []), ...mistake]];
}

function lessonLines({ exercise, words: { lesson } }: Judged): string[] {
  if (!lesson) return [];
  const story = storyOf(exercise, home.root);
  return ['', `Learned: ${lesson}`, ...(story ? [`Walkthrough: ${here(story)}`] : [])];
}

/** Returns the lines of each hint that was asked for, unless the exercise is done. */
function hintLines({ view, exercise, words }: Judged): string[][] {
  if (words.isGood) return [];
  const asked = hintsOn(exercise, words.wrong).filter(({ text }) => view.hints.includes(text));
  return asked.map(({ number, text }) => ['', `Hint ${number}: ${text}`]);
}

function headingLines(judged: Judged): string[] {
  const { isGood, heading } = judged.words;
  const line = isGood ? paint('good', `✓ ${heading}`) : paint('bad', `✗ ${heading}`);
  return [line, ...dotLines(judged)];
}

function failureLines({ view, words: { wrong } }: Judged, style: Style): string[] {
  if (!wrong) return [];
  const example = style.brief
    ? briefExampleLines(wrong, style.columns, style.brief)
    : exampleLines(wrong, view, style.columns);
  return [...spaced(example), '', ...outcomeLines(wrong, view.course)];
}

function otherFailures({ view, verdict }: Judged): string[] {
  const [, ...others] = verdict.troubles;
  return part('Other failures:', others, (failure) => otherLine(failure, view));
}

function otherLine(trouble: Trouble, view: View): string {
  const { example } = trouble;
  const what = write(writeTrouble(trouble));
  const location = example && !view.course.interview ? ` (${placeOf(example, view)})` : '';
  return `✗ ${example ? `${example.name}: ` : ''}${what}${location}`;
}

/** Draws a dot for each example. */
function dotLines({ verdict }: Judged): string[] {
  const signs = {
    passed: paint('good', '●'),
    failed: paint('bad', '✗'),
    'not reached': paint('old', '○'),
  };
  const dots = resultsOf(verdict).map(({ status }) => signs[status]);
  return dots.length > 0 ? [`  ${dots.join('')}`] : [];
}

/** Returns where an example is: in the learner's own feature, or in a chapter of the package. */
function placeOf({ location }: FailedExample, view: View): string {
  const { examples = [], ownExamples = 0 } = verdictInSight(view) ?? {};
  const isOwn = examples.slice(0, ownExamples).includes(location);
  return isOwn ? location : here(location);
}

/** Writes the rule and the name of an example; the learner's own may have no rule. */
function titleOf({ rule, name }: FailedExample): string[] {
  return indented(rule ? [rule, name] : [name]);
}

/** Shows only the first lines of the example or the hand. */
function briefExampleLines(failure: Trouble, columns: number | undefined, count: number): string[] {
  const lines = cardLines(failure, columns);
  return lines.length > count ? [...lines.slice(0, count), '    …'] : lines;
}

/** Shows the example or the hand, where the example is, and the call to try. */
function exampleLines(failure: Trouble, view: View, columns?: number): string[] {
  const { example, call } = failure;
  const lines: string[] = [];
  if (example) lines.push(...titleOf(example), '');
  lines.push(...cardLines(failure, columns));
  // In an interview, the hidden examples are in the same file.
  if (example && !view.course.interview) lines.push(`  example   ${placeOf(example, view)}`);
  // The call is to be copied, so its cards are written in letters.
  if (call !== undefined) lines.push(`  ${call.startsWith('{') ? 'ask ' : 'call'}      ${call}`);
  return lines;
}

/** Writes the sentences of the example, or draws the hand. */
function cardLines({ example, hand }: Trouble, columns = 0): string[] {
  const lay = (texts: readonly string[]) => layOutCards(texts, columns - INDENT_COLUMNS);
  const sentences = example ? [...lay(example.given), example.sentence, ...example.rows] : [];
  const hands = hand === undefined ? [] : lay(hand.split(', '));
  return indented([...indented(sentences), ...hands]).map(write);
}

/**
 * Explains the known mistake that gives the same answers, or those that were avoided, or mentions
 * them in one line.
 */
function mistakeLines({ mistake, avoided }: Words, { explains }: View): string[] {
  if (explains) return mistake ? explainedMistake(mistake) : avoidedMistakes(avoided);
  if (mistake) {
    const { question, summary } = mistake;
    return ['', `${question ? write(question) : summary} Press e for an explanation.`];
  }
  if (avoided.length === 0) return [];
  const names = avoided.slice(0, 3).map((name) => name.replace(/[.:].*/, ''));
  return ['', `Classic mistakes: ${names.join('; ')} … Press e to see them all.`];
}

function explainedMistake({ question, summary, known }: MistakeWords): string[] {
  return [...(question ? ['', write(question)] : []), ...part(summary, [known], write)];
}

function avoidedMistakes(avoided: readonly string[]): string[] {
  return part('Classic mistakes, each with a hand that exposes it:', avoided, write);
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** Puts an empty line above lines, if there are any. */
const spaced = (lines: readonly string[]) => (lines.length > 0 ? ['', ...lines] : []);

/** Puts a heading above lines, if there are any. */
const part = <Line>(
  heading: string,
  lines: readonly Line[],
  shown: (line: Line) => string = String,
): string[] => (lines.length > 0 ? ['', heading, ...indented(lines.map(shown))] : []);
