import { here, home } from '../../machine/package/package-files.ts';
import { layOutCards } from '../../machine/terminal/card-tiles.ts';
import { writeFor } from '../../machine/terminal/draw-cards.ts';
import { paint } from '../../machine/terminal/screen.ts';
import { type Exercise, hintsOn } from '../coach/exercises.ts';
import { inWords, type Words } from '../coach/explain/words.ts';
import { storyOf } from '../coach/read-package.ts';
import {
  type ExerciseVerdict,
  gotText,
  resultsOf,
  type Trouble,
  troublesOf,
} from '../coach/verdict.ts';
import { ruleOf } from './learner-files.ts';
import { titleIn, type View, verdictInSight } from './screen/view.ts';

const MOST_LINES_ABOVE = 6;
const INDENT_COLUMNS = 4;
const write = writeFor(process.stdout);

/** How to paint an example: with tiles if `columns` is given; only `brief` lines of cards. */
export type Style = { readonly columns?: number; readonly brief?: number };

/**
 * Paints a verdict: `sight` must be visible; `above` is the rest (like hints), `last` its end, and
 * `others` the other failures.
 */
export function paintVerdict(view: View, style: Style = {}) {
  const { course, explains } = view;
  const [current, verdict] = [view.current as Exercise, verdictInSight(view) as ExerciseVerdict];
  const words = inWords(verdict, view.mistakes, view.failure);
  const { isGood, heading, wrong, lesson, speeds, printed } = words;
  const story = lesson && storyOf(current.name, home.root);
  const shown = isGood ? [] : hintsOn(current, verdict).slice(0, view.hints[current.name] ?? 0);
  const hints = shown.map((hint, index) => ['', `Hint ${index + 1}: ${hint}`]);
  const mistakes = mistakeLines(words, view);
  const parts = [
    wrong && style.brief ? spaced(exampleLines(wrong, view)) : [],
    lesson ? ['', `Learned: ${lesson}`, ...(story ? [`Walkthrough: ${here(story)}`] : [])] : [],
    part('Hands of seven cards per second:', speeds),
    part('Your code printed:', printed ? printed.split('\n') : []),
    ...(explains ? [...hints, mistakes] : [mistakes, ...hints]),
  ];
  const rules = [course.interview?.alone ?? current.units]
    .flat()
    .map((unit) => `  ${ruleOf(unit, home.root)}`);
  const head = [
    paint(isGood ? 'good' : 'bad', `${isGood ? '✓' : '✗'} ${heading}`),
    ...dotLines(view),
  ];
  return {
    above: [titleIn(course, current), ...rules, ...parts.flat()],
    others: part('Other failures:', troublesOf(verdict).slice(1), (other) =>
      otherLine(other, view),
    ),
    last: parts.findLast((lines) => lines.length > 0)?.slice(-MOST_LINES_ABOVE) ?? [],
    sight: wrong
      ? [...head, ...spaced(exampleLines(wrong, view, style)), '', ...outcomeLines(wrong)]
      : head,
  };
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

function otherLine({ example, expected, got = '', message }: Trouble, { course }: View): string {
  const what = write(message ?? `expected ${expected}, ${gotText(got)}`);
  return `✗ ${example?.name ?? ''}: ${what}${example && !course.interview ? ` (${here(example.location)})` : ''}`;
}

function dotLines(view: View): string[] {
  const signs = {
    passed: paint('good', '●'),
    failed: paint('bad', '✗'),
    'not reached': paint('old', '○'),
  };
  const places = view.course.placesOf(view.current as Exercise);
  const dots = resultsOf(verdictInSight(view) as ExerciseVerdict, places).map(
    ({ status }) => signs[status],
  );
  return dots.length > 0 ? [`  ${dots.join('')}`] : [];
}

/** Shows the example or the hand, its place, and the call to try (without card symbols). */
function exampleLines(
  { example, hand, call }: Trouble,
  { course }: View,
  { columns = 0, brief }: Style = {},
) {
  const lay = (given: readonly string[]) => layOutCards(given, columns - INDENT_COLUMNS);
  const sentences = example ? [...lay(example.given), example.sentence, ...example.rows] : [];
  const cards = indented([...indented(sentences), ...lay(hand?.split(', ') ?? [])]).map(write);
  if (brief) return cards.length > brief ? [...cards.slice(0, brief), '    …'] : cards;
  return [
    ...(example ? [`  ${example.rule}`, `  ${example.name}`, ''] : []),
    ...cards,
    // Near hidden ones.
    ...(example && !course.interview ? [`  example   ${here(example.location)}`] : []),
    ...(call === undefined ? [] : [`  ${call.startsWith('{') ? 'ask ' : 'call'}      ${call}`]),
  ];
}

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

/**
 * Explains known mistakes that fail in the same way or were avoided, or mentions them in a line.
 */
function mistakeLines({ mistake, avoided }: Words, { explains }: View): string[] {
  const all = 'Classic mistakes, each with a hand that exposes it:';
  const { question, summary = all, known = avoided } = mistake ?? {};
  if (explains) return [...(question ? ['', write(question)] : []), ...part(summary, known, write)];
  if (mistake) return ['', `${question ? write(question) : summary} (e explains it)`];
  const names = avoided.slice(0, 3).map((name) => name.replace(/[.:].*/, ''));
  return names.length > 0 ? ['', `Classic mistakes: ${names.join('; ')} … (e shows all)`] : [];
}
