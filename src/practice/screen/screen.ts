/** What is on the screen: where the learner is, a page or the verdict, and the keys. What matters most is printed last. */
import type { Exercise } from '../../coach/exercises.ts';
import { standInLines } from '../../coach/explain/words.ts';
import { type ExerciseVerdict, isDone } from '../../coach/verdict.ts';
import { layOutCards } from '../../terminal/card-tiles.ts';
import { here, home } from '../../terminal/package-files.ts';
import { keyLine } from '../../terminal/screen.ts';
import { wrapText } from '../../terminal/wrap-text.ts';
import { ruleOf } from '../learner-files.ts';
import { storyOf } from '../read-package.ts';
import { paintVerdict, type Style } from '../verdict-lines.ts';
import { keysOf } from './keys.ts';
import { endLines, listLines, solutionLines } from './pages.ts';
import { titleIn, type View, verdictInSight } from './view.ts';

/** How far the cards of an example are indented. */
const INDENT_COLUMNS = 4;

/** Returns the lines of the screen. Cards are drawn as tiles where that leaves the whole verdict in sight. */
export function screenOf(view: View, { columns, rows }: { columns: number; rows: number }): string[] {
  const wrap = (lines: readonly string[]) => wrapText(lines.join('\n'), columns).split('\n');
  const [verdict, foot] = [verdictInSight(view), wrap(['', ...footOf(view)])];
  const page = view.page && { list: listLines, solution: solutionLines }[view.page](view);
  if (page || !verdict)
    return [...wrap([...view.course.head(view), '', ...(page ?? ['Reading your files …'])]), ...foot];
  const tiles = (sentences: readonly string[]) => layOutCards(sentences, columns - INDENT_COLUMNS);
  const drawn = wrap(['', ...partsOf(view, tiles).sight]);
  const { above, sight } = partsOf(view);
  return [...wrap(above), ...(drawn.length + foot.length <= rows ? drawn : wrap(['', ...sight])), ...foot];
}

/** Returns what `--once` prints: the same with all failures and without keys. */
export function reportOf(view: View): string[] {
  const { above, sight, others } = partsOf({ ...view, explains: true });
  const verdict = verdictInSight(view);
  return [...above, '', ...sight, ...others, ...(verdict ? standInLines(verdict) : []).flatMap((line) => ['', line])];
}

/** Returns what is above the verdict, what of it has to be in sight, and the other failures. */
function partsOf(view: View, lay?: Style['lay']) {
  const { course, failure, explains } = view;
  const [current, verdict] = [view.current as Exercise, verdictInSight(view) as ExerciseVerdict];
  const story = storyOf(current.name, home.root);
  const { sight, others, rest } = paintVerdict(verdict, view.mistakes, {
    failure,
    explains,
    places: course.placesOf(current),
    ...(story && { story: here(story) }),
    ...(!course.interview && { shownPlace: here }), // the path would lead to the hidden examples
    ...(lay && { lay }),
  });
  const rules = current.units.map((unit) => `  ${ruleOf(unit, home.root)}`);
  const below = [...rest, ...hintLines(view), ...endLines(view)];
  return { above: [...course.head(view), '', titleIn(course, current), ...rules, ...below], sight, others };
}

/** Returns the hints that were asked for. */
function hintLines(view: View): string[] {
  const { current, hints } = view;
  const verdict = verdictInSight(view);
  const shown = current && verdict && !isDone(verdict) ? current.hints.slice(0, hints[current.name] ?? 0) : [];
  return shown.flatMap((hint, index) => ['', `Hint ${index + 1}: ${hint}`]);
}

/** Returns the notes and the keys. */
function footOf(view: View): string[] {
  const keys = keysOf(view);
  const question = keys[view.asked ?? '']?.question;
  if (question) return [question, keyLine('y yes', 'any other key no')];
  const verdict = verdictInSight(view);
  return [
    ...(verdict ? standInLines(verdict) : []),
    ...(view.note ? [view.note] : []),
    keyLine(...Object.entries(keys).map(([name, { label }]) => `${name} ${label}`)),
  ];
}
