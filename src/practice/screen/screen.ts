/** What is on the screen: where the learner is, a page or the verdict, and the keys. What matters most is printed last. */
import type { Exercise } from '../../coach/exercises.ts';
import { standInLines } from '../../coach/explain/words.ts';
import { type ExerciseVerdict, isDone } from '../../coach/verdict.ts';
import { layOutCards } from '../../terminal/card-tiles.ts';
import { writeSymbols } from '../../terminal/draw-cards.ts';
import { here, home } from '../../terminal/package-files.ts';
import { keyLine, paint } from '../../terminal/screen.ts';
import { wrapText } from '../../terminal/wrap-text.ts';
import { storyOf } from '../read-chapter.ts';
import { paintVerdict, type Style } from '../verdict-lines.ts';
import { ruleLines } from '../words.ts';
import { pageLines } from './pages.ts';
import { titleIn, type View, verdictInSight } from './view.ts';

/** How far the cards of an example are indented. */
const INDENT_COLUMNS = 4;

/** Returns the lines of the screen. Cards are drawn as tiles where that leaves the whole verdict in sight. */
export function screenOf(view: View, { columns, rows }: { columns: number; rows: number }): string[] {
  const { course, current, page } = view;
  const wrap = (lines: readonly string[]) => wrapText(lines.join('\n'), columns).split('\n');
  const head = wrap(course.head(view));
  const foot = wrap(['', ...footOf(view)]);
  if (page) return [...head, '', ...wrap(pageLines(page, view)), ...foot];
  const verdict = verdictInSight(view);
  if (!current || !verdict) return [...head, '', 'Reading your files …', ...foot];
  const title = ['', titleIn(course, current), ...ruleLines(current, verdict)];
  if (course.isOver && isDone(verdict)) return [...head, ...wrap([...title, '', ALL_VISIBLE]), ...foot];
  const style = styleOf(view, current);
  const { sight, rest } = paintVerdict(verdict, view.mistakes, style);
  const tiles = (sentences: readonly string[]) => layOutCards(sentences, columns - INDENT_COLUMNS);
  const drawn = wrap(['', ...paintVerdict(verdict, view.mistakes, { ...style, lay: tiles }).sight]);
  const below = drawn.length + foot.length <= rows ? drawn : wrap(['', ...sight]);
  return [...head, ...wrap([...title, ...rest, ...hintLines(view, verdict)]), ...below, ...foot];
}

const ALL_VISIBLE = paint('good', '✓ All visible examples pass. There are hidden ones, too.');

/** Returns the hints that were asked for. */
function hintLines({ current, hints }: View, verdict: ExerciseVerdict): string[] {
  const shown = isDone(verdict) ? [] : (current?.hints.slice(0, hints[current.name] ?? 0) ?? []);
  return shown.flatMap((hint, index) => ['', `Hint ${index + 1}: ${hint}`]);
}

function styleOf({ course, failure, explains }: View, current: Exercise): Partial<Style> {
  const story = storyOf(current.name, home.root);
  return {
    write: writeSymbols,
    paint,
    failure,
    explains,
    places: course.placesOf(current),
    story: story && here(story),
    shownPlace: course.isOver ? undefined : here, // the path would lead to the hidden examples
  };
}

/** Returns the notes, and the keys that do something now. */
function footOf(view: View): string[] {
  const { course, note, asked } = view;
  if (asked?.question) return [asked.question, keyLine('y yes', 'any other key no')];
  const verdict = verdictInSight(view);
  const offered = Object.entries(course.keys).filter(([, { isOffered }]) => isOffered?.(view) !== false);
  return [
    ...(verdict ? standInLines(verdict) : []),
    ...(note ? [note] : []),
    keyLine(...offered.map(([name, { label }]) => `${name} ${label}`)),
  ];
}
