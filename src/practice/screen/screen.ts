/** The screen: where the learner is, a page or the verdict, and the keys. What matters most is printed last. */
import { readFileSync } from 'node:fs';
import { type Exercise, hintsOn } from '../../coach/exercises.ts';
import { standInLines } from '../../coach/explain/words.ts';
import { solutionFiles, storyOf } from '../../coach/read-package.ts';
import { type ExerciseVerdict, isDone } from '../../coach/verdict.ts';
import { layOutCards } from '../../terminal/card-tiles.ts';
import { here, home, packageFile } from '../../terminal/package-files.ts';
import { keyLine } from '../../terminal/screen.ts';
import { wrapText } from '../../terminal/wrap-text.ts';
import { fillIn, ruleOf, unitFile } from '../learner-files.ts';
import { kataCommand, practiceCommand, shellWord } from '../typed-command.ts';
import { paintVerdict, type Style } from '../verdict-lines.ts';
import { keysOf } from './keys.ts';
import { doneIn, titleIn, type View, verdictInSight } from './view.ts';

const INDENT_COLUMNS = 4;

/** Returns the lines of the screen, with tiles for cards where that leaves the whole verdict in sight. */
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
  return [...above, '', ...sight, ...others, ...standInsOf(view).flatMap((line) => ['', line])];
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
    story: story && here(story),
    shownPlace: course.interview ? undefined : here, // the path would lead to the hidden examples
    lay,
  });
  const rules = current.units.map((unit) => `  ${ruleOf(unit, home.root)}`);
  const hints = isDone(verdict) ? [] : hintsOn(current, verdict).slice(0, view.hints[current.name] ?? 0);
  const below = [...rest, ...hints.flatMap((hint, index) => ['', `Hint ${index + 1}: ${hint}`]), ...endLines(view)];
  return { above: [...course.head(view), '', titleIn(course, current), ...rules, ...below], sight, others };
}

/** Says what to do when all exercises are done. */
function endLines(view: View): string[] {
  const { folder, exercises, interview, program } = view.course;
  if (interview || program || doneIn(view).length < exercises.length) return [];
  const text = fillIn('DONE.md', home.root, {
    'practice interview': practiceCommand(home, undefined, 'interview'),
    command: home.fromSource ? 'npm start --' : kataCommand(home.root),
    evaluator: shellWord(unitFile('evaluator', folder)),
    page: here('src/evaluators/README.md'),
  });
  return ['', ...text.trimEnd().split('\n')];
}

function listLines(view: View): string[] {
  const { course, current, typed } = view;
  const done = doneIn(view);
  const rows = course.exercises.map((exercise) => {
    const state = exercise === current ? 'now' : done.includes(exercise) ? 'done' : '';
    return `  ${state.padEnd(4)}  ${titleIn(course, exercise)}`;
  });
  return [...rows, '', `Type a number and press enter to go there: ${typed}`];
}

const OURS =
  "This is the project's own solution; it imports the project's own files. Your files import from poker-hands-kata, and from each other.";

function solutionLines({ current }: View): string[] {
  const files = solutionFiles(current?.units ?? [], home.root).map((path) => [
    path,
    readFileSync(packageFile(path), 'utf8'),
  ]);
  return [
    OURS,
    ...files.flatMap(([path = '', text = '']) => ['', `${here(path)}:`, '', ...text.trimEnd().split('\n')]),
  ];
}

const standInsOf = (view: View) => standInLines(verdictInSight(view) ?? {});

/** Writes the notes and the keys. */
function footOf(view: View): string[] {
  const keys = keysOf(view);
  const question = keys[view.asked ?? '']?.question;
  if (question) return [question, keyLine('y yes', 'any other key no')];
  const labels = Object.entries(keys).flatMap(([name, { label }]) =>
    view.current || name === 'q' ? `${name} ${label}` : [],
  );
  return [...standInsOf(view), ...[view.note || view.doing].filter(Boolean), keyLine(...labels)];
}
