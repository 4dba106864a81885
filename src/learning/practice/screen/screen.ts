/**
 * The screen: the progress, a page or the verdict, and the keys. What matters most is printed last.
 */
import { readFileSync } from 'node:fs';
import { here, home, packageFile } from '../../../machine/package/package-files.ts';
import { keyLine } from '../../../machine/terminal/screen.ts';
import { wrapText } from '../../../machine/terminal/wrap-text.ts';
import { questionAbout } from '../../coach/exercises.ts';
import { standInLines } from '../../coach/explain/words.ts';
import { solutionFiles } from '../../coach/read-package.ts';
import { isDone } from '../../coach/verdict.ts';
import { unitFile } from '../learner-files.ts';
import { paintVerdict, type Style } from '../verdict-lines.ts';
import { keysOf } from './keys.ts';
import { doneIn, titleIn, type View, verdictInSight } from './view.ts';

/**
 * Returns the lines of the screen. Cards are tiles if there is room, and are cut if there is not
 * enough without.
 */
export function screenOf(
  view: View,
  { columns, rows }: { columns: number; rows: number },
): string[] {
  const wrap = (lines: readonly string[]) => wrapText(lines.join('\n'), columns).split('\n');
  const [verdict, top, foot] = [verdictInSight(view), topOf(view), wrap(['', ...footOf(view)])];
  const page =
    view.page &&
    { list: listLines, solution: solutionLines, cards: () => view.answer }[view.page](
      view,
      columns,
    );
  if (page || !verdict) return [...wrap([...top, ...(page ?? ['Reading your files …'])]), ...foot];
  const styles = [{ columns }, {}, ...[20, 10, 5, 2].map((brief) => ({ brief }))];
  const fits = (style: Style) => {
    const { last, sight } = paintVerdict(view, style);
    return wrap([...last, '', ...sight]).length + foot.length <= rows;
  };
  const { above, sight } = paintVerdict(view, styles.find(fits) ?? styles.at(-1));
  return [...wrap([...top, ...above, '', ...sight]), ...foot];
}

/** Returns the report of `--once`: everything that keys would show. */
export function reportOf(view: View): string[] {
  const { above, others, sight } = paintVerdict({ ...view, explains: true });
  return [
    ...topOf(view),
    ...above,
    ...others,
    '',
    ...sight,
    ...belowOf(view).flatMap((line) => ['', line]),
  ];
}

/** The progress is at the top, but in an interview below the verdict: the clock stays in sight. */
const topOf = (view: View) => (view.course.interview ? [] : [...view.course.head(view), '']);
const belowOf = (view: View) => [
  ...(view.course.interview ? view.course.head(view) : []),
  // An interview gives ours.
  ...(view.course.interview ? [] : standInLines(verdictInSight(view) ?? {})),
];

function listLines(view: View): string[] {
  const { course, current, typed } = view;
  const done = doneIn(view);
  const rows = course.exercises.map((exercise) => {
    const doneOrNot = done.includes(exercise) ? 'done' : '';
    const state = exercise === current ? 'now' : doneOrNot;
    return `  ${state.padEnd(4)}  ${titleIn(course, exercise)}`;
  });
  return [...rows, '', `Type a number and press enter: ${typed}`];
}

/**
 * Shows our solution and, if the exercise is done, the learner's, side by side if there is room.
 */
function solutionLines(view: View, columns: number): string[] {
  const [{ folder, program }, { units = [] }, verdict] = [
    view.course,
    view.current ?? {},
    verdictInSight(view),
  ];
  const width = columns < 100 ? columns : Math.floor(columns / 2) - 1;
  const codeOf = (name: string, path: string) =>
    wrapText(
      `\n${name}:\n\n${readFileSync(path, 'utf8').trimEnd().replaceAll('\t', '  ')}`,
      width,
    ).split('\n');
  const ours = solutionFiles(units, home.root).flatMap((path) =>
    codeOf(here(path), packageFile(path)),
  );
  if (!verdict || !isDone(verdict) || program) return ours;
  const yours = units.map((unit) => unitFile(unit, folder)).flatMap((path) => codeOf(path, path));
  if (width === columns) return [...ours, ...yours];
  const rows = yours.length > ours.length ? yours : ours;
  return rows.map((_, row) => `${(yours[row] ?? '').padEnd(width)}  ${ours[row] ?? ''}`);
}

function footOf(view: View): string[] {
  const keys = keysOf(view);
  const question = keys[view.asked ?? '']?.question;
  if (question) return [question, keyLine('y yes', 'any other key no')];
  const notes = [view.note || view.doing].filter(Boolean);
  if (view.page === 'cards' && view.current) {
    const typed = view.typed.replaceAll(' ', '\u00a0');
    return [
      ...notes,
      keyLine('enter ask', 'escape back'),
      `Cards, like ${questionAbout(view.current)}: ${typed}`,
    ];
  }
  const labels = Object.entries(keys).map(([name, { label }]) => `${name} ${label}`);
  return [...belowOf(view), ...notes, keyLine(...labels)];
}
