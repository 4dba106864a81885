/** What is on the screen: where the learner is, a page or the verdict, and the keys. What matters most is printed last. */
import { standInLines, tell } from '../../coach/report.ts';
import { isDone, type StepVerdict } from '../../coach/verdict.ts';
import { layOutCards } from '../../terminal/card-tiles.ts';
import { writeSymbols } from '../../terminal/draw-cards.ts';
import { here, home } from '../../terminal/package-files.ts';
import { keyLine, paint } from '../../terminal/screen.ts';
import { wrapText } from '../../terminal/wrap-text.ts';
import { storyOf } from '../read-chapter.ts';
import { brokenLines, ruleLines } from '../words.ts';
import { pageLines } from './pages.ts';
import { doneIn, titleIn, type View, verdictInSight } from './view.ts';

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
  const tiles = (sentences: readonly string[]) => layOutCards(sentences, columns - INDENT_COLUMNS);
  const told = wrap(verdictLines(view, verdict, columns, tiles));
  const body = told.length + foot.length <= rows ? told : wrap(verdictLines(view, verdict, columns));
  const above = wrap(['', titleIn(course, current), ...ruleLines(current, verdict), '', ...hintLines(view, verdict)]);
  return [...head, ...above, ...body, ...foot];
}

/** Returns the hints that were asked for. */
function hintLines({ current, hints }: View, verdict: StepVerdict): string[] {
  const shown = isDone(verdict) ? [] : (current?.hints.slice(0, hints[current.name] ?? 0) ?? []);
  return shown.flatMap((hint, index) => [`  Hint ${index + 1}: ${hint}`, '']);
}

type Lay = (sentences: readonly string[]) => readonly string[];

function verdictLines(view: View, verdict: StepVerdict, columns: number, lay?: Lay): string[] {
  const { course, current, mistakes, failure, explains, gained } = view;
  if (course.interview && isDone(verdict))
    return [paint('good', `✓ All ${verdict.examples} visible examples pass. There are hidden ones, too.`)];
  const story = storyOf(verdict.step, home.root);
  const places = current ? course.placesOf(current) : [];
  const shownPlace = course.interview ? undefined : here; // the path would lead to the hidden examples
  const seen = { failure, explains, gained, places, story: story && here(story), shownPlace };
  const { bar, body, mistake } = tell(verdict, mistakes, writeSymbols, {
    columns,
    paint,
    ...seen,
    ...(lay && { lay }),
  });
  return [...mistake, ...body, '', ...bar];
}

/** Returns the notes, and the keys that do something now. */
function footOf(view: View): string[] {
  const { course, broken, note, asked } = view;
  if (asked?.question) return [asked.question, keyLine('y yes', 'any other key no')];
  const verdict = verdictInSight(view);
  const offered = Object.entries(course.keys).filter(([, { isOffered }]) => isOffered?.(view) !== false);
  return [
    ...(verdict ? standInLines(verdict) : []),
    ...brokenLines(broken, doneIn(view)),
    ...(note ? [note] : []),
    keyLine(...offered.map(([name, { label }]) => `${name} ${label}`), 'q quit'),
  ];
}
