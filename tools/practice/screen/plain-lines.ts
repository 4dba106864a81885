/** The practice in sentences, without boxes, signs or colours, for screen readers and logs. */
import { stripVTControlCharacters } from 'node:util';
import { type Exercise, exampleCardsFor } from '../../coach/exercise.ts';
import { clockOf } from '../times.ts';
import { paintVerdict } from '../verdict-lines.ts';
import { exampleLines } from './example-lines.ts';
import { keysOf } from './keys.ts';
import { ownScoreIn, stateOf } from './list-lines.ts';
import { belowOf, pageLines } from './screen.ts';
import { failureInSight, takesExamples, titleIn, type View, verdictInSight } from './view.ts';

/** What is told of a view, in this order. */
export interface PlainParts {
  /** The exercise and its rule. */
  readonly title: readonly string[];
  /** The verdict, which is told as a whole, or not at all. */
  readonly verdict: readonly string[];
  /** Hints and other lines, each of which is told once. */
  readonly more: readonly string[];
}

/** Returns the question or the page that hides the verdict; undefined if none does. */
export function pageSentences(view: View): string[] | undefined {
  const { current, page, waitingKey } = view;
  const question = waitingKey && keysOf(view)[waitingKey]?.question?.(view);
  if (question) return [`${question} Type y for yes, or anything else for no.`];
  switch (page) {
    case undefined:
      return undefined;
    case 'list':
      return listSentences(view);
    case 'cards':
      return [...spoken(view.answer), ...(current ? [promptFor(current)] : [])];
    default:
      return pageLines(view).join('\n').trim().split('\n');
  }
}

function promptFor(exercise: Exercise): string {
  return `Type cards, like ${exampleCardsFor(exercise)}, and press enter. An empty line goes back.`;
}

/** Returns what is told of the exercise in sight. */
export function plainParts(view: View): PlainParts {
  const { course, side } = view;
  const progress = course.interview ? [] : spoken(course.head(view));
  if (side === 'examples') {
    return { title: [], verdict: [], more: [...spoken(exampleLines(view)), ...progress] };
  }
  if (!verdictInSight(view)) return { title: [], verdict: ['There is no verdict yet.'], more: [] };
  const { above, sight } = paintVerdict(view);
  const [title = '', rule = '', ...parts] = above;
  const more = [...spoken([...parts, ...belowOf(view)]), ...progress];
  const verdict = spoken(sight).map((line) => withLabel(line, view));
  return { title: spoken([title, rule]), verdict, more };
}

/** Says which line is the rule, and which the name of the example in sight. */
function withLabel(line: string, view: View): string {
  const { rule, name } = failureInSight(view)?.example ?? {};
  if (line === rule) return `Rule: ${line}`;
  return line === name ? `Example: ${line}` : line;
}

/** Lists the keys that do something now. */
export function keySentences(view: View): string[] {
  const nameOf = (name: string) => (name === 'space' ? 'enter alone' : name);
  const keys = Object.entries(keysOf(view));
  return [
    'Type one of these and press enter:',
    ...keys.map(([name, { label }]) => `${nameOf(name)}: ${label}`),
  ];
}

function listSentences(view: View): string[] {
  const { course, current, times } = view;
  const rows = course.exercises.map((exercise) => {
    const words = [
      titleIn(course, exercise),
      stateOf(exercise, view),
      clockOf(times, exercise.name),
      ownScoreIn(view, exercise).trim(),
      exercise === current ? 'you are here' : '',
    ];
    return words.filter(Boolean).join(', ');
  });
  const hasExamples = course.exercises.some((exercise) => takesExamples(course, exercise));
  const orExamples = hasExamples ? ', or with an x after it for its examples, like 2x' : '';
  return [...rows, `Type a number${orExamples}, and press enter.`];
}

/** What is quoted stays as it is; the suit of a card becomes a letter. */
const QUOTED_OR_SUIT = /"[^"]*"|\('[^']*'|(?<=[\dTJQKA])[♣♦♥♠]/g;
const LETTERS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

/** The dots of examples and the bar of the progress, and the sign of a heading. */
const SIGNS = /^(?:[●○✗✓]+|\[[-#x]+\])(?: |$)/;

/** What stands in a column on the screen, like `expected  true`, and what is told instead. */
const LABELS: Readonly<Record<string, string>> = {
  expected: 'Expected',
  got: 'Got',
  open: 'Open',
  example: 'The example is in',
  call: 'The call',
  ask: 'The question',
  guide: 'The guide',
  'your code': 'Your code',
  'the rules': 'The rules',
};
const LABEL = new RegExp(`^(${Object.keys(LABELS).join('|')}) {2,}`);

/** Writes lines of the screen without what only the eye needs. */
export function spoken(lines: readonly string[]): string[] {
  const texts = stripVTControlCharacters(lines.join('\n')).split('\n');
  return texts.map(withoutSigns).filter((text) => text !== '');
}

function withoutSigns(line: string): string {
  return line
    .trim()
    .replace(SIGNS, '')
    .replaceAll(QUOTED_OR_SUIT, (found) => LETTERS[found] ?? found)
    .replace(LABEL, (_column, label: string) => `${LABELS[label]}: `);
}
