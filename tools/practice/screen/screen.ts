/**
 * The screen: the progress, a page or the verdict, and the keys. What matters most is printed last.
 */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { type Exercise, exampleCardsFor } from '../../coach/exercise.ts';
import { standInLines } from '../../coach/explain/words.ts';
import { helperFiles } from '../../coach/read-package.ts';
import { solutionPath } from '../../coach/units.ts';
import { isDone } from '../../coach/verdict.ts';
import { here, home, packageFile } from '../../machine/package/package-files.ts';
import { keyLine, paint } from '../../machine/terminal/screen.ts';
import { wrapText } from '../../machine/terminal/wrap-text.ts';
import { listed } from '../../machine/words/nearest.ts';
import { isMissing, unitFile, unreadFile } from '../learner-files.ts';
import { clockOf } from '../times.ts';
import { type PaintedVerdict, paintVerdict, type Style } from '../verdict-lines.ts';
import { brokenLines } from './broken-lines.ts';
import { exampleLines } from './example-lines.ts';
import { keysOf } from './keys.ts';
import { listLines } from './list-lines.ts';
import { notCounted, ownInSight } from './own-view.ts';
import { titleIn, type View, verdictInSight } from './view.ts';

/** The styles without tiles, from roomy to brief, except the briefest. */
const STYLES_WITHOUT_TILES: readonly Style[] = [{}, { brief: 20 }, { brief: 10 }, { brief: 5 }];

const BRIEFEST: Style = { brief: 2 };

/** From so many columns on, our solution is next to the learner's. */
const COLUMNS_FOR_TWO = 100;

const ONE_COLUMN = COLUMNS_FOR_TWO - 1;

interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

/**
 * Returns the lines of the screen, wrapped. There may be more than its rows: then the first ones
 * are out of sight.
 */
export function screenOf(view: View, { columns, rows }: ScreenSize): string[] {
  const foot = wrapped([separatorOf(view), ...footOf(view)], columns);
  const body = bodyOf(view, { columns, rows: rows - foot.length });
  return [...wrapped([...topOf(view), ...body], columns), ...foot];
}

/** Returns the report of `--once`: everything that keys would show, but for hints on examples. */
export function reportOf(view: View): string[] {
  if (view.side === 'examples') return [...topOf(view), ...exampleLines(view)];
  const { above, others, sight } = paintVerdict({ ...view, explains: true });
  const below = belowOf(view).flatMap((line) => ['', line]);
  return [...topOf(view), ...above, ...others, '', ...sight, ...below];
}

function wrapped(lines: readonly string[], columns: number): string[] {
  return wrapText(lines.join('\n'), columns).split('\n');
}

/** Shows the progress, which an interview shows below the verdict. */
function topOf(view: View): readonly string[] {
  return view.course.interview ? [] : [...view.course.head(view), ''];
}

/**
 * Shows the clock of an interview, which must stay in sight. The practice says here what a change
 * has broken, which files of the learner are missing or not read, and which were replaced by ours;
 * an interview always gives ours.
 */
export function belowOf(view: View): readonly string[] {
  if (view.course.interview) return view.course.head(view);
  const standIns = standInLines(verdictInSight(view) ?? {});
  const lines = [
    ...brokenLines(view),
    ...missingFileLines(view),
    ...unreadFileLines(view),
    ...uncountedExampleLines(view),
    ...standIns,
  ];
  return [...new Set(lines)];
}

/** Says that a file in TypeScript does nothing, because there is one in JavaScript. */
function unreadFileLines({ course, current }: View): string[] {
  if (course.program || !current) return [];
  const unread = unreadFile(current.unit, course.folder, home.root);
  return unread
    ? [`${unread} is not used, because there is also a ${unitFile(current.unit, '')}.`]
    : [];
}

/** Says that some of the learner's examples are not asked of their code. */
function uncountedExampleLines(view: View): string[] {
  const own = view.side === 'code' ? ownInSight(view) : undefined;
  if (!own) return [];
  if ('message' in own) return ['Your own examples cannot be judged yet. Press x to see why.'];
  const areAllCounted = notCounted(own).length === 0;
  return areAllCounted ? [] : ['Some of your own examples do not count. Press x to see why.'];
}

/** Says how a deleted file comes back. */
function missingFileLines(view: View): string[] {
  const { course, current } = view;
  if (course.program || !current || verdictInSight(view)?.stage !== 'read') return [];
  if (!isMissing(current.unit, course.folder)) return [];
  return [`${unitFile(current.unit, course.folder)} is missing. Press r to start it again.`];
}

function bodyOf(view: View, size: ScreenSize): readonly string[] {
  switch (view.page) {
    case 'list':
      return listLines(view);
    case 'solution':
      return solutionLines(view, size.columns);
    case 'helpers':
      return helperLines(view, size.columns);
    case 'cards':
      return view.answer;
    default:
      if (view.side === 'examples') return exampleLines(view, size.columns);
      return verdictInSight(view) ? verdictLines(view, size) : ['Reading your files …'];
  }
}

function verdictLines(view: View, size: ScreenSize): string[] {
  const { above, sight } = firstThatFits(view, size);
  const lines = [...above, '', ...sight];
  return view.isOld ? lines.map(greyed) : lines;
}

/** Greys the words of a line; the indent must stay in front, for the wrapping. */
const greyed = (line: string): string =>
  stripVTControlCharacters(line).replace(/\S.*/, (words) => paint('old', words));

/** Paints the verdict in the first style in which what matters is in sight, or in the briefest. */
function firstThatFits(view: View, { columns, rows }: ScreenSize): PaintedVerdict {
  for (const style of [{ columns }, ...STYLES_WITHOUT_TILES]) {
    const painted = paintVerdict(view, style);
    const { last, sight } = painted;
    if (wrapped([...last, '', ...sight], columns).length <= rows) return painted;
  }
  return paintVerdict(view, BRIEFEST);
}

/** Shows the page of our solution, or of its helpers, in one column. */
export function pageLines(view: View): string[] {
  return view.page === 'helpers' ? helperLines(view, ONE_COLUMN) : solutionLines(view, ONE_COLUMN);
}

/**
 * Shows our solution and, if the exercise is done, the learner's, side by side if there is room.
 * The helpers wait for another key, so that the rule is in sight.
 */
function solutionLines(view: View, columns: number): string[] {
  const { course, current } = view;
  if (!current) return [];
  const verdict = verdictInSight(view);
  const hasRoom = columns >= COLUMNS_FOR_TWO;
  const width = hasRoom ? Math.floor(columns / 2) - 1 : columns;
  const ours = packageCodeLines(solutionPath(current.unit), width);
  const helpers = helperFiles(current.unit, home.root).map((path) => here(path));
  const mention = helpers.length > 0 ? ['', `s shows its helpers: ${listed(helpers, 'and')}`] : [];
  if (!verdict || !isDone(verdict) || course.program) return [...ours, ...mention];
  const file = unitFile(current.unit, course.folder);
  const theirs = codeLines(file, file, width);
  return [...(hasRoom ? sideBySide(theirs, ours, width) : [...theirs, ...ours]), ...mention];
}

function helperLines({ current }: View, columns: number): string[] {
  const helpers = current ? helperFiles(current.unit, home.root) : [];
  return helpers.flatMap((path) => packageCodeLines(path, columns));
}

/** Shows a file of the package. */
function packageCodeLines(path: string, width: number): string[] {
  return codeLines(here(path), packageFile(path), width);
}

function codeLines(name: string, path: string, width: number): string[] {
  const code = readFileSync(path, 'utf8').trimEnd().replaceAll('\t', '  ');
  return wrapText(`\n${name}:\n\n${code}`, width).split('\n');
}

function sideBySide(left: readonly string[], right: readonly string[], width: number): string[] {
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, row) => row);
  return rows.map((row) => `${(left[row] ?? '').padEnd(width)}  ${right[row] ?? ''}`);
}

/** Names the exercise and its time on the line above the foot, which is in sight on every page. */
function separatorOf(view: View): string {
  const { course, current, times } = view;
  if (!current) return '';
  const clock = clockOf(times, current.name);
  const side = view.side === 'examples' ? ', your examples' : '';
  return paint('head', `── ${titleIn(course, current)}${side}${clock && ` ${clock}`} ──`);
}

function footOf(view: View): string[] {
  const keys = keysOf(view);
  const question = keys[view.waitingKey ?? '']?.question?.(view);
  if (question) return [question, keyLine('y yes', 'any other key no')];
  const notes = [view.note, view.doing].filter(Boolean);
  if (view.page === 'cards' && view.current) {
    return [...notes, ...cardPrompt(view.current, view.typed)];
  }
  const labels = Object.entries(keys).map(([name, { label }]) => `${name} ${label}`);
  return [...belowOf(view), ...notes, keyLine(...labels)];
}

/** Asks for cards. What was typed does not wrap, so that it stays in one piece. */
function cardPrompt(exercise: Exercise, typed: string): string[] {
  const unbroken = typed.replaceAll(' ', '\u00a0');
  return [
    keyLine('enter ask', 'escape back'),
    `Cards, like ${exampleCardsFor(exercise)}: ${unbroken}`,
  ];
}
